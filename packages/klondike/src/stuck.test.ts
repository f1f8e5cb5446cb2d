import { unwrap } from '@parlour/game-core';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { dealt, stateOf } from './deals.test-support.ts';
import { klondike } from './game.ts';
import { isWon } from './piles.ts';
import { stuck } from './stuck.ts';
import { type KlondikeMove, type KlondikeState } from './types.ts';

const isProgress = (before: KlondikeState, move: KlondikeMove, after: KlondikeState): boolean => {
  const hidden = (state: KlondikeState) =>
    state.tableau.reduce((sum, { down }) => sum + down.length, 0);
  const fromDeck = move.type === 'move' && (move.from === 'waste' || move.from === 'stock');
  return fromDeck || hidden(after) < hidden(before) || after.best > before.best;
};

/** The definition taken at its word: every position that play without progress reaches. */
const stuckByDefinition = (state: KlondikeState): 'stuck' | 'open' => {
  const seen = new Set([klondike.makeState(state)]);
  const queue = [state];
  for (const now of queue) {
    for (const move of klondike.moves(now)) {
      const next = unwrap(klondike.play(now, move)).state;
      if (isProgress(now, move, next)) return 'open';
      const key = klondike.makeState({ ...next, redealt: Math.min(next.redealt, 2), score: 0 });
      if (!seen.has(key)) queue.push({ ...next, redealt: Math.min(next.redealt, 2) });
      seen.add(key);
    }
  }
  return 'stuck';
};

const isWinnable = (state: KlondikeState): boolean => {
  const seen = new Set<string>();
  const queue = [state];
  for (const now of queue) {
    if (isWon(now)) return true;
    for (const move of klondike.moves(now)) {
      const next = unwrap(klondike.play(now, move)).state;
      const key = klondike.makeState({ ...next, redealt: 0, score: 0, best: 52 });
      if (!seen.has(key)) queue.push(next);
      seen.add(key);
    }
  }
  return false;
};

const someSmallGame = fc
  .record({
    seed: fc.nat(),
    ranks: fc.integer({ min: 2, max: 4 }),
    columns: fc.integer({ min: 1, max: 4 }),
    draw: fc.integer({ min: 1, max: 3 }),
    redeals: fc.constantFrom('unlimited', 0, 1),
    spaces: fc.constantFrom('kings', 'any', 'none'),
    worryBack: fc.boolean(),
    choices: fc.array(fc.nat(), { maxLength: 25 }),
    source: fc.boolean(),
  })
  .filter(({ ranks, columns }) => 4 * ranks >= (columns * (columns + 1)) / 2)
  .map(({ choices, source, seed, ranks, columns, ...rules }) => {
    let state = dealt({ seed, ranks, columns, ...(source ? { rules: 'source' } : rules) });
    for (const choice of choices) {
      const moves = klondike.moves(state);
      const move = moves[choice % moves.length];
      if (!move) break;
      state = unwrap(klondike.play(state, move)).state;
    }
    return state;
  });

describe('stuck, on small decks', () => {
  it('is what its definition says', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(someSmallGame, (state) => {
        fc.pre(!isWon(state));
        const found = stuck(state, Number.POSITIVE_INFINITY);
        seen.add(found);
        expect(found).toBe(stuckByDefinition(state));
      }),
      { numRuns: 400, seed: 2 },
    );
    expect(seen).toEqual(new Set(['stuck', 'open']));
  });

  it('is never said of a game that can still be won', () => {
    let alarms = 0;
    for (let seed = 0; seed < 300; seed++) {
      const draw = 1 + (seed % 3);
      let state = dealt({ seed, ranks: 3, columns: 3, draw, redeals: seed % 2 });
      for (let step = 0; step < 30; step++) {
        if (stuck(state) === 'stuck') {
          alarms++;
          expect(isWinnable(state)).toBe(false);
          break;
        }
        const moves = klondike.moves(state);
        const move = moves[(seed * 7 + step * 5) % moves.length];
        if (!move) break;
        state = unwrap(klondike.play(state, move)).state;
      }
    }
    expect(alarms).toBeGreaterThan(20);
  });
});

describe('stuck', () => {
  it('is said by outcome too, with the score', () => {
    const line =
      'klondike/1 ranks=2 draw=3 redeals=0 scoring=standard score=15 stock=2SASAC foundations=-,2H,-,2D tableau=2C';
    expect(klondike.outcome(stateOf(line))).toEqual({ result: 'stuck', score: 15 });
    expect(klondike.outcome(stateOf(line.replace('draw=3', 'draw=1')))).toBeUndefined();
  });

  it('gives up with unknown, and not with an alarm', () => {
    // The red aces can come back onto the 2 of clubs; nothing else can ever move.
    const state = stateOf(
      'klondike/1 ranks=2 draw=7 redeals=0 stock=2SASAC2H2D foundations=-,AH,-,AD tableau=2C',
    );
    expect(stuck(state, 1)).toBe('unknown');
    expect(stuck(state)).toBe('stuck');
  });

  test.each([
    ['a fresh deal', dealt({ seed: 1 })],
    ['a won game', stateOf('klondike/1 ranks=1 foundations=AS,AH,AC,AD tableau=-')],
  ])('is not %s', (_, state) => {
    expect(stuck(state)).toBe('open');
  });

  it('knows that a card in the middle of the waste never comes up', () => {
    // Draw three, no redeal: only 2♠ comes to the top, and A♠ lies beneath it for ever.
    const line =
      'klondike/1 ranks=2 draw=3 redeals=0 stock=2SASAC foundations=-,2H,-,2D tableau=2C';
    expect(stuck(stateOf(line))).toBe('stuck');
    expect(stuck(stateOf(line.replace('draw=3', 'draw=2')))).toBe('open');
  });
});
