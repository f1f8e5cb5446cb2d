import { finished, type Search } from '@parlour/game-core';
import { isWon } from './piles.ts';
import { progressFrom } from './quiet.ts';
import { type KlondikeState } from './types.ts';

/** `stuck` looks at no more quiet positions than this. */
export const STUCK_LIMIT = 20_000;

/**
 * Can the game still go on? `stuck` is certain: from no position that can be reached without
 * progress can one turn a hidden card, play a card from stock or waste, or raise the foundations
 * above their best so far, so it can no longer be won. `open`: one of these can be done, which
 * says nothing about winning. `unknown`: more than `limit` positions would have to be looked at.
 */
export const stuck = (state: KlondikeState, limit = STUCK_LIMIT): Chance =>
  finished(stuckSearch(state, limit));

export type Chance = 'stuck' | 'open' | 'unknown';

/** The same, pausing now and then. */
export function* stuckSearch(state: KlondikeState, limit = STUCK_LIMIT): Search<Chance> {
  if (isWon(state)) return 'open';
  const search = progressFrom(state, limit);
  for (;;) {
    const step = search.next();
    if (step.done) return step.value === 'all' ? 'stuck' : 'unknown';
    if (step.value) return 'open';
    yield undefined;
  }
}
