// Many layouts at once, as numbers of 32 bits: the beginning of a board, joined with every way to
// complete it. Ways to complete short ends are kept, as many beginnings share them.
import { bigMask, EMPTY_ITEM, fits, HEADS, ITEMS, restAfter, windowAfter } from './completions.ts';
import { CELLS } from '../types.ts';
import { type Numbering } from './numbering.ts';

/** Ends with more completions than this are taken apart further. */
const KEPT = 1 << 12;

/** Room for the items of a whole board: two bits each, the first of them highest. */
const BITS = 32;

/** A board that is decided up to a cell. */
interface Begun {
  /** Index into `HEADS`. */
  readonly place: number;
  readonly cell: number;
  readonly window: number;
  readonly rest: number;
}

/** The same beginning with all covered cells behind it. */
const uncovered = ({ place, cell, window, rest }: Begun): Begun => {
  const big = bigMask(HEADS[place] ?? 0);
  let [at, covers] = [cell, window];
  while ((covers & 1) === 1 || ((big >> at) & 1) === 1) {
    at++;
    covers = windowAfter(EMPTY_ITEM, covers);
  }
  return { place, cell: at, window: covers, rest };
};

/** The beginnings that are one item longer. */
const continued = ({ place, cell, window, rest }: Begun, numbering: Numbering) =>
  ITEMS.flatMap((_, item) => {
    if (!fits(item, cell, window, bigMask(HEADS[place] ?? 0))) return [];
    const after = restAfter(item, rest, numbering.demand);
    const next = uncovered({
      place,
      cell: cell + 1,
      window: windowAfter(item, window),
      rest: after,
    });
    const ways = after < 0 ? 0 : numbering.ways(next.place, next.cell, next.window, next.rest);
    return ways > 0 ? [{ item, next, ways }] : [];
  });

/** Ends by their beginning; all that lie behind the 2×2 are alike. */
const endsOf = (numbering: Numbering) => {
  const kept = new Map<number, Uint32Array>();
  const make = (begun: Begun, ways: number): Uint32Array => {
    const codes = new Uint32Array(ways);
    // Nothing more to decide: one end, without items.
    if (begun.cell === CELLS) return codes;
    let filled = 0;
    for (const { item, next, ways: more } of continued(begun, numbering)) {
      const first = item << (BITS - 2);
      for (const code of endOf(next, more)) codes[filled++] = first | (code >>> 2);
    }
    return codes;
  };
  const endOf = (begun: Begun, ways: number): Uint32Array => {
    const isBehind = begun.cell > (HEADS[begun.place] ?? 0) + 5;
    const place = isBehind ? 0 : begun.place;
    const key =
      ((place * 32 + begun.cell) * 16 + begun.window) * numbering.demand.size + begun.rest;
    const known = kept.get(key);
    if (known) return known;
    const made = make({ ...begun, place }, ways);
    kept.set(key, made);
    return made;
  };
  return endOf;
};

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

/** Fills `out` with the codes of consecutive layouts, beginning with number `from`. */
export const fillCodes = (numbering: Numbering, out: Uint32Array, from: number): void => {
  const endOf = endsOf(numbering);
  let skip = from;
  let filled = 0;
  const fillEnd = (codes: Uint32Array, prefix: number, bits: number): void => {
    const end = Math.min(codes.length, skip + out.length - filled);
    join(out, filled, codes, skip, end, prefix, bits);
    filled += end - skip;
    skip = 0;
  };
  const fill = (begun: Begun, ways: number, prefix: number, bits: number): void => {
    if (filled === out.length) return;
    if (skip >= ways) {
      skip -= ways;
      return;
    }
    if (ways <= KEPT) {
      fillEnd(endOf(begun, ways), prefix, bits);
      return;
    }
    for (const { item, next, ways: more } of continued(begun, numbering)) {
      fill(next, more, prefix | (item << (BITS - 2 - bits)), bits + 2);
    }
  };
  HEADS.forEach((_, place) => {
    const rest = numbering.demand.size - 1;
    const begun = uncovered({ place, cell: 0, window: 0, rest });
    fill(begun, numbering.ways(begun.place, begun.cell, begun.window, rest), 0, 0);
  });
};
