import { type Outcome } from '@parlour/game-core';
import { counted } from './words.ts';

const OUTCOMES: Readonly<Record<Outcome['result'], string>> = {
  won: 'Won in',
  lost: 'Lost after',
  finished: 'Finished after',
  stuck: 'Stuck after',
};

/** What goes into a verdict beside the outcome. */
export interface VerdictParts {
  /** The game's own words for the score, instead of the score of the outcome. */
  readonly own?: { readonly score: string | undefined } | undefined;
  /** How long it took, where that counts. */
  readonly time?: string | undefined;
}

/** "Won in 131 moves, score 520", without a full stop. */
export const makeVerdict = (
  { result, score }: Outcome,
  moves: number,
  { own, time }: VerdictParts = {},
): string => {
  const words = score === undefined ? undefined : `score ${score}`;
  const parts = [`${OUTCOMES[result]} ${counted(moves, 'move')}`, own ? own.score : words, time];
  return parts.filter((part) => part !== undefined).join(', ');
};

/** "time 1:05". */
export const timeWords = (seconds: number): string =>
  `time ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
