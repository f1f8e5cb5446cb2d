import { tryPlay } from './rules.ts';
import { type KlotskiMove, type KlotskiState } from './types.ts';

/**
 * Where each move that counts starts among the slides of a game, as indices into them, ascending:
 * after so many slides the game stood as before that move. The slides from the last index on are the
 * last counted move, with whatever came to nothing on the way; going back to it takes a whole move
 * back. Empty where nothing counts: then the board is as at the start. Slides that are not legal end
 * the game; moves that had been counted before `start` have no index.
 */
export const turnsOf = (start: KlotskiState, slides: readonly KlotskiMove[]): readonly number[] => {
  let state = start;
  const counts = [start.count];
  for (const slide of slides) {
    const played = tryPlay(state, slide);
    if (!played.ok) break;
    ({ state } = played.value);
    counts.push(state.count);
  }
  const turns: number[] = [];
  let after = state.count;
  // No slide counts more than once. So after the last time that fewer moves counted, all those that
  // counted then stood for good, and what came after them is the move looked for.
  for (let index = counts.length - 1; index >= 0; index--) {
    if (counts[index] === after - 1) {
      turns.push(index);
      after--;
    }
  }
  return turns.reverse();
};
