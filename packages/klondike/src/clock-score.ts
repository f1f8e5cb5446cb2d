// What the clock does to the score: see `score.ts` for the source. Shown, never part of a state.
import { isWon } from './piles.ts';
import { type KlondikeState } from './types.ts';

/**
 * The score after so many seconds of play. Only timed standard scoring looks at the clock: −2 for
 * each full 10 seconds, and for a won game a bonus of 700,000 / seconds if it took 30 or more.
 */
export const scoreAt = (state: KlondikeState, seconds: number): number => {
  const elapsed = Number.isFinite(seconds) ? Math.max(Math.floor(seconds), 0) : 0;
  if (!state.rules.timed) return state.score;
  const penalty = 2 * Math.floor(elapsed / 10);
  const bonus = isWon(state) && elapsed >= 30 ? Math.floor(700_000 / elapsed) : 0;
  return state.score - penalty + bonus;
};
