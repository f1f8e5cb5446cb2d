import {
  type Card,
  countOf,
  isRed,
  type Pile,
  type Rank,
  rankOf,
  suitIndexOf,
} from '@parlour/cards-core';
import { placeOf } from '@parlour/cards-core/patience';
import { type Building, type CanfieldState, type PileId, type Rules } from './types.ts';

/** Cards in the deck. */
const DECK = 52;

/** The rank that follows: after the king comes the ace. */
export const nextRank = (rank: number): Rank => ((rank % 13) + 1) as Rank;

/** Do the suits of a card and of the one it is laid on go together? */
export const suitsFit = (building: Building, card: Card, parent: Card): boolean => {
  if (building === 'suit') return suitIndexOf(card) === suitIndexOf(parent);
  return building === 'any' || isRed(card) !== isRed(parent);
};

/** Can `card` be laid on `parent` in the tableau? */
export const fitsTableau = (
  { rules, base }: Pick<CanfieldState, 'rules' | 'base'>,
  card: Card,
  parent: Card,
): boolean =>
  nextRank(rankOf(card)) === rankOf(parent) &&
  suitsFit(rules.building, card, parent) &&
  (rules.onBase || rankOf(parent) !== base);

/** May so many of a pile's cards move at once to another tableau pile? */
export const mayMoveTogether = ({ runs }: Rules, count: number, length: number): boolean =>
  runs === 'any' || count === length || (runs === 'top' && count === 1);

/** Are all cards on the foundations? */
export const isWon = ({ foundations }: Pick<CanfieldState, 'foundations'>): boolean =>
  countOf(foundations) === DECK;

const CARD = 5;
const STAKE = 50;

/** What the casino has paid so far, less what the deck cost: $5 for each card on a foundation, − $50. */
export const profitOf = ({ foundations }: Pick<CanfieldState, 'foundations'>): number =>
  CARD * countOf(foundations) - STAKE;

/** The cards of a pile. All but those of the stock lie face up, in the reserve perhaps only the top. */
export const cardsAt = (state: CanfieldState, pile: PileId): Pile => {
  const { kind, index } = placeOf(pile);
  if (kind === 'tableau') return state.tableau[index] ?? [];
  return kind === 'foundation' ? (state.foundations[index] ?? []) : state[kind];
};
