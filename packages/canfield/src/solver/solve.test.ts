import { unwrap } from '@parlour/game-core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseState } from '../notation.ts';
import { moves, outcome, play } from '../rules.ts';
import { type CanfieldState } from '../types.ts';
import { solve } from './solve.ts';

const state = (text: string): CanfieldState => unwrap(parseState(text));

/** The fewest moves to a win, by the rules alone. */
const shortest = (from: CanfieldState): number => {
  if (outcome(from)?.result === 'won') return 0;
  return Math.min(
    Number.POSITIVE_INFINITY,
    ...moves(from).map((move) => 1 + shortest(unwrap(play(from, move)).state)),
  );
};

it('finds the shortest win, and none where there is none', () => {
  const small = fc.record({
    counters: fc.integer({ min: 0, max: 9 }),
    limit: fc.integer({ min: 2, max: 4 }),
    last: fc.integer({ min: 0, max: 2 }),
  });
  fc.assert(
    fc.property(small, (from) => {
      const solution = solve(from);
      const length = solution.result === 'solved' ? solution.moves.length : Infinity;
      expect(length).toBe(shortest(from));
    }),
  );
});

it('finds moves that can be played', () => {
  const start = state('99/5/0');
  const solution = solve(start);
  const way = solution.result === 'solved' ? solution.moves : [];
  const end = way.reduce((now, move) => unwrap(play(now, move)).state, start);
  expect(outcome(end)).toEqual({ result: 'won' });
});

it('says so where it cannot be done, and where it gave up', () => {
  expect(solve(state('1/3/1'))).toEqual({ result: 'unsolvable', visited: 1 });
  expect(solve(state('99/5/0'), { budget: 10 })).toEqual({ result: 'unknown', visited: 10 });
});
