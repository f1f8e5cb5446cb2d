import { cellsIn, coverOf, isInside, maskOf } from './board.ts';
import { codeOfId, numbered } from './ids.ts';
import { BIG, type Block, type Code, CELLS, type Layout } from './types.ts';

const FEWEST_EMPTY = 2;

/** Exactly one big block and at least two empty cells; the blocks must be decodable. */
export const isPlayable = (blocks: readonly Block[]): boolean =>
  blocks.filter(({ code }) => code === BIG).length === 1 &&
  cellsIn(coverOf(blocks)).length <= CELLS - FEWEST_EMPTY;

/** Blocks by identity, as a state has them. */
export const byId = (blocks: readonly Block[]): readonly Block[] =>
  [...blocks].sort((a, b) => a.id - b.id);

/**
 * Reads a board in format 1 or 4, exactly, in scan order; `undefined` where there is any fault.
 * `parseLayout` tells which: this is for those who only want the board and have no room for more.
 */
const readWhole = (text: string): readonly Block[] | undefined => {
  const isNamed = text.length > CELLS;
  const size = isNamed ? 2 : 1;
  if (!/^(?:[0-4]{20}|[\d*]{40})$/.test(text)) return undefined;
  const blocks: Block[] = [];
  /** What must stand in cells that are covered already. */
  const due: string[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    const unit = text.slice(size * cell, size * (cell + 1));
    if (due[cell] !== undefined) {
      if (unit !== due[cell]) return undefined;
      continue;
    }
    const number = Number(unit);
    if (number === 0) continue;
    const code = isNamed ? codeOfId(number) : (number as Code);
    if (!code || !isInside(code, cell)) return undefined;
    for (const covered of cellsIn(maskOf(code, cell))) {
      if (due[covered] !== undefined) return undefined;
      due[covered] = isNamed ? '**' : unit;
    }
    blocks.push({ id: number, code, cell });
  }
  if (!isNamed) return numbered(blocks);
  return new Set(blocks.map(({ id }) => id)).size === blocks.length ? blocks : undefined;
};

/** The blocks of a layout with their canonical identities, in scan order; `undefined` if it is none. */
export const blocksOf = (layout: Layout): readonly Block[] | undefined =>
  layout.length === CELLS ? readWhole(layout) : undefined;

/** The blocks, by identity, of a playable board in format 1 or 4, exactly; `undefined` for all else. */
export const playableBlocks = (text: string): readonly Block[] | undefined => {
  const blocks = readWhole(text);
  return blocks && isPlayable(blocks) ? byId(blocks) : undefined;
};
