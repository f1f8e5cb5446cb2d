import { finished } from '@parlour/game-core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LAYOUT, type Layout, type Metric, METRICS } from '../types.ts';
import { adviceSearch, analyse, distancesSearch, keepsOptimum, wayBetween } from './index.ts';
import { KNOWN } from './known.test-support.ts';
import { isOracleSolved, oracleDistances, oracleMoves } from './oracle.test-support.ts';

/** Walks along moves by the oracle's rules. */
const walk = (
  start: Layout,
  moves: readonly { readonly from: number; readonly to: number }[],
  metric: Metric,
): Layout =>
  moves.reduce((now, { from, to }) => {
    const move = oracleMoves(now, metric).find((legal) => legal.from === from && legal.to === to);
    if (!move) throw new Error(`${now}: ${from} to ${to} is no move.`);
    return move.layout;
  }, start);

/** Distances of all that a layout reaches from the nearest solved one, told by the oracle. */
const oracleComponent = (layout: Layout, metric: Metric) => {
  const reached = [...oracleDistances([layout], metric).keys()];
  return oracleDistances(reached.filter(isOracleSolved), metric);
};

// Small components: with all mirror images and without, solvable and not, far from the goal and near.
const SMALL = [
  '44004401333333333333',
  '20222122023322442144',
  '44004411111111111111',
  '44334433203320023302',
  '44004400000022222222',
  '44004433333333213321',
] as const;
const FAR = '44004401333333333333';

describe('analyse', () => {
  it('knows all that 横刀立马 reaches', () => {
    const analysis = analyse(DEFAULT_LAYOUT);
    expect(analysis).toMatchObject({
      blocks: { h: 1, v: 4, s: 4 },
      states: 25_955,
      solved: 964,
      mirrors: true,
      metrics: {
        corner: { distance: 81, farthest: { distance: 93 }, remotest: { distance: 124 } },
        straight: { distance: 90, farthest: { distance: 101 }, remotest: { distance: 133 } },
        unit: { distance: 116, farthest: { distance: 126 }, remotest: { distance: 167 } },
      },
    });
    for (const metric of METRICS) {
      const found = analysis?.metrics[metric];
      if (!found?.farthest) throw new Error(metric);
      const { farthest, remotest, histogram } = found;
      expect(histogram.reduce((sum, number) => sum + number, 0)).toBe(25_955);
      expect(histogram[0]).toBe(964);
      expect(histogram.at(-1)).toBe(farthest.count);
      expect(farthest.moves).toHaveLength(farthest.distance);
      expect(isOracleSolved(walk(farthest.layout, farthest.moves, metric))).toBe(true);
      expect(remotest.moves).toHaveLength(remotest.distance);
      expect(walk(DEFAULT_LAYOUT, remotest.moves, metric)).toBe(remotest.layout);
    }
  });

  it.each(SMALL)('agrees with the oracle on %s', (layout) => {
    for (const metric of METRICS) {
      const reached = oracleDistances([layout], metric);
      const component = oracleComponent(layout, metric);
      const analysis = analyse(layout, [metric]);
      const found = analysis?.metrics[metric];
      expect(analysis?.states).toBe(reached.size);
      expect(analysis?.solved).toBe([...reached.keys()].filter(isOracleSolved).length);
      const far = [...reached].filter(([, distance]) => distance === found?.remotest.distance);
      expect(Math.max(...reached.values())).toBe(found?.remotest.distance);
      expect(far).toHaveLength(found?.remotest.count ?? -1);
      expect(found?.distance).toBe(component.get(layout));
      const histogram: number[] = [];
      for (const distance of component.values())
        histogram[distance] = (histogram[distance] ?? 0) + 1;
      expect(found?.histogram).toEqual(histogram);
    }
  });

  it.each(KNOWN.filter(({ reachable }) => reachable !== undefined).slice(0, 12))(
    'counts what $layout reaches',
    ({ layout, optimum, reachable }) => {
      const analysis = analyse(layout);
      expect(analysis?.states).toBe(reachable);
      for (const metric of METRICS) {
        expect(analysis?.metrics[metric]?.distance).toBe(optimum[metric]);
      }
    },
  );

  it('says nothing of what is not playable', () => {
    expect(analyse('')).toBeUndefined();
  });
});

describe('distances', () => {
  it.each(METRICS)('are those of the oracle, for every layout, in the metric %s', (metric) => {
    const layout = FAR;
    const distances = finished(distancesSearch({ layout, metric }));
    const component = oracleComponent(layout, metric);
    for (const [other, distance] of component) {
      if (distances?.of(other) !== distance)
        expect([other, distances?.of(other)]).toEqual([other, distance]);
    }
    expect(distances?.of(DEFAULT_LAYOUT)).toBeUndefined();
    expect(distances?.of('')).toBeUndefined();
  });
});

describe('advice', () => {
  it('tells how many moves keep the optimum', () => {
    const advice = finished(adviceSearch({ layout: DEFAULT_LAYOUT, metric: 'corner' }));
    if (advice.status !== 'solvable') throw new Error(advice.status);
    expect(advice.distance).toBe(81);
    expect(advice.moves).toHaveLength(oracleMoves(DEFAULT_LAYOUT, 'corner').length);
    expect(advice.best).toBe(4);
    expect(keepsOptimum(advice, { from: 13, to: 17 })).toBe(true);
    expect(keepsOptimum(advice, { from: 13, to: 18 })).toBe(false);
  });

  it('leads to the goal in the fewest moves, whichever of the best is taken', () => {
    fc.assert(
      fc.property(fc.constantFrom(...METRICS), fc.infiniteStream(fc.nat()), (metric, choice) => {
        let layout: Layout = FAR;
        let distance = oracleComponent(layout, metric).get(layout) ?? 0;
        while (distance > 0) {
          const advice = finished(adviceSearch({ layout, metric }));
          if (advice.status !== 'solvable') throw new Error(advice.status);
          expect(advice.distance).toBe(distance);
          const move = advice.moves[(choice.next().value ?? 0) % advice.best];
          layout = walk(layout, move ? [move] : [], metric);
          distance--;
        }
        expect(isOracleSolved(layout)).toBe(true);
      }),
      { numRuns: 10 },
    );
  });

  it('has none for what is not playable', () => {
    expect(finished(adviceSearch({ layout: '', metric: 'unit' }))).toEqual({
      status: 'not-playable',
    });
  });
});

describe('a way between two layouts', () => {
  it('is the shortest', () => {
    for (const metric of METRICS) {
      const reached = [...oracleDistances([FAR], metric)];
      for (const [other, distance] of reached.filter((_, index) => index % 9 === 0)) {
        const way = wayBetween(FAR, other, metric);
        if (way.status !== 'found') throw new Error(way.status);
        expect(way.moves).toHaveLength(distance);
        expect(walk(FAR, way.moves, metric)).toBe(other);
      }
    }
  });

  it('may not be there', () => {
    expect(wayBetween(DEFAULT_LAYOUT, '14411441033022222222', 'unit').status).toBe('apart');
    expect(wayBetween(DEFAULT_LAYOUT, '', 'unit').status).toBe('not-playable');
    expect(wayBetween('', DEFAULT_LAYOUT, 'unit').status).toBe('not-playable');
    // 65,880 layouts are made of these blocks; 25,955 of them are within reach.
    expect(wayBetween(DEFAULT_LAYOUT, '44004433222222221111', 'unit').status).toBe('apart');
    const same = wayBetween(DEFAULT_LAYOUT, DEFAULT_LAYOUT, 'unit');
    expect(same).toEqual({ status: 'found', moves: [] });
  });
});
