import { expect, it } from 'vitest';
import { clock } from './clock.ts';

it.each([
  [0, '0:00'],
  [7.9, '0:07'],
  [60, '1:00'],
  [425, '7:05'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [3729, '1:02:09'],
  [36_000, '10:00:00'],
])('shows %d seconds as %s', (seconds, text) => {
  expect(clock(seconds)).toBe(text);
});
