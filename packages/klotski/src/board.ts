import {
  type Block,
  type BlockCode,
  type Cell,
  CELLS,
  COLUMNS,
  HEIGHTS,
  type Layout,
  ROWS,
  WIDTHS,
} from './types.ts';

export const columnOf = (cell: Cell): number => cell % COLUMNS;
export const rowOf = (cell: Cell): number => Math.floor(cell / COLUMNS);

/** Is it the number of a cell? */
export const isCell = (value: unknown): value is Cell =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < CELLS;

/** Does a block lie on the board as a whole, with its top left at `cell`? */
export const isInside = (code: BlockCode, cell: Cell): boolean =>
  isCell(cell) && columnOf(cell) + WIDTHS[code] <= COLUMNS && rowOf(cell) + HEIGHTS[code] <= ROWS;

/** Bits of the cells that a block at cell 0 covers, by code: bit n is cell n. */
const MASKS = [0, 0x01, 0x11, 0x03, 0x33] as const;

/** Bits of the cells that a block covers; it must lie on the board. */
export const maskOf = (code: BlockCode, cell: Cell): number => MASKS[code] << cell;

/** The cells of a set of bits, ascending. */
export const cellsIn = (mask: number): readonly Cell[] => {
  const cells: Cell[] = [];
  for (let cell = 0; cell < CELLS; cell++) if ((mask >> cell) & 1) cells.push(cell);
  return cells;
};

/** Bits of all cells that any of these blocks covers. */
export const coverOf = (blocks: readonly Block[]): number =>
  blocks.reduce((mask, { code, cell }) => mask | maskOf(code, cell), 0);

/** The block that covers a cell. */
export const blockAt = (blocks: readonly Block[], cell: Cell): Block | undefined =>
  blocks.find((block) => (maskOf(block.code, block.cell) >> cell) & 1);

/** The layout that blocks make up; they must lie on the board and not on one another. */
export const layoutOf = (blocks: readonly Block[]): Layout => {
  const digits = Array<number>(CELLS).fill(0);
  for (const { code, cell } of blocks) {
    for (const covered of cellsIn(maskOf(code, cell))) digits[covered] = code;
  }
  return digits.join('');
};

/** The same blocks in scan order: by top-left cell. */
export const inScanOrder = (blocks: readonly Block[]): readonly Block[] =>
  [...blocks].sort((a, b) => a.cell - b.cell);
