import { type Card, type Pile } from '@parlour/cards-core';
import { err, ok, type Result } from '@parlour/game-core';
import { type Column } from './types.ts';

/** A card read from a text, and where it stood. */
export interface FoundCard {
  readonly card: Card;
  readonly isDown: boolean;
  /** Index into the text. */
  readonly position: number;
}

export const cardsIn = (pile: readonly FoundCard[]): Pile => pile.map(({ card }) => card);

/** Parts a tableau pile into face-down and face-up cards; the fault is one face down on one face up. */
export const columnIn = (pile: readonly FoundCard[]): Result<Column, FoundCard> => {
  const firstUp = pile.findIndex(({ isDown }) => !isDown);
  const split = firstUp < 0 ? pile.length : firstUp;
  const buried = pile.slice(split).find(({ isDown }) => isDown);
  return buried
    ? err(buried)
    : ok({ down: cardsIn(pile.slice(0, split)), up: cardsIn(pile.slice(split)) });
};

/** Where a fault of these cards is: at the last of them, or at the end where something is missing. */
export const positionOf = (
  { code, cards = [] }: { readonly code: string; readonly cards?: readonly Card[] },
  found: readonly FoundCard[],
  end: number,
): number => {
  const places = found.filter(({ card }) => cards.includes(card)).map(({ position }) => position);
  return code === 'missing-cards' || places.length === 0 ? end : Math.max(...places);
};
