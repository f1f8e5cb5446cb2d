import { BIG, type Cell, COLUMNS, GOAL, HEIGHTS, type Layout, ROWS, WIDTHS } from '../types.ts';
import { judgeBoard } from './judge.ts';
import { type Board, type Block, BLOCK_NAMES } from './types.ts';

interface Coded extends Block {
  readonly code: number;
}

const cellsFrom = (code: number, cell: Cell): readonly Cell[] =>
  Array.from({ length: HEIGHTS[code] ?? 1 }, (_, row) =>
    Array.from({ length: WIDTHS[code] ?? 1 }, (_, column) => cell + row * COLUMNS + column),
  ).flat();

/**
 * The first uncovered cell in scan order is the top left of the next block. `undefined` where a block
 * does not find its own digit in all its cells. Whether blocks lie on one another, or go round an
 * edge, is for `judgeBoard` to see.
 */
const blocksIn = (layout: Layout): readonly Coded[] | undefined => {
  if (!/^[0-4]{20}$/.test(layout)) return undefined;
  const covered = new Set<Cell>();
  const blocks: Coded[] = [];
  for (const [cell, digit] of Array.from(layout).entries()) {
    const code = Number(digit);
    if (code === 0 || covered.has(cell)) continue;
    const cells = cellsFrom(code, cell);
    if (cells.some((one) => layout[one] !== digit)) return undefined;
    for (const one of cells) covered.add(one);
    blocks.push({ code, name: BLOCK_NAMES.charAt(blocks.length), cells });
  }
  return blocks;
};

/**
 * A layout of the 4×5 game as a general board, its blocks named in scan order, whose goal is a big
 * block at the bottom centre. `undefined` for what is no layout, or has no big block.
 */
export const boardOfLayout = (layout: Layout): Board | undefined => {
  const blocks = blocksIn(layout);
  if (!blocks) return undefined;
  const bigs = blocks.filter(({ code }) => code === BIG).map(({ name }) => name);
  const board = judgeBoard({
    width: COLUMNS,
    height: ROWS,
    walls: [],
    doors: [],
    blocks: blocks.map(({ name, cells }) => ({ name, cells })),
    same: [bigs],
    goals: bigs.slice(0, 1).map((block) => [{ block, cells: cellsFrom(BIG, GOAL) }]),
    info: {},
  });
  return board.ok ? board.value : undefined;
};
