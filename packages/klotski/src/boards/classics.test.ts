import { describe, expect, it } from 'vitest';
import { type Metric } from '../types.ts';
import { CLASSIC_IDS, classicBoard, CLASSICS } from './classics.ts';
import { makeBoard } from './make.ts';
import { isBoardSolved, playOnBoard, startOf } from './moves.ts';
import { parseBoard } from './parse.ts';
import { exploreBoard, solveBoard } from './solve.ts';
import { type Position } from './types.ts';

const FIGURES = CLASSIC_IDS.flatMap((id) =>
  Object.entries(classicBoard(id).info.published ?? {}).map(
    ([metric, moves]) => [id, metric as Metric, moves] as const,
  ),
);

describe('classics', () => {
  it('has them all, each with its source and a published figure', () => {
    expect(CLASSIC_IDS).toHaveLength(17);
    expect(FIGURES).toHaveLength(24);
    for (const id of CLASSIC_IDS) {
      expect(classicBoard(id).info, id).toMatchObject({
        title: expect.any(String) as string,
        source: expect.any(String) as string,
      });
    }
  });

  it.each(CLASSIC_IDS)('%s is written as makeBoard writes it', (id) => {
    const made = makeBoard(classicBoard(id));
    expect(parseBoard(made)).toEqual({ ok: true, value: classicBoard(id) });
    expect(made).toBe(CLASSICS[id]);
  });

  it.each(FIGURES)('%s, %s: %i moves as published, and they replay', (id, metric, moves) => {
    const board = classicBoard(id);
    const answer = solveBoard(board, { metric });
    if (answer.status !== 'solved') throw new Error(answer.status);
    expect(answer.moves).toHaveLength(moves);
    let position: Position = startOf(board);
    for (const move of answer.moves) {
      expect(isBoardSolved(board, position)).toBe(false);
      const next = playOnBoard(board, position, move, metric);
      if (!next.ok) throw new Error(next.error.message);
      position = next.value;
    }
    expect(isBoardSolved(board, position)).toBe(true);
  });

  // Counts of distinct states published with a TLA+ model of these puzzles (mryndzionek,
  // tlaplus_specs, SlidingPuzzles).
  it.each([
    ['pennant', 1398],
    ['ma', 110_804],
  ] as const)('%s: %i states can be reached, as published', (id, states) => {
    expect(exploreBoard(classicBoard(id))).toMatchObject({ states, complete: true });
  });
});
