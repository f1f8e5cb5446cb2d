import { pileNames, readMove as read } from '@parlour/cards-core/patience';
import { type CanfieldMove, PILES } from './types.ts';

export { makeMove } from '@parlour/cards-core/patience';

/** The piles by the names that moves give them: s, w, r, t1–t7, f1–f4. */
export const PILE_NAMES = pileNames(PILES);

/** The most cards that move at once. */
export const MOST = 52;

/** Reads what `makeMove` writes; `undefined` for anything else: `parseMove` says why. */
export const readMove = (text: string): CanfieldMove | undefined => read(text, PILE_NAMES, MOST);
