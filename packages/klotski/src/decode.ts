// From text to blocks, with bare faults: codes and places without words, so that who shows none of
// them need not load them. What the formats are: docs/notations/klotski.md.
import { err, ok, type Result } from '@parlour/game-core';
import { isInside, maskOf } from './board.ts';
import { codeOfId, type Placed } from './ids.ts';
import { type Block, type BlockCode, type Cell, CELLS } from './types.ts';

/** Why a text is no board, in the order in which it is asked. */
export const FORMAT_ERRORS = [
  'empty_input',
  'undetected',
  'char',
  'length',
  'bad_id',
  'duplicate_id',
  'stray_star',
  'covered_not_star',
  'out_of_board',
  'overlap',
  'broken_piece',
  'too_short',
  'too_long',
  'out_of_range',
] as const;
export type FormatErrorCode = (typeof FORMAT_ERRORS)[number];

/** A fault without words. */
export interface FormatFault {
  readonly code: FormatErrorCode;
  /** Index into the text that was decoded; its length, where something is missing. */
  readonly index: number;
  /** The cell concerned: of a block, its top left. */
  readonly cell?: Cell;
  /** A second cell: where the block does not fit, or where the identity was seen first. */
  readonly at?: Cell;
}

export const fault = (code: FormatErrorCode, index: number, cell?: Cell, at?: Cell) =>
  err<FormatFault>({
    code,
    index,
    ...(cell !== undefined && { cell }),
    ...(at !== undefined && { at }),
  });

/** Lays blocks one after the other, each on the first uncovered cell or later. */
export const laying = () => {
  let covered = 0;
  return {
    isCovered: (cell: Cell): boolean => ((covered >> cell) & 1) === 1,
    /** Lays a block, or tells why not; in scan order only the cell to the right can be taken. */
    lay: (code: BlockCode, cell: Cell, index: number): Result<undefined, FormatFault> => {
      if (!isInside(code, cell)) return fault('out_of_board', index, cell);
      if (covered & maskOf(code, cell)) return fault('overlap', index, cell, cell + 1);
      covered |= maskOf(code, cell);
      return ok(undefined);
    },
  };
};

/** A digit's code; the digit must be one. */
const codeAt = (text: string, index: number): 0 | BlockCode =>
  Number(text.charAt(index)) as 0 | BlockCode;

/** Decodes format 1: exactly 20 digits from 0 to 4. */
export const decode1 = (text: string): Result<readonly Placed[], FormatFault> => {
  const { isCovered, lay } = laying();
  const placed: Placed[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    const code = codeAt(text, cell);
    if (code === 0 || isCovered(cell)) continue;
    const laid = lay(code, cell, cell);
    if (!laid.ok) return laid;
    for (let at = cell; at < CELLS; at++) {
      const isOwn = (maskOf(code, cell) >> at) & 1;
      if (isOwn && codeAt(text, at) !== code) return fault('broken_piece', cell, cell, at);
    }
    placed.push({ code, cell });
  }
  return ok(placed);
};

/** Decodes format 4: exactly 40 digits and stars. */
export const decode4 = (text: string): Result<readonly Block[], FormatFault> => {
  const { isCovered, lay } = laying();
  const blocks: Block[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    const index = 2 * cell;
    const unit = text.slice(index, index + 2);
    if (isCovered(cell)) {
      if (unit !== '**') return fault('covered_not_star', index, cell);
      continue;
    }
    if (unit === '**') return fault('stray_star', index, cell);
    if (unit === '00') continue;
    const id = Number(unit);
    const code = codeOfId(id);
    if (!code) return fault('bad_id', index, cell);
    const first = blocks.find((block) => block.id === id);
    if (first) return fault('duplicate_id', index, cell, first.cell);
    const laid = lay(code, cell, index);
    if (!laid.ok) return laid;
    blocks.push({ id, code, cell });
  }
  return ok(blocks);
};
