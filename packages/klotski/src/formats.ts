// Boards as text: the four string formats (华容道的场景字符串, 自然牛, 2009) and the two short codes
// of dnomd343/klotski. See docs/notations/klotski.md.
import { err, ok, type Result } from '@parlour/game-core';
import {
  canonical,
  type EncodeError,
  make1,
  make2,
  make3,
  make4,
  type Warning,
  warningsOf,
  writeBoard,
} from './format-make.ts';
import { placeOf, type TextPlace } from './format-place.ts';
import { type Format, type FormatError, type Mode, readBoard } from './format-read.ts';
import { judge } from './setup.ts';
import { type Block, type Layout } from './types.ts';
import { makeCommon, makeShort } from './codes.ts';

/** What was read: the board, the format it was in, and what is unusual about it. */
export interface ReadLayout {
  readonly format: Format;
  /** Format 1. */
  readonly layout: Layout;
  /** In scan order; from format 4 with the identities read, else with canonical ones. */
  readonly blocks: readonly Block[];
  readonly warnings: readonly Warning[];
}

export interface ReadOptions {
  /** `auto`, the default, finds out which of formats 1–4 it is; it never tries the two codes. */
  readonly format?: Format | 'auto';
  /** `strict` by default. */
  readonly mode?: Mode;
}

/** Reads a board from text. Never throws; reads no further than a million UTF-16 units. */
export const parseLayout = (
  text: string,
  { format = 'auto', mode = 'strict' }: ReadOptions = {},
): Result<ReadLayout, FormatError> => {
  const read = readBoard(text, format, mode);
  if (!read.ok) return read;
  const { blocks } = read.value;
  return ok({ ...read.value, layout: make1(blocks), warnings: warningsOf(blocks) });
};

const reader =
  (format: Format) =>
  (text: string, mode: Mode = 'strict'): Result<ReadLayout, FormatError> =>
    parseLayout(text, { format, mode });

export const parse1 = reader('1');
export const parse2 = reader('2');
export const parse3 = reader('3');
export const parse4 = reader('4');
export const parseCommon = reader('common');
export const parseShort = reader('short');

/** A board in every format; `null` where a format cannot hold it. */
export interface AllFormats {
  readonly f1: string;
  readonly f2: string;
  readonly f3: string;
  /** Format 4, numbered canonically. */
  readonly f4: string | null;
  /** Format 4 with the identities that the blocks have. */
  readonly f4ids: string | null;
  readonly common: string | null;
  readonly short: string | null;
}

const orNull = (made: Result<string, EncodeError>): string | null => (made.ok ? made.value : null);

/** Writes a board in every format; its blocks must be decodable (`judge`). */
export const makeAll = (blocks: readonly Block[]): AllFormats => ({
  f1: make1(blocks),
  f2: make2(blocks),
  f3: make3(blocks),
  f4: orNull(make4(canonical(blocks))),
  f4ids: orNull(make4(blocks)),
  common: makeCommon(blocks) ?? null,
  short: makeShort(blocks) ?? null,
});

/** All that a text says. */
export interface Conversion extends AllFormats {
  readonly format: Format;
  readonly warnings: readonly Warning[];
  readonly playable: boolean;
  readonly standard: boolean;
  readonly solved: boolean;
}

/** Reads a text and writes its board in every format, with what it is worth. */
export const convert = (
  text: string,
  options: ReadOptions = {},
): Result<Conversion, FormatError> => {
  const read = parseLayout(text, options);
  if (!read.ok) return read;
  const { format, blocks, warnings } = read.value;
  const { playable, standard, solved } = judge({ blocks });
  return ok({
    format,
    ...makeAll(blocks),
    warnings,
    playable: playable.holds,
    standard: standard.holds,
    solved: solved.holds,
  });
};

/** Why a text cannot be converted: it is no board, or the format cannot hold its board. */
export type ConversionError = FormatError | (EncodeError & TextPlace);

/**
 * Reads a text and writes its board in one format. Into format 4 it is numbered canonically, or,
 * with `ids`, keeps the identities that were read.
 */
export const convertTo = (
  text: string,
  to: Format,
  { ids = false, ...options }: ReadOptions & { readonly ids?: boolean } = {},
): Result<string, ConversionError> => {
  const read = parseLayout(text, options);
  if (!read.ok) return err(read.error);
  const { blocks } = read.value;
  const made = writeBoard(ids ? blocks : canonical(blocks), to);
  if (made.ok) return made;
  return err({ ...made.error, ...placeOf(text, read.value, made.error.code, options.mode) });
};

export { makeCommon, makeShort } from './codes.ts';
export { FORMAT_ERRORS, type FormatErrorCode } from './decode.ts';
export {
  canonical,
  type EncodeError,
  make1,
  make2,
  make3,
  make4,
  type Warning,
  WARNINGS,
  writeBoard,
} from './format-make.ts';
export {
  detect,
  type Format,
  type FormatError,
  FORMAT_TEXT_LIMIT,
  FORMATS,
  type Mode,
  MODES,
} from './format-read.ts';
export { placeOf, type TextPlace } from './format-place.ts';
export { BLOCK_NAMES, blockName, NAME_LANGUAGES, type NameLanguage } from './names.ts';
