// Going from block to block by arrow keys.
import { type Block, COLUMNS, HEIGHTS, ROWS, WIDTHS } from '@parlour/klotski/play';

/** The differences of cells by which an arrow slides. */
export const WAYS: Readonly<Record<string, number>> = {
  ArrowUp: -COLUMNS,
  ArrowRight: 1,
  ArrowDown: COLUMNS,
  ArrowLeft: -1,
};

interface Span {
  readonly from: number;
  readonly to: number;
}

const columns = ({ code, cell }: Block): Span => {
  const from = cell % COLUMNS;
  return { from, to: from + WIDTHS[code] };
};
const rows = ({ code, cell }: Block): Span => {
  const from = Math.floor(cell / COLUMNS);
  return { from, to: from + HEIGHTS[code] };
};

/** Is a block still on the board after a step? */
export const staysInside = (block: Block, way: number): boolean => {
  const isAcross = Math.abs(way) === 1;
  const { from, to } = (isAcross ? columns : rows)(block);
  const step = Math.sign(way);
  return from + step >= 0 && to + step <= (isAcross ? COLUMNS : ROWS);
};

/** How far two spans are from one another; 0 where they share something. */
const apart = (a: Span, b: Span): number => Math.max(0, b.from - a.to + 1, a.from - b.to + 1);

/** The nearest block on one side: what lies straight ahead goes before what lies aside. */
export const blockBeside = (
  blocks: readonly Block[],
  from: Block,
  way: number,
): Block | undefined => {
  const isAcross = Math.abs(way) === 1;
  const along = isAcross ? columns : rows;
  const aside = isAcross ? rows : columns;
  let best: { readonly block: Block; readonly rank: number } | undefined;
  for (const block of blocks) {
    const gap = way > 0 ? along(block).from - along(from).to : along(from).from - along(block).to;
    if (gap < 0) continue;
    const rank = gap + 8 * apart(aside(from), aside(block));
    if (!best || rank < best.rank || (rank === best.rank && block.cell < best.block.cell))
      best = { block, rank };
  }
  return best?.block;
};
