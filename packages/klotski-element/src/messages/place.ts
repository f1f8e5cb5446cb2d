// What the languages share: how a block lies, as numbers.
import { type Block, COLUMNS, HEIGHTS, WIDTHS } from '@parlour/klotski/play';

/** Where a block lies: first and last row and column, from 1. */
export interface Lying {
  readonly rows: readonly [number, number];
  readonly columns: readonly [number, number];
}

export const lying = ({ code, cell }: Block): Lying => {
  const [row, column] = [Math.floor(cell / COLUMNS) + 1, (cell % COLUMNS) + 1];
  return {
    rows: [row, row + HEIGHTS[code] - 1],
    columns: [column, column + WIDTHS[code] - 1],
  };
};

/** One number, or two with something between. */
export const span = ([first, last]: readonly [number, number], between: string): string =>
  first === last ? String(first) : `${first}${between}${last}`;
