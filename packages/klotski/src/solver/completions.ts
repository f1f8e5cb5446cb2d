// In how many ways the rest of a board can be filled, cell by cell in scan order. This one table
// counts, ranks, unranks and lists all layouts.
//
// What is decided of later cells when a cell is reached: whether it and the next three are covered
// by blocks above or beside it (the *window*, bit 0 the cell itself), where the 2×2 is, and which
// blocks and empties must still come.
import { CELLS, COLUMNS } from '../types.ts';
import { type BlockFilter, EMPTIES } from './block-set.ts';

/** The 2×2's possible top-left cells, ascending. */
export const HEADS = [0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14] as const;

/** The cells of a 2×2 with this top-left cell, as bits. */
export const bigMask = (head: number): number => 0b11_0011 << head;

/** What must still come on the rest of a board. Where a kind is not limited, its stride is 0. */
export interface Demand {
  /** Horizontals, verticals, soldiers; `ANY` where their number is not limited. */
  readonly h: number;
  readonly v: number;
  readonly s: number;
  /** Empties at least; 0 where the other three leave just so many. */
  readonly e: number;
  readonly strideH: number;
  readonly strideV: number;
  readonly strideS: number;
  readonly strideE: number;
  /** Demands of empties; of empties and soldiers; of these and verticals; of all four. */
  readonly spanE: number;
  readonly spanS: number;
  readonly spanV: number;
  /** The length of a table's row: the demands from nothing to this one. */
  readonly size: number;
}

/** More than any board holds. */
const ANY = CELLS;

/** What must come on a board of these blocks. */
export const demandOf = ({ h, v, s }: BlockFilter): Demand => {
  const isWhole = h !== undefined && v !== undefined && s !== undefined;
  const spanE = isWhole ? 1 : EMPTIES + 1;
  const spanS = spanE * ((s ?? 0) + 1);
  const spanV = spanS * ((v ?? 0) + 1);
  return {
    h: h ?? ANY,
    v: v ?? ANY,
    s: s ?? ANY,
    e: isWhole ? 0 : EMPTIES,
    strideH: h === undefined ? 0 : spanV,
    strideV: v === undefined ? 0 : spanS,
    strideS: s === undefined ? 0 : spanE,
    strideE: isWhole ? 0 : 1,
    spanE,
    spanS,
    spanV,
    size: spanV * ((h ?? 0) + 1),
  };
};

/** Windows of four cells. */
export const WINDOWS = 16;

/** Rows of one 2×2 place: one for each cell, the end included, and window. */
export const PLACE_ROWS = (CELLS + 1) * WINDOWS;

/** What can stand on an uncovered cell, in the order of numbers. */
export const ITEMS = ['empty', 'horizontal', 'vertical', 'soldier'] as const;
export const [EMPTY_ITEM, HORIZONTAL_ITEM, VERTICAL_ITEM, SOLDIER_ITEM] = [0, 1, 2, 3] as const;

/** The window of the next cell, after this item; the bits of a covered cell are `EMPTY_ITEM`'s. */
export const windowAfter = (item: number, window: number): number =>
  item === HORIZONTAL_ITEM
    ? (window >> 1) | 0b0001
    : item === VERTICAL_ITEM
      ? (window >> 1) | 0b1000
      : window >> 1;

const LAST_ROW = CELLS - COLUMNS;

/** Is there room for an item on this uncovered cell? `big` are the 2×2's cells. */
export const fits = (item: number, cell: number, window: number, big: number): boolean =>
  item === HORIZONTAL_ITEM
    ? (cell & 3) < COLUMNS - 1 && (window & 2) === 0 && ((big >> (cell + 1)) & 1) === 0
    : item !== VERTICAL_ITEM || (cell < LAST_ROW && ((big >> (cell + COLUMNS)) & 1) === 0);

/** What must come after an item, as an index into a row; -1 where the item is one too many. */
export const restAfter = (
  item: number,
  rest: number,
  { spanE, spanS, spanV, strideH, strideV, strideS, strideE }: Demand,
): number => {
  // A kind that is not limited has stride 0, and is never one too many.
  switch (item) {
    case HORIZONTAL_ITEM:
      return rest - strideH;
    case VERTICAL_ITEM:
      return rest % spanV >= strideV ? rest - strideV : -1;
    case SOLDIER_ITEM:
      return rest % spanS >= strideS ? rest - strideS : -1;
    default:
      return rest % spanE > 0 ? rest - strideE : rest;
  }
};

/** Adds to a row what comes of one item on its cell, for every demand. */
const addItem = (
  counts: Uint32Array,
  row: number,
  item: number,
  next: number,
  demand: Demand,
): void => {
  for (let rest = 0; rest < demand.size; rest++) {
    const after = restAfter(item, rest, demand);
    if (after >= 0) counts[row + rest] = (counts[row + rest] ?? 0) + (counts[next + after] ?? 0);
  }
};

/**
 * Fills the part of a table, all zero, that is about the 2×2 at one place: `PLACE_ROWS` rows from
 * `start` on, each with a number for every demand. Behind the 2×2 its place makes no difference:
 * unless this is the first part, those rows are taken from there.
 */
export const fillPlace = (
  counts: Uint32Array,
  start: number,
  head: number,
  demand: Demand,
): void => {
  const { size } = demand;
  const big = bigMask(head);
  const cellSize = WINDOWS * size;
  const behind = start === 0 ? CELLS : head + COLUMNS + 2;
  if (start === 0) {
    // The end of the board: one way if nothing is missing.
    for (let window = 0; window < WINDOWS; window++) counts[CELLS * cellSize + window * size] = 1;
  } else {
    counts.copyWithin(start + behind * cellSize, behind * cellSize, PLACE_ROWS * size);
  }
  for (let cell = behind - 1; cell >= 0; cell--) {
    const next = start + (cell + 1) * cellSize;
    for (let window = 0; window < WINDOWS; window++) {
      const row = start + cell * cellSize + window * size;
      const isCovered = (window & 1) === 1 || ((big >> cell) & 1) === 1;
      // Of a covered cell nothing is to be decided.
      const from = next + windowAfter(EMPTY_ITEM, window) * size;
      if (isCovered) counts.copyWithin(row, from, from + size);
      for (let item = 0; item < ITEMS.length && !isCovered; item++) {
        if (!fits(item, cell, window, big)) continue;
        addItem(counts, row, item, next + windowAfter(item, window) * size, demand);
      }
    }
  }
};
