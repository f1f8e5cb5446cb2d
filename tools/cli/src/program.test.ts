// The program as it is built and run: one folder that needs nothing else.
import { spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'parlour-program-'));
const main = join(folder, 'dist/main.js');

beforeAll(async () => {
  copyFileSync(join(root, 'package.json'), join(folder, 'package.json'));
  const outDir = join(folder, 'dist');
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  });
}, 60_000);

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const run = (args: readonly string[], input = '') => {
  const options = { input, encoding: 'utf8', cwd: join(root, 'scripts') } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], options);
  return { code: status, out: stdout, err: stderr };
};

describe('the built program', () => {
  it('tells its version, in a moment', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      readonly version: string;
    };
    expect(run(['--version'])).toEqual({ code: 0, out: `parlour ${version}\n`, err: '' });
    // Of several starts the quickest: the machine may be busy.
    const times = [1, 2, 3].map(() => {
      const start = performance.now();
      run(['klondike', 'deal', '--seed', '1']);
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(500);
  });

  it('plays a scripted game to the end', () => {
    const expected = readFileSync(join(root, 'scripts/klondike-won.out'), 'utf8');
    const args = '--seed 4 --draw 3 --scoring standard --script klondike-won.txt'.split(' ');
    expect(run(['klondike', 'play', ...args])).toEqual({ code: 0, out: expected, err: '' });
  });

  it('has exit codes', () => {
    expect(run(['klondike', 'play', '--seed', '1'], 'nonsense\n').code).toBe(0);
    expect(run(['klondike', 'play', '--script', '-'], 'nonsense\n').code).toBe(1);
    expect(run(['klondike', 'replay'], 'nonsense\n').code).toBe(1);
    expect(run(['klondike', 'deal', '--draw', '9']).code).toBe(2);
  });

  it('ends after “quit”, though more could come', async () => {
    const child = spawn(process.execPath, [main, 'klondike', 'play', '--seed', '1', '--quiet']);
    child.stdin.write('quit\n');
    const code = await new Promise((resolve) => child.once('exit', resolve));
    expect(code).toBe(0);
  });

  it('is quiet when nobody reads any more', async () => {
    const child = spawn(process.execPath, [main, 'klondike', 'deal', '-']);
    let err = '';
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
    child.stdin.on('error', () => undefined);
    child.stdout.once('data', () => child.stdout.destroy());
    child.stdin.write('7\n'.repeat(20_000));
    const code = await new Promise((resolve) => child.once('exit', resolve));
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  it.skipIf(!existsSync('/dev/full'))('says so when its answer cannot be written', () => {
    for (const args of [['--help'], ['klondike', 'deal', '--seed', '1']]) {
      const full = openSync('/dev/full', 'w');
      const { status, stderr } = spawnSync(process.execPath, [main, ...args], {
        stdio: ['ignore', full, 'pipe'],
        encoding: 'utf8',
      });
      closeSync(full);
      const err = 'parlour: stdout cannot be written: the disk is full.\n';
      expect({ status, stderr }).toEqual({ status: 1, stderr: err });
    }
  });

  it.skipIf(process.platform === 'win32')('says so when its input is a folder', () => {
    const stdin = openSync(folder, 'r');
    for (const verb of ['replay', 'check', 'play']) {
      const { status, stderr } = spawnSync(process.execPath, [main, 'klondike', verb], {
        stdio: [stdin, 'pipe', 'pipe'],
        encoding: 'utf8',
      });
      expect(status).toBe(1);
      expect(stderr).toContain('stdin cannot be read: it is a folder.\n');
    }
    closeSync(stdin);
  });

  it('loses no game when several runs write to one file', async () => {
    const shelf = join(folder, 'games');
    mkdirSync(shelf);
    const file = join(shelf, 'game.json');
    const seeds = [1, 2, 3, 4];
    const codes = seeds.map((seed) => {
      const args = ['klondike', 'play', '--seed', String(seed), '--record', file, '--quiet'];
      const child = spawn(process.execPath, [main, ...args], {
        stdio: ['pipe', 'ignore', 'ignore'],
      });
      child.stdin.end('d\n'.repeat(20));
      return new Promise((resolve) => child.once('exit', resolve));
    });
    expect(await Promise.all(codes)).toEqual([0, 0, 0, 0]);
    const records = readdirSync(shelf).map(
      (name) =>
        JSON.parse(readFileSync(join(shelf, name), 'utf8')) as {
          readonly options: { readonly seed: number };
          readonly moves: readonly string[];
        },
    );
    for (const seed of seeds) {
      const games = records.filter(({ options }) => options.seed === seed);
      expect(Math.max(...games.map(({ moves }) => moves.length))).toBe(20);
    }
  });

  it('is interrupted by Ctrl-C, also where the end of input is quicker', async () => {
    const tries = [1, 2, 3, 4, 5].map(async () => {
      const child = spawn(process.execPath, [main, 'klondike', 'play', '--seed', '1', '--quiet']);
      child.stdout.on('data', (chunk: Buffer) => {
        if (chunk.toString().includes('Left after')) child.kill('SIGINT');
      });
      child.stdin.end();
      return new Promise((resolve) => child.once('close', resolve));
    });
    // The machine may be too busy for the signal to come in time.
    expect(await Promise.all(tries)).toContain(130);
  });

  it('stops at Ctrl-C with what it has', async () => {
    const child = spawn(process.execPath, [main, 'klondike', 'play', '--seed', '1', '--quiet']);
    let out = '';
    child.stdin.write('d\n');
    await new Promise<void>((resolve) => {
      child.stdout.on('data', (chunk: Buffer) => {
        out += chunk.toString();
        if (out.includes('Turned')) resolve();
      });
    });
    child.kill('SIGINT');
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect(code).toBe(130);
    expect(out).toMatch(/Left after 1 move; the game is not over\.\n$/);
  });
});
