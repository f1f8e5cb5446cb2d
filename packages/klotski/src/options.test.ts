import { describe, expect, it } from 'vitest';
import { parseOptions } from './named-options.ts';
import { tryLayoutOptions } from './options.ts';
import { DEFAULT_LAYOUT } from './types.ts';

const MID_GAME = '1210**11********1401**13**0907**08000006';
const option = (input: unknown) => {
  const read = parseOptions(input);
  return read.ok ? read.value.layout : read.error;
};

it('fills in the defaults', () => {
  const usual = { layout: DEFAULT_LAYOUT, metric: 'corner' };
  expect(parseOptions({})).toEqual({ ok: true, value: usual });
  expect(parseOptions(undefined)).toEqual({ ok: true, value: usual });
  expect(tryLayoutOptions({})).toEqual({ ok: true, value: usual });
});

describe('a layout', () => {
  it.each([
    ['format 1', DEFAULT_LAYOUT, DEFAULT_LAYOUT],
    ['in lines', '2442 2442 2332 2112 1001', DEFAULT_LAYOUT],
    ['format 2', '24*2****23*2*11*1001', DEFAULT_LAYOUT],
    ['format 3', '242232111001', DEFAULT_LAYOUT],
    ['format 4', '1110**12********1301**14**0607**08000009', DEFAULT_LAYOUT],
    ['format 4 with identities', MID_GAME, MID_GAME],
    ['beyond format 4', '44114400112200220000', '44114400112200220000'],
    ['a name', '横刀立马', DEFAULT_LAYOUT],
    ['a name in traditional characters', '橫刀立馬', DEFAULT_LAYOUT],
    ['an English name', 'red donkey', DEFAULT_LAYOUT],
    ['a number', '412', '44014401331223322133'],
  ])('can be %s', (_, layout, read) => {
    expect(option({ layout })).toBe(read);
  });

  it('is read by the lean reader as it comes from the other', () => {
    for (const layout of [DEFAULT_LAYOUT, MID_GAME]) {
      expect(tryLayoutOptions({ layout, metric: 'unit' })).toEqual(
        parseOptions({ layout, metric: 'unit' }),
      );
    }
  });

  it.each([
    ['', 'There is nothing to read.'],
    ['Nobody', 'it is no board and no name in the gallery.'],
    ['2442', 'it is no board and no name in the gallery.'],
    [
      '24422442203221121001',
      'The horizontal block at column 3, row 3 is not whole: column 4, row 3 is missing.',
    ],
    ['00000000000000000000', 'a game needs exactly one big block and at least two empty cells.'],
    ['24422442233221121101', 'a game needs exactly one big block and at least two empty cells.'],
  ])('cannot be %j', (layout, why) => {
    expect(option({ layout })).toEqual({
      code: 'bad-value',
      option: 'layout',
      message: `Option layout cannot be ${JSON.stringify(layout)}: ${why}`,
    });
    expect(tryLayoutOptions({ layout })).toMatchObject({
      ok: false,
      error: { code: 'bad-value', option: 'layout' },
    });
  });
});

it.each([
  [{ metric: 'free' }, 'bad-value', 'metric'],
  [{ layout: 5 }, 'bad-value', 'layout'],
  [{ layout: '2'.repeat(201) }, 'bad-value', 'layout'],
  [{ seed: 3 }, 'unknown-option', 'seed'],
])('refuses %j', (input, code, name) => {
  expect(parseOptions(input)).toMatchObject({ ok: false, error: { code, option: name } });
});
