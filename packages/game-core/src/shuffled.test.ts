import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomOf, shuffled } from './random.ts';

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

describe('shuffles', () => {
  test('a shuffle keeps every item and leaves the list as it was', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9)), fc.integer(), (items, seed) => {
        const before = [...items];
        const result = shuffled(items, randomOf(seed));
        expect(items).toEqual(before);
        expect([...result].sort((a, b) => a - b)).toEqual(before.sort((a, b) => a - b));
      }),
    );
  });

  /** Pearson's statistic of counts that should be equal. */
  const chiSquare = (counts: readonly number[]): number => {
    const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
    return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  };
  /** Four standard deviations above the mean of the chi² distribution. */
  const bound = (freedom: number): number => freedom + 4 * Math.sqrt(2 * freedom);

  test('every order of four items is equally likely over the seeds', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 12_000; seed++) {
      const order = shuffled('abcd'.split(''), randomOf(seed)).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(bound(23));
  });

  test('every card is equally likely on every place of a deck', () => {
    const size = 52;
    const counts = Array.from({ length: size * size }, () => 0);
    for (let seed = 0; seed < 2000; seed++) {
      for (const [place, card] of shuffled(range(size), randomOf(`deck ${seed}`)).entries()) {
        counts[place * size + card] = (counts[place * size + card] ?? 0) + 1;
      }
    }
    expect(chiSquare(counts)).toBeLessThan(bound((size - 1) ** 2));
    expect(chiSquare(counts)).toBeGreaterThan((size - 1) ** 2 - 4 * Math.sqrt(2) * (size - 1));
  });

  test('one stream gives even orders too', () => {
    const random = randomOf('stream');
    const counts = new Map<string, number>();
    for (let round = 0; round < 12_000; round++) {
      const order = shuffled('abcd'.split(''), random).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(chiSquare([...counts.values()])).toBeLessThan(bound(23));
  });
});
