import { unwrap } from '@parlour/game-core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutOf } from './board.ts';
import { after, dealt, playthroughs } from './game.test-support.ts';
import { klotski } from './game.ts';
import { reachOf } from './rules.ts';
import { Tally } from './rules-oracle.test-support.ts';
import { turnsOf } from './turns.ts';
import { type KlotskiState, type Metric, TRAIL_LIMIT } from './types.ts';

// A big block at the top left, a soldier at c3 and one at d5, and room.
const ROOM = '44004400001000000001';

const counts = (metric: Metric, line: string, layout = ROOM): readonly number[] => {
  let state = dealt({ layout, metric });
  return line.split(' ').map((move) => {
    state = after(state, move);
    return state.count;
  });
};

describe('the count', () => {
  it.each([
    // One block, however it goes, is one move in the metric of free paths.
    ['corner', 'c3d3 d3d4 d4c4', [1, 1, 1]],
    ['corner', 'c3d3 d5c5 c5b5', [1, 2, 2]],
    ['corner', 'c3d3 d5c5 d3d4', [1, 2, 3]],
    // Back where the move began is no move; then the one before it goes on.
    ['corner', 'c3d3 d3c3', [1, 0]],
    ['corner', 'c3d3 d5c5 c5d5 d3d4', [1, 2, 1, 1]],
    ['corner', 'c3d3 d5c5 c5d5 d3c3', [1, 2, 1, 0]],
    // Straight ones go on in one direction only.
    ['straight', 'c3c4 c4c5', [1, 1]],
    ['straight', 'c3c4 c4d4', [1, 2]],
    ['straight', 'c3c5 c5c4', [1, 2]],
    ['straight', 'c3c5 c5c4 c4c5', [1, 2, 1]],
    ['straight', 'c3c5 c5c4 c4c3', [1, 2, 0]],
    ['straight', 'c3c5 c5c3', [1, 0]],
    // Past the cell where it began is a move from there.
    ['straight', 'c3c4 c4c2', [1, 1]],
    ['straight', 'c3c4 c4d4 d4d3 d3c3', [1, 2, 3, 0]],
    ['straight', 'c3c4 c4d4 d4c4', [1, 2, 1]],
    ['straight', 'c3c4 c4d4 d4b4', [1, 2, 2]],
    // Cell by cell nothing is merged, but taken back it is.
    ['unit', 'c3c4 c4c5', [1, 2]],
    ['unit', 'c3c4 c4c5 c5c4 c4c3', [1, 2, 1, 0]],
    ['unit', 'c3c4 c4d4 d4d3 d3c3', [1, 2, 3, 0]],
    ['unit', 'c3c4 d5c5 c4c3', [1, 2, 3]],
  ] as const)('%s: %s', (metric, line, expected) => {
    expect(counts(metric, line)).toEqual(expected);
  });

  it('is told by events', () => {
    const start = dealt({ layout: ROOM, metric: 'straight' });
    const told = (state: KlotskiState, from: number, to: number) => {
      const played = unwrap(klotski.play(state, { from, to }));
      return { state: played.state, events: played.events.slice(1) };
    };
    const first = told(start, 10, 14);
    expect(first.events).toEqual([{ type: 'counted', count: 1 }]);
    expect(told(first.state, 14, 18).events).toEqual([{ type: 'merged', count: 1 }]);
    expect(told(first.state, 14, 10).events).toEqual([{ type: 'taken-back', count: 0, moves: 1 }]);
    expect(told(first.state, 14, 6).events).toEqual([
      { type: 'taken-back', count: 0, moves: 1 },
      { type: 'counted', count: 1 },
    ]);
    const third = after(first.state, 'c4d4 d4d3');
    expect(told(third, 11, 10).events).toEqual([{ type: 'taken-back', count: 0, moves: 3 }]);
    // Back through d3, where the last move began, and on along the move before that.
    const fourth = after(dealt({ layout: ROOM, metric: 'straight' }), 'c3d3 d3d2 d2d3');
    expect(fourth.count).toBe(1);
  });

  it('is that of an oracle which knows steps only', () => {
    fc.assert(
      fc.property(playthroughs, (game) => {
        const tally = new Tally(game.state.metric);
        let state = game.start;
        for (const move of game.moves) {
          const played = unwrap(klotski.play(state, move));
          const [slid] = played.events;
          if (slid?.type !== 'slid') throw new Error('A slide comes first.');
          let at = slid.from;
          for (const to of slid.path) {
            tally.step(String(slid.id), at, to);
            at = to;
          }
          ({ state } = played);
          expect(state.count).toBe(tally.count);
        }
      }),
    );
  });

  it('events tell every change of it', () => {
    fc.assert(
      fc.property(playthroughs, (game) => {
        let state = game.start;
        for (const move of game.moves) {
          const played = unwrap(klotski.play(state, move));
          let count = state.count;
          for (const event of played.events) {
            if (event.type === 'slid') continue;
            if (event.type === 'counted') count++;
            if (event.type === 'taken-back') count -= event.moves;
            expect(event.count).toBe(count);
          }
          ({ state } = played);
          expect(state.count).toBe(count);
        }
      }),
    );
  });

  it('is the length of a way that leads here: its moves, played, lead to the same state', () => {
    fc.assert(
      fc.property(playthroughs, ({ start, state }) => {
        const again = state.trail.reduce(
          (now, move) => unwrap(klotski.play(now, move)).state,
          start,
        );
        expect(again).toEqual(state);
        expect(state.count).toBe(state.trail.length);
      }),
    );
  });

  it('does not depend on how many slides a way is gone in', () => {
    fc.assert(
      fc.property(playthroughs, fc.nat(), fc.nat(), ({ state }, which, end) => {
        if (state.metric === 'unit' || klotski.outcome(state)) return;
        const legal = klotski.moves(state);
        const move = legal[which % legal.length];
        const path = reachOf(state, move?.from ?? 0).find(({ to }) => to === move?.to)?.path ?? [];
        if (!move || path.length < 2) return;
        const middle = path[end % (path.length - 1)] ?? move.to;
        const whole = unwrap(klotski.play(state, move)).state;
        const half = unwrap(klotski.play(state, { from: move.from, to: middle })).state;
        if (klotski.outcome(half)) return;
        expect(unwrap(klotski.play(half, { from: middle, to: move.to })).state.count).toBe(
          whole.count,
        );
      }),
      { numRuns: 300 },
    );
  });

  it('goes on where moves are forgotten', () => {
    // Two soldiers take turns around a ring, so that nothing is taken back.
    let state = dealt({ layout: '44014400000000000001', metric: 'unit' });
    const rounds = ['d1c1', 'd5c5', 'c1c2', 'c5c4', 'c2d2', 'c4d4', 'd2d1', 'd4d5'];
    for (let move = 0; move < 2 * TRAIL_LIMIT; move++) {
      state = after(state, rounds[move % rounds.length] ?? '');
    }
    expect([state.count, state.trail.length]).toEqual([2 * TRAIL_LIMIT, TRAIL_LIMIT]);
    expect(unwrap(klotski.parseState(klotski.makeState(state)))).toEqual(state);
  });
});

describe('turns', () => {
  const turns = (metric: Metric, line: string): readonly number[] =>
    turnsOf(
      dealt({ layout: ROOM, metric }),
      line.split(' ').map((text) => unwrap(klotski.parseMove(text))),
    );

  it.each([
    ['corner', 'c3d3 d3d4 d5c5 c5b5', [0, 2]],
    ['corner', 'c3d3 d5c5 c5d5 d3d4', [0]],
    ['corner', 'c3d3 d3c3', []],
    ['corner', 'c3d3 d3c3 d5c5', [2]],
    ['straight', 'c3c4 c4c2', [0]],
    ['unit', 'c3c4 c4c5 c5c4', [0]],
  ] as const)('%s: %s', (metric, line, expected) => {
    expect(turns(metric, line)).toEqual(expected);
  });

  it('lead back move by move', () => {
    fc.assert(
      fc.property(playthroughs, (game) => {
        const found = turnsOf(game.start, game.moves);
        expect(found).toHaveLength(game.state.count);
        while (game.state.count > 0) {
          const { count, trail, metric } = game.state;
          const last = trail.at(-1);
          const blocks = game.state.blocks.map((block) =>
            block.cell === last?.to ? { ...block, cell: last.from } : block,
          );
          game.jump(turnsOf(game.start, game.moves).at(-1) ?? 0);
          expect([game.state.count, game.state.metric]).toEqual([count - 1, metric]);
          expect(game.state.blocks).toEqual(blocks);
        }
        expect(layoutOf(game.state.blocks)).toBe(layoutOf(game.start.blocks));
      }),
      { numRuns: 40 },
    );
  });

  it('end where a slide is not legal', () => {
    expect(
      turnsOf(dealt(), [
        { from: 16, to: 17 },
        { from: 0, to: 1 },
      ]),
    ).toEqual([0]);
  });
});
