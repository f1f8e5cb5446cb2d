import { unwrap } from '@parlour/game-core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { METRICS } from '../types.ts';
import { classicBoard } from './classics.ts';
import { drawBoard } from './make.ts';
import { blocksAt, boardMoves, isBoardSolved, playOnBoard, startOf } from './moves.ts';
import {
  type Drawing,
  drawingOf,
  oracleMoves,
  oracleOptimum,
  oracleSolved,
} from './oracle.test-support.ts';
import { parseBoard } from './parse.ts';
import { randomBoards } from './random-boards.test-support.ts';
import { exploreBoard, solveBoard, solveBoardSearch } from './solve.ts';
import { type Board, type Position } from './types.ts';

const metrics = fc.constantFrom(...METRICS);
const board = (...rows: readonly string[]): Board => unwrap(parseBoard(rows.join('\n')));

const drawingAt = (one: Board, position: Position): Drawing =>
  drawingOf({ ...one, blocks: blocksAt(one, position) });

describe('moves', () => {
  it('are those of the oracle, on the way through random positions', () => {
    const whims = fc.array(fc.nat(), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(randomBoards, metrics, whims, (one, metric, choices) => {
        let position = startOf(one);
        for (const choice of choices) {
          const moves = boardMoves(one, position, metric);
          for (const { name } of one.blocks) {
            const ours = moves
              .filter(({ block }) => block === name)
              .map((move) => drawingAt(one, unwrap(playOnBoard(one, position, move, metric))));
            const theirs = oracleMoves(one, drawingAt(one, position), name, metric);
            expect([...ours].sort()).toEqual([...theirs].sort());
          }
          expect(isBoardSolved(one, position)).toBe(oracleSolved(one, drawingAt(one, position)));
          const move = moves[choice % moves.length];
          if (!move) break;
          position = unwrap(playOnBoard(one, position, move, metric));
        }
      }),
      { numRuns: 120 },
    );
  });

  it('go along paths of single free steps, the shortest there are', () => {
    fc.assert(
      fc.property(randomBoards, metrics, (one, metric) => {
        const start = startOf(one);
        for (const { block, from, to, path } of boardMoves(one, start, metric)) {
          expect([path[0], path.at(-1)]).toEqual([from, to]);
          let position = start;
          for (const cell of path.slice(1)) {
            position = unwrap(playOnBoard(one, position, { block, to: cell }, 'unit'));
          }
          if (metric === 'unit') expect(path).toHaveLength(2);
          const steps = new Set(path.slice(1).map((cell, index) => cell - (path[index] ?? 0)));
          if (metric === 'straight') expect(steps.size).toBe(1);
        }
      }),
      { numRuns: 100 },
    );
    const room = board('start:', 'A..', '.#.', '...', 'goal:', '...', '.#.', 'A..');
    expect(boardMoves(room, [0], 'corner').map(({ path }) => path.length)).toEqual([
      2, 3, 2, 4, 3, 4, 5,
    ]);
  });

  it('are refused with a reason', () => {
    const row = board('start:', 'AB.', 'goal:', 'A.B');
    const tried = (block: string, to: number) => playOnBoard(row, [0, 1], { block, to }, 'corner');
    expect(tried('B', 2)).toEqual({ ok: true, value: [0, 2] });
    expect(tried('C', 2)).toMatchObject({ error: { code: 'no-block' } });
    expect(tried('A', 1)).toMatchObject({ error: { code: 'no-way' } });
    expect(tried('B', 1)).toMatchObject({ error: { code: 'no-way' } });
    expect(tried('B', 3)).toMatchObject({ error: { code: 'no-way' } });
    expect(tried('B', -1)).toMatchObject({ error: { code: 'no-way' } });
  });

  it('let nobody but the named blocks through a door', () => {
    const hall = board('door: - B', 'start:', 'A-.', 'B..', 'goal:', '..A', '...');
    const ends = (name: string) =>
      boardMoves(hall, startOf(hall), 'corner')
        .filter(({ block }) => block === name)
        .map(({ to }) => to);
    expect(ends('A')).toEqual([]);
    expect(ends('B')).toEqual([1, 2, 4, 5]);
    expect(solveBoard(hall)).toMatchObject({ status: 'solved', moves: { length: 2 } });
  });
});

describe('solver', () => {
  it('finds what the oracle finds, and what it finds can be played', () => {
    fc.assert(
      fc.property(randomBoards, metrics, (one, metric) => {
        const optimum = oracleOptimum(one, metric);
        fc.pre(optimum !== undefined);
        const answer = solveBoard(one, { metric });
        if (answer.status !== 'solved') {
          expect([answer.status, optimum]).toEqual(['unsolvable', -1]);
          return;
        }
        expect(answer.moves).toHaveLength(optimum);
        let position = startOf(one);
        for (const move of answer.moves) {
          const legal = boardMoves(one, position, metric);
          expect(legal).toContainEqual(move);
          position = unwrap(playOnBoard(one, position, move, metric));
        }
        expect(isBoardSolved(one, position)).toBe(true);
      }),
      { numRuns: 80 },
    );
  });

  it('counts a solved start as no move', () => {
    const row = board('start:', 'A.', 'goal:', 'A.');
    expect(solveBoard(row)).toEqual({ status: 'solved', moves: [], states: 1 });
  });

  it('tells cars of one colour apart only where it must', () => {
    const rows = ['start:', 'AB.', '...', 'goal:', 'BA.', '...'];
    expect(solveBoard(board(...rows))).toMatchObject({ moves: { length: 3 } });
    expect(solveBoard(board('same: AB', ...rows))).toMatchObject({ moves: { length: 0 } });
  });

  it('starts anywhere', () => {
    const pennant = classicBoard('pennant');
    const answer = solveBoard(pennant);
    if (answer.status !== 'solved') throw new Error(answer.status);
    let from = startOf(pennant);
    for (const [index, move] of answer.moves.entries()) {
      expect(solveBoard(pennant, { from })).toMatchObject({
        moves: { length: answer.moves.length - index },
      });
      from = unwrap(playOnBoard(pennant, from, move, 'corner'));
    }
    expect(drawBoard(pennant, blocksAt(pennant, from)).split('\n').slice(3)).toEqual([
      expect.stringMatching(/^AA/),
      expect.stringMatching(/^AA/),
    ]);
  });

  it('gives up beyond its limit, and only then', () => {
    const pennant = classicBoard('pennant');
    const { states } = solveBoard(pennant);
    expect(solveBoard(pennant, { limit: states })).toMatchObject({ status: 'solved' });
    expect(solveBoard(pennant, { limit: 100 })).toMatchObject({ status: 'unknown' });
    expect(exploreBoard(pennant, { limit: 1397 })).toMatchObject({ complete: false });
    expect(exploreBoard(pennant, { limit: 1398 })).toEqual({
      states: 1398,
      solved: 32,
      complete: true,
    });
  });

  it('pauses, and can be left alone then', () => {
    const search = solveBoardSearch(classicBoard('century'));
    let pauses = 0;
    while (!search.next().done) pauses++;
    expect(pauses).toBeGreaterThan(10);
    const other = solveBoardSearch(classicBoard('century'));
    expect(other.next()).toEqual({ done: false, value: undefined });
    expect(other.return({ status: 'unknown', states: 0 })).toMatchObject({ done: true });
  });
});

describe('states', () => {
  it('are the same from each of them, in every metric', () => {
    fc.assert(
      fc.property(randomBoards, fc.nat(), (one, choice) => {
        const all = exploreBoard(one, { limit: 3000 });
        if (!all.complete) return;
        const moves = boardMoves(one, startOf(one), 'corner');
        const move = moves[choice % moves.length];
        if (!move) return;
        const from = unwrap(playOnBoard(one, startOf(one), move, 'corner'));
        expect(exploreBoard(one, { from })).toEqual(all);
      }),
      { numRuns: 100 },
    );
  });

  it('are never taken for one another, however many', () => {
    // Six unit blocks in 15 cells, in one piece: all C(15, 6) ways to lay them can be reached, with
    // two of them of another colour in all C(6, 2) ways.
    const crowd = board(
      'same: AB',
      'start:',
      'ABCDE',
      'F....',
      '.....',
      'goal:',
      '.....',
      '.....',
      '...AB',
    );
    expect(exploreBoard(crowd)).toEqual({ states: 5005 * 15, solved: 715, complete: true });
  });
});
