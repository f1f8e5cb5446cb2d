import { type Card, isRed, makeUnicodeCard, rankOf, SUITS, suitIndexOf } from '@parlour/cards-core';
import { colourName, pileName, rankName } from '@parlour/cards-core/patience-text';
import { nextRank } from './piles.ts';
import { type CanfieldState, type Refusal } from './types.ts';

export { pileName };

/** What would take this card in the tableau: "a red 8", "the 8 of clubs", "an 8 of any suit". */
const parentOf = (card: Card, { rules }: CanfieldState): string => {
  const rank = rankName(nextRank(rankOf(card)));
  if (rules.building === 'suit') return `the ${rank} of ${SUITS[suitIndexOf(card)]}`;
  if (rules.building === 'alternate') return `a ${colourName(!isRed(card))} ${rank}`;
  return `${/^(?:ace|8)$/.test(rank) ? 'an' : 'a'} ${rank} of any suit`;
};

const before = (card: Card): string =>
  `the ${rankName(((rankOf(card) + 11) % 13) + 1)} of ${SUITS[suitIndexOf(card)]}`;

/** The English sentence for a refusal. */
export const wordsFor = (
  { code, cards = [], piles = [] }: Refusal,
  state: CanfieldState,
): string => {
  const [card = 0, parent = 0] = cards;
  const [pile = 'stock', target = pile] = piles;
  const [name, under] = [makeUnicodeCard(card), makeUnicodeCard(parent)];
  const base = rankName(state.base);
  switch (code) {
    case 'malformed':
      return 'This is not a move.';
    case 'game-over':
      return 'The game is won; there is nothing left to move.';
    case 'choose-base':
      return 'First choose which card the foundations begin with: the top of the reserve, or one of the tableau.';
    case 'no-such-pile':
      return `There is no such pile; the tableau has ${state.tableau.length}.`;
    case 'same-pile':
      return 'A card cannot move to the pile it lies on.';
    case 'stock-empty':
      return 'The stock is empty.';
    case 'stock-not-empty':
      return `There are still ${state.stock.length} cards in the stock.`;
    case 'nothing-to-redeal':
      return 'Stock and waste are both empty.';
    case 'no-redeals-left':
      return 'The waste may not be turned over any more.';
    case 'pile-empty':
      return `There is no card on ${pileName(pile)}.`;
    case 'not-enough-cards':
      return `There are not so many cards on ${pileName(pile)}.`;
    case 'one-card-only':
      return `Only one card at a time moves ${pile.startsWith('t') ? 'to a foundation' : `from ${pileName(pile)}`}.`;
    case 'whole-pile-only':
      return `Only the whole of ${pileName(pile)} moves to another pile.`;
    case 'top-or-whole-pile':
      return `Only the top card or the whole of ${pileName(pile)} moves to another pile.`;
    case 'stock-closed':
      return 'Cards of the stock must be turned to the waste first.';
    case 'no-target':
      return `Nothing can be laid on ${pileName(pile)}.`;
    case 'wrong-colour':
    case 'wrong-suit':
    case 'wrong-rank':
      return `${name} needs ${pile.startsWith('t') ? parentOf(card, state) : before(card)}; ${pileName(pile)} has ${under}.`;
    case 'needs-base':
      return `${name} cannot start a foundation; ${/^(?:ace|8)$/.test(base) ? 'an' : 'a'} ${base} can.`;
    case 'base-stays':
      return `${name} is where its foundation begins and stays there.`;
    case 'base-to-foundation':
      return `${name} has the base rank and goes to a foundation, not to the tableau.`;
    case 'nothing-on-base':
      return `Nothing is laid on ${under}: it has the base rank.`;
    case 'reserve-first':
      return `There are still cards in the reserve, which fill ${pileName(pile)}.`;
    case 'waste-only':
      return `Only the top of the waste fills the space of ${pileName(pile)}.`;
    case 'no-worrying-back':
      return `${name} cannot come back from ${pileName(pile)} to ${pileName(target)}: worrying back is off.`;
  }
};
