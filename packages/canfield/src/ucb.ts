// The deals of the Canfield program of Berkeley's CS 61B (project 0, fall 2015), bit for bit: Java's
// generator and `Collections.shuffle` on a deck of clubs, diamonds, hearts, spades, each from the ace;
// cards are dealt from its end. Each further deal of a session goes on with the same generator.
import { type Pile, rankOf, turnedOver } from '@parlour/cards-core';
import { deckBySuit, shuffledBy, solvitaireDeck } from '@parlour/cards-core/generators';
import { type Layout } from './deal.ts';

const MULTIPLIER = 0x5_deec_e66dn;

/** `java.util.Random.nextInt(bound)`, for bounds from 1 to 2^31 − 1. */
export const javaRandom = (seed: number): ((bound: number) => number) => {
  let state = BigInt.asUintN(48, BigInt(seed) ^ MULTIPLIER);
  const next31 = (): number => {
    state = BigInt.asUintN(48, state * MULTIPLIER + 0xbn);
    return Number(state >> 17n);
  };
  return (bound) => {
    const isPower = (bound & (bound - 1)) === 0;
    if (isPower) return Number((BigInt(bound) * BigInt(next31())) >> 31n);
    for (;;) {
      const bits = next31();
      const value = bits % bound;
      // What Java finds by an overflow: the last, incomplete run of values is dropped.
      if (bits - value + (bound - 1) < 0x8000_0000) return value;
    }
  };
};

/** A deck from whose end the reserve is dealt, then the base card, then the tableau. */
const fromTheEnd = (deck: Pile): Layout => {
  const base = deck[38] ?? 0;
  return {
    base: rankOf(base),
    reserve: deck.slice(39),
    home: [base],
    tableau: turnedOver(deck.slice(34, 38)),
    stock: deck.slice(0, 34),
  };
};

/** The `round`th deal of a session that was started with `--seed=N`. */
export const ucbDeal = (seed: number, round = 1): Layout => {
  const nextInt = javaRandom(seed);
  let deck: Pile = [];
  for (let deals = 0; deals < round; deals++) {
    deck = shuffledBy(deckBySuit([2, 3, 1, 0]), (last) => nextInt(last + 1));
  }
  return fromTheEnd(deck);
};

/**
 * Solvitaire's deal `--type canfield --random N`: the stock is dealt from the end of its deck, then the
 * reserve, then the tableau from the right; the first card is the base.
 */
export const solvitaireDeal = (number: number): Layout => {
  const deck = solvitaireDeck(number);
  const base = deck[0] ?? 0;
  return {
    base: rankOf(base),
    reserve: turnedOver(deck.slice(5, 18)),
    home: [base],
    tableau: deck.slice(1, 5),
    stock: turnedOver(deck.slice(18)),
  };
};
