import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { count, rank, unrank } from './enumeration.ts';
import { oracleMoves } from './oracle.test-support.ts';
import { pack, unpack } from './packed.ts';
import { mirrored, moveBetween, pathOf, successorsOf } from './steps.ts';
import { METRICS } from '../types.ts';

const layouts = fc.integer({ min: 0, max: count() - 1 }).map((index) => unrank(index) ?? '');

/** Rows read from right to left. */
const turned = (layout: string): string =>
  layout.replace(/.{4}/g, (row) => Array.from(row).reverse().join(''));

describe('packed positions', () => {
  it('are read back as they were', () => {
    fc.assert(
      fc.property(layouts, (layout) => {
        const position = pack(layout);
        expect(position && unpack(position)).toBe(layout);
        expect(position && unpack(mirrored(position))).toBe(turned(layout));
      }),
      { numRuns: 1000 },
    );
  });

  it('are made of playable layouts only', () => {
    // As the numbering judges, which reads layouts in its own way.
    const spoiled = fc
      .tuple(layouts, fc.nat(19), fc.constantFrom('0', '1', '2', '3', '4', '5', ''))
      .map(([layout, cell, digit]) => layout.slice(0, cell) + digit + layout.slice(cell + 1));
    const digits = fc.string({ unit: fc.constantFrom('0', '1', '2', '3', '4'), maxLength: 22 });
    fc.assert(
      fc.property(fc.oneof(spoiled, digits), (text) => {
        expect(pack(text) !== undefined).toBe(rank(text) !== undefined);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('successors', () => {
  it.each(METRICS)('are those of the rules, in the metric %s', (metric) => {
    fc.assert(
      fc.property(layouts, (layout) => {
        const position = pack(layout);
        if (!position) throw new Error(layout);
        const told = successorsOf(position, metric).map((next) => {
          const { from, to } = moveBetween(position, next);
          return `${from}-${to} ${unpack(next)}`;
        });
        const expected = oracleMoves(layout, metric).map(
          ({ from, to, layout: next }) => `${from}-${to} ${next}`,
        );
        expect(told.sort()).toEqual(expected.sort());
      }),
      { numRuns: 1000 },
    );
  });

  it('come with a way, step by step over free cells', () => {
    fc.assert(
      fc.property(layouts, (layout) => {
        const position = pack(layout);
        if (!position) throw new Error(layout);
        for (const { from, to } of oracleMoves(layout, 'corner')) {
          const path = pathOf(position, { from, to });
          expect([path[0], path.at(-1)]).toEqual([from, to]);
          let now = layout;
          for (const [index, cell] of path.slice(1).entries()) {
            const step = oracleMoves(now, 'unit').find(
              (move) => move.from === path[index] && move.to === cell,
            );
            expect(step).toBeDefined();
            now = step?.layout ?? '';
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});
