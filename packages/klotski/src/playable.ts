import { cellsIn, coverOf } from './board.ts';
import { blocksOf, decode4 } from './decode.ts';
import { BIG, type Block, CELLS } from './types.ts';

const FEWEST_EMPTY = 2;

/** Exactly one big block and at least two empty cells; the blocks must be decodable. */
export const isPlayable = (blocks: readonly Block[]): boolean =>
  blocks.filter(({ code }) => code === BIG).length === 1 &&
  cellsIn(coverOf(blocks)).length <= CELLS - FEWEST_EMPTY;

/** Blocks by identity, as a state has them. */
export const byId = (blocks: readonly Block[]): readonly Block[] =>
  [...blocks].sort((a, b) => a.id - b.id);

const decoded4 = (text: string): readonly Block[] | undefined => {
  const decoded = /^[0-9*]{40}$/.test(text) ? decode4(text) : undefined;
  return decoded?.ok ? decoded.value : undefined;
};

/** The blocks, by identity, of a playable board in format 1 or 4, exactly; `undefined` for all else. */
export const playableBlocks = (text: string): readonly Block[] | undefined => {
  const blocks = blocksOf(text) ?? decoded4(text);
  return blocks && isPlayable(blocks) ? byId(blocks) : undefined;
};
