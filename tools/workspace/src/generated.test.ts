// What the generator lays out, put to the proof in a copy of this workspace: all checks, play, the
// fences between projects. The fences are tried with two generated games, so that nothing here
// depends on which games there are.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WorkspaceCopy } from './testing/workspace-copy.ts';

const CARDS = 'throw-away';
const BOARD = 'cast-off';

let house: WorkspaceCopy;
beforeAll(async () => {
  house = new WorkspaceCopy();
  for (const [name, family] of [
    [CARDS, 'cards'],
    [BOARD, 'board'],
  ] as const) {
    const made = await house.nx(
      'g',
      '@parlour/workspace:game',
      name,
      `--family=${family}`,
      '--skipInstall',
    );
    expect(made.code, made.output).toBe(0);
    house.linkPackage(name);
  }
});
afterAll(() => {
  house.remove();
});

/** Runs `act` with files that are there only meanwhile. */
const withFiles = async <Value>(
  files: Readonly<Record<string, string>>,
  act: () => Promise<Value>,
): Promise<Value> => {
  for (const [file, text] of Object.entries(files)) house.write(file, text);
  try {
    return await act();
  } finally {
    for (const file of Object.keys(files)) rmSync(join(house.path, file));
  }
};

describe('a generated game', () => {
  it('passes every check, and the command line with it is sound', async () => {
    const checks = await house.nx(
      'run-many',
      ...['-t', 'lint', 'typecheck', 'test', 'build', 'package'],
      ...['-p', CARDS, BOARD, 'cli'],
    );
    expect(checks.code, checks.output).toBe(0);
    const report: unknown = JSON.parse(house.read(`packages/${CARDS}/test-results/unit.json`));
    expect(report).toMatchObject({ success: true, numFailedTests: 0 });
  });

  it('is formatted, and its references are in order', async () => {
    const files = [
      `packages/${CARDS}`,
      `tools/cli/src/games/${CARDS}.ts`,
      `docs/rules/${CARDS}.md`,
      'tools/cli/src/games.ts',
      'tools/cli/{package,tsconfig}.json',
      'tools/workspace/src/affected-rows.json',
      'tsconfig.json',
    ];
    const format = await house.run('node_modules/prettier/bin/prettier.cjs', ['--check', ...files]);
    expect(format.code, format.output).toBe(0);
    const sync = await house.nx('sync:check');
    expect(sync.code, sync.output).toBe(0);
  });

  it('is in its place in the graph', async () => {
    const args = ['run', 'src/affected.test.ts'];
    const rows = await house.run('node_modules/vitest/vitest.mjs', args, 'tools/workspace');
    expect(rows.code, rows.output).toBe(0);
    const report = house.read('tools/workspace/test-results/unit.json');
    expect(report).toContain(`'packages/${CARDS}/src/rules.ts' affects`);
  });

  it('is played from a script, the same by the command that builds itself', async () => {
    const script = join(house.path, 'heap.txt');
    house.write('heap.txt', '3\n2\n3\nundo\n3\n2\n3\n2\n3\n2\n3\n');
    const args = [CARDS, 'play', '--seed', '0', '--script', script];
    const built = await house.run('tools/cli/dist/main.js', args);
    expect(built.code, built.output).toBe(0);
    expect(built.stdout).toContain('●'.repeat(23));
    expect(built.stdout).toContain('(nothing left)');
    const help = await house.run('tools/cli/dist/main.js', ['--help']);
    expect(help.stdout).toMatch(/throw-away +Throw away\n +cast-off +Cast off\n/);

    const parlour = () => house.run('tools/workspace/src/commands/parlour.js', args);
    // Two at once, both of which find nothing built.
    for (const { code, stdout, output } of await Promise.all([parlour(), parlour()])) {
      expect(code, output).toBe(0);
      expect(stdout).toBe(built.stdout);
    }
    expect(await parlour()).toMatchObject({ code: 0, stdout: built.stdout, stderr: '' });

    house.write('tools/cli/src/games/bad.ts', 'export const = 1;');
    house.write('tools/cli/src/games.ts', "import './games/bad.ts';");
    const broken = await parlour();
    expect(broken).toMatchObject({ code: 1, stdout: '' });
    expect(broken.stderr).toContain('could not be built');
  });

  it('is not laid out under a bad name', async () => {
    const before = house.read('tsconfig.json');
    const refused = await house.nx('g', '@parlour/workspace:game', 'Bad_Name', '--skipInstall');
    expect(refused.code).not.toBe(0);
    expect(refused.output).toContain('"Bad_Name" is not in kebab-case');
    expect(house.read('tsconfig.json')).toBe(before);
  });
});

interface LintMessage {
  readonly ruleId: string | null;
  readonly fatal?: boolean;
  readonly message: string;
}

describe('the fences between projects', () => {
  const ROOM = `packages/${CARDS}/src/solver/fixture-room.ts`;
  const LONG = `packages/${CARDS}/src/fixture-long.ts`;
  const own = `import { hints } from './hint.ts';`;
  const fixtures = [
    ['an engine may import game-core', CARDS, '@parlour/game-core', undefined],
    ['a card game may import cards-core', CARDS, '@parlour/cards-core', undefined],
    ['the command line may import a game', 'cli', `@parlour/${CARDS}`, undefined],
    ['the command line may import a solver', 'cli', `@parlour/${CARDS}/solver`, undefined],
    ['no engine imports another game', CARDS, `@parlour/${BOARD}`, 'scope:throw-away'],
    [
      'no engine imports another game’s solver',
      BOARD,
      `@parlour/${CARDS}/solver`,
      'scope:cast-off',
    ],
    ['no engine imports a tool', CARDS, '@parlour/workspace/package.json', 'apps are forbidden'],
    ['no engine imports its own player', CARDS, '@parlour/cli/package.json', 'Circular'],
    ['no board game imports cards', BOARD, '@parlour/cards-core', 'family:board'],
    ['a core imports no game', 'cards-core', `@parlour/${CARDS}`, 'type:core'],
    ['game-core imports none of its users', 'game-core', '@parlour/cards-core', 'Circular'],
    ['nothing reaches into its neighbour', CARDS, '../../game-core/src/index.ts', 'relative'],
  ] as const;
  const fileOf = (index: number, project: string): string =>
    `${project === 'cli' ? 'tools' : 'packages'}/${project}/src/fixture-${index}.ts`;
  let verdicts: ReadonlyMap<string, readonly LintMessage[]>;

  beforeAll(async () => {
    const files = Object.fromEntries(
      fixtures.map(([, project, from], index) => [
        fileOf(index, project),
        `import * as other from '${from}';\n\nexport const fixture = other;\n`,
      ]),
    );
    files[ROOM] = `import * as other from '../game.ts';\n\nexport const fixture = other;\n`;
    files[LONG] = '// Long.\n\n'.repeat(151);
    files[`packages/${CARDS}/src/fixture-own.ts`] = `${own}\n\nexport const fixture = hints;\n`;
    // ESLint knows only the graph that Nx wrote down last: here one without the fixtures, or they
    // would make circles with each other.
    const shown = await house.nx('show', 'projects');
    expect(shown.code, shown.output).toBe(0);
    verdicts = await withFiles(files, async () => {
      const args = ['--format', 'json', ...Object.keys(files)];
      const { stdout, output } = await house.run('node_modules/eslint/bin/eslint.js', args);
      expect(stdout, output).toMatch(/^\[/);
      const results = JSON.parse(stdout) as readonly {
        readonly filePath: string;
        readonly messages: readonly LintMessage[];
      }[];
      return new Map(results.map(({ filePath, messages }) => [filePath, messages]));
    });
  });

  const fencesOf = (file: string): readonly string[] => {
    const messages = verdicts.get(join(house.path, file));
    expect(messages).toBeDefined();
    expect(messages?.filter(({ fatal }) => fatal)).toEqual([]);
    return (messages ?? [])
      .filter(({ ruleId }) => ruleId === '@nx/enforce-module-boundaries')
      .map(({ message }) => message);
  };

  it.each(fixtures.map((fixture, index) => [...fixture, index] as const))(
    '%s: %s ← %s',
    (_, project, __, reason, index) => {
      const found = fencesOf(fileOf(index, project));
      if (reason === undefined) expect(found).toEqual([]);
      else expect(found.join('\n')).toContain(reason);
    },
  );

  it('a room knows none that comes after it, and no file is too long', () => {
    const rules = (file: string) =>
      verdicts.get(join(house.path, file))?.map(({ ruleId }) => ruleId) ?? [];
    expect(rules(ROOM)).toContain('no-restricted-imports');
    expect(rules(LONG)).toContain('max-lines');
    expect(rules(`packages/${CARDS}/src/fixture-own.ts`)).toEqual([]);
  });

  it('a game may import its own rooms', () => {
    expect(fencesOf(`packages/${CARDS}/src/fixture-own.ts`)).toEqual([]);
  });
});

describe('engines and cores', () => {
  const foreign = ['document', 'window', 'process', 'console', 'setTimeout', 'fetch', 'Buffer'];
  const names = ['game-core', 'cards-core', CARDS, BOARD];

  it('cannot see the DOM, nor Node', async () => {
    const files = Object.fromEntries(
      names.map((name) => [
        `packages/${name}/src/fixture-world.ts`,
        ['Math', ...foreign].map((word, index) => `export const a${index} = ${word};\n`).join(''),
      ]),
    );
    const { code, output } = await withFiles(files, () =>
      house.run('node_modules/typescript/bin/tsc', [
        '--build',
        ...names.map((name) => `packages/${name}`),
      ]),
    );
    expect(code).not.toBe(0);
    for (const file of Object.keys(files)) {
      const lines = output.split('\n').filter((line) => line.startsWith(file));
      const unknown = lines.map((line) => /Cannot find name '(\w+)'/.exec(line)?.[1]);
      expect(unknown.sort(), file).toEqual([...foreign].sort());
    }
  });
});
