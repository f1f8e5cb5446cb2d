import {
  type Card,
  EMPTY_PILE,
  type Pile,
  rankOf,
  shuffledDeck,
  turnedOver,
} from '@parlour/cards-core';
import { randomOf } from '@parlour/game-core';
import { rulesOf } from './rule-set.ts';
import { type CanfieldOptions, type CanfieldState, type Rules } from './types.ts';

/** How cards are dealt. */
export interface Layout {
  /** 0: the player chooses. */
  readonly base: number;
  readonly reserve: Pile;
  /** Cards on foundations, one each. */
  readonly home: Pile;
  readonly tableau: Pile;
  /** The last card is turned first. */
  readonly stock: Pile;
}

/**
 * Deals as one does by hand: the reserve, the base card, the tableau; the rest is the stock, in the
 * same order. Where the base is chosen, its card lies on the reserve as one more: whichever card the
 * player chooses, the others end up in the tableau. Where the base is given, its four cards are taken
 * out first.
 */
const dealRandom = ({ seed, base, reserve, columns }: CanfieldOptions): Layout => {
  const deck = shuffledDeck(randomOf(seed));
  const home =
    typeof base === 'number'
      ? deck.filter((card) => rankOf(card) === base).sort((a, b) => a - b)
      : [];
  const rest = deck.filter((card) => !home.includes(card));
  const first = rest[reserve] as Card;
  const next = reserve + (typeof base === 'number' ? 0 : 1);
  return {
    base: base === 'chosen' ? 0 : typeof base === 'number' ? base : rankOf(first),
    reserve: rest.slice(0, base === 'chosen' ? next : reserve),
    home: base === 'dealt' ? [first] : home,
    tableau: rest.slice(next, next + columns),
    stock: turnedOver(rest.slice(next + columns)),
  };
};

/** The state that a layout begins with. */
export const stateOf = (
  { base, reserve, home, tableau, stock }: Layout,
  rules: Rules,
): CanfieldState => ({
  rules,
  base,
  reserve,
  stock,
  waste: EMPTY_PILE,
  tableau: tableau.map((card) => [card]),
  foundations: [0, 1, 2, 3].map((index) => home.slice(index, index + 1)),
  redealt: 0,
  best: home.length,
});

/** The position that a seed deals: always the same one. */
export const dealSeed = (options: CanfieldOptions): CanfieldState =>
  stateOf(dealRandom(options), rulesOf(options));
