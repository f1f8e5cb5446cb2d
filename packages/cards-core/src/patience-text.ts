// What reading and writing positions, moves and refusals of patience shares.
export { cardsIn, type FoundCard, positionOf } from './found.ts';
export { type MoveNames, parseMove } from './move-words.ts';
export {
  endOf,
  type FoundPiles,
  makePile,
  parsePiles,
  parseTable,
  parseWords,
  type PileForm,
  type PositionForm,
  type Word,
} from './position-text.ts';
export {
  cardNames,
  colourName,
  type DeckFaultWords,
  deckFaultWords,
  pileName,
  rankName,
} from './words.ts';
