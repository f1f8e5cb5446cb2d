import { unwrap } from '@parlour/game-core';
import { klondike } from '@parlour/klondike';
import { describe, expect, it } from 'vitest';
import { dealKey, fitted, wishesOf } from './options.ts';

const optionsOf = (given: Readonly<Record<string, unknown>>) =>
  unwrap(klondike.parseOptions(given));

describe('fitted', () => {
  it('keeps wishes that go together', () => {
    const fit = fitted({ seed: '4', draw: '3' });
    expect(fit?.options).toMatchObject({ seed: 4, draw: 3, deal: 'random' });
    expect(fit?.dropped).toEqual([]);
  });

  it('lets go of what the rule set fixes', () => {
    const fit = fitted({ rules: 'source', draw: 3, scoring: 'standard', spaces: 'any' });
    expect(fit?.options).toMatchObject({ rules: 'source', draw: 1, scoring: 'none' });
    expect(fit?.dropped).toEqual(['draw', 'spaces', 'scoring']);
    expect(fit?.kept).toEqual({ rules: 'source' });
  });

  it('lets go of redeals that Vegas does not allow', () => {
    const fit = fitted({ scoring: 'vegas', draw: 3, redeals: 'unlimited' });
    expect(fit?.options.redeals).toBe(2);
    expect(fit?.dropped).toEqual(['redeals']);
  });

  it('knows no options from values that there are not', () => {
    expect(fitted({ draw: '8' })).toBeUndefined();
    expect(fitted({ deal: 'danie', number: '-1' })).toBeUndefined();
  });
});

describe('wishesOf', () => {
  it.each([
    [{ seed: 4 }, { seed: 4 }],
    [{ seed: '2026-11-29', draw: 1 }, { seed: '2026-11-29' }],
    [
      { seed: 4, draw: 3, redeals: 2 },
      { seed: 4, draw: 3, redeals: 2 },
    ],
    [
      { deal: 'danie', number: 12345 },
      { deal: 'danie', number: 12345 },
    ],
    [
      { seed: 0, rules: 'source' },
      { seed: 0, rules: 'source' },
    ],
  ])('names only what matters: %j', (given, wishes) => {
    expect(wishesOf(optionsOf(given))).toEqual(wishes);
  });

  it('gives the same options again, whatever they are', () => {
    for (const scoring of ['none', 'standard', 'vegas']) {
      for (const draw of [1, 3, 7]) {
        const options = optionsOf({ seed: 'a b&c', scoring, draw, spaces: 'any' });
        expect(fitted(wishesOf(options))?.options).toEqual(options);
      }
    }
  });
});

describe('dealKey', () => {
  it('is the same for the same cards under rules that play alike', () => {
    expect(dealKey(optionsOf({ seed: 4, scoring: 'standard' }))).toBe(
      dealKey(optionsOf({ seed: 4 })),
    );
  });

  it('differs with the cards and with the rules', () => {
    const keys = [
      { seed: 4 },
      { seed: 5 },
      { seed: '4:' },
      { seed: 4, draw: 3 },
      { seed: 4, redeals: 1 },
      { seed: 4, spaces: 'any' },
      { deal: 'danie', number: 4 },
      { deal: 'danie5', number: 4 },
      { seed: 4, rules: 'source' },
    ].map((given) => dealKey(optionsOf(given)));
    expect(new Set(keys).size).toBe(keys.length);
  });
});
