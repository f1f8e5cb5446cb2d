import { describe, expect, it } from 'vitest';
import { keyOf, markOf, merged, readSolved, resultsOf, type Solved, totalsOf } from './results.ts';

const solved = (more: Partial<Solved> = {}): Solved => ({
  version: 1,
  layout: '24422442233221121001',
  metric: 'corner',
  wins: 1,
  moves: 90,
  seconds: 300,
  totalSeconds: 300,
  isPerfect: false,
  hints: 2,
  at: 1,
  ...more,
});

describe('readSolved', () => {
  it('reads what was kept', () => {
    expect(readSolved(structuredClone(solved()))).toEqual(solved());
  });

  it.each([
    undefined,
    null,
    'solved',
    [],
    {},
    { ...solved(), version: 2 },
    { ...solved(), metric: 'miles' },
    { ...solved(), layout: 1 },
    { ...solved(), isPerfect: 'yes' },
    { ...solved(), moves: -1 },
    { ...solved(), hints: Number.NaN },
    { ...solved(), at: '5' },
  ])('passes over %j', (value) => {
    expect(readSolved(value)).toBeUndefined();
  });
});

describe('merged', () => {
  it('keeps what is new', () => {
    expect(merged(undefined, solved())).toEqual(solved());
  });

  it('keeps the best of both, and adds up', () => {
    const first = solved({ moves: 81, isPerfect: true, seconds: 500, totalSeconds: 500, hints: 0 });
    const again = solved({ moves: 85, seconds: 200, totalSeconds: 200, hints: 3, at: 9 });
    const both = { wins: 2, moves: 81, seconds: 200, totalSeconds: 700, isPerfect: true, hints: 3 };
    expect(merged(first, again)).toEqual(solved({ ...both, at: 9 }));
    expect(merged(again, first)).toEqual(solved({ ...both, at: 1 }));
  });

  it('leaves alone what it cannot read', () => {
    expect(merged('rubbish', solved())).toBe('rubbish');
    const later = { ...solved(), version: 2 };
    expect(merged(later, solved())).toBe(later);
  });
});

describe('what it comes to', () => {
  const other = '14411441033022222222';
  const results = resultsOf(
    new Map<string, unknown>([
      ['a', solved({ isPerfect: true })],
      ['b', solved({ metric: 'unit', hints: 0, totalSeconds: 50 })],
      ['c', solved({ layout: other, totalSeconds: 10 })],
      ['d', 'rubbish'],
    ]),
  );

  it('is known by layout and way of counting', () => {
    expect([...results.keys()]).toEqual([
      keyOf(solved().layout, 'corner'),
      keyOf(solved().layout, 'unit'),
      keyOf(other, 'corner'),
    ]);
    expect(markOf(results, solved().layout, 'corner')).toBe('perfect');
    expect(markOf(results, solved().layout, 'unit')).toBe('solved');
    expect(markOf(results, other, 'unit')).toBe('unsolved');
  });

  it('is added up, all together or by way of counting', () => {
    expect(totalsOf(results)).toEqual({ solved: 3, perfect: 1, seconds: 360, hints: 4 });
    expect(totalsOf(results, 'unit')).toEqual({ solved: 1, perfect: 0, seconds: 50, hints: 0 });
    expect(totalsOf(results, 'straight')).toEqual({ solved: 0, perfect: 0, seconds: 0, hints: 0 });
  });

  it('is nothing without a database', () => {
    expect(resultsOf(undefined).size).toBe(0);
  });
});
