import { canfield as game, PRESETS } from '@parlour/canfield';
import { unwrap } from '@parlour/game-core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeCommand, parseCommand } from './commands.ts';

const dealt = (options: Readonly<Record<string, unknown>>) =>
  game.deal(unwrap(game.parseOptions(options)));
const START = dealt({ deal: 'ucb', number: 101_001 });

const read = (line: string, state = START): string => {
  const moves = parseCommand(line, state);
  return moves.ok ? moves.value.map(game.makeMove).join(' ') : moves.error.message;
};

describe('the commands of the university’s program', () => {
  it.each([
    ['c', 'card', 'd'],
    ['rf', 'resfnd', 'r-f2'],
    ['tf 3', 'tabfnd 3', 't3-f1'],
    ['rt 2', 'restab 2', 'r-t2'],
    ['wt 2', 'wsttab 2', 'w-t2'],
    ['tt 1 2', 'tabtab 1 2', 't1-t2'],
    ['ft 3 2', 'fndtab 3 2', 'f3-t2'],
  ])('%s, %s: %s', (short, long, move) => {
    for (const line of [short, long, short.toUpperCase(), long.replace(' ', ',  ')]) {
      expect(read(line)).toBe(move);
    }
  });

  it('turn the waste over when the stock is empty', () => {
    expect(read('c', { ...START, stock: [], waste: START.stock })).toBe('r');
    expect(read('c', { ...START, stock: [], waste: [] })).toBe('d');
  });

  it('move as many cards as may go, or so many as are said', () => {
    const state = unwrap(
      game.parseState(
        'canfield/1 runs=any spaces=any base=1 foundations=2S,2H,2C,2D stock=KSKHKCKDQSQHQCQDJSJHJCJDTSTHTCTD9S9H9C9D8S8H8C8D7H7C6H6C5H5C4H4C4D3S3H3C3D tableau=7S6D5S,7D,6S,5D4S',
      ),
    );
    expect(read('tt 1 2', state)).toBe('t1-t2-3');
    expect(read('tt 1 2 2', state)).toBe('t1-t2-2');
    expect(read('tt 4 3', state)).toBe('t4-t3-2');
  });

  it.each([
    ['xyzzy', 'is no command here.'],
    ['crad', 'Did you mean “card”?'],
    ['c 1', 'Nothing comes after “c”.'],
    ['tf', 'After “tf” comes the number of a pile: “tf 2”.'],
    ['tabfnd x', 'After “tf” comes the number of a pile: “tf 2”.'],
    ['tt 1', 'After “tt” come the numbers of two piles: “tt 1 2”.'],
    ['tt 1 2 3 4', 'After “tt” come the numbers of two piles: “tt 1 2”.'],
    ['rf 1', 'Nothing comes after “rf”.'],
    ['wt 10', 'After “wt” comes the number of a pile: “wt 2”.'],
  ])('%s is told to be wrong: %s', (line, message) => {
    expect(read(line)).toContain(message);
  });
});

it('every legal move has a command, which is read as this move', () => {
  const games = fc.record({
    preset: fc.constantFrom(...PRESETS),
    seed: fc.nat(),
    runs: fc.constantFrom('whole', 'any'),
    choices: fc.array(fc.nat(), { maxLength: 60 }),
  });
  fc.assert(
    fc.property(games, ({ choices, ...options }) => {
      let state = dealt(options);
      for (const choice of choices) {
        const legal = game.moves(state);
        for (const move of legal) {
          const command = makeCommand(move, state);
          const parsed = parseCommand(command, state);
          // What has no command of its own is said in the game's notation.
          const notation = unwrap(
            game.parseMove(parsed.ok ? game.makeMove(parsed.value[0] ?? move) : command),
          );
          expect([command, notation]).toEqual([command, move]);
        }
        const move = legal[choice % legal.length];
        if (!move) break;
        state = unwrap(game.play(state, move)).state;
      }
    }),
    { numRuns: 40 },
  );
});
