import { err, ok, type ParseError, type Result, textOf } from '@parlour/game-core';
import { decodeCommon, decodeShort } from './codes.ts';
import {
  decode1,
  decode4,
  fault,
  type FormatErrorCode,
  type FormatFault,
  laying,
} from './decode.ts';
import { numbered, type Placed } from './ids.ts';
import { decodeMessage } from './format-words.ts';
import { exactly, leniently, type Prepared } from './format-text.ts';
import { type Block, type BlockCode, CELLS } from './types.ts';

/** The formats a board can be written in; `common` and `short` are those of dnomd343/klotski. */
export const FORMATS = ['1', '2', '3', '4', 'common', 'short'] as const;
export type Format = (typeof FORMATS)[number];

/** Strict reading takes exact characters; lenient reading passes over what only parts the cells. */
export const MODES = ['strict', 'lenient'] as const;
export type Mode = (typeof MODES)[number];

/** What goes beyond is not looked at. */
export const FORMAT_TEXT_LIMIT = 1_000_000;

/** Why a text is no board. `position` is an index into the text as it was given. */
export interface FormatError extends ParseError {
  readonly code: FormatErrorCode;
  /** The board cell concerned, 0–19: of a block, its top left. */
  readonly cell?: number;
  /** A second cell: where the block does not fit, or where the identity was seen first. */
  readonly at?: number;
}

/** The blocks of a text, in scan order, and the format it was in. */
export interface ReadBoard {
  readonly format: Format;
  readonly blocks: readonly Block[];
}

/** Decodes format 2: exactly 20 digits and stars. */
const decode2 = (text: string): Result<readonly Placed[], FormatFault> => {
  const { isCovered, lay } = laying();
  const placed: Placed[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    const sign = text.charAt(cell);
    if (isCovered(cell)) {
      if (sign !== '*') return fault('covered_not_star', cell, cell);
      continue;
    }
    if (sign === '*') return fault('stray_star', cell, cell);
    if (sign === '0') continue;
    const code = Number(sign) as BlockCode;
    const laid = lay(code, cell, cell);
    if (!laid.ok) return laid;
    placed.push({ code, cell });
  }
  return ok(placed);
};

/** Decodes format 3: any number of digits from 0 to 4. */
const decode3 = (text: string): Result<readonly Placed[], FormatFault> => {
  const { isCovered, lay } = laying();
  const placed: Placed[] = [];
  let index = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    if (isCovered(cell)) continue;
    if (index >= text.length) return fault('too_short', text.length, cell);
    const code = Number(text.charAt(index)) as 0 | BlockCode;
    if (code !== 0) {
      const laid = lay(code, cell, index);
      if (!laid.ok) return laid;
      placed.push({ code, cell });
    }
    index++;
  }
  return index < text.length ? fault('too_long', index) : ok(placed);
};

/** With canonical identities. */
const named =
  (decode: (text: string) => Result<readonly Placed[], FormatFault>) =>
  (text: string): Result<readonly Block[], FormatFault> => {
    const placed = decode(text);
    return placed.ok ? ok(numbered(placed.value)) : placed;
  };

interface Rules {
  /** A sign that the format does not know. */
  readonly strange: RegExp;
  /** How long a text must be. */
  readonly length?: number;
  readonly decode: (text: string) => Result<readonly Block[], FormatFault>;
}

const RULES: Readonly<Record<Format, Rules>> = {
  '1': { strange: /[^0-4]/, length: CELLS, decode: named(decode1) },
  '2': { strange: /[^0-4*]/, length: CELLS, decode: named(decode2) },
  '3': { strange: /[^0-4]/, decode: named(decode3) },
  '4': { strange: /[^0-9*]/, length: 2 * CELLS, decode: decode4 },
  common: { strange: /[^0-9A-Fa-f]/, decode: named(decodeCommon) },
  short: { strange: /[^1-9A-HJKMNP-Za-hjkmnp-z]/, length: 5, decode: named(decodeShort) },
};

/** Length before anything else; a text that is too long is wrong where its surplus starts. */
const checked = (text: string, { strange, length, decode }: Rules) => {
  const at = text.search(strange);
  if (at >= 0) return fault('char', at);
  if (length !== undefined && text.length !== length) {
    return fault('length', Math.min(text.length, length));
  }
  return decode(text);
};

/**
 * The format of a text by its look: 40 characters are format 4, 20 with a star format 2, 20 digits
 * format 1, 6 to 19 digits format 3. `undefined` for anything else; the two codes look like too
 * much else to be told from it.
 */
export const detect = (input: string): '1' | '2' | '3' | '4' | undefined => {
  const text = textOf(input);
  if (text.length === 2 * CELLS) return '4';
  if (text.length === CELLS && text.includes('*')) return '2';
  if (/^[0-9]{20}$/.test(text)) return '1';
  return /^[0-9]{6,19}$/.test(text) ? '3' : undefined;
};

/** Where a text of no format stops to look like one. */
const undetectedAt = (text: string): number => {
  const strange = text.search(/[^0-9]/);
  if (strange >= 0) return strange;
  return text.length < 6 ? text.length : Math.min(text.length, text.length > 40 ? 40 : CELLS);
};

const explained = (
  { code, index, cell, at }: FormatFault,
  format: Format | undefined,
  { text, positionOf }: Prepared,
): FormatError => ({
  code,
  message: decodeMessage({ code, index, cell, at }, format, text),
  position: positionOf(index),
  ...(cell !== undefined && { cell }),
  ...(at !== undefined && { at }),
});

/**
 * Reads a board in a format, or in that of formats 1–4 that the text looks like. Checked are, in
 * this order: that there is anything, what format it is, every character, the length, then the
 * cells in scan order. Never throws.
 */
export const readBoard = (
  input: string,
  format: Format | 'auto',
  mode: Mode = 'strict',
): Result<ReadBoard, FormatError> => {
  const given = textOf(input);
  const prepare = mode === 'lenient' ? leniently : exactly;
  // What is left of an endless text is too long for every format but the one without a length.
  const prepared = prepare(given.slice(0, FORMAT_TEXT_LIMIT));
  const refuse = (bare: FormatFault, found?: Format) => err(explained(bare, found, prepared));
  const { text } = prepared;
  if (text === '') return refuse({ code: 'empty_input', index: 0 });
  const found = format === 'auto' ? detect(text) : format;
  if (!found) return refuse({ code: 'undetected', index: undetectedAt(text) });
  const blocks = checked(text, RULES[found]);
  return blocks.ok ? ok({ format: found, blocks: blocks.value }) : refuse(blocks.error, found);
};
