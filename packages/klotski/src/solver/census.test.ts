import { finished } from '@parlour/game-core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { METRICS } from '../types.ts';
import {
  census,
  censusOrder,
  filterOptima,
  optimaSearch,
  type SetCensus,
  UNSOLVABLE,
  wholeCensusSearch,
} from './census.ts';
import { blockSets, rank, unrank } from './enumeration.ts';
import { solve } from './index.ts';
import { isOracleSolved, oracleBoards, oracleDistances } from './oracle.test-support.ts';

describe('the census of the standard blocks', () => {
  const found = [0, 1, 2, 3, 4, 5].map((h) => census({ h, v: 5 - h, s: 4 }));
  const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

  it('knows how many layouts there are, and how many can be solved', () => {
    expect(sumOf(found.map(({ states }) => states))).toBe(363_480);
    expect(sumOf(found.map(({ solvable }) => solvable))).toBe(267_115);
  });

  it('knows the components of 横刀立马’s blocks', () => {
    expect(found[1]).toMatchObject({
      blocks: { h: 1, v: 4, s: 4 },
      states: 65_880,
      components: 898,
      solvableComponents: 52,
      largest: 25_955,
    });
    expect(found[2]?.largest).toBe(81_340);
    expect(found[3]?.largest).toBe(81_462);
  });

  it('knows the hardest of them', () => {
    const hardest = found.map(({ metrics }) => metrics.corner?.hardest?.optimum);
    expect(hardest).toEqual([19, 93, 138, 135, 97, 56]);
    // 峰回路转: three layouts and their mirror images are as hard, counted in corners.
    expect(METRICS.map((metric) => found[2]?.metrics[metric]?.hardest)).toMatchObject([
      { optimum: 138, layout: '11124422442203320133', count: 6 },
      { optimum: 150, layout: '11124422442203320133' },
      { optimum: 179, layout: '11124422442203320133' },
    ]);
  });

  it('has the solvable layouts in each histogram', () => {
    for (const { solvable, metrics } of found) {
      for (const metric of METRICS) {
        const histogram = metrics[metric]?.histogram ?? [];
        expect(sumOf(histogram)).toBe(solvable);
        expect(histogram.length - 1).toBe(metrics[metric]?.hardest?.optimum);
        expect(histogram.at(-1)).toBe(metrics[metric]?.hardest?.count);
      }
    }
  });
});

describe.each([
  { h: 6, v: 0, s: 2 },
  { h: 4, v: 2, s: 0 },
  { h: 5, v: 1, s: 0 },
  { h: 0, v: 0, s: 14 },
])('the census of %j', (blocks) => {
  const boards = oracleBoards(blocks.h, blocks.v, blocks.s);

  it('agrees with the oracle', () => {
    const left = new Set(boards);
    const sizes: number[] = [];
    let solvable = 0;
    for (const board of boards) {
      if (!left.has(board)) continue;
      const reached = [...oracleDistances([board], 'unit').keys()];
      for (const other of reached) left.delete(other);
      sizes.push(reached.length);
      if (reached.some(isOracleSolved)) solvable++;
    }
    const found = census(blocks);
    expect(found).toMatchObject({
      states: boards.length,
      components: sizes.length,
      solvableComponents: solvable,
      largest: Math.max(...sizes),
    });
  });

  it.each(METRICS)('has the optimum of every layout, in the metric %s', (metric) => {
    const distances = oracleDistances(boards.filter(isOracleSolved), metric);
    const { optima } = finished(optimaSearch({ blocks, metric }));
    expect(optima).toHaveLength(boards.length);
    const wrong = boards.filter(
      (board) => optima[rank(board, blocks) ?? -1] !== (distances.get(board) ?? UNSOLVABLE),
    );
    expect(wrong).toEqual([]);
    const found = census(blocks, [metric]).metrics[metric];
    const histogram: number[] = [];
    for (const distance of distances.values()) {
      histogram[distance] = (histogram[distance] ?? 0) + 1;
    }
    expect(found?.histogram).toEqual(histogram);
    if (found?.hardest) {
      const { layout, optimum } = found.hardest;
      expect(distances.get(layout)).toBe(optimum);
      const first = boards
        .filter((board) => distances.get(board) === optimum)
        .map((board) => rank(board) ?? -1)
        .sort((one, other) => one - other)[0];
      expect(rank(layout)).toBe(first);
    } else expect(distances.size).toBe(0);
  });
});

describe('optima', () => {
  const blocks = { h: 1, v: 4, s: 4 };
  const found = finished(optimaSearch({ blocks, metric: 'straight' }));

  it('are those of single searches', () => {
    fc.assert(
      fc.property(fc.nat(found.optima.length - 1), (number) => {
        const answer = solve(unrank(number, blocks) ?? '', 'straight');
        const optimum = answer.status === 'solved' ? answer.optimum : UNSOLVABLE;
        expect(found.optima[number]).toBe(optimum);
      }),
      { numRuns: 50 },
    );
  });

  it('are found by what is asked for', () => {
    const layouts = Array.from(found.optima, (_, number) => unrank(number, blocks) ?? '');
    const turned = layouts.map((layout) =>
      layout.replace(/.{4}/g, (row) => Array.from(row).reverse().join('')),
    );
    const numbers = Array.from(found.optima.keys());
    const isSymmetric = (number: number) => layouts[number] === turned[number];
    const optimumOf = (number: number) => found.optima[number] ?? -1;
    const cases = [
      [{}, () => true],
      [{ solvable: false }, (number: number) => optimumOf(number) === UNSOLVABLE],
      [{ solvable: true }, (number: number) => optimumOf(number) !== UNSOLVABLE],
      [{ symmetric: true }, isSymmetric],
      [{ symmetric: false, least: 101 }, (number: number) => optimumOf(number) === 101],
      [
        { symmetric: true, least: 80, most: 90 },
        (number: number) =>
          isSymmetric(number) && optimumOf(number) >= 80 && optimumOf(number) <= 90,
      ],
      [{ most: 0 }, (number: number) => optimumOf(number) === 0],
      [{ least: 5, solvable: false }, () => false],
    ] as const;
    for (const [filter, passes] of cases) {
      const expected = numbers.filter(passes);
      expect(Array.from(filterOptima(found, filter))).toEqual(expected);
    }
    // 横刀立马 is one of the symmetric ones.
    const own = rank('24422442233221121001', blocks) ?? -1;
    expect(filterOptima(found, { symmetric: true, least: 90, most: 90 })).toContain(own);
  });
});

describe('the order of the census', () => {
  it('has every set once, the smallest first', () => {
    const order = censusOrder();
    expect(new Set(order.map(({ h, v, s }) => `${h} ${v} ${s}`)).size).toBe(blockSets().length);
    expect(order[0]).toMatchObject({ count: 12 });
  });
});

describe('a census of many sets', () => {
  const sets = [
    { h: 6, v: 0, s: 0 },
    { h: 6, v: 0, s: 1 },
    { h: 6, v: 0, s: 2 },
  ];

  it('counts one after the other, and tells of each', () => {
    const told: unknown[] = [];
    const onSet = (result: SetCensus, done: number, all: number): void => {
      told.push([result.blocks, done, all]);
    };
    const results = finished(wholeCensusSearch({ sets }, { onSet }));
    expect(results).toEqual(sets.map((blocks) => census(blocks)));
    expect(told).toEqual(sets.map((blocks, index) => [blocks, index + 1, 3]));
  });

  it('counts only what is not known yet', () => {
    const before = census(sets[1] ?? { h: 0, v: 0, s: 0 }, ['unit']);
    const known = [{ ...before, largest: 12_345 }];
    const same = finished(wholeCensusSearch({ sets, metrics: ['unit'], known }));
    expect(same.map(({ largest }) => largest)).toEqual([396, 12_345, 508]);
    const more = finished(wholeCensusSearch({ sets, known }));
    expect(more).toEqual(sets.map((blocks) => census(blocks)));
  });

  it('given up, gives what is done', () => {
    const signal = { aborted: false };
    const onSet = (_: SetCensus, done: number): void => {
      signal.aborted = done === 2;
    };
    const results = finished(wholeCensusSearch({ sets }, { signal, onSet }));
    expect(results.map(({ blocks }) => blocks)).toEqual(sets.slice(0, 2));
  });
});
