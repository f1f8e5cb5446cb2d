import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './house.js';

const folder = mkdtempSync(join(tmpdir(), 'parlour-run-'));
const [outer, log] = [join(folder, 'outer.mjs'), join(folder, 'log')];
const run = pathToFileURL(join(root, 'tools/workspace/src/lib/run.js')).href;

/** A program that ends half a second after it is told to, or never by itself. */
const inner = (name: string, does: string) => {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `import { writeFileSync } from 'node:fs';
     const say = (text) => writeFileSync(${JSON.stringify(log)}, text);
     for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => { ${does} });
     setInterval(() => {}, 1000);
     say('begun');
     process.stdout.write(String(process.pid));`,
  );
  return file;
};

beforeAll(() => {
  writeFileSync(
    outer,
    `import { runNode } from '${run}';
     await runNode(process.argv[2], []);
     process.stdout.write(' and more');`,
  );
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const endWith = async (program: string, signal: NodeJS.Signals) => {
  const child = spawn(process.execPath, [outer, program], { stdio: ['ignore', 'pipe', 'inherit'] });
  let out = '';
  child.stdout.on('data', (piece: Buffer) => {
    if (out === '') child.kill(signal);
    out += piece.toString();
  });
  const ended = await new Promise<NodeJS.Signals | null>((resolve) => {
    child.once('close', (_, by) => {
      resolve(by);
    });
  });
  return { ended, out };
};

const isThere = (pid: string): boolean => {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
};

describe.skipIf(process.platform === 'win32')('a command that is ended', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('waits for what it runs: %s', async (signal) => {
    const slow = inner('slow', `setTimeout(() => { say('cleaned up'); process.exit(); }, 500)`);
    const { ended, out } = await endWith(slow, signal);
    expect(readFileSync(log, 'utf8')).toBe('cleaned up');
    expect(out).toMatch(/^\d+$/);
    expect(ended).toBe(signal);
  });

  it('ends what does not end by itself', async () => {
    const { ended, out } = await endWith(inner('deaf', ''), 'SIGINT');
    expect(ended).toBe('SIGINT');
    expect(isThere(out)).toBe(false);
  });
});
