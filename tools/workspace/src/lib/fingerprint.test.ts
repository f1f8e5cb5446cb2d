import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fingerprint } from './fingerprint.js';
import { projects, withDependencies } from './house.js';

let house = '';
beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'parlour-print-'));
  write('tools/cli/src/main.ts', 'main');
  write('tools/cli/src/main.test.ts', 'test');
  write('lock.json', '{}');
});
afterEach(() => {
  rmSync(house, { recursive: true, force: true });
});

const write = (path: string, text: string): void => {
  mkdirSync(join(house, path, '..'), { recursive: true });
  writeFileSync(join(house, path), text);
};
const print = (): string => fingerprint(house, ['tools/cli', 'lock.json', 'no-such-file']);

it('stays the same while the sources do', () => {
  const before = print();
  write('tools/cli/src/main.test.ts', 'another test');
  write('tools/cli/README.md', 'words');
  write('tools/cli/dist/main.js', 'built');
  write('tools/cli/node_modules/a/index.js', 'a');
  expect(print()).toBe(before);
});

it('changes when a file comes, goes, grows or is written to', () => {
  const prints = [print()];
  write('tools/cli/src/other.ts', '');
  prints.push(print());
  write('tools/cli/src/other.ts', 'longer');
  prints.push(print());
  utimesSync(join(house, 'tools/cli/src/other.ts'), 1, 1);
  prints.push(print());
  rmSync(join(house, 'tools/cli/src/other.ts'));
  write('lock.json', '{ }');
  prints.push(print());
  expect(new Set(prints).size).toBe(prints.length);
});

it('covers the packages that a project is built from, and those that they are built from', () => {
  const manifest = (folder: string, ...needs: string[]): void => {
    const dependencies = Object.fromEntries(needs.map((name) => [`@p/${name}`, '*']));
    write(
      `${folder}/package.json`,
      JSON.stringify({ name: `@p/${folder.slice(9)}`, dependencies }),
    );
  };
  manifest('packages/game', 'core', 'elsewhere');
  manifest('packages/core');
  manifest('packages/other', 'core');
  write('tools/cli/package.json', '{"name": "@p/cli", "dependencies": {"@p/game": "*"}}');
  const all = projects(house);
  expect(all).toHaveLength(4);
  expect(withDependencies('tools/cli', all).map(({ folder }) => folder)).toEqual([
    'tools/cli',
    'packages/game',
    'packages/core',
  ]);
});
