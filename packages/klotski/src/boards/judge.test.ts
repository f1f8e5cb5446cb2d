import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeBoard } from './judge.ts';
import { randomBoards, randomSetups } from './random-boards.test-support.ts';
import { BOARD_FAULTS, type BoardFault, type BoardSetup } from './types.ts';

/** Three columns, two rows: A on top left, B below it, a door in the top right corner for A. */
const SETUP: BoardSetup = {
  width: 3,
  height: 2,
  walls: [5],
  doors: [{ cells: [2], blocks: ['A'] }],
  blocks: [
    { name: 'A', cells: [0] },
    { name: 'B', cells: [3] },
  ],
  same: [],
  goals: [[{ block: 'A', cells: [2] }]],
  info: {},
};

const A = { name: 'A', cells: [0] };
const B = { name: 'B', cells: [3] };
const toA = (...cells: readonly number[]) => [[{ block: 'A', cells }]];

const CASES: readonly (readonly [Partial<BoardSetup>, Partial<BoardFault>])[] = [
  [{ width: 0 }, { code: 'bad-size' }],
  [{ height: 17 }, { code: 'bad-size' }],
  [{ width: 2.5 }, { code: 'bad-size' }],
  [{ width: NaN }, { code: 'bad-size' }],
  [{ info: { title: '' } }, { code: 'bad-info' }],
  [{ info: { note: 'one\ntwo' } }, { code: 'bad-info' }],
  [{ info: { author: ' me' } }, { code: 'bad-info' }],
  [{ info: { source: 'x'.repeat(501) } }, { code: 'bad-info' }],
  [{ info: { published: { corner: -1 } } }, { code: 'bad-info' }],
  [{ blocks: [A, B, { name: '*', cells: [4] }] }, { code: 'bad-name', block: '*' }],
  [{ blocks: [A, B, { name: 'CD', cells: [4] }] }, { code: 'bad-name', block: 'CD' }],
  [{ blocks: [A, B, { name: 'B', cells: [4] }] }, { code: 'duplicate-name', block: 'B' }],
  [{ blocks: [] }, { code: 'no-blocks' }],
  [{ blocks: [A, { name: 'B', cells: [] }] }, { code: 'empty-block', block: 'B' }],
  [{ blocks: [A, { name: 'B', cells: [6] }] }, { code: 'out-of-board', block: 'B', cell: 6 }],
  [{ walls: [-1] }, { code: 'out-of-board', cell: -1 }],
  [{ goals: toA(0.5) }, { code: 'out-of-board', block: 'A', goal: 0, cell: 0.5 }],
  [{ doors: [{ cells: [9], blocks: ['A'] }] }, { code: 'out-of-board', door: 0, cell: 9 }],
  [{ walls: [5, 3] }, { code: 'on-wall', block: 'B', cell: 3 }],
  [{ walls: [2] }, { code: 'on-wall', door: 0, cell: 2 }],
  [{ goals: toA(5) }, { code: 'on-wall', block: 'A', goal: 0, cell: 5 }],
  [{ blocks: [A, { name: 'B', cells: [3, 0] }] }, { code: 'overlap', block: 'B', cell: 0 }],
  [{ blocks: [A, { name: 'B', cells: [3, 3] }] }, { code: 'overlap', block: 'B', cell: 3 }],
  [{ blocks: [{ name: 'A', cells: [0, 4] }, B] }, { code: 'disconnected', block: 'A', cell: 4 }],
  // The last cell of a row and the first of the next are not beside one another.
  [
    { blocks: [{ name: 'A', cells: [2, 3] }], goals: toA(2, 3) },
    { code: 'disconnected', block: 'A', cell: 3 },
  ],
  [{ doors: [{ cells: [], blocks: ['A'] }] }, { code: 'bad-door', door: 0 }],
  [{ doors: [{ cells: [2], blocks: [] }] }, { code: 'bad-door', door: 0 }],
  [
    { doors: Array.from({ length: 9 }, () => ({ cells: [2], blocks: ['A'] })) },
    { code: 'bad-door', door: 8 },
  ],
  [
    { doors: [...SETUP.doors, { cells: [2], blocks: ['A'] }] },
    { code: 'overlap', door: 1, cell: 2 },
  ],
  [{ doors: [{ cells: [2], blocks: ['A', 'A'] }] }, { code: 'twice', door: 0 }],
  [{ doors: [{ cells: [2], blocks: ['A', 'Z'] }] }, { code: 'unknown-block', block: 'Z', door: 0 }],
  [{ doors: [{ cells: [3], blocks: ['A'] }] }, { code: 'barred', block: 'B', cell: 3, door: 0 }],
  [
    { goals: [[{ block: 'B', cells: [2] }]] },
    { code: 'barred', block: 'B', cell: 2, goal: 0, door: 0 },
  ],
  [{ goals: [[{ block: 'Z', cells: [2] }]] }, { code: 'unknown-block', block: 'Z', goal: 0 }],
  [{ same: [['A', 'Z']] }, { code: 'unknown-block', block: 'Z', group: 0 }],
  [{ same: [['B'], ['B']] }, { code: 'twice', block: 'B', group: 1 }],
  [{ goals: [[...(toA(1)[0] ?? []), ...(toA(2)[0] ?? [])]] }, { code: 'twice', block: 'A' }],
  // A may pass the door and B may not.
  [{ same: [['A', 'B']] }, { code: 'unlike', group: 0 }],
  [{ goals: [] }, { code: 'no-goal' }],
  [{ goals: [...toA(2), []] }, { code: 'no-goal', goal: 1 }],
  [{ goals: Array.from({ length: 65 }, () => toA(2)[0] ?? []) }, { code: 'no-goal', goal: 64 }],
  [{ goals: toA(1, 2) }, { code: 'goal-shape', block: 'A', goal: 0 }],
  [{ goals: toA() }, { code: 'goal-shape', block: 'A', goal: 0 }],
  [
    { goals: [[...(toA(1)[0] ?? []), { block: 'B', cells: [1] }]] },
    { code: 'overlap', block: 'B', goal: 0, cell: 1 },
  ],
];

describe('judgeBoard', () => {
  it.each(CASES.map(([change, fault]) => ({ change, fault })))(
    '$change is faulty: $fault',
    ({ change, fault }) => {
      const judged = judgeBoard({ ...SETUP, ...change });
      if (judged.ok) throw new Error('no fault');
      expect(judged.error).toContainEqual(expect.objectContaining(fault));
    },
  );

  it('has a case for every code', () => {
    expect(new Set(CASES.map(([, { code }]) => code))).toEqual(new Set(BOARD_FAULTS));
  });

  it('tells all faults at once', () => {
    const judged = judgeBoard({ ...SETUP, walls: [0], goals: [], same: [['A', 'Z']] });
    expect(judged.ok ? [] : judged.error.map(({ code }) => code)).toEqual([
      'on-wall',
      'unknown-block',
      'no-goal',
    ]);
  });

  it('puts a board in order', () => {
    const untidy: BoardSetup = {
      width: 3,
      height: 2,
      walls: [5, 5],
      doors: [{ cells: [4, 2], blocks: ['B', 'A'] }],
      blocks: [
        { name: 'B', cells: [4, 3] },
        { name: 'A', cells: [1, 0] },
      ],
      same: [['B', 'A']],
      goals: [
        [
          { block: 'B', cells: [1, 0] },
          { block: 'A', cells: [4, 3] },
        ],
      ],
      info: {},
    };
    expect(judgeBoard(untidy)).toEqual({
      ok: true,
      value: {
        width: 3,
        height: 2,
        walls: [5],
        doors: [{ cells: [2, 4], blocks: ['A', 'B'] }],
        blocks: [
          { name: 'A', cells: [0, 1] },
          { name: 'B', cells: [3, 4] },
        ],
        same: [['A', 'B']],
        goals: [
          [
            { block: 'A', cells: [3, 4] },
            { block: 'B', cells: [0, 1] },
          ],
        ],
        info: {},
      },
    });
  });

  it('changes nothing about a board', () => {
    fc.assert(
      fc.property(randomBoards, (board) => {
        expect(judgeBoard(board)).toEqual({ ok: true, value: board });
      }),
    );
  });

  it('never throws', () => {
    const cells = fc.array(fc.integer({ min: -2, max: 20 }), { maxLength: 4 });
    const name = fc.constantFrom('A', 'B', 'C', '', '#');
    const named = fc.record({ name, cells });
    const target = fc.record({ block: name, cells });
    const anything = fc.record({
      width: fc.integer({ min: -1, max: 5 }),
      height: fc.integer({ min: -1, max: 5 }),
      walls: cells,
      doors: fc.array(fc.record({ cells, blocks: fc.array(name, { maxLength: 3 }) }), {
        maxLength: 2,
      }),
      blocks: fc.array(named, { maxLength: 3 }),
      same: fc.array(fc.array(name, { maxLength: 3 }), { maxLength: 2 }),
      goals: fc.array(fc.array(target, { maxLength: 2 }), { maxLength: 2 }),
      info: fc.constant({}),
    });
    fc.assert(
      fc.property(fc.oneof(anything, randomSetups), (setup) => {
        const judged = judgeBoard(setup);
        if (!judged.ok) expect(judged.error[0].message).toMatch(/\.$/);
      }),
      { numRuns: 500 },
    );
  });
});
