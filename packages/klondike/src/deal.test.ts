import {
  deckFaults,
  deckOf,
  makeLongCard,
  parseCard,
  type Pile,
  shuffledDeck,
} from '@parlour/cards-core';
import { randomOf, unwrap } from '@parlour/game-core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DANIE_CHECKSUMS, DANIE_VECTORS } from './danie-deals.test-support.ts';
import { klondike } from './index.ts';
import { type KlondikeState } from './types.ts';

const dealOf = (options: unknown): KlondikeState =>
  klondike.deal(unwrap(klondike.parseOptions(options)));

const names = (pile: Pile): string => pile.map(makeLongCard).join(' ');
const cardsOf = (text: string): Pile => text.split(' ').map((name) => unwrap(parseCard(name)));
const tableauOf = ({ tableau }: KlondikeState): readonly Pile[] =>
  tableau.map(({ down, up }) => [...down, ...up]);
const allCards = (state: KlondikeState): Pile => [...tableauOf(state).flat(), ...state.stock];

describe('numbered deals of the source', () => {
  test.each(DANIE_VECTORS)('$deal $number', ({ deal, number, tableau, stock }) => {
    const state = dealOf({ deal, number });
    expect(tableauOf(state).map(names).join(' / ')).toBe(tableau);
    expect(names(state.stock)).toBe(stock);
    expect(dealOf({ deal, number: String(number), rules: 'source' })).toEqual({
      ...state,
      rules: { ...state.rules, rules: 'source' },
    });
  });

  test.each(DANIE_CHECKSUMS)('%s from %i, %i deals', (deal, first, count, checksum) => {
    let sum = 0;
    for (let number = first; number < first + count; number++) {
      const state = dealOf({ deal, number });
      for (const card of allCards(state)) sum = (Math.imul(sum, 31) + card) >>> 0;
      // The source never shuffles what is left of the pack.
      expect(state.stock).toEqual([...state.stock].sort((a, b) => a - b));
    }
    expect(sum).toBe(checksum);
  });

  test.each([
    ['danie', -1],
    ['danie', 100_000_000],
    ['danie5', 100_000],
    ['danie', 0.5],
  ])('%s has no deal %d', (deal, number) => {
    expect(klondike.parseOptions({ deal, number })).toMatchObject({ error: { option: 'number' } });
  });
});

describe('random deals', () => {
  // The shuffled deck is pinned by cards-core; here is pinned how it is laid out.
  test('go row by row, as by hand, and the rest is drawn in the same order', () => {
    const deck = cardsOf(
      'QS 3D 4S 5H AC 10H 10S JC 3S 7H 8S 2D 4H 10D QH 5D AS 7D 7S 9C 9D 8D KS 5C 10C 3C 7C JD ' +
        'KH QD KC JS 3H 9S 9H 5S 8H 8C 2H QC 6C KD AD 4D 4C 6D 6S AH 2S JH 6H 2C',
    );
    const state = dealOf({ seed: 5 });
    expect(tableauOf(state).map(names)).toEqual([
      'QS',
      '3D JC',
      '4S 3S 10D',
      '5H 7H QH 7S',
      'AC 8S 5D 9C KS',
      '10H 2D AS 9D 5C 3C',
      '10S 4H 7D 8D 10C 7C JD',
    ]);
    expect([...state.stock].reverse()).toEqual(deck.slice(28));
  });

  test.each([
    [1, 13, 7],
    [2, 13, 7],
    ['parlour', 13, 7],
    ['日本語', 13, 7],
    ['', 4, 5],
    [-1, 2, 1],
    [9, 7, 7],
  ])('seed %j, %i ranks, %i piles, is laid out so too', (seed, ranks, columns) => {
    const deck = [...shuffledDeck(randomOf(seed), ranks)];
    const state = dealOf({ seed, ranks, columns });
    const tableau = state.tableau.map((): number[] => []);
    for (let row = 0; row < columns; row++) {
      for (const pile of tableau.slice(row)) pile.push(deck.shift() ?? -1);
    }
    expect(tableauOf(state)).toEqual(tableau);
    expect([...state.stock].reverse()).toEqual(deck);
  });

  test('hold every card of the deck once, one card face up in each pile', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.maxSafeInteger(), fc.string()),
        fc.integer({ min: 1, max: 13 }),
        fc.integer({ min: 1, max: 7 }),
        (seed, ranks, columns) => {
          fc.pre(4 * ranks >= (columns * (columns + 1)) / 2);
          const state = dealOf({ seed, ranks, columns });
          expect(deckFaults(allCards(state), ranks)).toBeUndefined();
          expect(state.tableau.map(({ down, up }) => [down.length, up.length])).toEqual(
            Array.from({ length: columns }, (_, index) => [index, 1]),
          );
          expect([state.waste, ...state.foundations]).toEqual([[], [], [], [], []]);
        },
      ),
    );
  });

  test('are the same for the same options, whatever the rules of play', () => {
    const { tableau, stock } = dealOf({ seed: 'same' });
    for (const rules of [{ draw: 3 }, { rules: 'source' }, { spaces: 'any', worryBack: false }]) {
      expect(dealOf({ seed: 'same', ...rules })).toMatchObject({ tableau, stock });
    }
  });

  test('differ from seed to seed', () => {
    const deals = Array.from({ length: 200 }, (_, seed) => klondike.makeState(dealOf({ seed })));
    expect(new Set(deals).size).toBe(200);
  });

  test('too small a deck for the piles is a conflict', () => {
    expect(klondike.parseOptions({ ranks: 6, columns: 7 })).toMatchObject({
      error: { code: 'conflict', option: 'columns' },
    });
    expect(deckOf(7)).toHaveLength(28);
    expect(dealOf({ ranks: 7, columns: 7 }).stock).toEqual([]);
  });
});
