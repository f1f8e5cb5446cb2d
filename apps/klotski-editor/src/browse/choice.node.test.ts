import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIRST_CHOICE, readChoice } from './choice.ts';
import { PLACES_LIMIT, readPlaces, withPlace } from './places.ts';

describe('what was looked at', () => {
  it('is read as it was kept', () => {
    const kept = {
      ...FIRST_CHOICE,
      source: 'set',
      blocks: { h: 1, v: 3, s: 6 },
      metric: 'unit',
      least: 20,
      sort: 'hardest',
    };
    expect(readChoice(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  it('is as at first where nothing sensible was kept', () => {
    expect(readChoice(undefined)).toEqual(FIRST_CHOICE);
    const odd = { source: 'shop', blocks: { h: 8, v: 8, s: 8 }, least: -3, text: 4, sort: [] };
    expect(readChoice(odd)).toEqual(FIRST_CHOICE);
  });

  it('is something, whatever was kept', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(readChoice(readChoice(value))).toEqual(readChoice(value));
      }),
    );
  });
});

describe('places', () => {
  it('are kept, the latest of them', () => {
    let places = readPlaces(undefined);
    for (let index = 0; index < PLACES_LIMIT + 5; index++)
      places = withPlace(places, `set ${index}`, { first: String(index), active: 'x' });
    expect(places.size).toBe(PLACES_LIMIT);
    expect(places.has('set 4')).toBe(false);
    const again = readPlaces(JSON.parse(JSON.stringify([...places])));
    expect(again.get('set 64')).toEqual({ first: '64', active: 'x' });
  });

  it('of no sense are left out', () => {
    expect(readPlaces([['a', { first: 1 }], 'b', null]).size).toBe(0);
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(readPlaces(value)).toBeInstanceOf(Map);
      }),
    );
  });
});
