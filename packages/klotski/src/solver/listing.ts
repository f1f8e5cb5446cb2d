// Many layouts at once, as numbers of 32 bits: the beginning of a board, joined with every way to
// complete it. Ways to complete short ends are kept, as many beginnings share them.
import { bigMask, EMPTY_ITEM, fits, HEADS, ITEMS, restAfter, windowAfter } from './completions.ts';
import { CELLS, COLUMNS } from '../types.ts';
import { type Numbering } from './numbering.ts';

/** Ends with more completions than this are taken apart further. */
const KEPT = 1 << 12;

/** Room for the items of a whole board: two bits each, the first of them highest. */
const BITS = 32;

/** Writes ends with what comes before them: this loop is what listing costs. */
const join = (
  out: Uint32Array,
  at: number,
  codes: Uint32Array,
  from: number,
  to: number,
  prefix: number,
  bits: number,
): void => {
  for (let index = from; index < to; index++) {
    out[at + index - from] = prefix | ((codes[index] ?? 0) >>> bits);
  }
};

/** Numbers that a beginning can have beside what must still come. */
const PLACES = 1 << 9;

/** A board that is decided up to a cell: place of the 2×2, cell and window, as one number. */
const begun = (place: number, cell: number, window: number): number =>
  (place << 9) | (cell << 4) | window;
const placeOf = (start: number): number => start >> 9;
const cellOf = (start: number): number => (start >> 4) & 31;
const windowOf = (start: number): number => start & 15;

/** The beginning with an item more, and all covered cells behind it. */
const continued = (start: number, item: number): number => {
  const place = placeOf(start);
  const big = bigMask(HEADS[place] ?? 0);
  let cell = cellOf(start) + 1;
  let window = windowAfter(item, windowOf(start));
  while ((window & 1) === 1 || ((big >> cell) & 1) === 1) {
    cell++;
    window = windowAfter(EMPTY_ITEM, window);
  }
  return begun(place, cell, window);
};

/** Where nothing is decided but the place of the 2×2: behind the cells that it covers. */
const emptyBoard = (place: number): number => {
  const big = bigMask(HEADS[place] ?? 0);
  let cell = 0;
  while (((big >> cell) & 1) === 1) cell++;
  return begun(place, cell, 0);
};

const canTake = (start: number, item: number): boolean =>
  fits(item, cellOf(start), windowOf(start), bigMask(HEADS[placeOf(start)] ?? 0));

const waysFrom = (numbering: Numbering, start: number, rest: number): number =>
  numbering.ways(placeOf(start), cellOf(start), windowOf(start), rest);

/** The same beginning as seen from behind the 2×2, where its place makes no difference. */
const alike = (start: number): number =>
  cellOf(start) > (HEADS[placeOf(start)] ?? 0) + COLUMNS + 1 ? start & (PLACES - 1) : start;

/** All ways to complete a board, by its beginning and what must still come. */
const endsOf = (numbering: Numbering) => {
  const { demand } = numbering;
  const kept = new Map<number, Uint32Array>();
  const make = (start: number, rest: number, ways: number): Uint32Array => {
    const codes = new Uint32Array(ways);
    // Nothing more to decide: one end, without items.
    if (cellOf(start) === CELLS) return codes;
    let filled = 0;
    for (let item = 0; item < ITEMS.length; item++) {
      const after = canTake(start, item) ? restAfter(item, rest, demand) : -1;
      if (after < 0) continue;
      const next = continued(start, item);
      const more = waysFrom(numbering, next, after);
      if (more === 0) continue;
      join(codes, filled, endOf(next, after, more), 0, more, item << (BITS - 2), 2);
      filled += more;
    }
    return codes;
  };
  const endOf = (start: number, rest: number, ways: number): Uint32Array => {
    const same = alike(start);
    const key = same * demand.size + rest;
    const known = kept.get(key);
    if (known) return known;
    const made = make(same, rest, ways);
    kept.set(key, made);
    return made;
  };
  return endOf;
};

/** Fills `out` with the codes of consecutive layouts, beginning with number `from`. */
export const fillCodes = (numbering: Numbering, out: Uint32Array, from: number): void => {
  const { demand } = numbering;
  const endOf = endsOf(numbering);
  let skip = from;
  let filled = 0;
  const fillEnd = (codes: Uint32Array, prefix: number, bits: number): void => {
    const end = Math.min(codes.length, skip + out.length - filled);
    join(out, filled, codes, skip, end, prefix, bits);
    filled += end - skip;
    skip = 0;
  };
  const fill = (start: number, rest: number, ways: number, prefix: number, bits: number): void => {
    if (filled === out.length) return;
    if (skip >= ways) {
      skip -= ways;
      return;
    }
    if (ways <= KEPT) {
      fillEnd(endOf(start, rest, ways), prefix, bits);
      return;
    }
    for (let item = 0; item < ITEMS.length; item++) {
      const after = canTake(start, item) ? restAfter(item, rest, demand) : -1;
      if (after < 0) continue;
      const next = continued(start, item);
      const more = waysFrom(numbering, next, after);
      fill(next, after, more, prefix | (item << (BITS - 2 - bits)), bits + 2);
    }
  };
  for (let place = 0; place < HEADS.length; place++) {
    const start = emptyBoard(place);
    const rest = demand.size - 1;
    fill(start, rest, waysFrom(numbering, start, rest), 0, 0);
  }
};
