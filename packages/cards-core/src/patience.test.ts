import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { makeMove, pileNames, readMove } from './move-text.ts';
import {
  drawn,
  type Hand,
  isMove,
  type PileMove,
  placeOf,
  redealsLeft,
  redealt,
  refuse,
  refusedTurn,
  replaced,
} from './patience.ts';

const HAND: Hand = { rules: { draw: 3, redeals: 1 }, stock: [5, 6, 7, 8], waste: [1], redealt: 0 };

describe('piles by name', () => {
  test.each([
    ['stock', 'stock', 0],
    ['waste', 'waste', 0],
    ['reserve', 'reserve', 0],
    ['t1', 'tableau', 0],
    ['t7', 'tableau', 6],
    ['f4', 'foundation', 3],
  ])('%s', (pile, kind, index) => {
    expect(placeOf(pile)).toEqual({ kind, index });
  });
});

describe('turning cards', () => {
  it('turns them one by one, the last ending up on top', () => {
    const { state, events } = drawn(HAND);
    expect(state).toEqual({ ...HAND, stock: [5], waste: [1, 8, 7, 6] });
    expect(events).toEqual([{ type: 'drawn', cards: [8, 7, 6], left: 1 }]);
    expect(drawn(state).events).toEqual([{ type: 'drawn', cards: [5], left: 0 }]);
  });

  it('turns the waste over in its order', () => {
    const end = { ...HAND, stock: [], waste: [1, 8, 7] };
    const { state, events } = redealt(end);
    expect(state).toEqual({ ...HAND, stock: [7, 8, 1], waste: [], redealt: 1 });
    expect(events).toEqual([{ type: 'redealt', count: 3, left: 0 }]);
  });

  it('is refused where there is nothing to turn, or it was done too often', () => {
    const code = (hand: Hand, type: 'draw' | 'redeal') => refusedTurn(hand, type)?.code;
    expect(code(HAND, 'draw')).toBeUndefined();
    expect(code(HAND, 'redeal')).toBe('stock-not-empty');
    const end = { ...HAND, stock: [] };
    expect(code(end, 'draw')).toBe('stock-empty');
    expect(code(end, 'redeal')).toBeUndefined();
    expect(code({ ...end, redealt: 1 }, 'redeal')).toBe('no-redeals-left');
    expect(code({ ...end, waste: [] }, 'redeal')).toBe('nothing-to-redeal');
  });

  it('is counted, unless it is without limit', () => {
    expect(redealsLeft(HAND)).toBe(1);
    expect(redealsLeft({ ...HAND, redealt: 7 })).toBe(0);
    const free = { ...HAND, rules: { draw: 3, redeals: 'unlimited' as const } };
    expect(redealsLeft(free)).toBe('unlimited');
  });
});

describe('moves', () => {
  const PILES = ['stock', 'waste', 'reserve', 't1', 't2', 'f1'] as const;
  const moves = fc.oneof(
    fc.constantFrom<PileMove<(typeof PILES)[number]>>({ type: 'draw' }, { type: 'redeal' }),
    fc.record({
      type: fc.constant('move' as const),
      from: fc.constantFrom(...PILES),
      to: fc.constantFrom(...PILES),
      count: fc.integer({ min: 1, max: 20 }),
    }),
  );

  it('come back from their text, but for those of too many cards', () => {
    fc.assert(
      fc.property(moves, (move) => {
        const isTooMany = move.type === 'move' && move.count > 13;
        const read = readMove(makeMove(move), pileNames(PILES), 13);
        expect(read).toEqual(isTooMany ? undefined : move);
        expect(isMove(move)).toBe(true);
      }),
    );
  });

  test.each([undefined, null, 'd', [], {}, { type: 'flip' }, { type: 'move', from: 't1', to: 1 }])(
    '%j is none',
    (value) => {
      expect(isMove(value)).toBe(false);
    },
  );
});

it('refusals leave out what does not concern them', () => {
  expect(refuse('no', [], [])).toEqual({ code: 'no' });
  expect(refuse('no', [1], ['t1'])).toEqual({ code: 'no', cards: [1], piles: ['t1'] });
});

it('one item is replaced, in a new list', () => {
  const items = [1, 2, 3];
  expect(replaced(items, 1, 9)).toEqual([1, 9, 3]);
  expect(items).toEqual([1, 2, 3]);
});
