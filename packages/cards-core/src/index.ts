export {
  type CardInText,
  makeCard,
  makeLongCard,
  makeRank,
  makeUnicodeCard,
  parseCard,
  readCard,
} from './card-name.ts';
export {
  ACE,
  type Card,
  cardOf,
  isCard,
  isRed,
  KING,
  type Rank,
  rankOf,
  type SuitIndex,
  suitIndexOf,
} from './card.ts';
export { deckFaults, type DeckFaults } from './deck-faults.ts';
export { deckOf, shuffledDeck } from './deck.ts';
export {
  countOf,
  EMPTY_PILE,
  type Pile,
  topCards,
  topOf,
  turnedOver,
  withCards,
  without,
} from './pile.ts';
export { type Colour, colourOf, COLOURS, RANKS, type Suit, suitOf, SUITS } from './suits.ts';
