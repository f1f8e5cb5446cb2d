import { ok, type ParseError, parseError, type Result, textOf } from '@parlour/game-core';
import { type Layout } from '../types.ts';

/** Which blocks a board has beside its one 2×2; the other cells are empty. */
export interface BlockSet {
  /** Horizontal blocks, 0–8. */
  readonly h: number;
  /** Vertical blocks, 0–8. */
  readonly v: number;
  /** Soldiers, 0–14. */
  readonly s: number;
}

/** A condition on the blocks of a board; what is absent may be any number. */
export type BlockFilter = Partial<BlockSet>;

/** Cells that the 2×2 leaves. */
const LEFT = 16;

/** How many cells stay empty beside these blocks and the 2×2; negative, if they do not fit. */
export const emptiesOf = ({ h, v, s }: BlockSet): number => LEFT - 2 * (h + v) - s;

/** Playable boards have so many empties at least. */
export const EMPTIES = 2;

/** More of each kind does not fit beside a 2×2 and two empties. */
export const MOST = { h: 8, v: 8, s: LEFT - EMPTIES } as const satisfies BlockSet;

const KINDS = ['h', 'v', 's'] as const;

/** Can there be boards with these blocks, as far as numbers tell? */
export const isPossible = (blocks: BlockFilter): boolean =>
  emptiesOf({ h: 0, v: 0, s: 0, ...blocks }) >= EMPTIES &&
  KINDS.every((kind) => {
    const number = blocks[kind] ?? 0;
    return Number.isInteger(number) && number >= 0 && number <= MOST[kind];
  });

/** `h=1,v=4,s=4`. */
export const makeBlockSet = ({ h, v, s }: BlockSet): string => `h=${h},v=${v},s=${s}`;

/** The blocks of a layout that is well formed, as many as its digits say. */
export const blocksOf = (layout: Layout): BlockSet => {
  const digits = { h: 0, v: 0, s: 0 };
  for (const digit of layout) {
    if (digit === '3') digits.h++;
    else if (digit === '2') digits.v++;
    else if (digit === '1') digits.s++;
  }
  return { h: digits.h / 2, v: digits.v / 2, s: digits.s };
};

const isKind = (name: string): name is keyof BlockSet =>
  (KINDS as readonly string[]).includes(name);

/**
 * Reads `h=1,v=4,s=4`, in any order; what is absent may be any number. Errors: `bad-blocks` for
 * anything else, `duplicate-blocks` for a kind that comes twice.
 */
export const parseBlockFilter = (input: string): Result<BlockFilter, ParseError> => {
  const filter: { h?: number; v?: number; s?: number } = {};
  let position = 0;
  for (const part of textOf(input).split(',')) {
    const [, name = '', digits] = /^([a-z])=(\d{1,2})$/.exec(part) ?? [];
    if (!isKind(name)) {
      return parseError('bad-blocks', position, `Blocks are told like h=1,v=4,s=4.`);
    }
    if (filter[name] !== undefined) {
      return parseError('duplicate-blocks', position, `${name} comes twice.`);
    }
    filter[name] = Number(digits);
    position += part.length + 1;
  }
  return ok(filter);
};
