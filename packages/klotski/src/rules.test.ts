import { unwrap } from '@parlour/game-core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutOf } from './board.ts';
import { after, dealt, layouts, playthroughs } from './game.test-support.ts';
import { klotski } from './game.ts';
import { isPlayable } from './playable.ts';
import { reach } from './reach.ts';
import { reachOf, refusalOf, slidesTo } from './rules.ts';
import { countSequences, gridOf, legalMoves } from './rules-oracle.test-support.ts';
import { type KlotskiState, METRICS } from './types.ts';

const count = (state: KlotskiState, depth: number): number => {
  const legal = klotski.moves(state);
  if (depth === 1) return legal.length;
  return legal.reduce((sum, move) => {
    return sum + count(unwrap(klotski.play(state, move)).state, depth - 1);
  }, 0);
};

describe('count table: sequences of 1, 2, 3 … moves', () => {
  const TABLE = [
    // 横刀立马
    ['24422442233221121001', 'corner', [8, 42, 232, 1206, 6346]],
    ['24422442233221121001', 'straight', [6, 28, 126, 586, 2596]],
    ['24422442233221121001', 'unit', [4, 20, 76, 362, 1414]],
    // 峰回路转
    ['11124422442203320133', 'corner', [3, 11, 39, 144, 529]],
    ['11124422442203320133', 'straight', [2, 7, 22, 81, 280]],
    ['11124422442203320133', 'unit', [2, 7, 21, 78, 260]],
    // 近在咫尺
    ['12221222331133440044', 'corner', [1, 2, 7, 27, 119]],
    ['12221222331133440044', 'straight', [1, 2, 6, 23, 95]],
    ['12221222331133440044', 'unit', [1, 2, 5, 17, 60]],
    // Much room.
    ['00000440044010201020', 'corner', [24, 691, 20171]],
    ['00000440044010201020', 'straight', [10, 112, 1312]],
    ['00000440044010201020', 'unit', [8, 62, 478, 3854]],
  ] as const;

  it.each(TABLE)('%s %s', (layout, metric, expected) => {
    const depths = expected.map((_, index) => index + 1);
    const counts = depths.map((depth) => count(dealt({ layout, metric }), depth));
    expect(counts).toEqual(expected);
    expect(depths.map((depth) => countSequences(gridOf(layout), metric, depth))).toEqual(expected);
  });
});

describe('play', () => {
  it('tells of the slide and of the count', () => {
    const start = dealt();
    // A soldier at the bottom left goes two cells to the right.
    const { state, events } = unwrap(klotski.play(start, { from: 16, to: 18 }));
    expect(layoutOf(state.blocks)).toBe('24422442233221120011');
    expect(events).toEqual([
      { type: 'slid', id: 8, code: 1, from: 16, to: 18, path: [17, 18] },
      { type: 'counted', count: 1 },
    ]);
    expect(start.blocks).toEqual(dealt().blocks);
  });

  it('is won with the big block home, and over then', () => {
    const start = dealt({ layout: '22222222133144014401' });
    const { state, events } = unwrap(klotski.play(start, { from: 12, to: 13 }));
    expect(events).toEqual([
      { type: 'slid', id: 10, code: 4, from: 12, to: 13, path: [13] },
      { type: 'counted', count: 1 },
      { type: 'solved', count: 1 },
    ]);
    expect(klotski.outcome(state)).toEqual({ result: 'won' });
    expect(klotski.moves(state)).toEqual([]);
    expect(reachOf(state, 13)).toEqual([]);
  });

  it('keeps identities', () => {
    const layout = '1210**11********1401**13**0907**08000006';
    const state = after(dealt({ layout }), 'a5b5');
    expect(state.blocks.find(({ cell }) => cell === 17)?.id).toBe(8);
    expect(state.blocks.find(({ cell }) => cell === 19)?.id).toBe(6);
  });
});

describe('refusals', () => {
  const at = (layout: string, metric: (typeof METRICS)[number] = 'corner') =>
    dealt({ layout, metric });
  const start = '24422442233221121001';
  const room = '44004400000010000000';
  it.each([
    [start, 'corner', -1, 0, 'malformed', []],
    [start, 'corner', 0, 20, 'malformed', []],
    [start, 'corner', 0.5, 1, 'malformed', []],
    [start, 'corner', 17, 18, 'no-block', [17, 18]],
    [start, 'corner', 5, 17, 'not-top-left', [5, 17, 1]],
    [start, 'corner', 16, 16, 'same-cell', [16, 16]],
    [start, 'corner', 9, 11, 'out-of-board', [9, 11]],
    [start, 'corner', 8, 16, 'out-of-board', [8, 16]],
    [start, 'corner', 9, 13, 'occupied', [9, 13, 13, 14]],
    [start, 'corner', 8, 17, 'out-of-board', [8, 17]],
    [room, 'straight', 12, 19, 'not-straight', [12, 19]],
    [room, 'unit', 12, 14, 'one-cell-only', [12, 14]],
    ['00000000000004400440', 'corner', 13, 12, 'game-over', []],
  ] as const)('%s %s: %d to %d is %s', (layout, metric, from, to, code, cells) => {
    expect(klotski.play(at(layout, metric), { from, to })).toMatchObject({
      ok: false,
      error: { code, cells },
    });
  });

  it('a free place without a way', () => {
    // The soldier in the corner is walled in.
    const state = at('12441244233221121100');
    expect(klotski.play(state, { from: 0, to: 18 })).toMatchObject({
      ok: false,
      error: { code: 'no-way', cells: [0, 18] },
    });
  });

  it('no value breaks it', () => {
    for (const move of [undefined, null, 'b1b2', {}, { from: '1', to: 2 }, Number.NaN]) {
      expect(klotski.play(dealt(), move as never)).toMatchObject({ error: { code: 'malformed' } });
    }
  });
});

describe('outcome', () => {
  it('is stuck where nothing moves', () => {
    const state = dealt({ layout: '44334402233220223322' });
    expect(klotski.moves(state)).toEqual([]);
    expect(klotski.outcome(state)).toEqual({ result: 'stuck' });
  });

  it('is nothing while the game goes on', () => {
    expect(klotski.outcome(dealt())).toBeUndefined();
  });
});

describe('properties', () => {
  it('legal moves are those of the oracle, and no others succeed', () => {
    fc.assert(
      fc.property(playthroughs, ({ state }) => {
        const legal = klotski.moves(state);
        const grid = gridOf(layoutOf(state.blocks));
        const wanted = legalMoves(grid, state.metric).map(({ from, to }) => ({ from, to }));
        expect(legal).toEqual(wanted.sort((a, b) => a.from - b.from || a.to - b.to));
        const keys = new Set(legal.map(({ from, to }) => 20 * from + to));
        for (let key = 0; key < 400; key++) {
          const move = { from: Math.floor(key / 20), to: key % 20 };
          expect(refusalOf(state, move) === undefined).toBe(keys.has(key));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('a path is made of free steps, and as short as can be', () => {
    fc.assert(
      fc.property(playthroughs, ({ state }) => {
        for (const { cell } of state.blocks) {
          for (const { to, path } of reachOf(state, cell)) {
            const steps = { ...state, metric: 'unit' as const };
            const walked = path.reduce(
              ({ now, from }, next) => {
                const block = now.blocks.find(({ cell: at }) => at === from);
                const ways = block ? reach(now.blocks, block, 'unit') : [];
                expect(ways.some((step) => step.to === next)).toBe(true);
                const blocks = now.blocks.map((block) =>
                  block.cell === from ? { ...block, cell: next } : block,
                );
                return { now: { ...now, blocks }, from: next };
              },
              { now: steps, from: cell },
            );
            expect(walked.from).toBe(to);
            expect(slidesTo(steps, { from: cell, to })).toHaveLength(path.length);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('blocks are neither made nor lost, and keep shape and identity', () => {
    fc.assert(
      fc.property(playthroughs, ({ start, state }) => {
        const kinds = (now: KlotskiState) => now.blocks.map(({ id, code }) => [id, code]);
        expect(kinds(state)).toEqual(kinds(start));
        expect(isPlayable(state.blocks)).toBe(true);
      }),
    );
  });

  it('any free way falls into legal moves, as few as the metric needs', () => {
    fc.assert(
      fc.property(layouts, fc.constantFrom(...METRICS), (layout, metric) => {
        const state = dealt({ layout, metric });
        if (klotski.outcome(state)) return;
        for (const { cell: from } of state.blocks) {
          for (const { to, path } of reachOf({ ...state, metric: 'corner' }, from)) {
            const way = slidesTo(state, { from, to }) ?? [];
            const most = metric === 'corner' ? 1 : path.length;
            expect(way.length).toBeGreaterThan(0);
            expect(way.length).toBeLessThanOrEqual(most);
            if (metric === 'unit') expect(way).toHaveLength(path.length);
            expect(way.at(-1)?.to).toBe(to);
            let now = state;
            for (const move of way) {
              const isOver = klotski.outcome(now)?.result === 'won';
              if (!isOver) now = unwrap(klotski.play(now, move)).state;
            }
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});
