// What cards are called: apart from the cards themselves, since tables that only play need no names.
import { type Card, isRed, type Rank, suitIndexOf } from './card.ts';

/** Suits in factory order. Black and red alternate, so the parity of the index is the colour. */
export const SUITS = ['spades', 'hearts', 'clubs', 'diamonds'] as const;
export type Suit = (typeof SUITS)[number];

export const COLOURS = ['black', 'red'] as const;
export type Colour = (typeof COLOURS)[number];

export const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const satisfies readonly Rank[];

export const suitOf = (card: Card): Suit => SUITS[suitIndexOf(card)];
export const colourOf = (card: Card): Colour => (isRed(card) ? 'red' : 'black');
