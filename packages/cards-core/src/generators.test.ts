import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { deckOf } from './deck.ts';
import {
  deckByRank,
  deckBySuit,
  microsoftRand,
  microsoftWide,
  shuffledBy,
  SOLVITAIRE_MAX,
  solvitaireDeck,
  twisterOf,
  twisterOfWords,
} from './generators.ts';
import { makeCard } from './index.ts';

const take = (count: number, next: () => number): readonly number[] =>
  Array.from({ length: count }, next);

/** Whole numbers in words of 32 bits, the lowest first, and what comes out. */
const PYTHON: readonly (readonly [readonly number[], readonly number[]])[] = [
  [[1], [577090037, 2444712010, 3639700191]],
  [[32001], [323091555, 1370004176, 19685812]],
  [
    [3944680146, 2874452364],
    [2199100970, 3695432519, 4002396509],
  ],
];

describe('the Mersenne Twister', () => {
  // The C++ standard ([rand.predef]): the 10,000th output of a default mt19937, whose seed is 5489.
  it('is C++’s', () => {
    expect(take(10_000, twisterOf(5489)).at(-1)).toBe(4_123_659_995);
  });

  // The first outputs in mt19937ar.out of Matsumoto and Nishimura.
  it('is seeded by several words as its authors do', () => {
    expect(take(5, twisterOfWords([0x123, 0x234, 0x345, 0x456]))).toEqual([
      1_067_595_299, 955_945_823, 477_289_528, 4_107_218_783, 4_228_976_476,
    ]);
  });

  // `random.Random(N).getrandbits(32)` of Python 3.
  test.each(PYTHON)('is Python’s from %j', (words, outputs) => {
    expect(take(outputs.length, twisterOfWords(words))).toEqual(outputs);
  });
});

describe('Microsoft’s generator', () => {
  // What `srand(1)` and `rand()` give with every Microsoft C library.
  it('is `rand`', () => {
    expect(take(5, microsoftRand(1))).toEqual([41, 18_467, 6334, 26_500, 19_169]);
  });

  it('has one more bit', () => {
    const wide = take(100, microsoftWide(1));
    expect(wide.map((output) => output & 0x7fff)).toEqual(take(100, microsoftRand(1)));
    expect(Math.max(...wide)).toBeGreaterThan(0x7fff);
  });
});

describe('decks', () => {
  it('are in other programs’ orders', () => {
    const names = (deck: readonly number[]): string => deck.map(makeCard).join(' ');
    expect(names(deckBySuit([2, 3, 1, 0]))).toMatch(/^AC 2C .* KC AD .* KD AH .* KH AS .* KS$/);
    expect(names(deckByRank([2, 1, 0, 3]))).toMatch(/^AC AH AS AD 2C 2H .* KC KH KS KD$/);
  });

  it('are shuffled from the end by what is chosen', () => {
    expect(shuffledBy([0, 1, 2, 3], () => 0)).toEqual([1, 2, 3, 0]);
    expect(shuffledBy([0, 1, 2, 3], (last) => last)).toEqual([0, 1, 2, 3]);
  });

  it('of Solvitaire are whole', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: SOLVITAIRE_MAX }), (number) => {
        expect([...solvitaireDeck(number)].sort((a, b) => a - b)).toEqual(deckOf());
      }),
      { numRuns: 20 },
    );
  });
});
