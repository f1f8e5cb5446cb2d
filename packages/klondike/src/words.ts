import { type Card, isRed, makeUnicodeCard, rankOf, SUITS, suitIndexOf } from '@parlour/cards-core';
import { colourName, pileName, rankName } from '@parlour/cards-core/patience-text';
import { type Refusal } from './legal.ts';
import { type KlondikeState, type PileId } from './types.ts';

export { pileName };

/** What would take this card in the tableau: "a red 8"; nothing takes a king. */
const parentOf = (card: Card): string =>
  `a ${colourName(!isRed(card))} ${rankName(rankOf(card) + 1)}`;

const onPile = (card: Card, parent: Card, pile: PileId): string => {
  const name = makeUnicodeCard(card);
  const top = `${pileName(pile)} has ${makeUnicodeCard(parent)}`;
  if (pile.startsWith('t')) {
    return rankOf(card) === 13
      ? `Nothing takes a king, and ${top}.`
      : `${name} needs ${parentOf(card)}; ${top}.`;
  }
  const suit = SUITS[suitIndexOf(card)];
  return rankOf(card) === 1
    ? `${name} starts a foundation; ${top}.`
    : `${name} needs the ${rankName(rankOf(card) - 1)} of ${suit}; ${top}.`;
};

/** The English sentence for a refusal. */
export const wordsFor = (
  { code, cards = [], piles = [] }: Refusal,
  state: KlondikeState,
): string => {
  const [card = 0, parent = 0] = cards;
  const [pile = 'stock', target = pile] = piles;
  const name = makeUnicodeCard(card);
  switch (code) {
    case 'malformed':
      return 'This is not a move.';
    case 'game-over':
      return 'The game is won; there is nothing left to move.';
    case 'no-such-pile':
      return `There is no such pile; the tableau has ${state.rules.columns}.`;
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
    case 'face-down':
      return `On ${pileName(pile)}, some of these cards are face down.`;
    case 'one-card-only':
      return `Only one card at a time moves ${pile.startsWith('t') ? 'to a foundation' : `from ${pileName(pile)}`}.`;
    case 'stock-closed':
      return 'Cards of the stock must be turned to the waste first.';
    case 'no-target':
      return `Nothing can be laid on ${pileName(pile)}.`;
    case 'wrong-colour':
    case 'wrong-rank':
    case 'wrong-suit':
      return onPile(card, parent, pile);
    case 'other-foundation':
      return `${name} goes to the foundation of ${SUITS[suitIndexOf(card)]}, not to that of ${SUITS[(Number(pile[1]) - 1) as 0]}.`;
    case 'needs-ace':
      return `${name} cannot start a foundation; an ace can.`;
    case 'needs-king':
      return `${name} cannot fill the space of ${pileName(pile)}; a ${rankName(Math.min(state.rules.ranks, 13))} can.`;
    case 'space-closed':
      return `The space of ${pileName(pile)} stays empty.`;
    case 'no-worrying-back':
      return `${name} cannot come back from ${pileName(pile)} to ${pileName(target)}: worrying back is off.`;
  }
};
