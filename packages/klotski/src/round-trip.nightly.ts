import { expect, it } from 'vitest';
import { lostIn, STANDARD_SETS } from './round-trip.test-support.ts';
import { layoutAt, list } from './solver/enumeration.ts';

it('all 363,480 standard layouts come back from every format', () => {
  let seen = 0;
  const lost: string[] = [];
  for (const blocks of STANDARD_SETS) {
    const listing = list(blocks);
    for (let index = 0; index < listing.codes.length; index++) {
      const layout = layoutAt(listing, index) ?? '';
      if (lostIn(layout).length > 0) lost.push(layout);
      seen++;
    }
  }
  expect(lost.slice(0, 10)).toEqual([]);
  expect(seen).toBe(363_480);
});
