import { expect, it } from 'vitest';
import { dailySeed } from './daily.ts';

it('is the date where the player is', () => {
  expect(dailySeed(new Date(2026, 10, 29, 23, 59))).toBe('2026-11-29');
  expect(dailySeed(new Date(2027, 0, 2))).toBe('2027-01-02');
});
