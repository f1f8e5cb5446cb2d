import { type Card, cardOf, type Rank, rankOf } from '@parlour/cards-core';
import { type QuietTable, reachableCards } from '@parlour/cards-core/patience-advice';
import { fitsTableau } from './piles.ts';
import { type KlondikeState, type Rules } from './types.ts';

const fillsSpace = ({ spaces, ranks }: Rules, card: Card): boolean =>
  spaces === 'any' || (spaces === 'kings' && rankOf(card) === ranks);

/** The table as the search for quiet moves needs it: what is held back are the hidden cards. */
export const quietTable = (state: KlondikeState): QuietTable => {
  const { rules, tableau, foundations, best } = state;
  const isSource = rules.rules === 'source';
  return {
    runs: tableau.map(({ up }) => up),
    closed: tableau.map(({ down }) => down.length > 0),
    foundations,
    best,
    reachable: reachableCards(state, { openStock: isSource }),
    suited: !isSource,
    fits: fitsTableau,
    fillsSpace: (card) => fillsSpace(rules, card),
    mayMove: () => true,
    stepOf: (card) => rankOf(card) - 1,
    cardAt: (suit, step) => cardOf(suit, (step + 1) as Rank),
    comesBack: () => rules.worryBack,
  };
};
