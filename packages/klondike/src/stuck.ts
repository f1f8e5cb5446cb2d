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
export const stuck = (state: KlondikeState, limit = STUCK_LIMIT): 'stuck' | 'open' | 'unknown' => {
  if (isWon(state)) return 'open';
  const first = progressFrom(state, limit).next();
  if (!first.done) return 'open';
  return first.value === 'all' ? 'stuck' : 'unknown';
};
