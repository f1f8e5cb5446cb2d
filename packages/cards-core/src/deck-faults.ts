// Apart from the deck itself: an element's first file needs no faults.
import { type Card } from './card.ts';
import { deckOf } from './deck.ts';

/** What is wrong with cards that should be exactly a deck. */
export interface DeckFaults {
  /** Cards of the deck that are not there. */
  readonly missing: readonly Card[];
  /** Cards that are there more than once. */
  readonly duplicate: readonly Card[];
  /** Cards that are not of this deck. */
  readonly foreign: readonly Card[];
}

/** Compares cards with a deck of `ranks` ranks; `undefined` if they are exactly its cards. */
export const deckFaults = (cards: readonly Card[], ranks = 13): DeckFaults | undefined => {
  const counts = new Map<Card, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  const deck = new Set(deckOf(ranks));
  const missing = [...deck].filter((card) => !counts.has(card));
  const duplicate = [...counts].filter(([, count]) => count > 1).map(([card]) => card);
  const foreign = [...counts.keys()].filter((card) => !deck.has(card));
  return missing.length + duplicate.length + foreign.length > 0
    ? { missing, duplicate, foreign }
    : undefined;
};
