import { unwrap } from '@parlour/game-core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseState } from './notation.ts';
import { moves, outcome, play } from './rules.ts';
import { LIMIT_MAX, LIMIT_MIN, type CanfieldState } from './types.ts';

const state = (text: string): CanfieldState => unwrap(parseState(text));

/** How many games of `depth` moves there are from here. */
const count = (from: CanfieldState, depth: number): number =>
  depth === 0
    ? 1
    : moves(from).reduce((sum, move) => sum + count(unwrap(play(from, move)).state, depth - 1), 0);

describe('count table', () => {
  it.each([
    ['12/3/0', [3, 6, 12, 24]],
    ['7/3/2', [2, 4, 7, 6]],
    ['20/9/0', [9, 72, 521, 2494]],
  ])('%s', (text, expected) => {
    expect([1, 2, 3, 4].map((depth) => count(state(text), depth))).toEqual(expected);
  });
});

describe('play', () => {
  it('takes counters and tells of it', () => {
    expect(play(state('12/3/0'), { take: 2 })).toEqual({
      ok: true,
      value: { state: state('10/3/2'), events: [{ type: 'taken', count: 2, left: 10 }] },
    });
  });

  it('is won with the last counter', () => {
    const { state: end, events } = unwrap(play(state('2/3/1'), { take: 2 }));
    expect(events).toContainEqual({ type: 'finished', result: 'won' });
    expect(outcome(end)).toEqual({ result: 'won' });
    expect(moves(end)).toEqual([]);
  });

  it('is stuck where only the same number is left', () => {
    const { state: end, events } = unwrap(play(state('2/3/0'), { take: 1 }));
    expect(events).toContainEqual({ type: 'finished', result: 'stuck' });
    expect(outcome(end)).toEqual({ result: 'stuck' });
  });

  it.each([
    ['0/3/1', 1, 'game-over'],
    ['9/3/1', 0, 'not-a-number'],
    ['9/3/1', 1.5, 'not-a-number'],
    ['9/3/1', Number.NaN, 'not-a-number'],
    ['9/3/1', 4, 'over-limit'],
    ['2/3/1', 3, 'too-few'],
    ['9/3/1', 1, 'same-again'],
  ])('from %s refuses to take %d: %s', (text, take, code) => {
    expect(play(state(text), { take })).toMatchObject({ ok: false, error: { code } });
  });
});

describe('properties', () => {
  const states = fc
    .record({
      counters: fc.integer({ min: 0, max: 99 }),
      limit: fc.integer({ min: LIMIT_MIN, max: LIMIT_MAX }),
      last: fc.integer({ min: 0, max: LIMIT_MIN }),
    })
    .map((fields): CanfieldState => Object.freeze(fields));

  it('a move is legal if and only if it succeeds', () => {
    fc.assert(
      fc.property(states, fc.integer({ min: -1, max: 11 }), (from, take) => {
        const isLegal = moves(from).some((move) => move.take === take);
        expect(play(from, { take }).ok).toBe(isLegal);
      }),
    );
  });

  it('counters are neither made nor lost, and every game ends', () => {
    fc.assert(
      fc.property(states, fc.infiniteStream(fc.nat()), (start, choices) => {
        let now = start;
        let taken = 0;
        for (const choice of choices) {
          const legal = moves(now);
          const move = legal[choice % legal.length];
          if (!move) break;
          now = unwrap(play(now, move)).state;
          taken += move.take;
          expect(now.counters + taken).toBe(start.counters);
        }
        expect(outcome(now)).toBeDefined();
      }),
    );
  });
});
