// Numbers of layouts: in ascending order of the 2×2's cell, then of what stands on each further
// cell in scan order, where empty comes before horizontal, vertical and soldier. That is the order
// of dnomd343/klotski's CommonCode, whose ShortCode is the number among all layouts.
import { CELLS, COLUMNS, type Layout } from '../types.ts';
import { type BlockFilter, isPossible } from './block-set.ts';
import {
  bigMask,
  type Demand,
  demandOf,
  EMPTY_ITEM,
  fillPlace,
  fits,
  HEADS,
  PLACE_ROWS,
  restAfter,
  windowAfter,
  WINDOWS,
} from './completions.ts';

/** Where each place of the 2×2 stands in `HEADS`; -1 for cells where it cannot be. */
const PLACE_OF = Int8Array.from({ length: CELLS }, (_, cell) =>
  (HEADS as readonly number[]).indexOf(cell),
);

const DIGIT_ZERO = 48;
const BIG_DIGIT = 52;
/** The item that a digit of a layout stands for. */
const ITEM_OF = [0, 3, 2, 1] as const;
const DIGIT_OF = [48, 51, 50, 49] as const;
/** Where else a digit stands, beside the first cell of its item. */
const REACH = [0, 1, COLUMNS, 0] as const;

/** The digits of an empty board. */
const BLANK: readonly number[] = Array.from({ length: CELLS }, () => DIGIT_ZERO);

/** The layouts with one 2×2, two empties at least, and the blocks of a filter, in order. */
export class Numbering {
  /** How many layouts there are. */
  readonly size: number;
  /** The number of the first layout with each place of the 2×2, and at the end the size. */
  readonly starts: readonly number[];
  /** What must come on an empty board. */
  readonly demand: Demand;
  readonly #counts: Uint32Array;

  constructor(filter: BlockFilter = {}) {
    const isEmpty = !isPossible(filter);
    const demand = demandOf(isEmpty ? { h: 0, v: 0, s: 0 } : filter);
    const counts = new Uint32Array(HEADS.length * PLACE_ROWS * demand.size);
    const starts = [0];
    let size = 0;
    HEADS.forEach((head, place) => {
      const start = place * PLACE_ROWS * demand.size;
      if (!isEmpty) fillPlace(counts, start, head, demand);
      size += counts[start + demand.size - 1] ?? 0;
      starts.push(size);
    });
    this.size = size;
    this.starts = starts;
    this.demand = demand;
    this.#counts = counts;
  }

  /** In how many ways a board can be completed whose cells before this one are decided. */
  ways(place: number, cell: number, window: number, rest: number): number {
    const row = place * PLACE_ROWS + cell * WINDOWS + window;
    return rest < 0 ? 0 : (this.#counts[row * this.demand.size + rest] ?? 0);
  }

  /** The number of a layout; `undefined` where it is none of these layouts, or no layout at all. */
  rank(layout: Layout): number | undefined {
    const head = layout.length === CELLS && this.size > 0 ? layout.indexOf('4') : -1;
    const place = head < 0 ? -1 : (PLACE_OF[head] ?? -1);
    if (place < 0) return undefined;
    const big = bigMask(head);
    let rank = this.starts[place] ?? 0;
    let rest = this.demand.size - 1;
    let window = 0;
    for (let cell = 0; cell < CELLS; cell++) {
      const digit = layout.charCodeAt(cell);
      const isBig = ((big >> cell) & 1) === 1;
      if (isBig && digit !== BIG_DIGIT) return undefined;
      // Covered cells were compared when their block was read.
      if (isBig || (window & 1) === 1) {
        window >>= 1;
        continue;
      }
      const item = ITEM_OF[digit - DIGIT_ZERO];
      if (item === undefined || !fits(item, cell, window, big)) return undefined;
      if (layout.charCodeAt(cell + REACH[item]) !== digit) return undefined;
      for (let less = EMPTY_ITEM; less < item; less++) {
        if (!fits(less, cell, window, big)) continue;
        const after = restAfter(less, rest, this.demand);
        rank += this.ways(place, cell + 1, windowAfter(less, window), after);
      }
      rest = restAfter(item, rest, this.demand);
      if (rest < 0) return undefined;
      window = windowAfter(item, window);
    }
    return rest === 0 ? rank : undefined;
  }

  /** The layout with a number from 0 to below the size; `undefined` for all other numbers. */
  unrank(index: number): Layout | undefined {
    if (!Number.isInteger(index) || index < 0 || index >= this.size) return undefined;
    let place = 0;
    while ((this.starts[place + 1] ?? 0) <= index) place++;
    const big = bigMask(HEADS[place] ?? 0);
    const digits = BLANK.slice();
    let left = index - (this.starts[place] ?? 0);
    let rest = this.demand.size - 1;
    let window = 0;
    for (let cell = 0; cell < CELLS; cell++) {
      const isBig = ((big >> cell) & 1) === 1;
      if (isBig) digits[cell] = BIG_DIGIT;
      if (isBig || (window & 1) === 1) {
        window >>= 1;
        continue;
      }
      for (let item: number = EMPTY_ITEM; ; item++) {
        if (!fits(item, cell, window, big)) continue;
        const after = restAfter(item, rest, this.demand);
        const next = windowAfter(item, window);
        const ways = this.ways(place, cell + 1, next, after);
        if (left >= ways) {
          left -= ways;
          continue;
        }
        const digit = DIGIT_OF[item] ?? 0;
        digits[cell] = digit;
        digits[cell + (REACH[item] ?? 0)] = digit;
        rest = after;
        window = next;
        break;
      }
    }
    return String.fromCharCode(...digits);
  }
}
