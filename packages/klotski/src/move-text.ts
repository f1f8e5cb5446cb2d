import { ok, type ParseError, parseError, type Result, textOf } from '@parlour/game-core';
import { columnOf, rowOf } from './board.ts';
import { type Cell, COLUMNS, type KlotskiMove } from './types.ts';

/** The name of a cell: column a–d from the left, row 1–5 from the top. Cell 13 is `b4`. */
export const makeCell = (cell: Cell): string =>
  `${'abcd'.charAt(columnOf(cell))}${rowOf(cell) + 1}`;

/** Reads the name of a cell at a place of a text; `undefined` if there is none. */
export const cellAt = (text: string, position: number): Cell | undefined => {
  const name = /^[a-d][1-5]/.exec(text.slice(position, position + 2))?.[0];
  return name === undefined
    ? undefined
    : COLUMNS * (Number(name.charAt(1)) - 1) + 'abcd'.indexOf(name.charAt(0));
};

/** A move as text: the block's top-left cell before and after, `b1b3`. */
export const makeMove = ({ from, to }: KlotskiMove): string => makeCell(from) + makeCell(to);

/** Reads what `makeMove` wrote; `undefined` for anything else. */
export const readMove = (text: string): KlotskiMove | undefined => {
  const [from, to] = [cellAt(text, 0), cellAt(text, 2)];
  return from !== undefined && to !== undefined && text.length === 4 ? { from, to } : undefined;
};

/** Reads what `makeMove` wrote, or tells what is wrong. */
export const parseMove = (input: string): Result<KlotskiMove, ParseError> => {
  const text = textOf(input);
  const move = readMove(text);
  if (move) return ok(move);
  const wrong = [0, 2].find((place) => cellAt(text, place) === undefined);
  const message = 'A move is two cells, a1 to d5, as in b1b3.';
  return wrong === undefined
    ? parseError('too-long', 4, message)
    : parseError('bad-cell', Math.min(wrong, text.length), message);
};
