/** Suits in factory order. Black and red alternate, so the parity of the index is the colour. */
export const SUITS = ['spades', 'hearts', 'clubs', 'diamonds'] as const;
export type Suit = (typeof SUITS)[number];
export type SuitIndex = 0 | 1 | 2 | 3;

export const COLOURS = ['black', 'red'] as const;
export type Colour = (typeof COLOURS)[number];

/** Ace 1, jack 11, queen 12, king 13. */
export const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const;
export type Rank = (typeof RANKS)[number];
export const ACE: Rank = 1;
export const KING: Rank = 13;

/** A card of the 52: 13 × suit index + rank − 1, so A♠ is 0 and K♦ is 51. */
export type Card = number;

export const cardOf = (suit: SuitIndex, rank: Rank): Card => suit * 13 + rank - 1;
export const isCard = (value: unknown): value is Card =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < 52;

export const rankOf = (card: Card): Rank => ((card % 13) + 1) as Rank;
export const suitIndexOf = (card: Card): SuitIndex => Math.floor(card / 13) as SuitIndex;
export const suitOf = (card: Card): Suit => SUITS[suitIndexOf(card)];
export const isRed = (card: Card): boolean => suitIndexOf(card) % 2 === 1;
export const colourOf = (card: Card): Colour => (isRed(card) ? 'red' : 'black');
