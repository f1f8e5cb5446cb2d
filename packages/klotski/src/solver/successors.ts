// All positions one move away, in each metric, found by shifting masks of cells.
import { CELLS, COLUMNS, type Metric } from '../types.ts';
import {
  BIG_MASK,
  BIG_SHIFT,
  bigOf,
  freeOf,
  horizontalsInFirst,
  horizontalsInSecond,
  horizontalsOf,
  NOT_FIRST,
  NOT_LAST,
  soldiersOf,
  verticalsOf,
} from './packed.ts';

/** Room for the successors of any position: no board has more than 16 blocks × 19 cells. */
export const SUCCESSORS_LENGTH = 1024;

/** Writes successors as pairs of words, and tells how many words that are. */
export type Successors = (first: number, second: number, out: Int32Array) => number;

/** The cells and all beside them. */
const widened = (cells: number): number =>
  cells |
  (cells << COLUMNS) |
  (cells >>> COLUMNS) |
  ((cells << 1) & NOT_FIRST) |
  ((cells >>> 1) & NOT_LAST);

/** All cells of `room` that hang together with `start`. */
const flooded = (start: number, room: number): number => {
  let reached = start;
  for (;;) {
    const wider = widened(reached) & room;
    if (wider === reached) return reached;
    reached = wider;
  }
};

/** The number of the lowest cell. */
export const lowestCell = (cells: number): number => 31 - Math.clz32(cells & -cells);

/** Where the top left of a block fits: vertical, horizontal, 2×2, by the cells that are free. */
const roomHigh = (free: number): number => free & (free >>> COLUMNS);
const roomWide = (free: number): number => free & (free >>> 1) & NOT_LAST;
const roomBig = (free: number): number => roomWide(roomHigh(free));

/** Cells from which a vertical, a horizontal can take at least one step, if there is one. */
const nextToHigh = (free: number): number =>
  (free << COLUMNS) |
  (free >>> 8) |
  ((free << 1) & (free >>> 3) & NOT_FIRST) |
  ((free >>> 1) & (free >>> 5) & NOT_LAST);
const nextToWide = (free: number): number =>
  ((free << 1) & NOT_FIRST) |
  ((free >>> 2) & 0x3_3333) |
  ((free << COLUMNS) & (free << 3)) |
  ((free >>> COLUMNS) & (free >>> 5));

const cornerSuccessors: Successors = (first, second, out) => {
  const free = freeOf(first, second);
  let length = 0;
  // Soldiers next to free cells that hang together can go to each of these.
  const soldiers = soldiersOf(first);
  for (let left = free; left !== 0;) {
    const patch = flooded(left & -left, free);
    left ^= patch;
    for (let movers = soldiers & widened(patch); movers !== 0; movers &= movers - 1) {
      const lifted = first ^ (movers & -movers);
      for (let targets = patch; targets !== 0; targets &= targets - 1) {
        out[length++] = lifted | (targets & -targets);
        out[length++] = second;
      }
    }
  }
  for (let blocks = verticalsOf(second) & nextToHigh(free); blocks !== 0; blocks &= blocks - 1) {
    const block = blocks & -blocks;
    const room = roomHigh(free | block | (block << COLUMNS));
    for (let targets = flooded(block, room) ^ block; targets !== 0; targets &= targets - 1) {
      out[length++] = first;
      out[length++] = second ^ block ^ (targets & -targets);
    }
  }
  for (
    let blocks = horizontalsOf(first, second) & nextToWide(free);
    blocks !== 0;
    blocks &= blocks - 1
  ) {
    const block = blocks & -blocks;
    const room = roomWide(free | block | (block << 1));
    for (let targets = flooded(block, room) ^ block; targets !== 0; targets &= targets - 1) {
      const change = block ^ (targets & -targets);
      out[length++] = first ^ horizontalsInFirst(change);
      out[length++] = second ^ horizontalsInSecond(change);
    }
  }
  const big = bigOf(second);
  const block = 1 << big;
  const room = roomBig(free | (BIG_MASK << big));
  for (let targets = flooded(block, room) ^ block; targets !== 0; targets &= targets - 1) {
    out[length++] = first;
    out[length++] = second ^ ((big ^ lowestCell(targets)) << BIG_SHIFT);
  }
  return length;
};

/** The cells that a block reaches in one direction, at most `far` of them, one step away. */
const ray = (block: number, shift: number, room: number, far: number): number => {
  let reached = 0;
  let at = block;
  for (let step = 0; step < far; step++) {
    at = (shift < 0 ? at >>> -shift : at << shift) & room;
    if (at === 0) break;
    reached |= at;
  }
  return reached;
};

/** The cells that a block reaches in a straight line; `room` is where its top left fits. */
const rays = (block: number, room: number, far: number): number =>
  ray(block, -COLUMNS, room, far) |
  ray(block, COLUMNS, room, far) |
  ray(block, 1, room & NOT_FIRST, far) |
  ray(block, -1, room & NOT_LAST, far);

/** Slides of at most `far` cells. */
const slides =
  (far: number): Successors =>
  (first, second, out) => {
    const free = freeOf(first, second);
    let length = 0;
    for (let blocks = soldiersOf(first) & widened(free); blocks !== 0; blocks &= blocks - 1) {
      const block = blocks & -blocks;
      for (let targets = rays(block, free, far); targets !== 0; targets &= targets - 1) {
        out[length++] = first ^ block ^ (targets & -targets);
        out[length++] = second;
      }
    }
    for (let blocks = verticalsOf(second) & nextToHigh(free); blocks !== 0; blocks &= blocks - 1) {
      const block = blocks & -blocks;
      const room = roomHigh(free | block | (block << COLUMNS));
      for (let targets = rays(block, room, far); targets !== 0; targets &= targets - 1) {
        out[length++] = first;
        out[length++] = second ^ block ^ (targets & -targets);
      }
    }
    const wide = horizontalsOf(first, second) & nextToWide(free);
    for (let blocks = wide; blocks !== 0; blocks &= blocks - 1) {
      const block = blocks & -blocks;
      const room = roomWide(free | block | (block << 1));
      for (let targets = rays(block, room, far); targets !== 0; targets &= targets - 1) {
        const change = block ^ (targets & -targets);
        out[length++] = first ^ horizontalsInFirst(change);
        out[length++] = second ^ horizontalsInSecond(change);
      }
    }
    const big = bigOf(second);
    const room = roomBig(free | (BIG_MASK << big));
    for (let targets = rays(1 << big, room, far); targets !== 0; targets &= targets - 1) {
      out[length++] = first;
      out[length++] = second ^ ((big ^ lowestCell(targets)) << BIG_SHIFT);
    }
    return length;
  };

/** The successors of a position in each metric. */
export const SUCCESSORS: Readonly<Record<Metric, Successors>> = {
  corner: cornerSuccessors,
  straight: slides(CELLS),
  unit: slides(1),
};
