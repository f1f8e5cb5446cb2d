import { unwrap } from '@parlour/game-core';
import { klondike } from '@parlour/klondike';
import { describe, expect, it } from 'vitest';
import { placeOf, readAddress, searchOf } from './url.ts';

const optionsOf = (given: Readonly<Record<string, unknown>>) =>
  unwrap(klondike.parseOptions(given));

describe('readAddress', () => {
  it('names nothing where nothing is named', () => {
    expect(readAddress('')).toEqual({ isFaulty: false, isNew: false });
    expect(readAddress('?utm=1', '#elsewhere')).toEqual({ isFaulty: false, isNew: false });
  });

  it('reads a deal and where it is kept', () => {
    expect(readAddress('?seed=4&draw=3', '#daily')).toEqual({
      isFaulty: false,
      isNew: false,
      slot: 'daily',
      wished: { seed: '4', draw: '3' },
    });
  });

  it('reads a record, whatever else is there', () => {
    expect(readAddress('?record=1.klondike.seed-4.d&seed=7').record).toBe('1.klondike.seed-4.d');
  });

  it('reads the wish for a new game', () => {
    expect(readAddress('?new').isNew).toBe(true);
  });

  it.each(['?draw=0', '?draw=lots', '?deal=danie&number=100000000', '?spaces=queens'])(
    'says that there is no %s',
    (search) => {
      const address = readAddress(search);
      expect(address.isFaulty).toBe(true);
      expect(address.wished).toBeUndefined();
    },
  );

  it('passes over what contradicts the rest', () => {
    expect(readAddress('?rules=source&draw=3').wished).toEqual({ rules: 'source' });
  });
});

describe('searchOf', () => {
  it.each([
    [{ seed: 4 }, '?seed=4'],
    [{ seed: 4, draw: 3 }, '?seed=4&draw=3'],
    [{ seed: 'two words & more' }, '?seed=two+words+%26+more'],
    [{ deal: 'danie', number: 12345 }, '?deal=danie&number=12345'],
  ])('writes %j', (given, search) => {
    expect(searchOf(optionsOf(given))).toBe(search);
  });

  it('is read again as the same deal', () => {
    const options = optionsOf({ seed: 'ö?#=', draw: 3, scoring: 'vegas', spaces: 'none' });
    const { wished } = readAddress(searchOf(options));
    expect(klondike.parseOptions(wished)).toEqual({ ok: true, value: options });
  });

  it('puts the slot behind it, where it is not one’s own', () => {
    expect(placeOf(optionsOf({ seed: 4 }), 'shared')).toBe('?seed=4#shared');
    expect(placeOf(optionsOf({ seed: 4 }), 'own')).toBe('?seed=4');
  });
});
