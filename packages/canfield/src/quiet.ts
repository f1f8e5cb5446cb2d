import { type Card, cardOf, type Rank, rankOf, topOf } from '@parlour/cards-core';
import { type PileKind } from '@parlour/cards-core/patience';
import {
  type QuietTable,
  type Reachable,
  reachableCards,
} from '@parlour/cards-core/patience-advice';
import { fitsTableau, mayMoveTogether } from './piles.ts';
import { type CanfieldState } from './types.ts';

/** The place of a card on its foundation, from 0. */
export const stepOf = (base: number, card: Card): number => (rankOf(card) - base + 13) % 13;

const reserveTop = ({ reserve }: CanfieldState): readonly Reachable[] => {
  const card = topOf(reserve);
  return card === undefined ? [] : [{ card, turns: 0, from: 'reserve' }];
};

const takesInSpace = ({ rules, reserve }: CanfieldState, from: PileKind): boolean =>
  rules.spaces === 'any' || from === 'reserve' || (from === 'waste' && reserve.length === 0);

/**
 * The table as the search for quiet moves needs it: what is held back is the reserve. A whole pile
 * that goes into a space leaves the same position, so whether it may is no matter here.
 */
export const quietTable = (state: CanfieldState): QuietTable => {
  const { rules, base, tableau, foundations, best, reserve } = state;
  const isFilled = rules.fill && reserve.length > 0;
  return {
    runs: tableau,
    closed: tableau.map(() => isFilled),
    foundations,
    best,
    reachable: [...reserveTop(state), ...reachableCards(state)],
    suited: false,
    fits: (card, parent) =>
      fitsTableau(state, card, parent) && (rankOf(card) !== base || rules.baseToTableau),
    fillsSpace: (card, from) =>
      takesInSpace(state, from) && (rankOf(card) !== base || rules.baseToTableau),
    mayMove: (count, length) => mayMoveTogether(rules, count, length),
    stepOf: (card) => stepOf(base, card),
    cardAt: (suit, step) => cardOf(suit, (((base - 1 + step) % 13) + 1) as Rank),
    comesBack: (card) => rules.worryBack && rankOf(card) !== base,
  };
};
