import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { type SetCensus } from '@parlour/klotski/census';
import { compared } from './comparison.ts';
import { makeCensusPage, wholeCensus } from './census-page.ts';

describe('the census of all layouts', () => {
  let sets: readonly SetCensus[] = [];
  const sum = (count: (set: SetCensus) => number): number =>
    sets.reduce((all, set) => all + count(set), 0);

  beforeAll(() => {
    sets = wholeCensus();
  });

  it('has 29,334,498 layouts in 203 sets, of which 28,913,089 can be solved', () => {
    expect(sets).toHaveLength(203);
    expect(sum(({ states }) => states)).toBe(29_334_498);
    expect(sum(({ solvable }) => solvable)).toBe(28_913_089);
    expect(sum(({ states, solvable }) => states - solvable)).toBe(421_409);
  });

  it.each([
    ['corner', 138],
    ['straight', 150],
    ['unit', 179],
  ] as const)('has nothing harder than 峰回路转 in the metric %s: %i', (metric, optimum) => {
    const hardest = sets.flatMap(({ metrics }) => metrics[metric]?.hardest ?? []);
    expect(Math.max(...hardest.map((one) => one.optimum))).toBe(optimum);
    const best = hardest.filter((one) => one.optimum === optimum);
    expect(best).toMatchObject([{ layout: '11124422442203320133' }]);
    // Three and their mirror images.
    if (metric === 'corner') expect(best[0]?.count).toBe(6);
  });

  it('is what docs/klotski-census.md tells', () => {
    const page = readFileSync(new URL('../../../docs/klotski-census.md', import.meta.url), 'utf8');
    expect(page).toBe(makeCensusPage(sets));
  });
});

describe('npm klotski', () => {
  it('never needs fewer moves than we, and more on two of its 40 levels at least', () => {
    const levels = compared();
    expect(levels).toHaveLength(40);
    const shorter = levels.filter(({ own, peer = Infinity }) => peer < (own ?? Infinity));
    expect(shorter).toEqual([]);
    const wrong = levels.filter(({ own, peer }) => own !== peer).map(({ name }) => name);
    expect(wrong).toEqual(expect.arrayContaining(['并分三路', '四面楚歌']));
  });
});
