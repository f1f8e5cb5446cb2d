import { type IllegalMove } from '@parlour/game-core';

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

export type KlotskiOptions = Readonly<{
  /** The board at the start: format 1, or format 4 where identities are not the canonical ones. */
  layout: string;
  metric: Metric;
}>;

/**
 * So many moves are remembered in a state. Sliding back along more than these is no longer taking
 * back, so that states stay small in a game of any length.
 */
export const TRAIL_LIMIT = 256;

export interface KlotskiState {
  readonly metric: Metric;
  /** All blocks, by identity. */
  readonly blocks: readonly Block[];
  /** How many moves count: see `trail`. */
  readonly count: number;
  /**
   * The last of the moves that count, oldest first: consecutive slides of one block are merged as
   * the metric does, moves taken back are gone. All of them up to `TRAIL_LIMIT`; played from the
   * start they lead here.
   */
  readonly trail: readonly KlotskiMove[];
}

/** A place that a block can go to in one move. */
export interface Reach {
  /** The block's top-left cell there. */
  readonly to: Cell;
  /** A shortest way: the block's top-left cell after each step by one cell; the last one is `to`. */
  readonly path: readonly Cell[];
}

export type KlotskiEvent =
  | {
      readonly type: 'slid';
      readonly id: number;
      readonly code: BlockCode;
      readonly from: Cell;
      readonly to: Cell;
      /** As in `Reach`. */
      readonly path: readonly Cell[];
    }
  /**
   * What the slide did to the count, which is `count` now. `counted`: it is a new move; `merged`: it
   * prolongs the last move; `taken-back`: the block stands again where one of its last moves began,
   * and `moves` of them are undone. A slide may take back first and then count.
   */
  | { readonly type: 'counted' | 'merged'; readonly count: number }
  | { readonly type: 'taken-back'; readonly count: number; readonly moves: number }
  | { readonly type: 'solved'; readonly count: number };

/** Why a move is refused. */
export const REFUSALS = [
  'malformed',
  'game-over',
  'no-block',
  'not-top-left',
  'same-cell',
  'out-of-board',
  'occupied',
  'no-way',
  'not-straight',
  'one-cell-only',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** A refusal without words. */
export interface Refusal {
  readonly code: RefusalCode;
  /**
   * `from`, then `to` where it is a cell; then, for `occupied`, the top-left cells of the blocks in
   * the way, and for `not-top-left` that of the block.
   */
  readonly cells: readonly Cell[];
}

export interface KlotskiIllegalMove extends IllegalMove {
  readonly code: RefusalCode;
  readonly cells: readonly Cell[];
}
