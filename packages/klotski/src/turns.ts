import { tryPlay } from './rules.ts';
import { type KlotskiMove, type KlotskiState } from './types.ts';

/** How many moves count, the last one and the one before it. */
const standing = ({ count, trail }: KlotskiState) => ({
  count,
  last: trail.at(-1),
  before: trail.at(-2),
});

/**
 * Where each move that counts starts among the slides of a game, as indices into them, ascending:
 * after so many slides the game stood as before that move. The slides from the last index on are the
 * last counted move, with whatever came to nothing on the way; going back to it takes a whole move
 * back. Empty where nothing counts: then the board is as at the start. Slides that are not legal end
 * the game; moves that had been counted before `start` have no index.
 */
export const turnsOf = (start: KlotskiState, slides: readonly KlotskiMove[]): readonly number[] => {
  let now = start;
  const past = [standing(start)];
  for (const slide of slides) {
    const played = tryPlay(now, slide);
    if (!played.ok) break;
    now = played.value.state;
    past.push(standing(now));
  }
  const turns: number[] = [];
  let after = standing(now);
  for (let index = past.length - 1; index >= 0; index--) {
    const then = past[index];
    // A move that stands is the same object in every state that has it, with the same moves before it.
    if (then?.count === after.count - 1 && then.last === after.before) {
      turns.push(index);
      after = then;
    }
  }
  return turns.reverse();
};
