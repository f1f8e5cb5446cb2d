import { type Card } from './card.ts';

/** Cards on one place of the table, the deepest first. Never changed: each act gives new piles. */
export type Pile = readonly Card[];

export const EMPTY_PILE: Pile = [];

/** The card that can be taken; `undefined` from an empty pile. */
export const topOf = (pile: Pile): Card | undefined => pile[pile.length - 1];

/** The `count` topmost cards, in their order on the pile; all of them if there are fewer. */
export const topCards = (pile: Pile, count: number): Pile =>
  count > 0 ? pile.slice(-count) : EMPTY_PILE;

/** The pile without its `count` topmost cards. */
export const without = (pile: Pile, count: number): Pile =>
  pile.slice(0, Math.max(pile.length - count, 0));

/** The pile with cards laid on it, the last one ending up on top. */
export const withCards = (pile: Pile, cards: Pile): Pile => [...pile, ...cards];

/** The pile turned over: its top becomes the deepest card. */
export const turnedOver = (pile: Pile): Pile => [...pile].reverse();

/** How many cards lie on these piles. */
export const countOf = (piles: readonly Pile[]): number =>
  piles.reduce((sum, pile) => sum + pile.length, 0);
