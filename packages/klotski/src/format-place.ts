// Where in a text it is that a board has too much of something for a format or for a game.
import { textOf } from '@parlour/game-core';
import { coverOf, maskOf } from './board.ts';
import { beyond4, canonical, type EncodeError } from './format-make.ts';
import { FORMAT_TEXT_LIMIT, type Mode, type ReadBoard } from './format-read.ts';
import { exactly, leniently } from './format-text.ts';
import { BIG, type Block, type Cell } from './types.ts';

/** A place in a text, and on the board where there is one. */
export interface TextPlace {
  /** An index into the text as it was given; its length, where something is missing. */
  readonly position: number;
  /** The top left of the block that is too much. */
  readonly cell?: Cell;
}

/** How many blocks and empty cells stand before a cell. */
const before = (blocks: readonly Block[], cell: Cell): number => {
  const covered = coverOf(blocks);
  let count = blocks.filter((block) => block.cell < cell).length;
  for (let at = 0; at < cell; at++) count += ((covered >> at) & 1) ^ 1;
  return count;
};

/** Where a block is written, as an index into the signs that count. */
const indexOf = ({ format, blocks }: ReadBoard, cell: Cell): number => {
  switch (format) {
    case '1':
    case '2':
      return cell;
    case '3':
      return before(blocks, cell);
    case '4':
      return 2 * cell;
    case 'common': {
      const others = blocks.filter(({ code }) => code !== BIG);
      const big = blocks.find(({ code }) => code === BIG);
      if (!big || big.cell === cell) return 0;
      // The cells of the 2×2 are neither blocks nor empty here.
      const own = maskOf(BIG, big.cell) & ((1 << cell) - 1);
      const inside = [0, 1, 4, 5].filter((step) => (own >> (big.cell + step)) & 1).length;
      return 1 + ((before(others, cell) - inside) >> 1);
    }
    case 'short':
      return 0;
  }
};

/** The block that is one too many; none, where too little is there. */
const surplusOf = (blocks: readonly Block[], code: EncodeError['code']): Cell | undefined => {
  if (code === 'capacity') return beyond4(canonical(blocks))[0];
  if (code === 'many_big') return blocks.filter((block) => block.code === BIG)[1]?.cell;
  return undefined;
};

/** Where a text that could be read says what a format or a game cannot have. */
export const placeOf = (
  text: string,
  read: ReadBoard,
  code: EncodeError['code'],
  mode: Mode = 'strict',
): TextPlace => {
  const given = textOf(text);
  const cell = surplusOf(read.blocks, code);
  if (cell === undefined) return { position: given.length };
  const prepare = mode === 'lenient' ? leniently : exactly;
  const { positionOf } = prepare(given.slice(0, FORMAT_TEXT_LIMIT));
  return { position: positionOf(indexOf(read, cell)), cell };
};
