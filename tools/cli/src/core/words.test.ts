import { describe, expect, it } from 'vitest';
import {
  counted,
  didYouMean,
  inCurlyQuotes,
  nearest,
  plain,
  quoted,
  table,
  toAscii,
} from './words.ts';

describe('nearest', () => {
  it.each([
    ['pla', 'play'],
    ['paly', 'play'],
    ['PLAY', 'play'],
    ['repaly', 'replay'],
    ['xyzzy', undefined],
    ['', undefined],
    ['p', undefined],
    ['x'.repeat(1000), undefined],
  ])('%s is meant to be %s', (word, meant) => {
    expect(nearest(word, ['play', 'replay', 'deal'])).toBe(meant);
  });

  it('asks with a prefix', () => {
    expect(didYouMean('drow', ['draw'], '--')).toBe(' Did you mean “--draw”?');
    expect(didYouMean('xyzzy', ['draw'])).toBe('');
  });
});

it('counts', () => {
  expect([0, 1, 2].map((count) => counted(count, 'move'))).toEqual([
    '0 moves',
    '1 move',
    '2 moves',
  ]);
});

it('shows text from outside without what could steer a terminal', () => {
  expect(quoted('\u001b[2J\r\n\u202Eabc')).toBe('“�[2J���abc”');
  expect(quoted('x'.repeat(100))).toBe(`“${'x'.repeat(40)}…”`);
  expect(plain('a\u0007b')).toBe('a�b');
});

it('writes in ASCII', () => {
  expect(toAscii('Q♥ · 10♠ → “x”… − 漢\n')).toBe('QH - 10S -> "x"... - ?\n');
});

it('keeps colours in ASCII', () => {
  expect(toAscii('\u001b[1mQ♥\u001b[0m')).toBe('\u001b[1mQH\u001b[0m');
});

it('has quotes of one kind', () => {
  expect(inCurlyQuotes('must be 1, not "2"')).toBe('must be 1, not “2”');
});

it('lays out two columns', () => {
  expect(
    table([
      ['a', 'one'],
      ['long', 'two'],
    ]),
  ).toBe('  a     one\n  long  two');
});
