import { describe, expect, it } from 'vitest';
import { blockSets, count, layoutAt, list, page, rank, unrank } from './enumeration.ts';
import { oracleBoards } from './oracle.test-support.ts';

describe('all layouts', () => {
  it('are listed in ascending order, each once', () => {
    const { codes, starts } = list();
    expect(codes).toHaveLength(count());
    let descents = 0;
    for (let place = 0; place + 1 < starts.length; place++) {
      for (let index = (starts[place] ?? 0) + 1; index < (starts[place + 1] ?? 0); index++) {
        if ((codes[index] ?? 0) <= (codes[index - 1] ?? 0)) descents++;
      }
    }
    expect(descents).toBe(0);
  });

  it('have the numbers that they are listed at', () => {
    const listing = list();
    let wrong = 0;
    // A prime number apart, so that no kind of layout is passed over.
    for (let index = 0; index < listing.codes.length; index += 7) {
      const layout = layoutAt(listing, index) ?? '';
      if (rank(layout) !== index || unrank(index) !== layout) wrong++;
    }
    expect(wrong).toBe(0);
  });

  it('are those of all sets of blocks', () => {
    for (const blocks of blockSets()) {
      // The first, the last and one in the middle are found again among all.
      for (const index of [0, Math.floor(blocks.count / 2), blocks.count - 1]) {
        const [layout = ''] = page(index, 1, blocks);
        expect(unrank(rank(layout) ?? -1)).toBe(layout);
        expect(rank(layout, blocks)).toBe(index);
      }
    }
  });

  it.each([
    [1, 4, 4, 65_880],
    [0, 5, 4, 15_660],
    [5, 0, 4, 14_220],
  ])(
    'are found by plain trying too: %i horizontals, %i verticals, %i soldiers',
    (h, v, s, number) => {
      const boards = oracleBoards(h, v, s);
      expect(boards).toHaveLength(number);
      const ranks = new Set(boards.map((board) => rank(board, { h, v, s })));
      expect(ranks.size).toBe(number);
      expect(Math.max(...[...ranks].map((one) => one ?? Infinity))).toBe(number - 1);
    },
  );
});
