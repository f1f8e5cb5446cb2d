import { randomOf } from '@parlour/game-core';
import { expect, test } from 'vitest';
import { klondike } from './game.ts';
import { legalMoves, progressAhead } from './oracle.test-support.ts';
import { dealOf, someMove, stateAfter, tableOf } from './table.test-support.ts';

const KINDS: readonly Readonly<Record<string, unknown>>[] = [
  { ranks: 13, columns: 7, draw: 3, redeals: 1 },
  { ranks: 7, columns: 7 },
  { ranks: 5, columns: 5, draw: 2, redeals: 1, spaces: 'none' },
  { ranks: 4, columns: 4, draw: 3 },
  { ranks: 4, columns: 3, rules: 'source' },
  { ranks: 4, columns: 4, worryBack: false, redeals: 0 },
  { ranks: 3, columns: 3, draw: 5, spaces: 'any' },
  { ranks: 2, columns: 1, draw: 3 },
];
const LIMIT = 200;

test.each(KINDS)('stuck is said exactly where no progress is ahead: %o', (kind) => {
  for (let seed = 0; seed < 8; seed++) {
    const random = randomOf(`stuck ${seed}`);
    let state = dealOf({ ...kind, seed });
    let best = 0;
    for (let step = 0; step < 60; step++) {
      const table = tableOf(state);
      best = Math.max(best, table.foundations.flat().length);
      expect(state.best).toBe(best);
      const result = klondike.outcome(state)?.result;
      const ahead = progressAhead(table, best, LIMIT);
      if (result !== 'won' && ahead !== undefined) {
        expect([klondike.makeState(state), result === 'stuck']).toEqual([
          klondike.makeState(state),
          !ahead,
        ]);
      }
      const move = someMove(legalMoves(table), random);
      if (move === undefined) break;
      state = stateAfter(state, move);
    }
  }
});
