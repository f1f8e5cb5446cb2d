import { randomOf } from '@parlour/game-core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeCard, rankOf } from './index.ts';
import { deckFaults } from './deck-faults.ts';
import { deckOf, shuffledDeck } from './deck.ts';

const names = (cards: readonly number[]): string => cards.map(makeCard).join(' ');

describe('a deck', () => {
  test('holds spades, hearts, clubs, diamonds, each from the ace up', () => {
    expect(deckOf()).toEqual(Array.from({ length: 52 }, (_, card) => card));
    expect(names(deckOf(2))).toBe('AS 2S AH 2H AC 2C AD 2D');
    expect(deckOf(0)).toEqual([]);
  });

  test.each([1, 2, 7, 12, 13])('of %i ranks holds four cards of each', (ranks) => {
    expect(deckOf(ranks)).toHaveLength(4 * ranks);
    expect(deckOf(ranks).every((card) => rankOf(card) <= ranks)).toBe(true);
  });
});

describe('a shuffled deck', () => {
  test('holds the cards of the deck', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 13 }), (seed, ranks) => {
        expect(deckFaults(shuffledDeck(randomOf(seed), ranks), ranks)).toBeUndefined();
      }),
    );
  });

  test.each<[string | number, string]>([
    [
      0,
      '2D 5D 8D JD 5C 3D 4S 7H 4H 9S KD 5H 8S 6D 9H 2H 9C 2S 3S 8H AH QH 4D 9D TD 6C TH AD 2C JC AC TC QC KS 6H 6S 3C 5S QS 8C KC JH JS 3H KH 4C 7D 7C TS QD AS 7S',
    ],
    [
      1,
      '8S 5H AH 7S AD 6H 9S 4D KC TC 9D 6S QH AS 8C 5D 6D 3S 2D 4C 2C 5S TS 3D 3H 2S KS QD 9H 7C 6C 7D JD JC QS QC 4H 8H 8D 9C JS AC 5C 2H 3C KH TH 7H 4S TD KD JH',
    ],
    [
      5,
      'QS 3D 4S 5H AC TH TS JC 3S 7H 8S 2D 4H TD QH 5D AS 7D 7S 9C 9D 8D KS 5C TC 3C 7C JD KH QD KC JS 3H 9S 9H 5S 8H 8C 2H QC 6C KD AD 4D 4C 6D 6S AH 2S JH 6H 2C',
    ],
    [
      -1,
      '4C 3C QC 6H 4H AD 5S 4D 8C QH 7H 2S 5H 6S AC 2C 6D 9S KS 8S JC 7S 2H 2D JD 4S KD KH 9C AH QS 5D JS 6C 8H TC 5C 9D KC 3S AS 3D JH 7D 3H TS 9H TH QD 8D TD 7C',
    ],
    [
      '',
      '6D 4H 8C QC JD 7D 3H AC 5H 6S 7H 3S 3D TH JH JS 6H TS 5C QD KS 2D 9H KC 8S 7C TD 8D 4S AH KH 2C 2H 6C TC 3C 5D AS 9S QS AD 2S QH 4D 9C KD 4C 9D 7S 8H JC 5S',
    ],
    [
      'parlour',
      '8D TC 6H QH 8H 6S QD 7D AD AC 3D 6D AH 3H QS 6C KC 3C KS 5H 8S 3S 4H JS KH KD 7S JC 9H 2H QC 5D 7H 9S 4D JD 4C 8C 2S 2C 5S 5C 4S 7C TD 2D AS JH TH 9C 9D TS',
    ],
    [
      '日本語',
      '2C 7S 2H 7H 8H KD JH JC 6H 6C QC TD 8C AS 3D 9C 5D KC KS 8S TC QD 7C TH 5H AD 9H 7D 3S 3C AH KH TS JD 2D QS 8D QH 9D 5C 9S 6S 4H 4D 3H AC 5S 4C JS 4S 6D 2S',
    ],
  ])('is pinned for seed %j', (seed, order) => {
    expect(names(shuffledDeck(randomOf(seed)))).toBe(order);
  });

  test('of few ranks is pinned', () => {
    expect(names(shuffledDeck(randomOf(5), 2))).toBe('2H AS AH AD AC 2C 2S 2D');
  });
});

describe('faults of a deck', () => {
  test('there are none in a deck, in any order', () => {
    expect(deckFaults(deckOf())).toBeUndefined();
    expect(deckFaults([...deckOf()].reverse())).toBeUndefined();
    expect(deckFaults(deckOf(4), 4)).toBeUndefined();
    expect(deckFaults([], 0)).toBeUndefined();
  });

  test.each<[string, readonly number[], number, object]>([
    ['a card is missing', deckOf().slice(1), 13, { missing: [0], duplicate: [], foreign: [] }],
    ['a card comes twice', [...deckOf(), 51], 13, { missing: [], duplicate: [51], foreign: [] }],
    [
      'a card comes instead of another',
      deckOf().map((card) => (card === 3 ? 4 : card)),
      13,
      { missing: [3], duplicate: [4], foreign: [] },
    ],
    [
      'a card comes three times',
      [...deckOf(1), 0, 0],
      1,
      { missing: [], duplicate: [0], foreign: [] },
    ],
    [
      'cards are of no deck',
      [...deckOf(1), 1, 52, -1, 0.5],
      1,
      { missing: [], duplicate: [], foreign: [1, 52, -1, 0.5] },
    ],
    [
      'a foreign card comes twice',
      [...deckOf(1), 1, 1],
      1,
      { missing: [], duplicate: [1], foreign: [1] },
    ],
    ['there are no cards', [], 1, { missing: [0, 13, 26, 39], duplicate: [], foreign: [] }],
  ])('%s', (_, cards, ranks, faults) => {
    expect(deckFaults(cards, ranks)).toEqual(faults);
  });

  test('tell what to add and take away to make it a deck', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -2, max: 54 })), (cards) => {
        const faults = deckFaults(cards, 2);
        if (!faults) return;
        const wrong = new Set([...faults.duplicate, ...faults.foreign]);
        const kept = cards.filter((card) => !wrong.has(card));
        const mended = [...kept, ...faults.missing, ...faults.duplicate].filter(
          (card) => !faults.foreign.includes(card),
        );
        expect(deckFaults(mended, 2)).toBeUndefined();
      }),
    );
  });
});
