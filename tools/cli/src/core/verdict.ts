import { type Outcome } from '@parlour/game-core';
import { counted } from './words.ts';

const OUTCOMES: Readonly<Record<Outcome['result'], string>> = {
  won: 'Won in',
  lost: 'Lost after',
  finished: 'Finished after',
  stuck: 'Stuck after',
};

/**
 * "Won in 131 moves, score 520", without a full stop. A game that has its own words for the score
 * gives them in `own`; otherwise it is the score of the outcome.
 */
export const makeVerdict = (
  { result, score }: Outcome,
  moves: number,
  own?: { readonly score: string | undefined },
): string => {
  const words = score === undefined ? undefined : `score ${score}`;
  const told = own ? own.score : words;
  const verdict = `${OUTCOMES[result]} ${counted(moves, 'move')}`;
  return told === undefined ? verdict : `${verdict}, ${told}`;
};
