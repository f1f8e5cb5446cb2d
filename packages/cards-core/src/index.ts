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
  type Colour,
  colourOf,
  COLOURS,
  isCard,
  isRed,
  KING,
  type Rank,
  rankOf,
  RANKS,
  type Suit,
  type SuitIndex,
  suitIndexOf,
  suitOf,
  SUITS,
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
