import { expect, it } from 'vitest';
import { quantilesOf, table } from './frame-times.ts';

it('tells quantiles, and how many frames came late', () => {
  const times = Array.from({ length: 100 }, (_, index) => (index < 98 ? 16 : 40 + index));
  expect(quantilesOf([...times].reverse())).toEqual({
    frames: 100,
    p50: 16,
    p90: 16,
    p99: 139,
    most: 139,
    late: 2,
  });
  expect(quantilesOf([]).frames).toBe(0);
});

it('stands in columns', () => {
  const lines = table([
    { name: 'wheel', ...quantilesOf([16, 17]) },
    { name: 'a longer name', ...quantilesOf([100]) },
  ]).split('\n');
  expect(lines).toHaveLength(3);
  expect(new Set(lines.map((line) => line.length)).size).toBe(1);
  expect(lines[2]).toBe('a longer name       1  100.0  100.0  100.0  100.0  100.0 %');
});
