import { finished } from '@parlour/game-core';
import { describe, expect, it } from 'vitest';
import { METRICS } from '../types.ts';
import { optimaSearch, UNSOLVABLE } from './census.ts';
import { count, rank } from './enumeration.ts';
import { solve } from './solve.ts';
import { isOracleSolved, oracleBoards, oracleDistances } from './oracle.test-support.ts';

const BLOCKS = { h: 1, v: 4, s: 4 };

describe('the optimum of every layout of 横刀立马’s blocks', () => {
  it.each(METRICS)('is that of a plain search, in the metric %s', (metric) => {
    const boards = oracleBoards(BLOCKS.h, BLOCKS.v, BLOCKS.s);
    expect(boards).toHaveLength(count(BLOCKS));
    const distances = oracleDistances(boards.filter(isOracleSolved), metric);
    const { optima } = finished(optimaSearch({ blocks: BLOCKS, metric }));
    const wrong = boards.filter(
      (board) => optima[rank(board, BLOCKS) ?? -1] !== (distances.get(board) ?? UNSOLVABLE),
    );
    expect(wrong).toEqual([]);
    // And of searches from single layouts.
    for (const board of boards.filter((_, index) => index % 100 === 0)) {
      const answer = solve(board, metric);
      const optimum = answer.status === 'solved' ? answer.optimum : undefined;
      expect([board, optimum]).toEqual([board, distances.get(board)]);
    }
  });
});
