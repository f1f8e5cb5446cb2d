import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { load, save } from './storage.ts';

const record = { format: 'parlour-record', version: 1, game: 'x', options: {}, moves: ['d'] };
const NAME = 'parlour:place';

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const good = { format: 'parlour-save', version: 1, record, seconds: 12.5 };

describe('a saved game', () => {
  it('is read as it was written', () => {
    expect(save('place', record, 12.5)).toBeUndefined();
    expect(load('place')).toEqual(good);
  });

  it('is kept apart from those under other names', () => {
    save('place', record, 1);
    save('other', { ...record, moves: [] }, 2);
    expect(load('place')).toMatchObject({ record, seconds: 1 });
    expect(load('other')).toMatchObject({ seconds: 2 });
  });

  it('is under a name that is ours', () => {
    save('place', record, 1);
    expect(Object.keys(localStorage)).toEqual([NAME]);
  });

  it('may not be there', () => {
    expect(load('place')).toBeUndefined();
  });
});

describe('what cannot be used', () => {
  it.each([
    ['half a save', '{"format":"parlour-save"'],
    ['no JSON at all', '\u0000\uffff'],
    ['nothing', ''],
    ['null', 'null'],
    ['a number', '7'],
    ['a text', '"parlour-save"'],
    ['a list', '[]'],
    ["somebody else's data", '{"theme":"dark"}'],
    ['another format', JSON.stringify({ ...good, format: 'parlour-record' })],
    ['no version', JSON.stringify({ ...good, version: undefined })],
    ['an older version', JSON.stringify({ ...good, version: 0 })],
    ['a newer version', JSON.stringify({ ...good, version: 2 })],
    ['a version in text', JSON.stringify({ ...good, version: '1' })],
  ])('is told and left where it is: %s', (_, text) => {
    localStorage.setItem(NAME, text);
    expect(load('place')).toEqual(expect.stringMatching(/./));
    expect(localStorage.getItem(NAME)).toBe(text);
  });

  it.each([-1, null, 'NaN', 'x', {}])('seconds of %j are none', (seconds) => {
    localStorage.setItem(NAME, JSON.stringify({ ...good, seconds }));
    expect(load('place')).toMatchObject({ seconds: 0 });
  });

  it('a storage that is forbidden is told', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(load('place')).toMatch('denied');
  });
});

describe('when the storage is full', () => {
  it('the game saved before stays, and the reason is told', () => {
    save('place', record, 5);
    const before = localStorage.getItem(NAME);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(save('place', { ...record, moves: ['d', 'd'] }, 6)).toMatch('full');
    expect(localStorage.getItem(NAME)).toBe(before);
    expect(load('place')).toMatchObject({ record, seconds: 5 });
  });

  it('in truth, the game saved before stays too', () => {
    save('place', record, 5);
    // Storage holds some five million units; a game too large for it must not cost the last one.
    const large = { ...record, moves: ['x'.repeat(11_000_000)] };
    expect(save('place', large, 6)).toEqual(expect.any(String));
    expect(load('place')).toMatchObject({ record, seconds: 5 });
  });
});
