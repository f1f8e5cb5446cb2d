import { expect, it } from 'vitest';
import { stepOf } from './grid-keys.ts';

// Ten in rows of four: 0–3, 4–7, 8–9.
it.each([
  ['ArrowRight', 3, 4],
  ['ArrowRight', 9, 9],
  ['ArrowLeft', 0, 0],
  ['ArrowLeft', 4, 3],
  ['ArrowDown', 1, 5],
  ['ArrowDown', 5, 9],
  ['ArrowDown', 7, 9],
  ['ArrowDown', 8, 8],
  ['ArrowUp', 6, 2],
  ['ArrowUp', 2, 2],
  ['PageUp', 9, 1],
  ['PageDown', 0, 9],
  ['Home', 7, 0],
  ['End', 3, 9],
])('%s at %i goes to %i', (key, at, to) => {
  expect(stepOf(key, at, 10, 4)).toBe(to);
});

it.each(['Enter', ' ', 'a', 'Tab', 'toString'])('%s is none of its keys', (key) => {
  expect(stepOf(key, 3, 10, 4)).toBeUndefined();
});

it('goes up and down in a single column', () => {
  expect(stepOf('ArrowDown', 0, 3, 1)).toBe(1);
  expect(stepOf('ArrowDown', 2, 3, 1)).toBe(2);
  expect(stepOf('ArrowUp', 0, 3, 1)).toBe(0);
});
