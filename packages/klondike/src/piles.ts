import { type Card, countOf, isRed, rankOf } from '@parlour/cards-core';
import { type KlondikeState } from './types.ts';

export { countOf } from '@parlour/cards-core';
export { redealsLeft } from '@parlour/cards-core/patience';

/** Can `card` be laid on `parent` in the tableau: the other colour, one rank lower? */
export const fitsTableau = (card: Card, parent: Card): boolean =>
  isRed(card) !== isRed(parent) && rankOf(card) + 1 === rankOf(parent);

/** Are all cards on the foundations? */
export const isWon = ({
  foundations,
  rules,
}: Pick<KlondikeState, 'foundations' | 'rules'>): boolean =>
  countOf(foundations) === 4 * rules.ranks;
