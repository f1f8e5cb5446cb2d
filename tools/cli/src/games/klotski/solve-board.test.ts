import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  classicBoard,
  CLASSICS,
  isBoardSolved,
  playOnBoard,
  startOf,
} from '@parlour/klotski/boards';
import { describe, expect, it } from 'vitest';
import { runIn, type RunParts, withFolder } from '../../core/testing.test-support.ts';
import { solveBoardVerb } from './solve-board.ts';

const run = runIn({ id: 'klotski', title: 'Klotski', verbs: [solveBoardVerb] });
const solve = (args: readonly string[], parts?: RunParts) =>
  run(['klotski', 'solve-board', ...args], parts);

const SMALL = 'board: Small\nstart:\nAB.\ngoal:\nBA.\n';
const ROOM =
  '; two ways round\nboard: Room\npublished: 1 corner, 3 straight\nstart:\nA..\n..#\ngoal:\n...\n.A#\n';

describe('solve-board', () => {
  it('solves one board', async () => {
    expect(await solve([], { stdin: CLASSICS.pennant })).toEqual({
      code: 0,
      out: "Pennant Puzzle, also Dad's Puzzler: 59 moves (corner)\n",
      err: '',
    });
  });

  it('solves many boards in all metrics, with moves; a wrong published figure is told', async () => {
    expect(await solve(['--metric', 'all', '--moves', '-'], { stdin: `${ROOM}${SMALL}` })).toEqual({
      code: 0,
      out: [
        'Room: 1 move (corner), 2 moves (straight, published as 3), 2 moves (unit)',
        '  corner:',
        '  1. A right, down',
        '  straight:',
        '  1. A right',
        '  2. A down',
        '  unit:',
        '  1. A right',
        '  2. A down',
        'Small: cannot be solved',
        '',
      ].join('\n'),
      err: '',
    });
  });

  it('needs no first line for a board by itself', async () => {
    const stdin = 'start:\r\nA..\r\ngoal:\r\n..A\r\n';
    const { out } = await solve(['--metric=straight', '--moves'], { stdin });
    expect(out).toBe('Board: 1 move (straight)\n  1. A right 2\n');
  });

  it('tells faults with their places and solves the rest', async () => {
    const bad = 'board: Bad\nstart:\nA!.\ngoal:\n..A\n';
    const { code, out, err } = await solve([], { stdin: `${ROOM}${bad}${SMALL}` });
    expect({ code, out }).toEqual({
      code: 1,
      out: 'Room: 1 move (corner)\nSmall: cannot be solved\n',
    });
    expect(err).toMatch(/^stdin:12:2: A sign is a letter or digit/);
  });

  it('reads files, and goes on after one that is not there', async () => {
    await withFolder(async (folder) => {
      const [good, bad, gone] = ['good', 'bad', 'gone'].map((name) => join(folder, name));
      writeFileSync(good ?? '', ROOM);
      writeFileSync(bad ?? '', '\n\nboard: Bad\nstart:\nA.\n');
      const { code, out, err } = await solve([bad ?? '', gone ?? '', good ?? '']);
      expect({ code, out }).toEqual({ code: 1, out: 'Room: 1 move (corner)\n' });
      expect(err).toContain(`${bad ?? ''}:5:3: A board needs a goal.\n`);
      expect(err).toContain(`${gone ?? ''} cannot be read`);
    });
  });

  it('speaks JSON, whose moves can be played', async () => {
    const stdin = `${CLASSICS.ma}${SMALL}board:\nstart:\nAA\n`;
    const { code, out } = await solve(['--json', '--moves', '--metric', 'straight'], { stdin });
    const [ma, small, bad, ...rest] = out.trimEnd().split('\n');
    expect({ code, rest }).toEqual({ code: 1, rest: [] });
    const answer = JSON.parse(ma ?? '') as {
      readonly moves: { readonly straight: readonly { readonly block: string; to: number }[] };
    };
    expect(answer).toMatchObject({
      line: 1,
      ok: true,
      title: "Ma's Puzzle",
      solvable: true,
      published: { corner: 23 },
    });
    const board = classicBoard('ma');
    const end = answer.moves.straight.reduce((position, move) => {
      const next = playOnBoard(board, position, move, 'straight');
      if (!next.ok) throw new Error(next.error.message);
      return next.value;
    }, startOf(board));
    expect(answer).toHaveProperty('straight', answer.moves.straight.length);
    expect(isBoardSolved(board, end)).toBe(true);
    expect(JSON.parse(small ?? '')).toEqual({
      line: 18,
      ok: true,
      title: 'Small',
      solvable: false,
      straight: null,
      states: 3,
      moves: {},
    });
    expect(JSON.parse(bad ?? '')).toEqual({
      line: 25,
      column: 3,
      ok: false,
      error: { code: 'no-goal', message: 'A board needs a goal.', position: 16 },
    });
  });

  it('gives up where it is told to', async () => {
    const { code, out, err } = await solve(['--limit', '1000'], { stdin: CLASSICS.ma });
    expect({ code, out, err }).toEqual({
      code: 1,
      out: '',
      err: 'stdin:1:1: The search gave up after 1000 states; see --limit.\n',
    });
  });

  it('stops within a search when it is told to', async () => {
    const controller = new AbortController();
    let time = 0;
    const parts = {
      stdin: `${ROOM}${CLASSICS['century-in-half-steps']}${SMALL}`,
      signal: controller.signal,
      // Each look at the clock is one second later, and the third is the last one.
      now: () => {
        if (time === 6000) controller.abort();
        return (time += 1000);
      },
    };
    expect(await solve([], parts)).toEqual({ code: 0, out: 'Room: 1 move (corner)\n', err: '' });
  });

  it.each([
    [['--metric', 'diagonal'], '--metric must be one of corner, straight, unit, all'],
    [['--limit', '0'], '--limit must be a whole number from 1'],
    [['--limit', '1e3'], '--limit must be a whole number from 1'],
    [['--movs'], 'Did you mean “--moves”?'],
  ])('%j is refused', async (args, message) => {
    const { code, out, err } = await solve(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });
});
