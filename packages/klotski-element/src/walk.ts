// Going from block to block by arrow keys.
import {
  type Block,
  type Cell,
  CELLS,
  COLUMNS,
  HEIGHTS,
  ROWS,
  WIDTHS,
} from '@parlour/klotski/play';
import { cellsOf } from './view.ts';

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
const blockBeside = (blocks: readonly Block[], from: Block, way: number): Block | undefined => {
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

interface Met {
  readonly block: Block;
  /** Its cell at which the way comes in. */
  readonly cell: Cell;
}

/** The first block straight ahead of a cell, over gaps. */
const blockAhead = (
  blocks: readonly Block[],
  from: Block,
  start: Cell,
  way: number,
): Met | undefined => {
  const owners = new Map(blocks.flatMap((block) => cellsOf(block).map((cell) => [cell, block])));
  const row = Math.floor(start / COLUMNS);
  const isInLine = (cell: Cell): boolean =>
    Math.abs(way) > 1 ? cell >= 0 && cell < CELLS : Math.floor(cell / COLUMNS) === row;
  for (let cell = start + way; isInLine(cell); cell += way) {
    const block = owners.get(cell);
    if (block && block !== from) return { block, cell };
  }
  return undefined;
};

/**
 * Goes from block to block. It keeps the row and column that it goes along, as in a table with merged
 * cells: so the way back is the way there, and every block can be reached.
 */
export class Walker {
  #id: number | undefined;
  /** The cell of the block where it stands, from the block's own. */
  #inside = 0;

  /** The focus has come to where it is by other ways. */
  forget(): void {
    this.#id = undefined;
  }

  /** The next block; none at the edge. */
  next(blocks: readonly Block[], from: Block, way: number): Block | undefined {
    const start = from.cell + (this.#id === from.id ? this.#inside : 0);
    const ahead = blockAhead(blocks, from, start, way);
    const block = ahead?.block ?? blockBeside(blocks, from, way);
    if (!block) return undefined;
    this.#id = block.id;
    this.#inside = ahead ? ahead.cell - block.cell : 0;
    return block;
  }
}
