// Moves between packed positions: which block goes where, and over which cells.
import { type Cell, COLUMNS, type KlotskiMove, type Metric } from '../types.ts';
import {
  BIG_MASK,
  bigOf,
  freeOf,
  horizontalsOf,
  mirrorFirst,
  mirrorSecond,
  NOT_FIRST,
  NOT_LAST,
  type Packed,
  soldiersOf,
  verticalsOf,
} from './packed.ts';
import { lowestCell, SUCCESSORS, SUCCESSORS_LENGTH } from './successors.ts';

/** All positions one move away. */
export const successorsOf = ({ first, second }: Packed, metric: Metric): readonly Packed[] => {
  const out = new Int32Array(SUCCESSORS_LENGTH);
  const length = SUCCESSORS[metric](first, second, out);
  return Array.from({ length: length / 2 }, (_, index) => ({
    first: out[2 * index] ?? 0,
    second: out[2 * index + 1] ?? 0,
  }));
};

const isSame = (one: Packed, other: Packed): boolean =>
  one.first === other.first && one.second === other.second;

/** The position in a mirror. */
export const mirrored = ({ first, second }: Packed): Packed => ({
  first: mirrorFirst(first, second),
  second: mirrorSecond(first, second),
});

/** Top-left cells of all blocks of each kind. */
const kindsOf = ({ first, second }: Packed): readonly number[] => [
  soldiersOf(first),
  verticalsOf(second),
  horizontalsOf(first, second),
  1 << bigOf(second),
];

/** The move from a position to one that is one move away. */
export const moveBetween = (before: Packed, after: Packed): KlotskiMove => {
  const later = kindsOf(after);
  for (const [kind, cells] of kindsOf(before).entries()) {
    const others = later[kind] ?? 0;
    if (cells !== others)
      return { from: lowestCell(cells & ~others), to: lowestCell(others & ~cells) };
  }
  return { from: 0, to: 0 };
};

/** The cells of the block with this top-left cell, as if it stood in the top left corner. */
const shapeAt = ({ first, second }: Packed, cell: Cell): number => {
  if (bigOf(second) === cell) return BIG_MASK;
  if (((verticalsOf(second) >> cell) & 1) === 1) return 1 | (1 << COLUMNS);
  return ((horizontalsOf(first, second) >> cell) & 1) === 1 ? 0b11 : 1;
};

/** Top-left cells where a shape fits into free cells. */
const roomFor = (shape: number, free: number): number => {
  const high = (shape >> COLUMNS) & 1 ? free & (free >>> COLUMNS) : free;
  return (shape & 0b10) === 0 ? high : high & (high >>> 1) & NOT_LAST;
};

/** Neighbours of one cell, up first, then clockwise. */
const besides = (cell: number): readonly number[] => [
  cell >>> COLUMNS,
  (cell << 1) & NOT_FIRST,
  cell << COLUMNS,
  (cell >>> 1) & NOT_LAST,
];

/**
 * The cells over which the top-left cell of a block goes, from the first to the last, by the
 * shortest way; only the first, if there is none.
 */
export const pathOf = (position: Packed, { from, to }: KlotskiMove): readonly Cell[] => {
  const shape = shapeAt(position, from);
  const room = roomFor(shape, freeOf(position.first, position.second) | (shape << from));
  const before = new Map<number, number>([[1 << from, 0]]);
  for (const [cell] of before) {
    for (const next of besides(cell)) {
      if ((next & room) !== 0 && !before.has(next)) before.set(next, cell);
    }
  }
  const path: Cell[] = [];
  for (let cell = before.has(1 << to) ? 1 << to : 1 << from; cell !== 0;) {
    path.unshift(lowestCell(cell));
    cell = before.get(cell) ?? 0;
  }
  return path;
};

/** A move of a solution. */
export interface SolutionMove extends KlotskiMove {
  /** The top-left cells of the block on its way, from `from` to `to`, each beside the one before. */
  readonly path: readonly Cell[];
}

/** A move with its way. */
export const stepBetween = (before: Packed, after: Packed): SolutionMove => {
  const move = moveBetween(before, after);
  return { ...move, path: pathOf(before, move) };
};

/**
 * The moves from a position on along a chain of others, each of them one move from the one before;
 * or, where the chain is folded, it or its mirror image is.
 */
export const stepsAlong = (
  start: Packed,
  chain: readonly Packed[],
  metric: Metric,
  isFolded: boolean,
): readonly SolutionMove[] => {
  const steps: SolutionMove[] = [];
  let position = start;
  for (const link of chain) {
    const image = isFolded ? mirrored(link) : link;
    const next = successorsOf(position, metric).find(
      (candidate) => isSame(candidate, link) || isSame(candidate, image),
    );
    if (!next) break;
    steps.push(stepBetween(position, next));
    position = next;
  }
  return steps;
};
