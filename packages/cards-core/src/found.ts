import { type Card } from './card.ts';
import { type Pile } from './pile.ts';

/** A card read from a text, and where it stood. */
export interface FoundCard {
  readonly card: Card;
  readonly isDown: boolean;
  /** Index into the text. */
  readonly position: number;
}

export const cardsIn = (pile: readonly FoundCard[]): Pile => pile.map(({ card }) => card);

/** Where a fault of these cards is: at the last of them, or at the end where something is missing. */
export const positionOf = (
  { code, cards = [] }: { readonly code: string; readonly cards?: readonly Card[] },
  found: readonly FoundCard[],
  end: number,
): number => {
  const places = found.filter(({ card }) => cards.includes(card)).map(({ position }) => position);
  return code === 'missing-cards' || places.length === 0 ? end : Math.max(...places);
};
