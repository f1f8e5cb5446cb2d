import { type Card, EMPTY_PILE, shuffledDeck, turnedOver } from '@parlour/cards-core';
import { randomOf, type Seed, unwrap } from '@parlour/game-core';
import { danie5Deal, danieDeal } from './danie.ts';
import { parseState } from './notation.ts';
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

const layoutOf = (options: KlondikeOptions, deal: 'random' | 'danie' | 'danie5'): Layout => {
  switch (deal) {
    case 'random':
      return dealRandom(options.seed, options);
    case 'danie':
      return danieDeal(options.number);
    case 'danie5':
      return danie5Deal(options.number);
  }
};

/** The position that options deal: always the same one. The options come from `parseOptions`. */
export const deal = (options: KlondikeOptions): KlondikeState => {
  const rules = rulesOf(options);
  if (options.deal === 'custom') return { ...unwrap(parseState(options.position)), rules };
  const { tableau, stock } = layoutOf(options, options.deal);
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
