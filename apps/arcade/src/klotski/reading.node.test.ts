// What is read from the storage of a browser: nothing in it can be relied on.
import { describe, expect, it } from 'vitest';
import { readRecent } from '../recent.ts';
import { isHelped, NO_HELP, readHelp } from './help.ts';
import { readPlace } from './place.ts';
import { DEFAULTS, readSettings } from './settings.ts';

const RUBBISH = [undefined, null, 3, 'corner', [], { metric: 3, faces: null, distance: 'yes' }];

describe('settings', () => {
  it.each(RUBBISH)('are the defaults for %j', (value) => {
    expect(readSettings(value)).toEqual(DEFAULTS);
  });

  it('are kept where they make sense', () => {
    const settings = { metric: 'unit', faces: 'numbers', distance: true, animation: 'none' };
    expect(readSettings({ ...settings, other: 1 })).toEqual(settings);
    expect(readSettings({ ...settings, faces: 'pictures' })).toEqual({
      ...settings,
      faces: 'names',
    });
  });
});

describe('help', () => {
  it.each([...RUBBISH, { hints: -1, solutions: 0.5, isSeen: 1 }])('is none for %j', (value) => {
    expect(readHelp(value)).toEqual(NO_HELP);
  });

  it.each([{ hints: 1 }, { solutions: 2 }, { isSeen: true }])('is help: %j', (value) => {
    expect(isHelped(readHelp(value))).toBe(true);
    expect(readHelp(value)).toEqual({ ...NO_HELP, ...value });
  });

  it('may be none', () => {
    expect(isHelped(NO_HELP)).toBe(false);
  });
});

describe('the place', () => {
  it.each([...RUBBISH, { search: '?', top: 'far' }])('is nowhere for %j', (value) => {
    expect(readPlace(value)).toBeUndefined();
  });

  it('is read again', () => {
    const place = { search: '?level=easy', number: 5, top: 300 };
    expect(readPlace(place)).toEqual(place);
    expect(readPlace({ search: '', number: 'x', top: -5 })).toEqual({
      search: '',
      number: undefined,
      top: 0,
    });
  });
});

describe('what was played last', () => {
  it.each([undefined, null, 3, 'x', {}, { a: 'b' }])('is nothing for %j', (value) => {
    expect(readRecent(value).size).toBe(0);
  });

  it('is read by name', () => {
    expect([...readRecent({ a: 5, b: null, c: 7 })]).toEqual([
      ['a', 5],
      ['c', 7],
    ]);
  });
});
