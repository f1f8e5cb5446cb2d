import { unwrap } from '@parlour/game-core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boards } from './boards.test-support.ts';
import { numbered } from './ids.ts';
import { blocksOf } from './playable.ts';
import { parse1 } from './formats.ts';
import { judge, setupLayout } from './setup.ts';
import { type Block, BIG, type BlockCode } from './types.ts';

const block = (id: number, code: BlockCode, cell: number): Block => ({ id, code, cell });

const judged = (layout: string) => judge(unwrap(parse1(layout)));

const codes = (blocks: readonly Block[]) => {
  const { decodable, playable, standard, solved } = judge({ blocks });
  return [decodable, playable, standard, solved].map(({ reasons }) =>
    reasons.map(({ code }) => code).join(' '),
  );
};

describe('a board', () => {
  it('is judged in each respect for itself', () => {
    const { decodable, playable, standard, solved } = judged('24422442233221121001');
    expect([decodable.holds, playable.holds, standard.holds, solved.holds]).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(solved.reasons).toEqual([{ code: 'not_home', cells: [1, 2, 5, 6] }]);
  });

  it('can be solved and not standard, and the reverse', () => {
    const home = judged('00000000000004400440');
    expect([home.solved.holds, home.playable.holds, home.standard.holds]).toEqual([
      true,
      true,
      false,
    ]);
    expect(home.standard.reasons.map(({ code, cells }) => [code, cells.length])).toEqual([
      ['too_few_generals', 0],
      ['too_few_soldiers', 0],
      ['too_many_empty', 16],
    ]);
    expect(judged('22222222133114410440').standard.holds).toBe(true);
  });

  it('names the cells of what is too much', () => {
    expect(judged('44444444233221121001').playable.reasons).toEqual([
      { code: 'many_big', cells: [0, 1, 2, 3, 4, 5, 6, 7] },
    ]);
    expect(judged('24422442233221121101').playable.reasons).toEqual([
      { code: 'too_few_empty', cells: [18] },
    ]);
    expect(judged('24422442233221121101').standard.reasons[0]).toEqual({
      code: 'too_many_soldiers',
      cells: [13, 14, 16, 17, 19],
    });
  });

  it.each([
    [[], ['', 'no_big', 'no_big too_few_generals too_few_soldiers too_many_empty', 'no_big']],
    [[block(10, BIG, 3)], ['out_of_board', 'out_of_board', 'out_of_board', 'out_of_board']],
    [[block(10, BIG, 16)], Array(4).fill('out_of_board')],
    [[block(10, BIG, -1)], Array(4).fill('out_of_board')],
    [[block(10, BIG, 0.5)], Array(4).fill('out_of_board')],
    [[block(10, BIG, 0), block(6, 1, 5)], Array(4).fill('overlap')],
    [[block(6, 1, 0), block(6, 1, 5)], Array(4).fill('duplicate_id')],
    [[block(6, 1, 0), block(6, 1, 0)], Array(4).fill('overlap duplicate_id')],
  ])('%j', (blocks, expected) => {
    expect(codes(blocks)).toEqual(expected);
  });

  it('that is not decodable names the cells and has no layout', () => {
    const blocks = [block(10, BIG, 0), block(6, 1, 5), block(7, 1, 99), block(1, 3, 3)];
    expect(judge({ blocks }).decodable.reasons).toEqual([
      { code: 'out_of_board', cells: [3] },
      { code: 'overlap', cells: [5] },
    ]);
    expect(setupLayout({ blocks })).toBeUndefined();
  });
});

describe('properties', () => {
  it('a filled board is decodable, and its layout leads back to it', () => {
    fc.assert(
      fc.property(boards, (placed) => {
        const blocks = numbered(placed);
        expect(judge({ blocks }).decodable.holds).toBe(true);
        expect(blocksOf(setupLayout({ blocks }) ?? '')).toEqual(blocks);
      }),
    );
  });

  it('no blocks at all break the judge', () => {
    const any = fc.record({
      id: fc.integer({ min: -1, max: 40 }),
      code: fc.constantFrom(1, 2, 3, 4),
      cell: fc.integer({ min: -3, max: 25 }),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 25 }), (blocks) => {
        const { decodable, ...rest } = judge({ blocks });
        expect(decodable.holds).toBe(setupLayout({ blocks }) !== undefined);
        for (const { holds, reasons } of Object.values(rest)) {
          expect(holds).toBe(reasons.length === 0);
          expect(reasons.every(({ cells }) => cells.every((cell) => cell >= 0 && cell < 20))).toBe(
            true,
          );
        }
      }),
    );
  });
});
