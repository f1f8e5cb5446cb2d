export type SuitIndex = 0 | 1 | 2 | 3;

/** Ace 1, jack 11, queen 12, king 13. */
export type Rank = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13;
export const ACE: Rank = 1;
export const KING: Rank = 13;

/** A card of the 52: 13 × suit index + rank − 1, so A♠ is 0 and K♦ is 51. */
export type Card = number;

export const cardOf = (suit: SuitIndex, rank: Rank): Card => suit * 13 + rank - 1;
export const isCard = (value: unknown): value is Card =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < 52;

export const rankOf = (card: Card): Rank => ((card % 13) + 1) as Rank;
export const suitIndexOf = (card: Card): SuitIndex => Math.floor(card / 13) as SuitIndex;
export const isRed = (card: Card): boolean => suitIndexOf(card) % 2 === 1;
