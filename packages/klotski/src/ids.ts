// The identities of blocks: those of format 4, and what comes after them.
import { BIG, type Block, type BlockCode, HORIZONTAL, SOLDIER, VERTICAL } from './types.ts';

/** A block without an identity. */
export type Placed = Omit<Block, 'id'>;

/** First and last identity that format 4 has for each code. */
export const ID_RANGES: Readonly<Record<BlockCode, readonly [first: number, last: number]>> = {
  [SOLDIER]: [6, 9],
  [VERTICAL]: [11, 15],
  [HORIZONTAL]: [1, 5],
  [BIG]: [10, 10],
};

/** Identities from here on are beyond format 4. */
export const FIRST_SPARE_ID = 16;

/** The shape that an identity of format 4 has; `undefined` if it has none. */
export const codeOfId = (id: number): BlockCode | undefined =>
  ([SOLDIER, VERTICAL, HORIZONTAL, BIG] as const).find(
    (code) => id >= ID_RANGES[code][0] && id <= ID_RANGES[code][1],
  );

/**
 * Gives blocks in scan order their canonical identities: each class of format 4 counts up; what is
 * beyond its capacity counts on from 16.
 */
export const numbered = (placed: readonly Placed[]): readonly Block[] => {
  const next: Record<number, number> = {};
  let spare = FIRST_SPARE_ID;
  return placed.map(({ code, cell }) => {
    const [first, last] = ID_RANGES[code];
    const id = (next[code] = (next[code] ?? first - 1) + 1);
    return { id: id <= last ? id : spare++, code, cell };
  });
};
