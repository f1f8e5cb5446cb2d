import { describe, expect, it } from 'vitest';
import { compared } from './comparison.ts';
import { layoutOf, peerLevels } from './npm-klotski.ts';
import { plainOptimum } from './plain-search.ts';
import { TASKS } from './tasks.ts';

describe('npm klotski', () => {
  it('is not optimal on two of its levels; a plain search agrees with us', () => {
    const wrong = compared(['并分三路', '四面楚歌']);
    expect(wrong).toMatchObject([
      { layout: '14412442233221122002', own: 72 },
      { layout: '21122442144223322001', own: 56 },
    ]);
    for (const { layout, own, peer } of wrong) {
      expect(plainOptimum(layout)).toBe(own);
      // Its hashes are random and may hide a position, which makes a solution longer only.
      expect(peer).toBeGreaterThan(own ?? Number.POSITIVE_INFINITY);
    }
  });

  it('has the levels that their names say', () => {
    expect(layoutOf(peerLevels()[0] ?? { name: '', blocks: [] })).toBe('24422442233221121001');
  });
});

describe('the tasks', () => {
  it.each(
    Object.entries(TASKS).filter(
      ([id]) => !['census', 'largest-set', 'list', 'solve-peer'].includes(id),
    ),
  )('%s answers what it should', (_, { prepare, answer }) => {
    expect(prepare()()).toBe(answer);
  });
});
