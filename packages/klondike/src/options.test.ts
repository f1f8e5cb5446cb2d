import { essentialOptions, unwrap } from '@parlour/game-core';
import { describe, expect, it, test } from 'vitest';
import { parseOptions } from './position.ts';

const errorOf = (input: unknown) => {
  const result = parseOptions(input);
  return result.ok ? undefined : { code: result.error.code, option: result.error.option };
};

describe('defaults', () => {
  it('are the Klondike that everybody knows', () => {
    expect(unwrap(parseOptions(undefined))).toEqual({
      rules: 'standard',
      draw: 1,
      redeals: 'unlimited',
      spaces: 'kings',
      worryBack: true,
      scoring: 'none',
      timed: false,
      bank: 0,
      ranks: 13,
      columns: 7,
      deal: 'random',
      seed: 0,
      number: 0,
      position: '',
    });
  });

  test.each([
    [1, 0],
    [2, 1],
    [3, 2],
    [7, 6],
  ])('Vegas with draw %i allows %i redeals: as many passes as cards drawn', (draw, redeals) => {
    expect(unwrap(parseOptions({ scoring: 'vegas', draw })).redeals).toBe(redeals);
  });

  it('read text as an address or an attribute holds it', () => {
    const text = { draw: '3', redeals: '2', worryBack: 'false', seed: '17', timed: 'false' };
    const values = { draw: 3, redeals: 2, worryBack: false, seed: 17, timed: false };
    expect(parseOptions(text)).toEqual(parseOptions(values));
  });
});

describe('what was read can be read again', () => {
  const position =
    'klondike/1 draw=3 ranks=2 waste=2S stock=AH2H foundations=AS,-,-,- tableau=-,AC,2c2d';
  test.each([
    [{}],
    [{ rules: 'source' }],
    [{ scoring: 'vegas', draw: 3, bank: -104 }],
    [{ scoring: 'standard', timed: true }],
    [{ deal: 'danie', number: 12_345 }],
    [{ ranks: 4, columns: 3, spaces: 'any' }],
    [{ deal: 'custom', position: 'klondike/1 draw=3 ranks=1 stock=ASAHAC tableau=AD' }],
  ])('%j', (input) => {
    const options = unwrap(parseOptions(input));
    expect(parseOptions(options)).toEqual({ ok: true, value: options });
    expect(parseOptions(JSON.parse(JSON.stringify(options)))).toEqual({ ok: true, value: options });
  });

  it('and a position that is none is refused', () => {
    expect(errorOf({ deal: 'custom', position })).toEqual({
      code: 'bad-value',
      option: 'position',
    });
  });
});

describe('a given position', () => {
  const position = 'klondike/1 draw=3 ranks=1 stock=ASAHAC tableau=AD';

  it('brings its own rules', () => {
    const options = unwrap(parseOptions({ deal: 'custom', position }));
    expect(options).toMatchObject({ draw: 3, ranks: 1, columns: 1 });
  });

  it('is played by other rules where the options say so', () => {
    expect(unwrap(parseOptions({ deal: 'custom', position, draw: 1 })).draw).toBe(1);
  });

  test.each([
    ['ranks', { ranks: 2 }],
    ['columns', { columns: 2 }],
    ['draw', { rules: 'source' }],
  ])('keeps its %s', (option, more) => {
    expect(errorOf({ deal: 'custom', position, ...more })).toEqual({ code: 'conflict', option });
  });
});

describe('errors name the option', () => {
  test.each([
    ['unknown-option', 'colour', { colour: 'red' }],
    ['unknown-option', '__proto__', JSON.parse('{"__proto__":1}')],
    ['bad-value', 'draw', { draw: 0 }],
    ['bad-value', 'draw', { draw: 8 }],
    ['bad-value', 'draw', { draw: 1.5 }],
    ['bad-value', 'draw', { draw: '3 ' }],
    ['bad-value', 'draw', { draw: null }],
    ['bad-value', 'redeals', { redeals: -1 }],
    ['bad-value', 'redeals', { redeals: 'none' }],
    ['bad-value', 'spaces', { spaces: 'queens' }],
    ['bad-value', 'worryBack', { worryBack: 1 }],
    ['bad-value', 'scoring', { scoring: 'Vegas' }],
    ['bad-value', 'ranks', { ranks: 14 }],
    ['bad-value', 'columns', { columns: 0 }],
    ['bad-value', 'number', { deal: 'danie', number: 100_000_000 }],
    ['bad-value', 'seed', { seed: 0.5 }],
    ['bad-value', 'deal', { deal: 'msfreecell' }],
    ['bad-value', 'position', { deal: 'custom', position: 'x' }],
    ['bad-value', 'position', { deal: 'custom' }],
    ['conflict', 'columns', { ranks: 6 }],
    ['conflict', 'redeals', { scoring: 'vegas', redeals: 1 }],
    ['conflict', 'redeals', { scoring: 'vegas', draw: 3, redeals: 'unlimited' }],
    ['conflict', 'timed', { timed: true }],
    ['conflict', 'bank', { bank: 5 }],
    ['conflict', 'draw', { rules: 'source', draw: 3 }],
    ['conflict', 'redeals', { rules: 'source', redeals: 0 }],
    ['conflict', 'spaces', { rules: 'source', spaces: 'any' }],
    ['conflict', 'worryBack', { rules: 'source', worryBack: false }],
    ['conflict', 'scoring', { rules: 'source', scoring: 'standard' }],
    ['conflict', 'deal', { deal: 'danie', ranks: 12 }],
    ['conflict', 'number', { deal: 'danie5', number: 100_000 }],
  ])('%s %s: %j', (code, option, input) => {
    expect(errorOf(input)).toEqual({ code, option });
  });

  test.each([[[]], [7], ['draw'], [() => 1]])('and %j is no options at all', (input) => {
    expect(errorOf(input)).toEqual({ code: 'not-an-object', option: undefined });
  });
});

describe('a record', () => {
  it.each([
    [{}, {}],
    [
      { seed: 'tuesday', draw: 3 },
      { seed: 'tuesday', draw: 3 },
    ],
    [
      { scoring: 'vegas', draw: 3 },
      { scoring: 'vegas', draw: 3 },
    ],
    [
      { rules: 'source', draw: 1, deal: 'danie', number: 7 },
      { rules: 'source', deal: 'danie', number: 7 },
    ],
  ])('of %j names only what is not the default', (input, essential) => {
    const options = unwrap(parseOptions(input));
    expect(essentialOptions({ parseOptions }, options)).toEqual(essential);
  });
});
