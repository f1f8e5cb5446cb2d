import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wrap, wrapPage } from './wrap.ts';

it('leaves alone what fits, and what nobody looks at', () => {
  const board = '  a   b\n\n  c   d';
  expect(wrap(board, 20)).toBe(board);
  expect(wrap('x '.repeat(100), undefined)).toBe('x '.repeat(100));
});

it('ends lines between words', () => {
  expect(wrap('one two three four five six', 20)).toBe('one two three four\nfive six');
  expect(wrap('  one two three four five', 20)).toBe('  one two three four\n  five');
  expect(wrap('a-word-that-is-longer-than-a-line so', 20)).toBe(
    'a-word-that-is-longer-than-a-line\nso',
  );
});

it('keeps columns, where there is room for them', () => {
  expect(wrap('  undo  takes the last move back', 24)).toBe(
    '  undo  takes the last\n        move back',
  );
  expect(wrap('  --spaces kings|any  what may be put down', 30)).toBe(
    '  --spaces kings|any\n      what may be put down',
  );
});

it('does not count colours', () => {
  const text = '\u001b[31mone\u001b[0m two three four';
  expect(wrap(text, 20)).toBe(text);
});

it('makes pages that can be read', () => {
  const widths = wrapPage('word '.repeat(100), undefined)
    .split('\n')
    .map((line) => line.length);
  expect(Math.max(...widths)).toBeLessThanOrEqual(100);
  expect(wrapPage('word '.repeat(100), 40)).toBe(wrap('word '.repeat(100), 40));
});

it('loses and breaks no word', () => {
  const word = fc.string({ unit: fc.constantFrom('a', '♥', '-'), minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(fc.array(word), fc.constantFrom(' ', '  '), fc.nat(60), (words, gap, columns) => {
      const wrapped = wrap(words.join(gap), columns);
      expect(wrapped.split(/\s+/).filter((part) => part !== '')).toEqual(words);
      for (const line of wrapped.split('\n')) {
        if (line.trim().includes(' ')) {
          expect(Array.from(line).length).toBeLessThanOrEqual(Math.max(columns, 20));
        }
      }
    }),
  );
});
