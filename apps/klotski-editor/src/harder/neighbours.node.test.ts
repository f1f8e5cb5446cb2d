import { blocksOf, judge } from '@parlour/klotski';
import { finished } from '@parlour/game-core';
import { optimaSearch, UNSOLVABLE } from '@parlour/klotski/census';
import { makeBlockSet, unrank, blocksOf as setOf } from '@parlour/klotski/enumeration';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hardestOf } from '../browse/shelves.ts';
import { keyOf } from '../collection/entry.ts';
import { neighboursOf } from './neighbours.ts';
import { rankingShelf, standingOf } from './shelves.ts';

const of = (layout: string) => neighboursOf(blocksOf(layout) ?? []);

const layouts = fc.nat({ max: 29_334_497 }).map((index) => unrank(index) ?? '');

const sizeOf = (layout: string): number => {
  const { h, v, s } = setOf(layout);
  return h + v + s;
};

/** How many blocks of one board are not on the other. */
const differences = (one: string, other: string): number => {
  const names = (layout: string) =>
    new Set((blocksOf(layout) ?? []).map(({ code, cell }) => `${code} ${cell}`));
  const [here, there] = [names(one), names(other)];
  return [...here].filter((name) => !there.has(name)).length;
};

describe('neighbours', () => {
  it('of 横刀立马 are ten, up to mirror image', () => {
    const found = of('24422442233221121001');
    const counts = (change: string) => found.filter((one) => one.change === change).length;
    expect(['moved', 'turned', 'added', 'removed'].map(counts)).toEqual([5, 0, 0, 5]);
  });

  it('are playable, each once, and differ by one block', () => {
    fc.assert(
      fc.property(layouts, (layout) => {
        const found = of(layout);
        const keys = new Set([keyOf(layout), ...found.map((one) => keyOf(one.layout))]);
        expect(keys.size).toBe(found.length + 1);
        for (const { layout: other, change, at } of found) {
          const blocks = blocksOf(other);
          expect(blocks && judge({ blocks }).playable.holds).toBe(true);
          const more = { moved: 0, turned: 0, added: 1, removed: -1 }[change];
          expect(sizeOf(other) - sizeOf(layout)).toBe(more);
          expect(differences(layout, other)).toBe(change === 'added' ? 0 : 1);
          expect(blocks?.some(({ cell }) => cell === at)).toBe(change !== 'removed');
          const isSameSet = makeBlockSet(setOf(other)) === makeBlockSet(setOf(layout));
          expect(isSameSet).toBe(change === 'moved');
        }
      }),
      { numRuns: 60 },
    );
  });

  it('are neighbours of one another', () => {
    fc.assert(
      fc.property(layouts, fc.nat(), (layout, some) => {
        const found = of(layout);
        fc.pre(found.length > 0);
        const other = found[some % found.length]?.layout ?? '';
        expect(of(other).map((one) => keyOf(one.layout))).toContain(keyOf(layout));
      }),
      { numRuns: 60 },
    );
  });
});

describe('the ranking of a set', () => {
  const optima = finished(optimaSearch({ blocks: { h: 1, v: 4, s: 4 }, metric: 'corner' }));
  const order = hardestOf(optima);

  it('has all that can be solved, the hardest first', () => {
    const solvable = optima.optima.filter((optimum) => optimum !== UNSOLVABLE);
    expect(order.length).toBe(solvable.length);
    const shelf = rankingShelf(optima, order);
    expect(shelf.tileAt(0)).toMatchObject({ title: '1.', badge: String(Math.max(...solvable)) });
    expect(shelf.tileAt(order.length - 1)?.badge).toBe('0');
  });

  it('tells where the board stands', () => {
    const standing = standingOf('24422442233221121001', optima, order);
    const harder = optima.optima.filter((optimum) => optimum > 81 && optimum !== UNSOLVABLE).length;
    expect(standing).toEqual({ rank: harder + 1, size: order.length, percent: 99 });
    const unsolvable = optima.optima.indexOf(UNSOLVABLE);
    const layout = unrank(unsolvable, optima.blocks) ?? '';
    expect(standingOf(layout, optima, order).rank).toBeUndefined();
  });
});
