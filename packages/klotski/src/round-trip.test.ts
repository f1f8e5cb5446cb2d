import { expect, it } from 'vitest';
import { lostIn, STANDARD_SETS } from './round-trip.test-support.ts';
import { count, page } from './solver/enumeration.ts';

// All of them: round-trip.nightly.ts.
const STEP = 997;

it('standard layouts come back from every format', () => {
  let seen = 0;
  for (const blocks of STANDARD_SETS) {
    for (let at = 0; at < count(blocks); at += STEP) {
      for (const layout of page(at, 1, blocks)) {
        expect(lostIn(layout), layout).toEqual([]);
        seen++;
      }
    }
  }
  expect(seen).toBe(368);
});
