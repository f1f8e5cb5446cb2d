import { type Card, EMPTY_PILE, shuffledDeck, turnedOver } from '@parlour/cards-core';
import { randomOf, type Seed } from '@parlour/game-core';
import { danie5Deal, danieDeal } from './danie.ts';
import { rulesOf } from './rule-set.ts';
import { openingScore } from './score.ts';
import { type KlondikeOptions, type KlondikeState, type Rules } from './types.ts';

interface Layout {
  readonly tableau: readonly (readonly Card[])[];
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

const layoutOf = (options: KlondikeOptions): Layout => {
  switch (options.deal) {
    case 'danie':
      return danieDeal(options.number);
    case 'danie5':
      return danie5Deal(options.number);
    case 'random':
    case 'custom':
      return dealRandom(options.seed, options);
  }
};

/** The position that options deal, but for given positions: always the same one. */
export const dealCards = (options: KlondikeOptions): KlondikeState => {
  const rules = rulesOf(options);
  const { tableau, stock } = layoutOf(options);
  return {
    rules,
    stock,
    waste: EMPTY_PILE,
    tableau: tableau.map((pile) => ({ down: pile.slice(0, -1), up: pile.slice(-1) })),
    foundations: [EMPTY_PILE, EMPTY_PILE, EMPTY_PILE, EMPTY_PILE],
    redealt: 0,
    score: openingScore(rules),
    best: 0,
  };
};
