import { cellsIn, maskOf } from '../board.ts';
import { blocksOf } from '../decode.ts';
import { BIG, COLUMNS, GOAL, type Layout, ROWS } from '../types.ts';
import { judgeBoard } from './judge.ts';
import { type Board, BLOCK_NAMES } from './types.ts';

/**
 * A layout of the 4×5 game as a general board, its blocks named in scan order, whose goal is a big
 * block at the bottom centre. `undefined` for what is no layout, or has no big block.
 */
export const boardOfLayout = (layout: Layout): Board | undefined => {
  const blocks = blocksOf(layout)?.map(({ code, cell }, index) => ({
    code,
    name: BLOCK_NAMES.charAt(index),
    cells: cellsIn(maskOf(code, cell)),
  }));
  const bigs = blocks?.filter(({ code }) => code === BIG) ?? [];
  const board = judgeBoard({
    width: COLUMNS,
    height: ROWS,
    walls: [],
    doors: [],
    blocks: blocks?.map(({ name, cells }) => ({ name, cells })) ?? [],
    same: [bigs.map(({ name }) => name)],
    goals: bigs.slice(0, 1).map(({ name }) => [{ block: name, cells: cellsIn(maskOf(BIG, GOAL)) }]),
    info: {},
  });
  return board.ok ? board.value : undefined;
};
