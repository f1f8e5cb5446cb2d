import { err, ok, type Result } from '@parlour/game-core';
import { inScanOrder, layoutOf, maskOf } from './board.ts';
import { makeCommon, makeShort } from './codes.ts';
import { FIRST_SPARE_ID, ID_RANGES, numbered } from './ids.ts';
import { type Format } from './format-read.ts';
import { countsOf } from './setup.ts';
import { BIG, type Block, CELLS, type Cell, HORIZONTAL, VERTICAL } from './types.ts';

/** Why a board cannot be written in a format. */
export interface EncodeError {
  readonly code: 'capacity' | 'no_big' | 'many_big' | 'too_few_empty';
  readonly message: string;
  /** The cells of the blocks at fault. */
  readonly cells: readonly Cell[];
}

export const WARNINGS = [
  'no_big',
  'many_big',
  'too_few_empty',
  'general_repeat',
  'noncanonical_ids',
] as const;
export type Warning = (typeof WARNINGS)[number];

/** The same blocks in scan order with the identities that format 4 would give them. */
export const canonical = (blocks: readonly Block[]): readonly Block[] =>
  numbered(inScanOrder(blocks));

/** Each cell as what stands for it: its block's unit at the top left, `covered` elsewhere. */
const written = (
  blocks: readonly Block[],
  unit: (block: Block) => string,
  empty: string,
  covered: string,
): string => {
  const units = Array<string>(CELLS).fill(empty);
  for (const block of blocks) {
    for (let cell = block.cell; cell < CELLS; cell++) {
      if ((maskOf(block.code, block.cell) >> cell) & 1) {
        units[cell] = cell === block.cell ? unit(block) : covered;
      }
    }
  }
  return units.join('');
};

const digit = ({ code }: Block): string => String(code);

/** Format 1: 20 digits, every covered cell filled. The blocks must be decodable, as below. */
export const make1 = layoutOf;

/** Format 2: 20 characters, covered cells but the top left ones are stars. */
export const make2 = (blocks: readonly Block[]): string => written(blocks, digit, '0', '*');

/** Format 3: one digit for each block and each empty cell, 6 to 20. */
export const make3 = (blocks: readonly Block[]): string => written(blocks, digit, '0', '');

/** The cells of blocks beyond what format 4 can number. */
export const beyond4 = (blocks: readonly Block[]): readonly Cell[] =>
  inScanOrder(blocks)
    .filter(({ id, code }) => {
      const [first, last] = ID_RANGES[code];
      return id >= FIRST_SPARE_ID || id < first || id > last;
    })
    .map(({ cell }) => cell);

/** Format 4 with the identities that the blocks have; `canonical` first gives those of the format. */
export const make4 = (blocks: readonly Block[]): Result<string, EncodeError> => {
  const cells = beyond4(blocks);
  if (cells.length === 0) {
    return ok(written(blocks, ({ id }) => String(id).padStart(2, '0'), '00', '**'));
  }
  const message =
    'Format 4 holds one big block, five horizontal and five vertical ones and four soldiers.';
  return err({ code: 'capacity', message, cells });
};

const noCode = (blocks: readonly Block[], isShort: boolean): EncodeError | undefined => {
  const bigs = blocks.filter(({ code }) => code === BIG);
  if (bigs.length === 0) {
    return { code: 'no_big', message: 'A board without a big block has no such code.', cells: [] };
  }
  if (bigs.length > 1) {
    const message = 'A board with several big blocks has no such code.';
    return { code: 'many_big', message, cells: bigs.map(({ cell }) => cell) };
  }
  return isShort && countsOf(blocks).empty < 2
    ? {
        code: 'too_few_empty',
        message: 'A board with less than two empty cells has no short code.',
        cells: [],
      }
    : undefined;
};

/** Writes a board in a format; identities are kept in format 4. */
export const writeBoard = (
  blocks: readonly Block[],
  format: Format,
): Result<string, EncodeError> => {
  switch (format) {
    case '1':
      return ok(make1(blocks));
    case '2':
      return ok(make2(blocks));
    case '3':
      return ok(make3(blocks));
    case '4':
      return make4(blocks);
    case 'common':
    case 'short': {
      const fault = noCode(blocks, format === 'short');
      if (fault) return err(fault);
      return ok((format === 'common' ? makeCommon(blocks) : makeShort(blocks)) ?? '');
    }
  }
};

/** Both blocks with these identities bear one general's name: 关羽 is 01 and 15, 张飞 05 and 11. */
const isSameGeneral = (one: number, other: number): boolean => one + other === 16;

const repeatsGeneral = (blocks: readonly Block[]): boolean => {
  const ids = blocks.filter(({ code }) => code === VERTICAL || code === HORIZONTAL);
  if (ids.length > 5) return true;
  return ids.some(({ id }) => ids.some((other) => other.id !== id && isSameGeneral(id, other.id)));
};

/** What is unusual about a board, in the order of `WARNINGS`. */
export const warningsOf = (blocks: readonly Block[]): readonly Warning[] => {
  const { big, empty } = countsOf(blocks);
  const usual = new Map(canonical(blocks).map(({ cell, id }) => [cell, id]));
  const applies: Readonly<Record<Warning, boolean>> = {
    no_big: big === 0,
    many_big: big > 1,
    too_few_empty: empty < 2,
    general_repeat: repeatsGeneral(blocks),
    noncanonical_ids: blocks.some(({ cell, id }) => usual.get(cell) !== id),
  };
  return WARNINGS.filter((warning) => applies[warning]);
};
