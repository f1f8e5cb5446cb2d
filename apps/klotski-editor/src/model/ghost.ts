// What a block would do if it were let go now.
import { type Block, type BlockCode, type Cell } from '@parlour/klotski';
import { columnOf, fitAt, nearest, rowOf, under } from './geometry.ts';

export interface Ghost {
  readonly code: BlockCode;
  /** Where its top left would be. */
  readonly cell: Cell;
  /** The top lefts of blocks that would have to go. */
  readonly gone: readonly Cell[];
}

const ghost = (blocks: readonly Block[], code: BlockCode, cell: Cell): Ghost => ({
  code,
  cell,
  gone: under(blocks, { code, cell }).map((block) => block.cell),
});

/** A new block over a cell, where it fits best. */
export const ghostAt = (blocks: readonly Block[], code: BlockCode, cell: Cell): Ghost =>
  ghost(blocks, code, fitAt(blocks, code, cell));

/** A block that is carried, with its top left near a place in columns and rows. */
export const ghostNear = (
  blocks: readonly Block[],
  carried: Block,
  column: number,
  row: number,
): Ghost =>
  ghost(
    blocks.filter((block) => block !== carried),
    carried.code,
    nearest(carried.code, column, row),
  );

/** The next place in a direction where a block can stand without anybody's going. */
export const freeBeside = (
  blocks: readonly Block[],
  { code, cell, id }: Block,
  column: -1 | 0 | 1,
  row: -1 | 0 | 1,
): Cell | undefined => {
  const others = blocks.filter((block) => block.id !== id);
  const from = { x: columnOf(cell), y: rowOf(cell) };
  let last = cell;
  for (let steps = 1; ; steps++) {
    const next = nearest(code, from.x + column * steps, from.y + row * steps);
    if (next === last) return undefined;
    if (under(others, { code, cell: next }).length === 0) return next;
    last = next;
  }
};
