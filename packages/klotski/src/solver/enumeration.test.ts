import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LAYOUT, type Layout } from '../types.ts';
import {
  blockSets,
  blocksOf,
  count,
  emptiesOf,
  layoutAt,
  list,
  makeBlockSet,
  page,
  parseBlockFilter,
  rank,
  unrank,
} from './enumeration.ts';
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
    const numbering = new Numbering({ h: 1, v: 1, s: 2 });
    const boards = oracleBoards(1, 1, 2).map((board) => ({ board, order: orderOf(board) }));
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

const STANDARD = [
  { h: 0, v: 5, s: 4 },
  { h: 1, v: 4, s: 4 },
  { h: 2, v: 3, s: 4 },
  { h: 3, v: 2, s: 4 },
  { h: 4, v: 1, s: 4 },
  { h: 5, v: 0, s: 4 },
];

describe('count', () => {
  it('knows how many layouts there are', () => {
    expect(count()).toBe(ALL);
    expect(count({ h: 1, v: 4, s: 4 })).toBe(65_880);
    expect(STANDARD.reduce((sum, blocks) => sum + count(blocks), 0)).toBe(363_480);
  });

  it.each([{ h: 9 }, { h: 0, v: 0, s: 15 }, { h: -1 }, { s: 0.5 }, { v: 1e9 }, { h: 5, v: 4 }])(
    'is 0 for %j',
    (blocks) => {
      expect(count(blocks)).toBe(0);
      expect(unrank(0, blocks)).toBeUndefined();
      expect(rank('44004400000000000000', blocks)).toBeUndefined();
      expect(page(0, 5, blocks)).toEqual([]);
      expect(list(blocks).codes).toHaveLength(0);
    },
  );

  it('takes conditions on some kinds only', () => {
    for (const filter of [{ h: 2 }, { v: 3 }, { s: 4 }, { h: 1, s: 2 }, { v: 0, s: 14 }]) {
      const sets = blockSets().filter((blocks) =>
        Object.entries(filter).every(([kind, number]) => blocks[kind as 'h'] === number),
      );
      expect(count(filter)).toBe(sets.reduce((sum, blocks) => sum + blocks.count, 0));
    }
  });
});

describe('block sets', () => {
  it('are 203, and have all layouts', () => {
    expect(blockSets()).toHaveLength(203);
    expect(blockSets().reduce((sum, blocks) => sum + blocks.count, 0)).toBe(ALL);
    for (const blocks of blockSets()) {
      expect(count(blocks)).toBe(blocks.count);
      expect(emptiesOf(blocks)).toBe(blocks.empties);
      const first = unrank(0, blocks) ?? '';
      expect(blocksOf(first)).toEqual({ h: blocks.h, v: blocks.v, s: blocks.s });
    }
  });

  it('are read as they are written', () => {
    for (const { h, v, s } of blockSets()) {
      expect(parseBlockFilter(makeBlockSet({ h, v, s }))).toEqual({ ok: true, value: { h, v, s } });
    }
    expect(parseBlockFilter('s=4,h=1')).toEqual({ ok: true, value: { h: 1, s: 4 } });
  });

  it.each([
    ['', 'bad-blocks', 0],
    ['h', 'bad-blocks', 0],
    ['h=1,', 'bad-blocks', 4],
    ['h=1,x=3', 'bad-blocks', 4],
    ['h=-1', 'bad-blocks', 0],
    ['h=1,v=4,h=1', 'duplicate-blocks', 8],
  ])('%j are not read: %s', (text, code, position) => {
    expect(parseBlockFilter(text)).toMatchObject({ ok: false, error: { code, position } });
  });
});

describe('list and page', () => {
  it.each([...STANDARD.slice(0, 2), { h: 8 }, { s: 13 }, { v: 4, s: 6 }])(
    'agree with the numbers of %j',
    (blocks) => {
      const listing = list(blocks);
      expect(listing.codes).toHaveLength(count(blocks));
      const wrong = Array.from(listing.codes.keys()).filter(
        (index) => layoutAt(listing, index) !== unrank(index, blocks),
      );
      expect(wrong).toEqual([]);
      expect(layoutAt(listing, listing.codes.length)).toBeUndefined();
    },
  );

  it('give pages of all layouts', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: ALL + 5 }),
        fc.integer({ min: 0, max: 60 }),
        (offset, limit) => {
          const numbers = Array.from({ length: limit }, (_, index) => offset + index);
          const expected = numbers.filter((number) => number < ALL).map((number) => unrank(number));
          expect(page(offset, limit)).toEqual(expected);
        },
      ),
    );
  });

  it('give pages of one set of blocks', () => {
    const blocks = { h: 1, v: 4, s: 4 };
    expect(page(0, 1, blocks)).toEqual([unrank(0, blocks)]);
    expect(page(65_878, 10, blocks)).toEqual([unrank(65_878, blocks), unrank(65_879, blocks)]);
    expect(page(65_880, 10, blocks)).toEqual([]);
    expect(page(-1, 10, blocks)).toEqual([]);
    expect(page(0, -1, blocks)).toEqual([]);
  });

  it('fill an array again', () => {
    const into = new Uint32Array(70_000);
    const { codes } = list({ h: 1, v: 4, s: 4 }, into);
    expect(codes.buffer).toBe(into.buffer);
    expect(codes).toEqual(list({ h: 1, v: 4, s: 4 }).codes);
  });
});
