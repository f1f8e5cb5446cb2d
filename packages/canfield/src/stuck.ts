import { type Chance, chanceSearch, QUIET_LIMIT } from '@parlour/cards-core/patience-advice';
import { finished, type Search } from '@parlour/game-core';
import { isWon } from './piles.ts';
import { quietTable } from './quiet.ts';
import { type CanfieldState } from './types.ts';

export { type Chance } from '@parlour/cards-core/patience-advice';

/** `stuck` looks at no more quiet positions than this. */
export const STUCK_LIMIT = QUIET_LIMIT;

/**
 * Can the game still go on? `stuck` is certain: from no position that can be reached without
 * progress can one play a card from reserve, stock or waste, or raise the foundations above their
 * best so far, so it can no longer be won. `open`: one of these can be done, which says nothing about
 * winning. `unknown`: more than `limit` positions would have to be looked at.
 */
export const stuck = (state: CanfieldState, limit = STUCK_LIMIT): Chance =>
  finished(stuckSearch(state, limit));

/** The same, pausing now and then. */
export function* stuckSearch(state: CanfieldState, limit = STUCK_LIMIT): Search<Chance> {
  return isWon(state) || state.base === 0 ? 'open' : yield* chanceSearch(quietTable(state), limit);
}
