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

/** Reads what `makeMove` wrote. */
export const parseMove = (input: string): Result<KlotskiMove, ParseError> => {
  const text = textOf(input);
  const from = cellAt(text, 0);
  const to = cellAt(text, 2);
  if (from !== undefined && to !== undefined && text.length === 4) return ok({ from, to });
  const position = from === undefined ? 0 : to === undefined ? 2 : 4;
  return parseError(
    position < 4 ? 'bad-cell' : 'too-long',
    Math.min(position, text.length),
    'A move is two cells, a1 to d5, as in b1b3.',
  );
};
