import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { parseRecord, replay, unwrap } from '@parlour/game-core';
import { klondike as game } from '@parlour/klondike';
import { describe, expect, it } from 'vitest';
import { klondike } from '../games/klondike.ts';
import { heap, heapText } from './heap.test-support.ts';
import { type Ran, runIn, withFolder } from './testing.test-support.ts';
import { textGame } from './text-player.ts';

const WORDS = [
  ...['u', 'undo', 'redo', 'redo 3', 'undo all', 'restart', 'new', 'back', 'h', 'm', 'a', 'b'],
  ...['rules', 'record', 'record json', '?', 'd', 'd', 'd', 'd;d', 'r', 'w f', 'w 1', 'w 2', 'w 3'],
  ...[
    'w 4',
    'w 5',
    'w 6',
    'w 7',
    's 1',
    's f',
    '1 2',
    '2 3',
    '3 1',
    '7 f',
    '6 5',
    '5 2 2',
    'f h 1',
  ],
  ...[
    'f1 2',
    't1-t2',
    'w-t3',
    '2',
    '3',
    'take-2',
    'save',
    'load',
    'load /',
    'save /no/such/folder/x',
    'load ""',
  ],
  ...['new --draw 3', 'new --seed x', "new --seed 'a b'", 'new "', ';', '; ;u', '!', '#'],
];

/** Random text must not end the game, nor write files. */
const isHarmless = (line: string): boolean =>
  !/(?:^|[\n;])\s*(?:q|quit|exit|save|load)\b/i.test(line);

const nasty = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...WORDS) },
  { weight: 2, arbitrary: fc.array(fc.constantFrom(...WORDS)).map((words) => words.join(';')) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }).filter(isHarmless) },
  {
    weight: 1,
    arbitrary: fc.string({ unit: fc.constantFrom('w', 't', 'f', '1', '7', '-', ' ', '♥', ';') }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('x'.repeat(9_999), 'd;'.repeat(400), 'u'.repeat(2_000_000)),
  },
);

const lines = fc.array(nasty, { maxLength: 40 });

const stateAtEnd = ({
  code,
  out,
  err,
}: Ran): { readonly state: string; readonly moves: number } => {
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const objects = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
  for (const { error } of objects) expect(error).not.toMatchObject({ code: 'internal-error' });
  const end = objects.at(-1);
  expect(end?.['type']).toBe('end');
  return { state: String(end?.['state']), moves: Number(end?.['moves']) };
};

describe.each([
  { name: 'heap', rules: heap, run: runIn(textGame(heapText)) },
  { name: 'klondike', rules: game, run: runIn(klondike) },
])('whatever is typed, $name', ({ name, rules, run }) => {
  it('goes on, and its record gives the same state', { timeout: 60_000 }, async () => {
    await withFolder(async (folder) => {
      let number = 0;
      await fc.assert(
        fc.asyncProperty(lines, async (typed) => {
          const file = join(folder, `${++number}.json`);
          const args = [name, 'play', '--seed', '7', '--json', '--record', file];
          const ran = await run(args, { stdin: `${typed.join('\n')}\n` });
          const { state, moves } = stateAtEnd(ran);
          const record = unwrap(parseRecord(readFileSync(file, 'utf8')));
          // The one type that both games are is not written anywhere.
          const played = unwrap(replay(rules as typeof heap, record));
          expect(played.index).toBe(moves);
          expect((rules as typeof heap).makeState(played.state)).toBe(state);
          expect(existsSync(`${file}.tmp`)).toBe(false);
        }),
        { numRuns: 60 },
      );
    });
  });

  it('survives bytes that are no text', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.uint8Array({ maxLength: 60 }), { maxLength: 20 }),
        async (stdin) => {
          const { code } = await run([name, 'play', '--seed', '7', '--quiet'], { stdin });
          expect(code).toBe(0);
          const replayed = await run([name, 'replay', '--json'], { stdin });
          expect(replayed.out).not.toContain('"ok":true');
          expect(replayed.err).toBe('');
        },
      ),
      { numRuns: 60 },
    );
  });
});
