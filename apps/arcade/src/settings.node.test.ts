import { describe, expect, it } from 'vitest';
import { DEFAULTS, fittedSettings, readSettings } from './settings.ts';

describe('readSettings', () => {
  it.each([undefined, null, 3, 'draw', [], { draw: 3 }, { deck: 'five-color' }])(
    'takes the defaults for %j',
    (value) => {
      expect(readSettings(value)).toEqual(DEFAULTS);
    },
  );

  it('keeps what it knows', () => {
    const settings = { ...DEFAULTS, draw: '3', deck: 'four-color', total: true };
    expect(readSettings(JSON.parse(JSON.stringify({ ...settings, other: 1 })))).toEqual(settings);
  });

  it('keeps the looks where the rules make no sense', () => {
    expect(readSettings({ draw: '99', deck: 'four-color', hand: 'left' })).toEqual({
      ...DEFAULTS,
      deck: 'four-color',
      hand: 'left',
    });
  });
});

describe('fittedSettings', () => {
  it('never fails', () => {
    expect(fittedSettings({ ...DEFAULTS, draw: 'x' }).options.draw).toBe(1);
    expect(fittedSettings({ ...DEFAULTS, rules: 'source', draw: '3' }).options.draw).toBe(1);
  });
});
