import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LAYOUT, type Layout } from '../types.ts';
import { rank, unrank } from './enumeration.ts';
import { Numbering } from './numbering.ts';
import { oracleBlocks, oracleBoards } from './oracle.test-support.ts';

/** All layouts, as dnomd343/klotski counts them. */
const ALL = 29_334_498;

/** The CommonCode of a layout as digits that compare as it does. */
const orderOf = (layout: Layout): string => {
  const covered = oracleBlocks(layout);
  const items = Array.from(layout).flatMap((digit, cell) => {
    const isStart = covered.some(({ x, y }) => y * 4 + x === cell);
    if (digit === '4' || (digit !== '0' && !isStart)) return [];
    return [{ 0: '0', 3: '1', 2: '2', 1: '3' }[digit] ?? ''];
  });
  return `${String(layout.indexOf('4')).padStart(2, '0')}${items.join('').padEnd(16, '0')}`;
};

describe('rank and unrank', () => {
  it('know the ShortCode of 横刀立马', () => {
    // 4WVE1 in the base 32 of dnomd343/klotski.
    expect(rank(DEFAULT_LAYOUT)).toBe(4_091_296);
    expect(unrank(4_091_296)).toBe(DEFAULT_LAYOUT);
  });

  it('go from the first to the last layout', () => {
    expect(unrank(0)).toBe('44004400000000000000');
    expect(unrank(ALL - 1)).toBe('11111111111111440044');
    for (const none of [ALL, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(unrank(none)).toBeUndefined();
    }
  });

  it('are each other’s inverse', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: ALL - 1 }), (index) => {
        expect(rank(unrank(index) ?? '')).toBe(index);
      }),
      { numRuns: 5000 },
    );
  });

  it('follow the order of the CommonCode', () => {
    const any = fc.integer({ min: 0, max: ALL - 1 });
    fc.assert(
      fc.property(any, any, (one, other) => {
        const [first, second] = [unrank(one) ?? '', unrank(other) ?? ''];
        expect(Math.sign(one - other)).toBe(
          orderOf(first) < orderOf(second) ? -1 : Number(orderOf(first) > orderOf(second)),
        );
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['', 'nothing'],
    ['2442244223322112100', 'too short'],
    ['244224422332211210011', 'too long'],
    ['24422442233221121101', 'one empty only'],
    ['24422442233221121111', 'no empty'],
    ['00000000000000000000', 'no 2×2'],
    ['44004400000044004400', 'two of them'],
    ['00040004000000000000', 'half of one, at the edge'],
    ['00000000000000000044', 'half of one, at the bottom'],
    ['24422402233221121001', 'a broken one'],
    ['44004400000000000002', 'half a vertical'],
    ['44004400000200030000', 'half a vertical above something else'],
    ['44004400000300000000', 'half a horizontal, at the edge'],
    ['44004400003000000000', 'half a horizontal'],
    ['44004400000000000005', 'a digit that says nothing'],
    ['4400440000000000000x', 'a letter'],
    ['44004400000000000003', 'half a horizontal in the last cell'],
  ])('%s has no number: %s', (layout) => {
    expect(rank(layout)).toBeUndefined();
  });

  it('number one set of blocks in the same order', () => {
    const numbering = new Numbering({ h: 1, v: 1, s: 3 });
    const boards = oracleBoards(1, 1, 3).map((board) => ({ board, order: orderOf(board) }));
    boards.sort((one, other) => (one.order < other.order ? -1 : 1));
    expect(numbering.size).toBe(boards.length);
    boards.forEach(({ board }, index) => {
      if (numbering.rank(board) !== index || numbering.unrank(index) !== board) {
        expect([board, numbering.rank(board), numbering.unrank(index)]).toEqual([
          board,
          index,
          board,
        ]);
      }
    });
    expect(numbering.rank(DEFAULT_LAYOUT)).toBeUndefined();
  });
});
