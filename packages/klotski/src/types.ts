/** The board: 4 columns by 5 rows. Cells are numbered 0–19, row by row from the top left. */
export const COLUMNS = 4;
export const ROWS = 5;
export const CELLS = COLUMNS * ROWS;

/** A cell of the board, 0–19, row-major. */
export type Cell = number;

/**
 * What covers a cell: 0 nothing, 1 a soldier (1×1), 2 a vertical block (1 wide, 2 high), 3 a
 * horizontal block (2 wide, 1 high), 4 the big block (2×2).
 */
export const CODES = [0, 1, 2, 3, 4] as const;
export type Code = (typeof CODES)[number];
export type BlockCode = Exclude<Code, 0>;

export const EMPTY = 0;
export const SOLDIER = 1;
export const VERTICAL = 2;
export const HORIZONTAL = 3;
export const BIG = 4;

/** Columns and rows that a code covers, by code; an empty cell is 1×1. */
export const WIDTHS = [1, 1, 1, 2, 2] as const;
export const HEIGHTS = [1, 1, 2, 1, 2] as const;

/**
 * A filled board as 20 digits, one a cell, each the code of what covers it (format 1):
 * `24422442233221121001`. Which cells belong together follows: the first uncovered cell in scan
 * order is the top left of the next block.
 */
export type Layout = string;

/** 横刀立马, the best-known layout: 81 moves in the metric `corner`. */
export const DEFAULT_LAYOUT: Layout = '24422442233221121001';

/** The big block's top-left cell when the puzzle is solved: bottom centre. */
export const GOAL: Cell = 13;

/**
 * What counts as one move. `corner`: one block along any free path, turns included (the published
 * count); `straight`: one block in one direction, any distance; `unit`: one block by one cell.
 */
export const METRICS = ['corner', 'straight', 'unit'] as const;
export type Metric = (typeof METRICS)[number];

export const DIRECTIONS = ['up', 'right', 'down', 'left'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** A block moves: its top-left cell before and after. */
export interface KlotskiMove {
  readonly from: Cell;
  readonly to: Cell;
}

/** A block on the board. */
export interface Block {
  /**
   * Who it is, unique on its board: 1–5 a horizontal, 6–9 a soldier, 10 the big one, 11–15 a
   * vertical, as in format 4; 16 and more, of any shape, where format 4 has no number left.
   */
  readonly id: number;
  readonly code: BlockCode;
  /** Its top-left cell. */
  readonly cell: Cell;
}
