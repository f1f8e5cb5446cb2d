import { unwrap } from '@parlour/game-core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLASSIC_IDS, classicBoard, CLASSICS } from './classics.ts';
import { BOARD_TEXT_LIMIT } from './lines.ts';
import { makeBoard } from './make.ts';
import { parseBoard } from './parse.ts';
import { randomBoards } from './random-boards.test-support.ts';
import { BOARD_TEXT_FAULTS, BOARD_WORDS_LIMIT } from './types.ts';

const GOAL = 'goal:\n..A\n';

/** Text, the fault's code, line and column. */
const FAULTS: readonly (readonly [string, string, number, number])[] = [
  ['', 'no-start', 1, 1],
  ['; only a remark\n', 'no-start', 2, 1],
  ['A..\n', 'no-key', 1, 1],
  ['board: x\n\n  A..\n', 'no-key', 3, 3],
  ['start:\nA..\n\n...\n', 'no-key', 4, 1],
  ['board: x\nA..\n', 'no-key', 2, 1],
  ['titel: x\n', 'unknown-key', 1, 1],
  ['Start:\nA..\n', 'unknown-key', 1, 1],
  ['  : x\n', 'unknown-key', 1, 3],
  ['board: x\nboard: y\n', 'twice', 2, 1],
  [`start:\nA..\nstart:\nA..\n${GOAL}`, 'twice', 3, 1],
  ['start: A..\n', 'bad-value', 1, 8],
  ['author:\n', 'bad-value', 1, 8],
  ['start:\n; no row\n\ngoal:\n...\n', 'no-rows', 1, 6],
  [`published: 12\nstart:\nA..\n${GOAL}`, 'bad-value', 1, 12],
  [`published: 12 corner, 13 diagonal\nstart:\nA..\n${GOAL}`, 'bad-value', 1, 22],
  [`published: 12 corner, 13 corner\nstart:\nA..\n${GOAL}`, 'bad-value', 1, 22],
  [`published: 123456 unit\nstart:\nA..\n${GOAL}`, 'bad-value', 1, 12],
  [`door: A\nstart:\nA..\n${GOAL}`, 'bad-door', 1, 7],
  [`door: - A\ndoor: - A\nstart:\nA-.\n${GOAL}`, 'twice', 2, 7],
  [`door: - A\nstart:\nA..\n${GOAL}`, 'bad-door', 1, 8],
  [`door: -\nstart:\nA-.\n${GOAL}`, 'bad-door', 1, 8],
  [`door: - AZ\nstart:\nA-.\n${GOAL}`, 'unknown-block', 1, 8],
  [`door: - #\nstart:\nA-#\ngoal:\nA..\n`, 'unknown-block', 1, 8],
  [`start:\nA-.\n${GOAL}`, 'bad-sign', 2, 2],
  [`start:\nA .\n${GOAL}`, 'bad-sign', 2, 2],
  [`start:\nA*.\n${GOAL}`, 'bad-sign', 2, 2],
  [`start:\n  Aé.\n${GOAL}`, 'bad-sign', 2, 4],
  [`start:\nA..\ngoal:\n#.A\n`, 'bad-sign', 4, 1],
  [`door: = A\nstart:\nA.=\ngoal:\n.=A\n`, 'bad-sign', 5, 2],
  [`floor:\nA..\nstart:\nA..\n${GOAL}`, 'bad-sign', 2, 1],
  [`floor:\n...\nstart:\nA.#\n${GOAL}`, 'bad-sign', 4, 3],
  [`start:\nA..\n..\n${GOAL}`, 'ragged', 3, 3],
  [`start:\nA..\n....\n${GOAL}`, 'ragged', 3, 4],
  [`start:\nA..\ngoal:\n..A\n...\n`, 'ragged', 5, 1],
  [`start:\nA..\n...\n${GOAL}`, 'ragged', 4, 1],
  [`start:\n${'.'.repeat(17)}\n`, 'bad-size', 2, 17],
  [`start:\n${'.\n'.repeat(17)}`, 'bad-size', 18, 1],
  [`start:\nA.A\n${GOAL}`, 'disconnected', 2, 3],
  [`start:\n...\n${GOAL}`, 'no-blocks', 2, 1],
  ['start:\nA..\n', 'no-goal', 3, 1],
  ['start:\nA..\ngoal:\n...\n', 'no-goal', 4, 1],
  ['start:\nA..\ngoal:\n.AA\n', 'goal-shape', 4, 2],
  ['start:\nA..\ngoal:\n.ZA\n', 'unknown-block', 4, 2],
  [`floor:\n.#.\nstart:\nAA.\ngoal:\nAA.\n`, 'on-wall', 4, 2],
  [`floor:\n..#\nstart:\nA..\ngoal:\n..A\n`, 'on-wall', 6, 3],
  [`door: - A\nstart:\nAB-\ngoal:\n..B\n`, 'barred', 5, 3],
  [`door: - A\nfloor:\n.-.\nstart:\nAB.\ngoal:\nA..\n`, 'barred', 5, 2],
  [`same: AB  CA\nstart:\nABC\n${GOAL}`, 'twice', 1, 11],
  [`same: AZ\nstart:\nA..\n${GOAL}`, 'unknown-block', 1, 7],
  [`same: AB\nstart:\nABB\n${GOAL}`, 'unlike', 1, 7],
  [`note: ${'x'.repeat(BOARD_WORDS_LIMIT + 1)}\nstart:\nA..\n${GOAL}`, 'bad-info', 1, 7],
  [`note: a\rb\nstart:\nA..\n${GOAL}`, 'bad-info', 1, 7],
];

describe('parseBoard', () => {
  it.each(FAULTS.map(([text, code, line, column]) => ({ text, code, line, column })))(
    '$text: $code at $line:$column',
    ({ text, code, line, column }) => {
      const before = text.split('\n').slice(0, line - 1);
      const position = before.reduce((sum, one) => sum + one.length + 1, column - 1);
      expect(parseBoard(text)).toMatchObject({
        ok: false,
        error: { code, line, column, position, message: expect.stringMatching(/./) as string },
      });
    },
  );

  it('has a case for every code, but that of length', () => {
    const codes = new Set(FAULTS.map(([, code]) => code));
    expect(BOARD_TEXT_FAULTS.filter((code) => !codes.has(code))).toEqual(['too-long']);
  });

  it('reads a board as one would write it', () => {
    const text = [
      '\uFEFF; The board of the manual.',
      'board:  The Gate ',
      'note: a; b: c',
      'published: 3 straight , 2 corner',
      '',
      'door: - A B',
      'goal:',
      '    ...',
      '    ..A',
      'same: AB CD',
      'start:',
      '    AB-   ',
      '; between the rows',
      '    CD.',
    ].join('\r\n');
    expect(parseBoard(text)).toEqual({
      ok: true,
      value: {
        width: 3,
        height: 2,
        walls: [],
        doors: [{ cells: [2], blocks: ['A', 'B'] }],
        blocks: [
          { name: 'A', cells: [0] },
          { name: 'B', cells: [1] },
          { name: 'C', cells: [3] },
          { name: 'D', cells: [4] },
        ],
        same: [
          ['A', 'B'],
          ['C', 'D'],
        ],
        goals: [[{ block: 'A', cells: [5] }]],
        info: { title: 'The Gate', note: 'a; b: c', published: { straight: 3, corner: 2 } },
      },
    });
  });

  it('reads a floor under the blocks, and walls of the start where there is no floor', () => {
    const floor = 'door: = A\nfloor:\n==#\nstart:\nA..\ngoal:\n.A.\n';
    expect(unwrap(parseBoard(floor))).toMatchObject({
      walls: [2],
      doors: [{ cells: [0, 1], blocks: ['A'] }],
    });
    expect(makeBoard(unwrap(parseBoard(floor)))).toBe(
      'board:\ndoor: - A\nfloor:\n--#\nstart:\nA-#\ngoal:\n.A#\n',
    );
    expect(unwrap(parseBoard('start:\nA.#\ngoal:\n.A.\n')).walls).toEqual([2]);
  });

  it('has a limit, and stays within it', () => {
    const long = `; ${'x'.repeat(BOARD_TEXT_LIMIT)}`;
    expect(parseBoard(long)).toMatchObject({
      error: {
        code: 'too-long',
        position: BOARD_TEXT_LIMIT,
        line: 1,
        column: BOARD_TEXT_LIMIT + 1,
      },
    });
    // The biggest board there is can be written.
    const names = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
    const info = 'x'.repeat(BOARD_WORDS_LIMIT);
    const cells = Array.from({ length: 16 }, (_, row) =>
      names.slice(row * 16, row * 16 + 16).padEnd(16, '.'),
    );
    const doors = Array.from('-=+~^%&@', (sign) => `door: ${sign} ${names}`);
    const floor = cells.map((row, index) =>
      index === 0 ? `-=+~^%&@${row.slice(8).replace(/./g, '.')}` : '.'.repeat(16),
    );
    const text = [
      ...['board', 'author', 'source', 'note'].map((key) => `${key}: ${info}`),
      'published: 99999 corner, 99999 straight, 99999 unit',
      ...doors,
      `same: ${names}`,
      'floor:',
      ...floor,
      'start:',
      ...cells,
      ...Array.from({ length: 64 }, () => ['goal:', ...cells]).flat(),
    ].join('\n');
    const board = unwrap(parseBoard(text));
    expect(board.goals).toHaveLength(64);
    expect(makeBoard(board).length).toBeLessThanOrEqual(BOARD_TEXT_LIMIT);
    expect(unwrap(parseBoard(makeBoard(board)))).toEqual(board);
  });

  it('reads what makeBoard writes, as the same board', () => {
    fc.assert(
      fc.property(randomBoards, (board) => {
        const text = makeBoard(board);
        const again = unwrap(parseBoard(text));
        expect(again).toEqual(board);
        expect(makeBoard(again)).toBe(text);
      }),
    );
    for (const id of CLASSIC_IDS) expect(makeBoard(classicBoard(id))).toBe(CLASSICS[id]);
  });

  it('breaks on no text, and tells places inside it', () => {
    const line = fc.oneof(
      fc.constantFrom('start:', 'goal:', 'floor:', 'board: x', 'door: - A', 'same: AB', '', ';'),
      fc.string({ unit: fc.constantFrom('A', 'B', '.', '#', '-', ' '), maxLength: 4 }),
      fc.string({ unit: 'binary', maxLength: 6 }),
    );
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(line, { maxLength: 14 }).map((lines) => lines.join('\n')),
      fc.array(line, { maxLength: 14 }).map((lines) => lines.join('\r\n')),
      fc
        .tuple(
          fc.constantFrom(...CLASSIC_IDS),
          fc.nat(),
          fc.string({ unit: 'binary', maxLength: 2 }),
        )
        .map(([id, at, put]) => {
          const text = CLASSICS[id];
          return text.slice(0, at % text.length) + put + text.slice((at % text.length) + 1);
        }),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const read = parseBoard(text);
        if (read.ok) {
          expect(unwrap(parseBoard(makeBoard(read.value)))).toEqual(read.value);
          return;
        }
        const { position, line: row, column } = read.error;
        expect(position).toBeGreaterThanOrEqual(0);
        expect(position).toBeLessThanOrEqual(text.length);
        const before = text.slice(0, position).split('\n');
        expect([row, column]).toEqual([before.length, (before.at(-1) ?? '').length + 1]);
      }),
      { numRuns: 1000 },
    );
  });

  it('takes anything that is no text for an empty one', () => {
    for (const input of [undefined, null, 5, {}]) {
      expect(parseBoard(input as string)).toMatchObject({ error: { code: 'no-start' } });
    }
  });
});
