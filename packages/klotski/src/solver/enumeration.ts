// All 29,334,498 layouts with exactly one 2×2 and at least two empties, without holding them:
// counted, numbered, listed and paged, all of them or those made of certain blocks.
import { textOf } from '@parlour/game-core';
import { CELLS, COLUMNS, type Layout } from '../types.ts';
import { type BlockFilter, type BlockSet, emptiesOf, isPossible, MOST } from './block-set.ts';
import { bigMask, demandOf, fillPlace, HEADS, PLACE_ROWS } from './completions.ts';
import { fillCodes } from './listing.ts';
import { Numbering } from './numbering.ts';

export {
  type BlockFilter,
  type BlockSet,
  blocksOf,
  emptiesOf,
  makeBlockSet,
  parseBlockFilter,
} from './block-set.ts';

let all: Numbering | undefined;
let last: { readonly name: string; readonly numbering: Numbering } | undefined;

/** Made when first needed, so that importing costs nothing; the latest filter's is kept. */
const numberingOf = (blocks: BlockFilter = {}): Numbering => {
  const { h, v, s } = blocks;
  if (h === undefined && v === undefined && s === undefined) return (all ??= new Numbering());
  const name = [h, v, s].join();
  if (last?.name !== name) last = { name, numbering: new Numbering(blocks) };
  return last.numbering;
};

/**
 * The number of a layout among all, 0–29,334,497, which is its ShortCode; or among those made of
 * certain blocks. `undefined` where it is none of them.
 */
export const rank = (layout: Layout, blocks?: BlockFilter): number | undefined =>
  numberingOf(blocks).rank(textOf(layout));

/** The layout with a number; `undefined` where there is none. */
export const unrank = (index: number, blocks?: BlockFilter): Layout | undefined =>
  numberingOf(blocks).unrank(index);

/** How many layouts there are, of all or of those made of certain blocks. */
export const count = (blocks?: BlockFilter): number => numberingOf(blocks).size;

/** Layouts in order, one number of 32 bits each: what stands beside the 2×2, and where that is. */
export interface Listing {
  /** Two bits a block or empty in scan order, the first highest: a CommonCode without its head. */
  readonly codes: Uint32Array;
  /** Where the layouts with each place of the 2×2 (`HEADS`) begin; at the end the length. */
  readonly starts: readonly number[];
}

/**
 * All layouts at once, 117 MB of them if no blocks are named. An array that is given is filled and
 * used again, if it is as long as needed.
 */
export const list = (blocks?: BlockFilter, into?: Uint32Array): Listing => {
  const numbering = numberingOf(blocks);
  const codes =
    into && into.length >= numbering.size
      ? into.subarray(0, numbering.size)
      : new Uint32Array(numbering.size);
  fillCodes(numbering, codes, 0);
  return { codes, starts: numbering.starts };
};

const ITEMS = [
  { digit: '0', reach: 0 },
  { digit: '3', reach: 1 },
  { digit: '2', reach: COLUMNS },
  { digit: '1', reach: 0 },
] as const;

const makeLayout = (head: number, code: number): Layout => {
  const big = bigMask(head);
  const digits: string[] = Array.from({ length: CELLS }, (_, cell) =>
    ((big >> cell) & 1) === 1 ? '4' : '',
  );
  let rest = code;
  for (let cell = 0; cell < CELLS; cell++) {
    if (digits[cell] !== '') continue;
    const { digit, reach } = ITEMS[(rest >>> 30) as 0 | 1 | 2 | 3];
    digits[cell] = digit;
    digits[cell + reach] = digit;
    rest <<= 2;
  }
  return digits.join('');
};

/** The layout at a place of a listing; `undefined` where there is none. */
export const layoutAt = ({ codes, starts }: Listing, index: number): Layout | undefined => {
  const code = codes[index];
  if (code === undefined) return undefined;
  const place = starts.findLastIndex((start) => start <= index);
  return makeLayout(HEADS[place] ?? 0, code);
};

/** At most `limit` layouts from number `offset` on. */
export const page = (offset: number, limit: number, blocks?: BlockFilter): readonly Layout[] => {
  const numbering = numberingOf(blocks);
  const isRange = Number.isInteger(offset) && offset >= 0 && limit > 0;
  const length = isRange ? Math.max(Math.min(Math.floor(limit), numbering.size - offset), 0) : 0;
  const codes = new Uint32Array(length);
  fillCodes(numbering, codes, offset);
  let place = 0;
  return Array.from(codes, (code, index) => {
    while ((numbering.starts[place + 1] ?? 0) <= offset + index) place++;
    return makeLayout(HEADS[place] ?? 0, code);
  });
};

/** A set of blocks that fills a board with one 2×2 and at least two empties. */
export interface CountedBlockSet extends BlockSet {
  readonly empties: number;
  /** How many layouts are made of these blocks. */
  readonly count: number;
}

const countBlockSets = (): readonly CountedBlockSet[] => {
  const demand = demandOf(MOST);
  const { size, strideH, strideV, strideS } = demand;
  const counts = new Uint32Array(PLACE_ROWS * size);
  const sums = new Float64Array(size);
  for (const head of HEADS) {
    const column = head % COLUMNS;
    // The right-hand places of the 2×2 are the left-hand ones in a mirror.
    if (column === 2) continue;
    counts.fill(0);
    fillPlace(counts, 0, head, demand);
    const times = column === 0 ? 2 : 1;
    for (let rest = 0; rest < size; rest++)
      sums[rest] = (sums[rest] ?? 0) + times * (counts[rest] ?? 0);
  }
  const sets: CountedBlockSet[] = [];
  for (let h = 0; h <= MOST.h; h++) {
    for (let v = 0; v <= MOST.v; v++) {
      for (let s = 0; s <= MOST.s; s++) {
        const empties = emptiesOf({ h, v, s });
        const found = sums[h * strideH + v * strideV + s * strideS] ?? 0;
        if (isPossible({ h, v, s }) && found > 0) sets.push({ h, v, s, empties, count: found });
      }
    }
  }
  return sets;
};

let counted: readonly CountedBlockSet[] | undefined;

/** The 203 sets of blocks, by horizontals, verticals, soldiers, with the number of their layouts. */
export const blockSets = (): readonly CountedBlockSet[] => (counted ??= countBlockSets());
