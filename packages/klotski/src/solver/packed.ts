// A position as two words of 32 bits, which say all of it: nothing is hashed away, so two positions
// are the same exactly if their words are.
//
//   first   bits  0–19  cells of soldiers
//           bits 20–31  left cells of horizontal blocks, rows 0–2
//   second  bits  0–15  upper cells of vertical blocks
//           bits 16–23  left cells of horizontal blocks, rows 3 and 4
//           bits 24–27  top-left cell of the 2×2
import { EMPTIES } from './block-set.ts';
import { CELLS, COLUMNS, type Layout } from '../types.ts';

/** All cells as bits, bit 0 the top left one. */
export const BOARD = 0xf_ffff;
/** All cells but those of the first or last column. */
export const NOT_FIRST = 0xe_eeee;
export const NOT_LAST = 0x7_7777;

/** The cells of a 2×2 in the top left corner. */
export const BIG_MASK = 0b11_0011;

/** Cells in the first three rows: horizontals there are in the first word. */
const SPLIT = 12;
const H_SHIFT_FIRST = 20;
const H_SHIFT_SECOND = 16;
export const BIG_SHIFT = 24;

/** Cells with soldiers. */
export const soldiersOf = (first: number): number => first & BOARD;

/** Upper cells of vertical blocks. */
export const verticalsOf = (second: number): number => second & 0xffff;

/** Left cells of horizontal blocks. */
export const horizontalsOf = (first: number, second: number): number =>
  (first >>> H_SHIFT_FIRST) | (((second >>> H_SHIFT_SECOND) & 0xff) << SPLIT);

/** Top-left cell of the 2×2. */
export const bigOf = (second: number): number => second >>> BIG_SHIFT;

/** Horizontals as they are in the first and the second word. */
export const horizontalsInFirst = (horizontals: number): number => horizontals << H_SHIFT_FIRST;
export const horizontalsInSecond = (horizontals: number): number =>
  (horizontals >>> SPLIT) << H_SHIFT_SECOND;

/** Cells that nothing covers. */
export const freeOf = (first: number, second: number): number => {
  const v = verticalsOf(second);
  const h = horizontalsOf(first, second);
  const covered = first | v | (v << COLUMNS) | h | (h << 1) | (BIG_MASK << bigOf(second));
  return ~covered & BOARD;
};

/** Rows read from right to left. */
const reversed = (cells: number): number => {
  const pairs = ((cells & 0x5_5555) << 1) | ((cells >>> 1) & 0x5_5555);
  return ((pairs & 0x3_3333) << 2) | ((pairs >>> 2) & 0x3_3333);
};

/** The first word of the position in a mirror. */
export const mirrorFirst = (first: number, second: number): number =>
  reversed(first & BOARD) | horizontalsInFirst(reversed(horizontalsOf(first, second)) >>> 1);

/** The second word of the position in a mirror. */
export const mirrorSecond = (first: number, second: number): number => {
  const horizontals = reversed(horizontalsOf(first, second)) >>> 1;
  const big = bigOf(second);
  // Columns 0, 1, 2 become 2, 1, 0.
  const mirrored = big + 2 - 2 * (big & 3);
  return reversed(verticalsOf(second)) | horizontalsInSecond(horizontals) | (mirrored << BIG_SHIFT);
};

/** Two words in one value, where speed does not count. */
export interface Packed {
  readonly first: number;
  readonly second: number;
}

/** The cells of a block by its digit, as if it stood in the top left corner. */
const SHAPES: Readonly<Record<string, number>> = {
  1: 1,
  2: 1 | (1 << COLUMNS),
  3: 0b11,
  4: BIG_MASK,
};

/** Does a block with this top-left cell and these cells stay on the board? */
const isOnBoard = (cell: number, shape: number): boolean =>
  shape << cell <= BOARD && ((shape & 0b10) === 0 || cell % COLUMNS < COLUMNS - 1);

/** Packs a layout; `undefined` where it has not exactly one 2×2 and at least two empties. */
export const pack = (layout: Layout): Packed | undefined => {
  if (layout.length !== CELLS) return undefined;
  const cells: Record<string, number> = { 1: 0, 2: 0, 3: 0, 4: 0 };
  let covered = 0;
  let empties = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    if (((covered >> cell) & 1) === 1) continue;
    const digit = layout.charAt(cell);
    const shape = SHAPES[digit];
    if (shape === undefined) {
      if (digit !== '0') return undefined;
      empties++;
      continue;
    }
    const isWhole = Array.from(layout).every(
      (other, at) => (((shape << cell) >> at) & 1) === 0 || other === digit,
    );
    if (!isWhole || !isOnBoard(cell, shape) || (covered & (shape << cell)) !== 0) return undefined;
    covered |= shape << cell;
    cells[digit] = (cells[digit] ?? 0) | (1 << cell);
  }
  const { 1: soldiers = 0, 2: verticals = 0, 3: horizontals = 0, 4: big = 0 } = cells;
  if (empties < EMPTIES || big === 0 || (big & (big - 1)) !== 0) return undefined;
  return {
    first: soldiers | horizontalsInFirst(horizontals),
    second: verticals | horizontalsInSecond(horizontals) | ((31 - Math.clz32(big)) << BIG_SHIFT),
  };
};

/** The layout of a packed position. */
export const unpack = ({ first, second }: Packed): Layout => {
  const verticals = verticalsOf(second);
  const horizontals = horizontalsOf(first, second);
  const masks = [
    ['1', soldiersOf(first)],
    ['2', verticals | (verticals << COLUMNS)],
    ['3', horizontals | (horizontals << 1)],
    ['4', BIG_MASK << bigOf(second)],
  ] as const;
  return Array.from(
    { length: CELLS },
    (_, cell) => masks.find(([, mask]) => ((mask >> cell) & 1) === 1)?.[0] ?? '0',
  ).join('');
};
