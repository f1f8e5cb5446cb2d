import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unrank } from '../solver/enumeration.ts';
import { solve } from '../solver/index.ts';
import { DEFAULT_LAYOUT, type Layout, METRICS } from '../types.ts';
import { drawBoard } from './make.ts';
import { boardOfLayout } from './of-layout.ts';
import { exploreBoard, solveBoard } from './solve.ts';

const ours = (layout: Layout, metric: (typeof METRICS)[number]) => {
  const board = boardOfLayout(layout);
  const answer = board && solveBoard(board, { metric });
  return answer?.status === 'solved' ? answer.moves.length : answer?.status;
};

describe('boardOfLayout', () => {
  it('draws a layout', () => {
    const board = boardOfLayout(DEFAULT_LAYOUT);
    expect(board && drawBoard(board)).toBe('ABBC\nABBC\nDEEF\nDGHF\nI..J');
    expect(board && exploreBoard(board)).toEqual({ states: 25_955, solved: 964, complete: true });
  });

  it('gives nothing for what is no layout, or has nothing to bring to the goal', () => {
    expect(boardOfLayout('4400')).toBeUndefined();
    expect(boardOfLayout('43330000000000000000')).toBeUndefined();
    expect(boardOfLayout('44014400000000000200')).toBeUndefined();
    expect(boardOfLayout('00040004000000000000')).toBeUndefined();
    expect(boardOfLayout('04404440440000000000')).toBeUndefined();
    expect(boardOfLayout('00033000440044000000')).toBeUndefined();
    expect(boardOfLayout('33000000000000000000')).toBeUndefined();
    expect(boardOfLayout('00000000000000000000')).toBeUndefined();
  });

  it('lets any of several big blocks reach the goal', () => {
    expect(ours('44004400000004400440', 'corner')).toBe(0);
  });

  // Two programs that share nothing but the rules.
  it.each(METRICS)('is solved by the general solver as by the fast one: %s', (metric) => {
    fc.assert(
      fc.property(fc.nat(29_334_497), (number) => {
        const layout = unrank(number) ?? '';
        const answer = solve(layout, metric, { budget: 5000 });
        fc.pre(answer.status === 'solved' || answer.status === 'unsolvable');
        const fewest = answer.status === 'solved' ? answer.optimum : answer.status;
        expect([layout, ours(layout, metric)]).toEqual([layout, fewest]);
      }),
      { numRuns: 8 },
    );
  });
});
