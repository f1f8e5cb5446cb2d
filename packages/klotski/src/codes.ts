// The two short codes of dnomd343/klotski, for boards with exactly one 2×2.
// https://github.com/dnomd343/klotski
import { ok, type Result } from '@parlour/game-core';
import { decode1, fault, type FormatFault, laying } from './decode.ts';
import { type Placed } from './ids.ts';
import { inScanOrder, isInside, layoutOf } from './board.ts';
import { rank, unrank } from './solver/enumeration.ts';
import { BIG, type Block, type BlockCode, CELLS, HORIZONTAL, SOLDIER, VERTICAL } from './types.ts';

/** What two bits of a common code stand for: nothing, a horizontal, a vertical, a soldier. */
const KINDS = [0, HORIZONTAL, VERTICAL, SOLDIER] as const;

const COMMON_LENGTH = 9;

const ALPHABET = '123456789ABCDEFGHJKMNPQRSTUVWXYZ';
const SHORT_LENGTH = 5;

/**
 * The common code of a board: the cell of the 2×2 as a hexadecimal digit, then two bits for every
 * other block and every empty cell in scan order, in all nine digits. `undefined` for a board
 * without exactly one 2×2.
 */
export const makeCommon = (blocks: readonly Block[]): string | undefined => {
  const bigs = blocks.filter(({ code }) => code === BIG);
  const [big] = bigs;
  if (!big || bigs.length > 1) return undefined;
  const layout = layoutOf(blocks);
  const heads = new Map(blocks.map(({ cell, code }) => [cell, code]));
  const kinds: number[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    const code = layout.charAt(cell) === '0' ? 0 : heads.get(cell);
    if (code !== undefined && code !== BIG) kinds.push(KINDS.indexOf(code));
  }
  let digits = big.cell.toString(16);
  for (let index = 0; digits.length < COMMON_LENGTH; index += 2) {
    digits += (4 * (kinds[index] ?? 0) + (kinds[index + 1] ?? 0)).toString(16);
  }
  return digits.toUpperCase();
};

/** Decodes a common code: hexadecimal digits, of which the last ones may be missing if 0. */
export const decodeCommon = (text: string): Result<readonly Placed[], FormatFault> => {
  if (text.length > COMMON_LENGTH) return fault('too_long', COMMON_LENGTH);
  const digitAt = (index: number): number => Number.parseInt(text.charAt(index) || '0', 16);
  const head = digitAt(0);
  if (!isInside(BIG, head)) return fault('out_of_board', 0, head);
  const { isCovered, lay } = laying();
  lay(BIG, head, 0);
  const placed: Placed[] = [{ code: BIG, cell: head }];
  let count = 0;
  const next = (): { readonly code: 0 | BlockCode; readonly index: number } => {
    const index = 1 + (count >> 1);
    const shift = count++ % 2 === 0 ? 2 : 0;
    return { code: KINDS[((digitAt(index) >> shift) & 3) as 0 | 1 | 2 | 3], index };
  };
  for (let cell = 0; cell < CELLS; cell++) {
    if (isCovered(cell)) continue;
    const { code, index } = next();
    if (code === 0) continue;
    const laid = lay(code, cell, index);
    if (!laid.ok) return laid;
    placed.push({ code, cell });
  }
  while (count < 2 * (COMMON_LENGTH - 1)) {
    const { code, index } = next();
    if (code !== 0) return fault('too_long', index);
  }
  return ok(placed.sort((a, b) => a.cell - b.cell));
};

/**
 * The short code of a board: its place among all layouts with one 2×2 and at least two empty cells,
 * in ascending order of common codes, as five letters. `undefined` for any other board.
 */
export const makeShort = (blocks: readonly Block[]): string | undefined => {
  let index = rank(layoutOf(inScanOrder(blocks)));
  if (index === undefined) return undefined;
  let letters = '';
  for (let place = 0; place < SHORT_LENGTH; place++) {
    letters = ALPHABET.charAt(index % ALPHABET.length) + letters;
    index = Math.floor(index / ALPHABET.length);
  }
  return letters;
};

/** Decodes a short code: five letters of its alphabet, capital or small. */
export const decodeShort = (text: string): Result<readonly Placed[], FormatFault> => {
  let index = 0;
  for (const letter of text.toUpperCase()) {
    index = index * ALPHABET.length + ALPHABET.indexOf(letter);
  }
  const layout = unrank(index);
  return layout === undefined ? fault('out_of_range', 0) : decode1(layout);
};
