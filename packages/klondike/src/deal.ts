import { type Card, EMPTY_PILE, shuffledDeck, turnedOver } from '@parlour/cards-core';
import { randomOf, type Seed } from '@parlour/game-core';
import { rulesOf } from './rule-set.ts';
import { openingScore } from './score.ts';
import { type KlondikeOptions, type KlondikeState, type Rules } from './types.ts';

/** How cards are dealt. */
export interface Layout {
  /** The deepest card of each pile first. */
  readonly tableau: readonly (readonly Card[])[];
  /** The last card is drawn first. */
  readonly stock: readonly Card[];
}

/** Deals a shuffled deck row by row, as one does by hand; the rest is the stock, in the same order. */
const dealRandom = (seed: Seed, { ranks, columns }: Rules): Layout => {
  const deck = shuffledDeck(randomOf(seed), ranks);
  const tableau = Array.from({ length: columns }, (): Card[] => []);
  let next = 0;
  for (let row = 0; row < columns; row++) {
    for (let column = row; column < columns; column++) {
      tableau[column]?.push(deck[next++] as Card);
    }
  }
  return { tableau, stock: turnedOver(deck.slice(next)) };
};

/** The state that a layout begins with. */
export const stateOf = ({ tableau, stock }: Layout, rules: Rules): KlondikeState => ({
  rules,
  stock,
  waste: EMPTY_PILE,
  tableau: tableau.map((pile) => ({ down: pile.slice(0, -1), up: pile.slice(-1) })),
  foundations: [EMPTY_PILE, EMPTY_PILE, EMPTY_PILE, EMPTY_PILE],
  redealt: 0,
  score: openingScore(rules),
  best: 0,
});

/** The position that a seed deals: always the same one. */
export const dealSeed = (options: KlondikeOptions): KlondikeState =>
  stateOf(dealRandom(options.seed, options), rulesOf(options));
