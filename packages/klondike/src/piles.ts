import { type Card, isRed, type Pile, rankOf } from '@parlour/cards-core';
import { type KlondikeState } from './types.ts';

/** Can `card` be laid on `parent` in the tableau: the other colour, one rank lower? */
export const fitsTableau = (card: Card, parent: Card): boolean =>
  isRed(card) !== isRed(parent) && rankOf(card) + 1 === rankOf(parent);

/** How many cards lie on these piles. */
export const countOf = (piles: readonly Pile[]): number =>
  piles.reduce((sum, pile) => sum + pile.length, 0);

/** Are all cards on the foundations? */
export const isWon = ({
  foundations,
  rules,
}: Pick<KlondikeState, 'foundations' | 'rules'>): boolean =>
  countOf(foundations) === 4 * rules.ranks;

/** How often the waste may still be turned over. */
export const redealsLeft = ({ rules, redealt }: KlondikeState): number | 'unlimited' =>
  rules.redeals === 'unlimited' ? 'unlimited' : Math.max(rules.redeals - redealt, 0);
