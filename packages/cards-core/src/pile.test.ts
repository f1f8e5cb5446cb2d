import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_PILE, topCards, topOf, turnedOver, withCards, without } from './pile.ts';

const anyPile = fc.array(fc.nat(51), { maxLength: 10 });
const anyCount = fc.integer({ min: 0, max: 12 });

describe('a pile', () => {
  test('has its top at the end', () => {
    expect(topOf([3, 1, 2])).toBe(2);
    expect(topOf(EMPTY_PILE)).toBeUndefined();
  });

  test.each<[number, readonly number[], readonly number[]]>([
    [0, [], [3, 1, 2]],
    [1, [2], [3, 1]],
    [2, [1, 2], [3]],
    [3, [3, 1, 2], []],
    [4, [3, 1, 2], []],
    [-1, [], [3, 1, 2]],
  ])('gives %i topmost cards', (count, top, rest) => {
    expect(topCards([3, 1, 2], count)).toEqual(top);
    expect(without([3, 1, 2], count)).toEqual(rest);
  });

  test('is the rest with the topmost cards on it', () => {
    fc.assert(
      fc.property(anyPile, anyCount, (pile, count) => {
        expect(withCards(without(pile, count), topCards(pile, count))).toEqual(pile);
      }),
    );
  });

  test('turned over twice is itself', () => {
    expect(turnedOver([1, 2, 3])).toEqual([3, 2, 1]);
    fc.assert(
      fc.property(anyPile, (pile) => {
        expect(turnedOver(turnedOver(pile))).toEqual(pile);
        expect(topOf(turnedOver(pile))).toBe(pile[0]);
      }),
    );
  });

  test('is never changed', () => {
    fc.assert(
      fc.property(anyPile, anyCount, (cards, count) => {
        const pile = Object.freeze([...cards]);
        topCards(pile, count);
        without(pile, count);
        withCards(pile, [0]);
        turnedOver(pile);
        expect(pile).toEqual(cards);
        expect(withCards(pile, [0])).toEqual([...cards, 0]);
      }),
    );
  });
});
