// Layouts that differ from one by one block. Pure; whether a board can be played on, the engine tells.
import {
  type Block,
  type BlockCode,
  BIG,
  type Cell,
  HORIZONTAL,
  judge,
  type Layout,
  layoutOf,
  SOLDIER,
  VERTICAL,
} from '@parlour/klotski';
import { keyOf } from '../collection/entry.ts';
import { ALL_CELLS, cellsOf, nearest, columnOf, rowOf, under } from '../model/geometry.ts';

export const CHANGES = ['moved', 'turned', 'added', 'removed'] as const;
export type Change = (typeof CHANGES)[number];

export interface Neighbour {
  readonly layout: Layout;
  readonly change: Change;
  /** The shape that was changed, as it was. */
  readonly code: BlockCode;
  /** The top left of the block that is where none was; absent where one was taken away. */
  readonly at?: Cell;
}

type Shape = Pick<Block, 'code' | 'cell'>;

const SHAPES: readonly BlockCode[] = [SOLDIER, VERTICAL, HORIZONTAL, BIG];

/** Everywhere on the board where a block of a shape can lie without lying on others. */
const placesFor = (code: BlockCode, others: readonly Block[]): readonly Cell[] =>
  ALL_CELLS.filter(
    (cell) =>
      nearest(code, columnOf(cell), rowOf(cell)) === cell &&
      under(others, { code, cell }).length === 0,
  );

const TURNED: Readonly<Partial<Record<BlockCode, BlockCode>>> = {
  [VERTICAL]: HORIZONTAL,
  [HORIZONTAL]: VERTICAL,
};

/** Turned, it still covers one of its cells. */
const turnsOf = (block: Block, others: readonly Block[]): readonly Shape[] => {
  const code = TURNED[block.code];
  if (!code) return [];
  const own = new Set(cellsOf(block));
  return placesFor(code, others)
    .map((cell) => ({ code, cell }))
    .filter((shape) => cellsOf(shape).some((cell) => own.has(cell)));
};

function* changesOf(blocks: readonly Block[]): Generator<{
  readonly change: Change;
  readonly code: BlockCode;
  readonly left: readonly Block[];
  readonly shape?: Shape;
}> {
  for (const block of blocks) {
    const { code } = block;
    const left = blocks.filter((other) => other !== block);
    for (const cell of placesFor(code, left))
      yield { change: 'moved', code, left, shape: { code, cell } };
    for (const shape of turnsOf(block, left)) yield { change: 'turned', code, left, shape };
    yield { change: 'removed', code, left };
  }
  for (const code of SHAPES) {
    for (const cell of placesFor(code, blocks))
      yield { change: 'added', code, left: blocks, shape: { code, cell } };
  }
}

/** Each layout once, with its mirror image, and none that is the same as this one. */
export const neighboursOf = (blocks: readonly Block[]): readonly Neighbour[] => {
  const known = new Set([keyOf(layoutOf(blocks))]);
  const found: Neighbour[] = [];
  for (const { change, code, left, shape } of changesOf(blocks)) {
    const after = shape ? [...left, { ...shape, id: 0 }] : left;
    const layout = layoutOf(after);
    const key = keyOf(layout);
    if (known.has(key)) continue;
    known.add(key);
    const numbered = after.map((block, index) => ({ ...block, id: index + 1 }));
    if (!judge({ blocks: numbered }).playable.holds) continue;
    found.push({ layout, change, code, ...(shape && { at: shape.cell }) });
  }
  return found;
};
