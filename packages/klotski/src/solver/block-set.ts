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

/** `h=1,v=4,s=4`. */
export const makeBlockSet = ({ h, v, s }: BlockSet): string => `h=${h},v=${v},s=${s}`;
