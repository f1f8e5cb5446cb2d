import { METRICS } from '@parlour/klotski';
import { optimaSearch, UNSOLVABLE } from '@parlour/klotski/census';
import { count, unrank } from '@parlour/klotski/enumeration';
import { gallery } from '@parlour/klotski/gallery';
import { solve } from '@parlour/klotski/solver';
import { finished } from '@parlour/game-core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Choice, FIRST_CHOICE, SORTS, WANTED } from './choice.ts';
import { isSymmetric, mirrorOf } from './mirror.ts';
import { galleryShelf, setShelf } from './shelves.ts';

const blocks = { h: 6, v: 0, s: 2 };
const optima = finished(optimaSearch({ blocks, metric: 'corner' }));

const choices = fc
  .record({
    least: fc.option(fc.integer({ min: 0, max: 60 }), { nil: undefined }),
    most: fc.option(fc.integer({ min: 0, max: 60 }), { nil: undefined }),
    solvable: fc.constantFrom(...WANTED),
    symmetric: fc.constantFrom(...WANTED),
    sort: fc.constantFrom(...SORTS),
  })
  .map((some): Choice => ({ ...FIRST_CHOICE, ...some, blocks }));

const isWanted = (choice: Choice, layout: string, optimum: number): boolean => {
  const { least, most, solvable, symmetric } = choice;
  const isSolvable = optimum !== UNSOLVABLE;
  const isInRange = isSolvable && optimum >= (least ?? 0) && optimum <= (most ?? 999);
  return (
    (((least ?? 0) === 0 && most === undefined) || isInRange) &&
    (solvable === 'all' || (solvable === 'yes') === isSolvable) &&
    (symmetric === 'all' || (symmetric === 'yes') === isSymmetric(layout))
  );
};

describe('all layouts of some blocks', () => {
  const layouts = Array.from({ length: count(blocks) }, (_, index) => unrank(index, blocks) ?? '');

  it('are there by number, before they are solved', () => {
    const shelf = setShelf(blocks, undefined, FIRST_CHOICE);
    expect(shelf.size).toBe(layouts.length);
    expect(shelf.tileAt(100)).toMatchObject({ layout: layouts[100], title: '101', badge: '' });
    expect(shelf.tileAt(layouts.length)).toBeUndefined();
  });

  it('are filtered as plain trying does, and sorted', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        const shelf = setShelf(blocks, optima, choice);
        const wanted = layouts.filter((layout, index) =>
          isWanted(choice, layout, optima.optima[index] ?? -1),
        );
        const tiles = Array.from({ length: shelf.size }, (_, index) => shelf.tileAt(index));
        const found = tiles.map((tile) => tile?.layout ?? '');
        expect([...found].sort()).toEqual([...wanted].sort());
        const weights = tiles.map((tile) => Number(tile?.badge.replace('∞', '999')));
        const down = choice.sort === 'hardest' ? -1 : 1;
        const isInOrder = weights.every((weight, index) => {
          const before = weights[index - 1] ?? weight;
          return weight === 999 || down * before <= down * weight;
        });
        expect(choice.sort === 'number' || isInOrder).toBe(true);
        // What cannot be solved comes last.
        const first = weights.indexOf(999);
        if (choice.sort !== 'number' && first >= 0)
          expect(weights.slice(first).every((weight) => weight === 999)).toBe(true);
        fc.pre(shelf.size > 0);
        expect(shelf.indexOf(shelf.tileAt(shelf.size - 1)?.id ?? '')).toBe(shelf.size - 1);
      }),
      { numRuns: 30 },
    );
  });

  it('have the optima that the solver finds', () => {
    const shelf = setShelf(blocks, optima, FIRST_CHOICE);
    for (const index of [0, 777, shelf.size - 1]) {
      const tile = shelf.tileAt(index);
      const answer = solve(tile?.layout ?? '', 'corner');
      expect(tile?.badge).toBe(answer.status === 'solved' ? String(answer.optimum) : '∞');
    }
  });
});

describe('the named layouts', () => {
  it('are all there, with the optimum of the metric', () => {
    for (const [index, metric] of METRICS.entries()) {
      const shelf = galleryShelf({ ...FIRST_CHOICE, metric });
      expect(shelf.size).toBe(gallery().length);
      expect(shelf.tileAt(0)).toMatchObject({
        title: '横刀立马',
        badge: ['81', '90', '116'][index],
      });
    }
  });

  it('are found by name, and by what they are', () => {
    const named = galleryShelf({ ...FIRST_CHOICE, text: 'red donkey' });
    expect([named.size, named.tileAt(0)?.title]).toEqual([1, '横刀立马']);
    const hard = galleryShelf({ ...FIRST_CHOICE, least: 130, sort: 'hardest' });
    expect(hard.size).toBeGreaterThan(0);
    expect(Number(hard.tileAt(0)?.badge)).toBeGreaterThanOrEqual(130);
    const never = galleryShelf({ ...FIRST_CHOICE, solvable: 'no' });
    expect(never.size).toBe(gallery().filter(({ optimum }) => !optimum).length);
    expect(never.tileAt(0)?.badge).toBe('∞');
  });
});

describe('mirror images', () => {
  it('are their own mirror image twice', () => {
    fc.assert(
      fc.property(fc.nat({ max: 29_334_497 }), (index) => {
        const layout = unrank(index) ?? '';
        expect(mirrorOf(mirrorOf(layout))).toBe(layout);
        expect(unrank(0)).toBeDefined();
      }),
    );
    expect(mirrorOf('24422442233221121001')).toBe('24422442233221121001');
    expect(isSymmetric('04402442222212213311')).toBe(false);
  });
});
