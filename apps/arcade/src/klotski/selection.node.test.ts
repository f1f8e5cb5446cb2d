import { gallery, type GalleryEntry } from '@parlour/klotski/gallery';
import { describe, expect, it } from 'vitest';
import { EVERYTHING } from './address.ts';
import { keyOf, type Results, type Solved } from './results.ts';
import {
  candidates,
  dailyLayout,
  levelChoiceOf,
  levelCounts,
  type Measure,
  neighbours,
  select,
} from './selection.ts';

const entryOf = (number: number): GalleryEntry => gallery()[number - 1] as GalleryEntry;
const numbersOf = (entries: readonly GalleryEntry[]) => entries.map(({ number }) => number);

const solved = (number: number, isPerfect = false): Solved => ({
  version: 1,
  layout: entryOf(number).layout,
  metric: 'corner',
  wins: 1,
  moves: 100,
  seconds: 1,
  totalSeconds: 1,
  isPerfect,
  hints: 0,
  at: 1,
});

const resultsOf = (...all: readonly Solved[]): Results =>
  new Map(all.map((entry) => [keyOf(entry.layout, entry.metric), entry]));

const fresh: Measure = { metric: 'corner', results: new Map() };
const some: Measure = { metric: 'corner', results: resultsOf(solved(2), solved(5, true)) };

describe('select', () => {
  it('gives everything in the order of the gallery', () => {
    expect(select(EVERYTHING, fresh)).toEqual(gallery());
  });

  it('goes by marks; what is perfect is solved as well', () => {
    expect(numbersOf(select({ ...EVERYTHING, mark: 'solved' }, some))).toEqual([2, 5]);
    expect(numbersOf(select({ ...EVERYTHING, mark: 'perfect' }, some))).toEqual([5]);
    const unsolved = numbersOf(select({ ...EVERYTHING, mark: 'unsolved' }, some));
    expect([unsolved.length, unsolved.includes(2), unsolved.includes(5)]).toEqual([
      410,
      false,
      false,
    ]);
    expect(select({ ...EVERYTHING, mark: 'solved' }, { ...some, metric: 'unit' })).toEqual([]);
  });

  it('parts all layouts into difficulties', () => {
    const counts = levelCounts('corner');
    const parts = [...counts].filter(([level]) => level !== 'all');
    expect(parts.reduce((sum, [, count]) => sum + count, 0)).toBe(counts.get('all'));
    for (const [level, count] of parts) {
      const found = select({ ...EVERYTHING, level }, fresh);
      expect(found).toHaveLength(count);
      expect(new Set(found.map((entry) => levelChoiceOf(entry, 'corner')))).toEqual(
        new Set([level]),
      );
    }
  });

  it('orders: what cannot be solved is the hardest, what is perfect comes first', () => {
    const byDifficulty = numbersOf(select({ ...EVERYTHING, sort: 'difficulty' }, fresh));
    expect([byDifficulty[0], byDifficulty.at(-1)]).toEqual([252, 48]);
    const bySolved = numbersOf(select({ ...EVERYTHING, sort: 'solved' }, some));
    expect(bySolved.slice(0, 4)).toEqual([5, 2, 1, 3]);
    const byName = select({ ...EVERYTHING, sort: 'name' }, fresh);
    expect(new Set(byName)).toEqual(new Set(gallery()));
    expect(byName).not.toEqual(gallery());
  });
});

describe('neighbours', () => {
  it('are those before and after in the order', () => {
    const { previous, next, unsolved } = neighbours(gallery(), 4, some);
    expect([previous?.number, next?.number, unsolved?.number]).toEqual([3, 5, 6]);
  });

  it('end at the ends; what is unsolved goes round', () => {
    expect(neighbours(gallery(), 1, fresh).previous).toBeUndefined();
    const last = neighbours(gallery(), 412, fresh);
    expect([last.next, last.unsolved?.number]).toEqual([undefined, 1]);
  });

  it('pass over what cannot be solved', () => {
    expect(neighbours(gallery(), 47, fresh).next?.number).toBe(48);
    expect(neighbours(gallery(), 47, fresh).unsolved?.number).toBe(49);
  });

  it('are the whole order for a layout that is not in it', () => {
    const { previous, unsolved } = neighbours(gallery(), undefined, fresh);
    expect([previous, unsolved?.number]).toEqual([undefined, 1]);
  });

  it('has none where all is solved', () => {
    const all = resultsOf(...gallery().map(({ number }) => solved(number)));
    expect(neighbours(gallery(), 1, { ...fresh, results: all }).unsolved).toBeUndefined();
  });
});

describe('chance', () => {
  it('chooses from what is unsolved, while there is any', () => {
    const easy = numbersOf(candidates('easy', fresh));
    expect(easy).toContain(252);
    const one = resultsOf(solved(252));
    expect(numbersOf(candidates('easy', { ...fresh, results: one }))).not.toContain(252);
    const all = resultsOf(...easy.map((number) => solved(number)));
    expect(numbersOf(candidates('easy', { ...fresh, results: all }))).toEqual(easy);
  });

  it('never chooses what cannot be solved', () => {
    expect(numbersOf(candidates('all', fresh))).not.toContain(48);
    expect(candidates('unsolvable', fresh)).toEqual([]);
  });
});

it('has another layout each day, for longer than a year', () => {
  const days = Array.from({ length: 400 }, (_, day) => dailyLayout(new Date(2026, 0, 1 + day)));
  expect(new Set(days).size).toBe(400);
  expect(days.every(({ optimum }) => optimum !== undefined)).toBe(true);
  expect(dailyLayout(new Date(2026, 10, 30, 23, 59))).toBe(dailyLayout(new Date(2026, 10, 30, 1)));
});
