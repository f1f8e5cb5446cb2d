import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { heapText } from './heap.test-support.ts';
import { runIn, withFolder } from './testing.test-support.ts';
import { textGame } from './text-player.ts';

const run = runIn(textGame(heapText));

const RECORDS = `1.heap.heap-5.take-2_take-3
{"format":"parlour-record","version":1,"game":"heap","options":{"heap":4},"moves":["take-3"]}

# a fault
1.heap.heap-5.take-2_take-9
{
  "format": "parlour-record", "version": 1, "game": "heap",
  "options": { "heap": 4 }, "moves": ["take-2"]
}
nonsense
1.heap..take-2_take-2.1
`;

it('plays every record again, and tells the faulty ones', async () => {
  const { code, out, err } = await run(['heap', 'replay', '--ascii'], { stdin: RECORDS });
  expect(code).toBe(1);
  expect(out).toBe(`-

0 left
Won in 2 moves, score 7.

o

1 left
Stuck after 1 move.

oo

2 left
Not over after 1 move.

oooooooo

8 left
Not over after 1 move.

`);
  expect(err).toBe(`stdin:5: Move 2 (take-9) is not allowed: Take 2 or 3.
stdin:10: A record starts with its version.
`);
});

it('plays what comes after a record that is broken off', async () => {
  const stdin = '{"format":"parlour-rec\n1.heap.heap-5.take-2\n1.heap.heap-6.take-2\n';
  const { code, out } = await run(['heap', 'replay', '--json'], { stdin });
  expect(code).toBe(1);
  const lines = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
  expect(lines).toMatchObject([
    { line: 1, ok: false, error: { code: 'not-json' } },
    { line: 2, ok: true, state: '3' },
    { line: 3, ok: true, state: '4' },
  ]);
});

it('names a file once, and says why it cannot be read', async () => {
  await withFolder(async (folder) => {
    const { err } = await run(['heap', 'replay', join(folder, 'none'), folder]);
    expect(err.replaceAll(folder, 'F')).toBe(
      'F/none cannot be read: there is no such file or folder.\nF is a folder, not a file.\n',
    );
  });
  const error = Object.assign(new Error('EISDIR'), { code: 'EISDIR' });
  expect(await run(['heap', 'replay'], { stdin: ['1.heap..take-2\n', error] })).toMatchObject({
    code: 1,
    err: 'stdin cannot be read: it is a folder.\n',
  });
});

it('speaks JSON', async () => {
  const { code, out, err } = await run(['heap', 'replay', '--json', '-'], { stdin: RECORDS });
  expect({ code, err }).toEqual({ code: 1, err: '' });
  const lines = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
  expect(lines).toMatchObject([
    { line: 1, ok: true, game: 'heap', moves: 2, outcome: { result: 'won', score: 7 }, state: '0' },
    { line: 2, ok: true, outcome: { result: 'stuck' } },
    { line: 5, ok: false, error: { code: 'illegal-move', move: 1 } },
    { line: 6, ok: true, outcome: null },
    { line: 10, ok: false, error: { code: 'bad-text' } },
    { line: 11, ok: true, moves: 1, state: '8' },
  ]);
});

it('reads several files and names what cannot be read', async () => {
  await withFolder(async (folder) => {
    const file = join(folder, 'games.txt');
    writeFileSync(file, '1.heap..take-2\nx\n');
    const files = [file, join(folder, 'none'), folder];
    const { code, out, err } = await run(['heap', 'replay', '--json', ...files]);
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(
      out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
    ).toMatchObject([
      { file, line: 1, ok: true },
      { file, line: 2, ok: false },
      { file: files[1], ok: false, error: { code: 'no-file' } },
      { file: folder, ok: false, error: { code: 'not-a-file' } },
    ]);
  });
});

it('stops when it is interrupted', async () => {
  const { code, out } = await run(['heap', 'replay'], {
    stdin: RECORDS,
    signal: AbortSignal.abort(),
  });
  expect({ code, out }).toEqual({ code: 0, out: '' });
});
