import { expect, it } from 'vitest';
import { Clock } from './clock.ts';

it('stands until it is started, and whenever it is stopped', () => {
  const clock = new Clock();
  clock.go(1_000);
  expect(clock.seconds(9_000)).toBe(0);
  clock.start();
  clock.go(10_000);
  clock.go(12_000);
  expect(clock.seconds(13_999)).toBe(3);
  clock.stop(14_500);
  clock.stop(15_000);
  expect(clock.seconds(99_000)).toBe(4);
  clock.go(100_000);
  expect(clock.seconds(100_500)).toBe(5);
});

it('never goes back', () => {
  const clock = new Clock();
  clock.start();
  clock.go(5_000);
  expect(clock.seconds(1_000)).toBe(0);
});
