// All that can be done to a design. Every verb gives a design again, or tells why it cannot.
import {
  type Block,
  blockAt,
  type BlockCode,
  type Cell,
  COLUMNS,
  HORIZONTAL,
  VERTICAL,
  WIDTHS,
} from '@parlour/klotski';
import { type Design, designed, EMPTY_DESIGN, freeId } from './design.ts';
import { cellsOf, columnOf, nearest, rowOf, under } from './geometry.ts';

export type Verb =
  /**
   * Puts a new block with its top left at a cell, or as near as the board allows, in the place of
   * what is there.
   */
  | { readonly type: 'put'; readonly code: BlockCode; readonly cell: Cell }
  /** Moves the block that covers `from` so that its top left is `to`, in the place of what is there. */
  | { readonly type: 'move'; readonly from: Cell; readonly to: Cell }
  /** Turns the block that covers a cell between vertical and horizontal. */
  | { readonly type: 'rotate'; readonly cell: Cell }
  /** Takes away the block that covers a cell. */
  | { readonly type: 'erase'; readonly cell: Cell }
  /** Two blocks of one shape change their identities. */
  | { readonly type: 'swap'; readonly one: Cell; readonly other: Cell }
  /** Left becomes right. */
  | { readonly type: 'mirror' }
  | { readonly type: 'clear' }
  /** Keeps identities from now on, or counts them up in scan order again. */
  | { readonly type: 'keep-ids'; readonly keepsIds: boolean }
  /** Another board, which must be decodable. */
  | { readonly type: 'load'; readonly blocks: readonly Block[]; readonly keepsIds: boolean };

export const VERB_REFUSALS = ['nothing-there', 'cannot-turn', 'no-room', 'not-alike'] as const;
export type VerbRefusal = (typeof VERB_REFUSALS)[number];

/** What became of it; `at` is the top left of the block that was dealt with. */
export type Done =
  | { readonly ok: true; readonly design: Design; readonly at: Cell | undefined }
  | { readonly ok: false; readonly refusal: VerbRefusal };

const refuse = (refusal: VerbRefusal): Done => ({ ok: false, refusal });

/** The design with these blocks; whoever lies under the last one goes. */
const laid = ({ blocks, keepsIds }: Design, block: Block): Done => {
  const gone = under(blocks, block);
  const left = blocks.filter((other) => other.id !== block.id && !gone.includes(other));
  return { ok: true, design: designed([...left, block], keepsIds), at: block.cell };
};

/** The cell for a block's top left that lies on the board and is nearest to one. */
const within = (code: BlockCode, cell: Cell): Cell => nearest(code, columnOf(cell), rowOf(cell));

const put = (design: Design, code: BlockCode, cell: Cell): Done => {
  const { blocks } = design;
  const own = blockAt(blocks, cell);
  if (own?.code === code && own.cell === cell) return { ok: true, design, at: cell };
  const gone = under(blocks, { code, cell });
  const left = blocks.filter((block) => !gone.includes(block));
  return laid({ ...design, blocks: left }, { id: freeId(left, code), code, cell });
};

const TURNED: Readonly<Partial<Record<BlockCode, BlockCode>>> = {
  [VERTICAL]: HORIZONTAL,
  [HORIZONTAL]: VERTICAL,
};

/** Turned about its top left if there is room, else about its other cell, else just beside. */
const rotate = (design: Design, block: Block): Done => {
  const code = TURNED[block.code];
  if (!code) return refuse('cannot-turn');
  const others = design.blocks.filter((other) => other !== block);
  const [column, row] = [columnOf(block.cell), rowOf(block.cell)];
  const wide = WIDTHS[code] > 1;
  const places = [
    [0, 0],
    wide ? [-1, 0] : [0, -1],
    wide ? [0, 1] : [1, 0],
    wide ? [-1, 1] : [1, -1],
  ].map(([x = 0, y = 0]) => nearest(code, column + x, row + y));
  const cell = places.find(
    (place) =>
      cellsOf({ code, cell: place }).some((one) => cellsOf(block).includes(one)) &&
      under(others, { code, cell: place }).length === 0,
  );
  if (cell === undefined) return refuse('no-room');
  return laid({ ...design, blocks: others }, { id: freeId(others, code, block.id), code, cell });
};

const swap = (design: Design, one: Block | undefined, other: Block | undefined): Done => {
  if (!one || !other) return refuse('nothing-there');
  if (one === other || one.code !== other.code) return refuse('not-alike');
  const blocks = design.blocks.map((block) => {
    if (block === one) return { ...block, id: other.id };
    return block === other ? { ...block, id: one.id } : block;
  });
  return { ok: true, design: designed(blocks, true), at: other.cell };
};

const mirrored = ({ id, code, cell }: Block): Block => ({
  id,
  code,
  cell: COLUMNS * rowOf(cell) + (COLUMNS - WIDTHS[code] - columnOf(cell)),
});

const whole = (design: Design): Done => ({ ok: true, design, at: undefined });

/** Does it. */
export const perform = (design: Design, verb: Verb): Done => {
  const { blocks, keepsIds } = design;
  switch (verb.type) {
    case 'put':
      return put(design, verb.code, within(verb.code, verb.cell));
    case 'move': {
      const block = blockAt(blocks, verb.from);
      if (!block) return refuse('nothing-there');
      return laid(design, { ...block, cell: within(block.code, verb.to) });
    }
    case 'rotate': {
      const block = blockAt(blocks, verb.cell);
      return block ? rotate(design, block) : refuse('nothing-there');
    }
    case 'erase': {
      const block = blockAt(blocks, verb.cell);
      if (!block) return refuse('nothing-there');
      return whole(
        designed(
          blocks.filter((other) => other !== block),
          keepsIds,
        ),
      );
    }
    case 'swap':
      return swap(design, blockAt(blocks, verb.one), blockAt(blocks, verb.other));
    case 'mirror':
      return whole(designed(blocks.map(mirrored), keepsIds));
    case 'clear':
      return whole({ ...EMPTY_DESIGN, keepsIds });
    case 'keep-ids':
      return whole(designed(blocks, verb.keepsIds));
    case 'load':
      return whole(designed(verb.blocks, verb.keepsIds));
  }
};
