import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deal } from './deal.ts';
import { judge } from './setup.ts';

it('deals the same heaps for ever', () => {
  const heaps = [0, 1, 2, 3, 'tea'].map((seed) => deal({ seed, limit: 3 }).counters);
  expect(heaps).toEqual([23, 18, 22, 26, 28]);
});

it('deals a sound position from every seed', () => {
  const seeds = fc.oneof(fc.maxSafeInteger(), fc.string({ maxLength: 20 }));
  fc.assert(
    fc.property(seeds, fc.integer({ min: 2, max: 9 }), (seed, limit) => {
      const state = deal({ seed, limit });
      expect(judge(state)).toEqual({ ok: true, value: state });
      expect(deal({ seed, limit })).toEqual(state);
    }),
  );
});
