import { finished } from '@parlour/game-core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LAYOUT, type Layout, type Metric, METRICS } from '../types.ts';
import { blockSets, count, unrank } from './enumeration.ts';
import { solve, type SolveAnswer, type SolveProgress, solveSearch } from './index.ts';
import { KNOWN } from './known.test-support.ts';
import {
  isOracleSolved,
  oracleDistances,
  oracleMoves,
  oracleOptimum,
} from './oracle.test-support.ts';

/** Plays a solution by the oracle's rules; what comes of it must be solved. */
const expectToSolve = (layout: Layout, metric: Metric, answer: SolveAnswer): void => {
  if (answer.status !== 'solved') throw new Error(answer.status);
  expect(answer.moves).toHaveLength(answer.optimum);
  let now = layout;
  for (const { from, to, path } of answer.moves) {
    const move = oracleMoves(now, metric).find((legal) => legal.from === from && legal.to === to);
    if (!move) throw new Error(`${now}: ${from} to ${to} is no move.`);
    expect([path[0], path.at(-1)]).toEqual([from, to]);
    now = move.layout;
  }
  expect(isOracleSolved(now)).toBe(true);
};

describe('solve', () => {
  it.each(KNOWN)('finds the known optima of $layout', ({ layout, optimum }) => {
    for (const metric of METRICS) {
      const answer = solve(layout, metric);
      expect(answer).toMatchObject({ status: 'solved', optimum: optimum[metric] });
      expectToSolve(layout, metric, answer);
    }
  });

  it('agrees with a plain breadth-first search', () => {
    // Sets of blocks alike, so that small ones count as much as large ones; few empties, so that
    // the plain search comes to an end.
    const sets = blockSets().filter(
      ({ empties, count: number }) => empties <= 3 && number < 30_000,
    );
    const layouts = fc
      .tuple(fc.constantFrom(...sets), fc.nat(), fc.constantFrom(...METRICS))
      .map(([blocks, index, metric]) => ({
        layout: unrank(index % blocks.count, blocks) ?? '',
        metric,
      }));
    fc.assert(
      fc.property(layouts, ({ layout, metric }) => {
        const answer = solve(layout, metric);
        const optimum = oracleOptimum(layout, metric);
        if (optimum === undefined) expect(answer.status).toBe('unsolvable');
        else {
          expect(answer).toMatchObject({ status: 'solved', optimum });
          expectToSolve(layout, metric, answer);
        }
      }),
      { numRuns: 15 },
    );
  });

  it('solves what is near the goal from any of all layouts', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: count() - 1 }),
        fc.constantFrom(...METRICS),
        (index, metric) => {
          const layout = unrank(index) ?? '';
          const answer = solve(layout, metric);
          if (answer.status === 'solved') expectToSolve(layout, metric, answer);
          else expect(answer.status).toBe('unsolvable');
        },
      ),
      { numRuns: 30 },
    );
  });

  it('has nothing to do where the layout is solved', () => {
    const solved = '22222222111114410440';
    expect(solve(solved, 'corner')).toEqual({
      status: 'solved',
      optimum: 0,
      moves: [],
      positions: 1,
    });
  });

  it.each(['', '0'.repeat(20), '24422442233221121111', '4400440000000000000x'])(
    'refuses %j, which is not playable',
    (layout) => {
      expect(solve(layout, 'unit')).toEqual({ status: 'not-playable' });
    },
  );

  it('knows what is unsolvable, and after how many positions', () => {
    // Two rows of horizontals and soldiers: as the oracle says, the 2×2 never comes down.
    const stuck = '44334433333333330033';
    const reached = oracleDistances([stuck], 'unit');
    expect([...reached.keys()].some(isOracleSolved)).toBe(false);
    for (const metric of METRICS) expect(solve(stuck, metric).status).toBe('unsolvable');
  });
});

describe('a search', () => {
  it('gives the same in slices', () => {
    const question = { layout: DEFAULT_LAYOUT, metric: 'straight' } as const;
    const search = solveSearch(question);
    let pauses = 0;
    for (;;) {
      const step = search.next();
      if (step.done) {
        expect(step.value).toEqual(solve(DEFAULT_LAYOUT, 'straight'));
        break;
      }
      pauses++;
    }
    expect(pauses).toBeGreaterThan(3);
    expect(JSON.parse(JSON.stringify(finished(solveSearch(question))))).toEqual(
      finished(solveSearch(question)),
    );
  });

  it('tells how far it is', () => {
    const seen: SolveProgress[] = [];
    solve(DEFAULT_LAYOUT, 'corner', { onProgress: (progress) => seen.push(progress) });
    expect(seen.length).toBeGreaterThan(3);
    const sorted = [...seen].sort((one, other) => one.positions - other.positions);
    expect(seen).toEqual(sorted);
    expect(seen.every(({ depth }) => depth < 81)).toBe(true);
  });

  it('is given up when the signal says so', () => {
    const signal = { aborted: false };
    const answer = solve(DEFAULT_LAYOUT, 'corner', {
      signal,
      onProgress: ({ positions }) => {
        signal.aborted = positions > 5000;
      },
    });
    expect(answer).toMatchObject({ status: 'unknown', reason: 'aborted' });
  });

  it('is given up when the budget is spent, and says what it knows', () => {
    const answer = solve(DEFAULT_LAYOUT, 'corner', { budget: 5000 });
    if (answer.status !== 'unknown') throw new Error(answer.status);
    expect(answer.reason).toBe('budget');
    expect(answer.positions).toBeGreaterThan(5000);
    expect(answer.positions).toBeLessThan(12_000);
    // What it claims is so: no solved layout is nearer.
    const near = oracleDistances([DEFAULT_LAYOUT], 'corner');
    const solved = [...near].filter(([layout]) => isOracleSolved(layout));
    expect(Math.min(...solved.map(([, distance]) => distance))).toBe(81);
    expect(answer.atLeast).toBeGreaterThan(10);
    expect(answer.atLeast).toBeLessThanOrEqual(81);
    expect(solve(DEFAULT_LAYOUT, 'corner', { budget: 20_000 }).status).toBe('solved');
  });
});
