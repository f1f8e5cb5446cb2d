import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTree } from '@nx/devkit/testing';
import { describe, expect, it } from 'vitest';
import { projects, root } from '../lib/house.js';
import generate from './generator.js';
import { faultOfName } from './name.js';

const LISTS = [
  'tools/cli/src/games.ts',
  'tools/cli/package.json',
  'tools/cli/tsconfig.json',
  'tools/workspace/src/affected-rows.json',
  'tsconfig.json',
];

/** A tree with what the generator reads of the real workspace. */
const house = () => {
  const tree = createTree();
  const manifests = projects().map(({ folder }) => `${folder}/package.json`);
  for (const file of new Set([...LISTS, ...manifests])) {
    tree.write(file, readFileSync(join(root, file), 'utf8'));
  }
  // Nx looks only for this name in a tree that is not on the disk.
  tree.write('.prettierrc', readFileSync(join(root, '.prettierrc.json'), 'utf8'));
  return tree;
};

const contents = (tree: ReturnType<typeof house>) =>
  new Map(tree.listChanges().map(({ path, content }) => [path, content?.toString()]));

describe('a bad name', () => {
  it.each([
    ['', 'kebab-case'],
    ['Heap', 'kebab-case'],
    ['heap_two', 'kebab-case'],
    ['2-heaps', 'kebab-case'],
    ['heap-', 'kebab-case'],
    ['heap--two', 'kebab-case'],
    ['../heap', 'kebab-case'],
    ['h'.repeat(33), '32 characters'],
    ['heap-element', '-element'],
    ['heap-core', '-core'],
    ['shared', 'reserved'],
    ['switch', 'reserved'],
    ['deal', 'reserved'],
    ['nul', 'Windows'],
    ['com1', 'Windows'],
    ['game-core', '-core'],
    ['klondike', 'already'],
    ['cli', 'already'],
    ['workspace', 'already'],
  ])('%j is refused: %s', async (name, message) => {
    const tree = house();
    const before = contents(tree);
    await expect(generate(tree, { name })).rejects.toThrow(message);
    expect(contents(tree)).toEqual(before);
  });

  it('is no ordinary one', () => {
    for (const name of ['heap', 'heap-2', 'mah-jong-solitaire', 'h', 'element-five']) {
      expect(faultOfName(name, ['klondike'])).toBeUndefined();
    }
  });
});

describe('a good name', () => {
  it('is entered in every list, and the lists keep what they had', async () => {
    const tree = house();
    const before = contents(tree);
    await generate(tree, { name: 'cast-off', family: 'board', title: 'Off it goes' });
    const after = contents(tree);
    const text = (file: string): string => after.get(file) ?? '';

    expect(text('tools/cli/src/games.ts')).toContain("import('./games/cast-off.ts')).castOff");
    expect(text('tools/cli/src/games.ts')).toContain("id: 'klondike'");
    expect(text('tools/cli/package.json')).toContain('"@parlour/cast-off": "*"');
    expect(text('tools/cli/tsconfig.json')).toContain('"../../packages/cast-off"');
    expect(text('tsconfig.json')).toContain('"./packages/cast-off"');
    expect(text('packages/cast-off/package.json')).toContain('"family:board"');
    expect(text('tools/cli/src/games/cast-off.ts')).toContain("title: 'Off it goes'");
    expect(text('tools/cli/scripts/cast-off-won.txt')).toMatch(
      /^# parlour cast-off play .*--script /,
    );
    expect(text('tools/cli/scripts/cast-off-won.out')).toMatch(/^Off it goes\nThis deal again: /);
    expect(text('docs/rules/cast-off.md')).toMatch(/^# Off it goes: the rules/);
    const rows: unknown = JSON.parse(text('tools/workspace/src/affected-rows.json'));
    expect(rows).toContainEqual({
      file: 'packages/cast-off/src/rules.ts',
      affected: ['cast-off', 'cli'],
    });
    const changed = [...before.keys()].filter((file) => before.get(file) !== after.get(file));
    expect(changed.sort()).toEqual([...LISTS].sort());
  });

  it('needs a title that can stand in a text', async () => {
    const generation = generate(house(), { name: 'cast-off', title: "'; process.exit()" });
    await expect(generation).rejects.toThrow('title');
  });
});
