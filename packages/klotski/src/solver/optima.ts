// The optimum of every layout made of some blocks, for going through them.
import { type Search } from '@parlour/game-core';
import { type Metric } from '../types.ts';
import { type BlockSet } from './block-set.ts';
import { retreatSearch, UNREACHED } from './distances.ts';
import { bigOf, mirrorFirst, mirrorSecond } from './packed.ts';
import { setTableSearch } from './set-table.ts';

/** Layouts that are looked at between two pauses. */
const PAUSE = 4096;

/** The optima of all layouts made of some blocks; arrays that can be handed on from a worker. */
export interface Optima {
  readonly blocks: BlockSet;
  readonly metric: Metric;
  /** By number within the set: the fewest moves to the goal, `UNSOLVABLE` where there is no way. */
  readonly optima: Uint8Array<ArrayBuffer>;
  /** Numbers of the layouts that are their own mirror image, ascending. */
  readonly symmetric: Int32Array<ArrayBuffer>;
}

/** Stands for the optimum of what has none. */
export const UNSOLVABLE = UNREACHED;

export interface OptimaQuestion {
  readonly blocks: BlockSet;
  readonly metric: Metric;
}

/** Finds the optima of all layouts made of some blocks. */
export function* optimaSearch({ blocks, metric }: OptimaQuestion): Search<Optima> {
  const table = yield* setTableSearch(blocks);
  const { distances } = yield* retreatSearch(table, metric);
  const symmetric: number[] = [];
  const { size, words } = table;
  for (let number = 0; number < size; number++) {
    if (number % PAUSE === 0) yield undefined;
    const second = words[2 * number + 1] ?? 0;
    // The 2×2 is in the middle of what is its own mirror image.
    if ((bigOf(second) & 3) !== 1) continue;
    const first = words[2 * number] ?? 0;
    const isOwn = mirrorSecond(first, second) === second && mirrorFirst(first, second) === first;
    if (isOwn) symmetric.push(number);
  }
  return { blocks, metric, optima: distances, symmetric: Int32Array.from(symmetric) };
}

/** Which layouts are wanted; what is absent is all the same. */
export interface OptimaFilter {
  /** Moves. */
  readonly least?: number;
  readonly most?: number;
  readonly solvable?: boolean;
  readonly symmetric?: boolean;
}

/** Numbers, within the set, of the layouts that a filter lets pass, ascending. */
export const filterOptima = (
  { optima, symmetric }: Optima,
  { least = 0, most = Number.POSITIVE_INFINITY, solvable, symmetric: isSymmetric }: OptimaFilter,
): Int32Array<ArrayBuffer> => {
  const hasRange = least > 0 || most !== Number.POSITIVE_INFINITY;
  const images = new Uint8Array(optima.length);
  for (const number of symmetric) images[number] = 1;
  const numbers = new Int32Array(optima.length);
  let length = 0;
  for (const [number, optimum] of optima.entries()) {
    const isSolvable = optimum !== UNSOLVABLE;
    if (hasRange && (!isSolvable || optimum < least || optimum > most)) continue;
    if (solvable !== undefined && solvable !== isSolvable) continue;
    if (isSymmetric !== undefined && isSymmetric !== (images[number] === 1)) continue;
    numbers[length++] = number;
  }
  return numbers.slice(0, length);
};
