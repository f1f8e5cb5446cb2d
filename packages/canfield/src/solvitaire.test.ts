import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { rulesOf, settingOf } from './rule-set.ts';
import { makeSolvitaire, parseSolvitaire, SOLVITAIRE_LENGTH_LIMIT } from './solvitaire.ts';
import { dealOf, stateAfter } from './table.test-support.ts';
import { PRESETS } from './types.ts';

const DEAL = dealOf({ deal: 'solvitaire', number: 1 });
const TEXT =
  '{"tableau piles":[["AH"],["KH"],["JH"],["9H"]],"stock":["6H","KS","10C","QH","AC","2S","4H","QC","QS","3S","AD","5C","2D","4D","KC","7C","4S","9C","5S","7D","10H","3H","6C","10S","2H","3D","6S","9S","QD","4C","9D","5D","3C","8H"],"reserve":["JS","10D","AS","KD","8C","5H","8S","JC","7S","7H","8D","6D","2C"],"foundations":["JD"]}';

describe('Solvitaire’s JSON', () => {
  it('is written on one line', () => {
    expect(makeSolvitaire(DEAL)).toBe(TEXT);
    expect(parseSolvitaire(TEXT)).toEqual({ ok: true, value: DEAL });
  });

  it('comes back as it was, at any deal and in play', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PRESETS), fc.nat(), (preset, seed) => {
        const state = dealOf({ preset, seed });
        expect(parseSolvitaire(makeSolvitaire(state), state.rules)).toEqual({
          ok: true,
          value: state,
        });
      }),
    );
    const later = stateAfter(dealOf({ deal: 'ucb', number: 3 }), 'd d d');
    expect(parseSolvitaire(makeSolvitaire(later))).toEqual({ ok: true, value: later });
  });

  it('has the lowest foundation last, so that Solvitaire reads the base from it', () => {
    const foundations = [[9], [22, 23], [], []];
    const text = makeSolvitaire({ ...DEAL, foundations });
    expect(text).toContain('"foundations":["10H","JH","10S"]}');
  });

  it('is judged by the rules given', () => {
    const built = TEXT.replace('["AH"],["KH"]', '["AH","KH"]');
    const any = { ...rulesOf(settingOf('canfield')), fill: false, building: 'any' } as const;
    expect(parseSolvitaire(built, any).ok).toBe(true);
    expect(parseSolvitaire(built)).toMatchObject({ ok: false, error: { code: 'not-a-run' } });
  });

  const at = (needle: string) => TEXT.indexOf(needle);
  test.each([
    ['', 'not-json', 0],
    ['[', 'not-json', 1],
    ['[]', 'bad-deal', 0],
    ['{}', 'no-tableau', 2],
    [TEXT.replace('"reserve"', '"cells"'), 'unknown-pile', at('"reserve"')],
    [TEXT.replace('"foundations":', '"reserve":'), 'twice', at('"foundations"')],
    [TEXT.replace('"2C"', '"1X"'), 'bad-card', at('"2C"')],
    [TEXT.replace('"2C"', '7'), 'bad-card', at('"2C"')],
    [TEXT.replace('"9H"', '"9h"'), 'face-down', at('"9H"')],
    [TEXT.replace('"2C"', '"6D"'), 'duplicate-cards', at('"2C"')],
    [TEXT.replace(',"2C"', ''), 'missing-cards', TEXT.length - 5],
    [TEXT.replace(',"foundations":["JD"]', ''), 'missing-cards', TEXT.length - 21],
    [
      TEXT.replace('["JD"]', '["JD","AH"]').replace('["AH"],', ''),
      'bad-foundation',
      at('["JD"]') - 1,
    ],
    [' '.repeat(SOLVITAIRE_LENGTH_LIMIT + 1), 'too-long', SOLVITAIRE_LENGTH_LIMIT],
  ])('%s: %s at %i', (input, code, position) => {
    expect(parseSolvitaire(input)).toMatchObject({ ok: false, error: { code, position } });
  });

  it('takes a reserve face down as one', () => {
    expect(parseSolvitaire(TEXT.replace('"JS","10D"', '"Js","10d"'))).toEqual({
      ok: true,
      value: DEAL,
    });
  });
});
