import { type FormatFault } from './decode.ts';

/** "column 2, row 4" of a cell, both counted from 1 at the top left. */
const place = (cell = 0): string => `column ${(cell % 4) + 1}, row ${Math.floor(cell / 4) + 1}`;

const LENGTHS: Readonly<Record<string, string>> = {
  '1': 'Format 1 has 20 digits',
  '2': 'Format 2 has 20 characters',
  '4': 'Format 4 has 40 characters',
  short: 'A short code has 5 letters',
};

const SIGNS: Readonly<Record<string, string>> = {
  '1': 'format 1 knows the digits 0 to 4',
  '2': 'format 2 knows the digits 0 to 4 and *',
  '3': 'format 3 knows the digits 0 to 4',
  '4': 'format 4 knows digits and *',
  common: 'a common code has hexadecimal digits',
  short: 'a short code has letters and digits but no 0, I, L, O',
};

const BLOCKS: Readonly<Record<string, string>> = {
  '1': 'soldier',
  '2': 'vertical block',
  '3': 'horizontal block',
  '4': 'big block',
};

const signAt = (text: string, index: number): string => {
  const sign = String.fromCodePoint(text.codePointAt(index) ?? 0);
  return /\p{C}|\p{Z}/u.test(sign)
    ? `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
    : `"${sign}"`;
};

type Fault = { readonly [Key in keyof FormatFault]: FormatFault[Key] | undefined } & Pick<
  FormatFault,
  'code' | 'index'
>;

/** What stands at the fault: a digit, or a unit of format 4. */
const unitAt = (text: string, index: number, format: string): string =>
  text.slice(index, index + (format === '4' ? 2 : 1));

/** The words for a fault in a text of this format: one sentence, cells counted from 1. */
export const decodeMessage = (
  { code, index, cell, at }: Fault,
  format = '',
  text: string,
): string => {
  const unit = unitAt(text, index, format);
  const block = ['1', '2', '3'].includes(format) ? (BLOCKS[unit] ?? 'block') : 'block';
  switch (code) {
    case 'empty_input':
      return 'There is nothing to read.';
    case 'undetected':
      return 'This looks like none of formats 1 to 4: 20 digits, 20 with *, 6 to 19 digits, 40 characters.';
    case 'char':
      return `${signAt(text, index)} cannot stand here: ${SIGNS[format] ?? ''}.`;
    case 'length':
      return `${LENGTHS[format] ?? ''}, not ${text.length}.`;
    case 'bad_id':
      return `"${unit}" at ${place(cell)} is no identity: they are 00 to 15 and **.`;
    case 'duplicate_id':
      return `"${unit}" at ${place(cell)} was already at ${place(at)}.`;
    case 'stray_star':
      return `There is a star at ${place(cell)}, but no block covers it.`;
    case 'covered_not_star':
      return `A block covers ${place(cell)}: there must be a star, not "${unit}".`;
    case 'out_of_board':
      return `The ${block} at ${place(cell)} would stick out of the board.`;
    case 'overlap':
      return `The ${block} at ${place(cell)} would lie on another one at ${place(at)}.`;
    case 'broken_piece':
      return `The ${block} at ${place(cell)} is not whole: ${place(at)} is missing.`;
    case 'too_short':
      return `The text ends at ${place(cell)}, before the board is full.`;
    case 'too_long':
      return 'The board is full, but the text goes on.';
    case 'out_of_range':
      return 'There are 29,334,498 short codes, from 11111 to VZ7Z2.';
  }
};
