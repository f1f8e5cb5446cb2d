// Where blocks lie, told by the engine's measures; what a board is worth, only the engine tells.
import {
  type Block,
  type BlockCode,
  type Cell,
  CELLS,
  COLUMNS,
  HEIGHTS,
  ROWS,
  WIDTHS,
} from '@parlour/klotski';

/** A block without an identity. */
export type Shape = Pick<Block, 'code' | 'cell'>;

export const columnOf = (cell: Cell): number => cell % COLUMNS;
export const rowOf = (cell: Cell): number => Math.floor(cell / COLUMNS);

export const ALL_CELLS: readonly Cell[] = Array.from({ length: CELLS }, (_, cell) => cell);

/** The cells that a block covers; it must lie on the board. */
export const cellsOf = ({ code, cell }: Shape): readonly Cell[] =>
  Array.from(
    { length: WIDTHS[code] * HEIGHTS[code] },
    (_, index) => cell + COLUMNS * Math.floor(index / WIDTHS[code]) + (index % WIDTHS[code]),
  );

const between = (least: number, value: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/** The top-left cell nearest to a place, in columns and rows, where a block lies on the board. */
export const nearest = (code: BlockCode, column: number, row: number): Cell =>
  between(0, Math.round(column), COLUMNS - WIDTHS[code]) +
  COLUMNS * between(0, Math.round(row), ROWS - HEIGHTS[code]);

/** Blocks that a new one would lie on. */
export const under = (blocks: readonly Block[], shape: Shape): readonly Block[] => {
  const covered = new Set(cellsOf(shape));
  return blocks.filter((block) => cellsOf(block).some((cell) => covered.has(cell)));
};

/** All top-left cells from which a block on the board covers a cell, the cell itself first. */
const anchors = (code: BlockCode, cell: Cell): readonly Cell[] => {
  const places = Array.from({ length: WIDTHS[code] * HEIGHTS[code] }, (_, index) =>
    nearest(
      code,
      columnOf(cell) - (index % WIDTHS[code]),
      rowOf(cell) - Math.floor(index / WIDTHS[code]),
    ),
  );
  return [...new Set(places)].filter((place) => cellsOf({ code, cell: place }).includes(cell));
};

/**
 * Where a block best goes so that it covers a cell: with its top left there if that is free, else
 * anywhere around that is free, else with its top left there, or as near as the edge allows.
 */
export const fitAt = (blocks: readonly Block[], code: BlockCode, cell: Cell): Cell => {
  const places = anchors(code, cell);
  return (
    places.find((place) => under(blocks, { code, cell: place }).length === 0) ?? places[0] ?? 0
  );
};
