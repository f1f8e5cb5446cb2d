import { describe, expect, it, test } from 'vitest';
import { type Spot } from '../spot.ts';
import {
  BASE,
  heldTo,
  pileOf,
  type PileModel,
  stopsOf,
  type TableModel,
  topStop,
} from './model.ts';
import { type Step, stepFrom } from './walk.ts';

const cards = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

const pile = (id: string, down: number, up: number, more: Partial<PileModel> = {}): PileModel => ({
  id,
  kind: 'tableau',
  name: id,
  fan: 'down',
  down: cards(down),
  downName: `${down} down`,
  up: cards(up),
  reach: up,
  sign: 'none',
  emptyName: 'Empty',
  ...more,
});
const heap = (id: string, down: number, up: number): PileModel =>
  pile(id, down, up, { fan: 'none', reach: 1 });

/**
 * The table of a patience:
 *
 *     s    w    .    f1   f2   f3   f4
 *     t1   t2   t3   t4   t5   t6   t7
 */
const table: TableModel = {
  piles: [
    heap('s', 3, 0),
    pile('w', 0, 3, { fan: 'side', reach: 1 }),
    heap('f1', 0, 2),
    heap('f2', 0, 0),
    heap('f3', 0, 1),
    heap('f4', 0, 0),
    pile('t1', 0, 1),
    pile('t2', 1, 3),
    pile('t3', 2, 2),
    pile('t4', 0, 0),
    pile('t5', 4, 1),
    pile('t6', 0, 4),
    pile('t7', 6, 1),
  ],
  rows: [
    ['s', 'w', '', 'f1', 'f2', 'f3', 'f4'],
    ['t1', 't2', 't3', 't4', 't5', 't6', 't7'],
  ],
};

const spotOf = (text: string): Spot => {
  const [id = '', index = ''] = text.split(' ');
  return { pile: id, index: Number(index) };
};
const textOf = ({ pile: id, index }: Spot): string => `${id} ${index}`;
const step = (from: string, way: Step): string => textOf(stepFrom(table, spotOf(from), way));

describe('the stops of a pile', () => {
  it.each<[string, PileModel, readonly number[]]>([
    ['that is empty: its place', pile('x', 0, 0), [BASE]],
    ['face up: each card', pile('x', 0, 3), [0, 1, 2]],
    ['partly face down: the run as one, and each card', pile('x', 5, 2), [BASE, 0, 1]],
    ['all face down: the run', pile('x', 5, 0), [BASE]],
    ['of which one reaches the top only: that', heap('x', 0, 3), [2]],
    ['with a run under the only card that one reaches', heap('x', 2, 3), [BASE, 2]],
    ['that reaches further than it goes', pile('x', 0, 2, { reach: 9 }), [0, 1]],
    ['of which nothing is reached', pile('x', 0, 2, { reach: 0 }), [BASE]],
  ])('%s', (_, model, stops) => {
    expect(stopsOf(model)).toEqual(stops);
    expect(topStop(model)).toEqual({ pile: 'x', index: stops.at(-1) });
  });
});

describe('a spot that is gone', () => {
  it.each([
    ['t2 1', 't2 1', 'is still there'],
    ['t2 -1', 't2 -1', 'is still there'],
    ['t2 7', 't2 2', 'becomes the top of its pile'],
    ['t1 -1', 't1 0', 'becomes the top of its pile'],
    ['t4 3', 't4 -1', 'becomes the empty place'],
    ['w 0', 'w 2', 'becomes the card that can be reached'],
    ['t9 0', 's -1', 'becomes the first pile where its own is gone'],
    [' -1', 's -1', 'becomes the first pile at the start'],
  ])('%s → %s: %s', (from, to) => {
    expect(textOf(heldTo(table, spotOf(from)))).toBe(to);
  });

  it('stays where there is no table yet', () => {
    expect(heldTo({ piles: [], rows: [] }, { pile: 'x', index: 4 })).toEqual({
      pile: 'x',
      index: 4,
    });
  });
});

test('a pile that is not there is none', () => {
  expect(pileOf(table, '')).toBeUndefined();
  expect(pileOf(table, 't3')?.down).toHaveLength(2);
});

describe('left and right', () => {
  it.each<[string, Step, string]>([
    ['s -1', 'right', 'w 2'],
    // Over the gap, both ways.
    ['w 2', 'right', 'f1 1'],
    ['f1 1', 'left', 'w 2'],
    ['f1 1', 'right', 'f2 -1'],
    ['f2 -1', 'right', 'f3 0'],
    // The ends hold.
    ['f4 -1', 'right', 'f4 -1'],
    ['s -1', 'left', 's -1'],
    ['t1 0', 'left', 't1 0'],
    ['t7 0', 'right', 't7 0'],
    // From the top card to the top card.
    ['t1 0', 'right', 't2 2'],
    ['t2 2', 'right', 't3 1'],
    ['t3 1', 'right', 't4 -1'],
    ['t4 -1', 'right', 't5 0'],
    ['t6 3', 'left', 't5 0'],
    // Below the top, on the same height where there is one.
    ['t2 0', 'right', 't3 0'],
    ['t2 1', 'right', 't3 1'],
    ['t2 -1', 'right', 't3 -1'],
    ['t6 2', 'left', 't5 0'],
    ['t6 0', 'left', 't5 0'],
    ['t2 -1', 'left', 't1 0'],
  ])('%s %s → %s', (from, way, to) => {
    expect(step(from, way)).toBe(to);
  });
});

describe('up and down', () => {
  it.each<[string, Step, string]>([
    // Within a pile.
    ['t2 2', 'up', 't2 1'],
    ['t2 0', 'up', 't2 -1'],
    ['t2 -1', 'down', 't2 0'],
    ['t6 0', 'down', 't6 1'],
    // Past its end, to the other row, to the pile right above or below.
    ['t2 -1', 'up', 'w 2'],
    ['t1 0', 'up', 's -1'],
    ['t4 -1', 'up', 'f1 1'],
    ['t7 -1', 'up', 'f4 -1'],
    ['s -1', 'down', 't1 0'],
    // The third column has a gap above it: the nearest pile will do.
    ['t3 -1', 'up', 'f1 1'],
    // From above one comes to the deepest stop.
    ['w 2', 'down', 't2 -1'],
    ['f3 0', 'down', 't6 0'],
    ['f4 -1', 'down', 't7 -1'],
    ['f1 1', 'down', 't4 -1'],
    // The ends hold.
    ['s -1', 'up', 's -1'],
    ['w 2', 'up', 'w 2'],
    ['t2 2', 'down', 't2 2'],
    ['t4 -1', 'down', 't4 -1'],
  ])('%s %s → %s', (from, way, to) => {
    expect(step(from, way)).toBe(to);
  });
});

describe('further steps', () => {
  it.each<[string, Step, string]>([
    ['t4 -1', 'row-start', 't1 0'],
    ['t4 -1', 'row-end', 't7 0'],
    ['f2 -1', 'row-start', 's -1'],
    ['w 2', 'row-end', 'f4 -1'],
    ['t1 0', 'row-start', 't1 0'],
    ['s -1', 'other-row', 't1 0'],
    ['t6 1', 'other-row', 'f3 0'],
    ['t3 0', 'other-row', 'f1 1'],
    ['t2 2', 'first', 't2 -1'],
    ['t6 3', 'first', 't6 0'],
    ['t2 -1', 'last', 't2 2'],
    ['t4 -1', 'first', 't4 -1'],
    ['t4 -1', 'last', 't4 -1'],
    ['w 2', 'first', 'w 2'],
  ])('%s %s → %s', (from, way, to) => {
    expect(step(from, way)).toBe(to);
  });
});

describe('wherever one is', () => {
  const steps: Readonly<Record<Step, true>> = {
    left: true,
    right: true,
    up: true,
    down: true,
    'row-start': true,
    'row-end': true,
    'other-row': true,
    first: true,
    last: true,
  };
  const every = table.piles.flatMap((model) =>
    stopsOf(model).map((index): Spot => ({ pile: model.id, index })),
  );

  it('a step leads to a stop', () => {
    for (const spot of every) {
      for (const way of Object.keys(steps) as Step[]) {
        const to = stepFrom(table, spot, way);
        expect(heldTo(table, to), `${textOf(spot)} ${way}`).toEqual(to);
      }
    }
  });

  it('all stops are reached by arrows', () => {
    const [start] = every;
    const seen = new Set<string>();
    const open = start ? [start] : [];
    for (let spot = open.pop(); spot; spot = open.pop()) {
      if (seen.has(textOf(spot))) continue;
      seen.add(textOf(spot));
      for (const way of ['left', 'right', 'up', 'down'] as const) {
        open.push(stepFrom(table, spot, way));
      }
    }
    expect([...seen].toSorted()).toEqual(every.map(textOf).toSorted());
  });

  it('a spot that is no part of the table stays', () => {
    for (const way of Object.keys(steps) as Step[]) {
      expect(step('x 4', way)).toBe('x 4');
      expect(stepFrom({ piles: [], rows: [] }, spotOf('x 4'), way)).toEqual(spotOf('x 4'));
    }
  });
});

describe('rows of one gap and of different lengths', () => {
  const uneven: TableModel = {
    piles: ['a', 'b', 'c', 'd', 'e'].map((id) => pile(id, 0, 1)),
    rows: [
      ['a', 'b'],
      ['c', 'd', '', 'e'],
    ],
  };

  it.each<[string, Step, string]>([
    ['a 0', 'down', 'd 0'],
    ['b 0', 'down', 'e 0'],
    ['c 0', 'up', 'a 0'],
    ['d 0', 'up', 'a 0'],
    ['e 0', 'up', 'b 0'],
    ['d 0', 'right', 'e 0'],
  ])('%s %s → %s', (from, way, to) => {
    expect(textOf(stepFrom(uneven, spotOf(from), way))).toBe(to);
  });
});
