import { err, ok, type Result } from '@parlour/game-core';
import { type Cell } from '../types.ts';
import { errorAt, partOf, type Piece, type Section } from './lines.ts';
import { BLOCK_NAMES, BOARD_SIDE_LIMIT, type BoardError, DOOR_SIGNS } from './types.ts';

/** The rows under `start:`, `goal:` or `floor:`, read. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  /** Where each sign is, in scan order. */
  readonly cells: ReadonlyMap<string, readonly Cell[]>;
  /** The sign in a cell. */
  sign(cell: Cell): string;
  /** Where in the text a cell is. */
  place(cell: Cell): Piece;
}

const sizeError = ({ key, rows }: Section, ground: Grid | undefined): BoardError | undefined => {
  const [first] = rows;
  const width = ground?.width ?? first?.text.length ?? 0;
  const height = ground?.height ?? rows.length;
  const limit = BOARD_SIDE_LIMIT;
  if (first && width > limit) {
    return errorAt(first, 'bad-size', `A board has at most ${limit} columns.`, limit);
  }
  const extra = rows[limit];
  if (extra) return errorAt(extra, 'bad-size', `A board has at most ${limit} rows.`);
  const ragged = rows.find(({ text }) => text.length !== width);
  if (ragged) {
    const offset = Math.min(ragged.text.length, width);
    const message = `This row has ${ragged.text.length} signs, not ${width}.`;
    return errorAt(ragged, 'ragged', message, offset);
  }
  if (rows.length === height) return undefined;
  const message = `${key.text}: has ${rows.length} rows, not ${height}.`;
  return errorAt(rows[height] ?? key, 'ragged', message);
};

const signError = (
  section: Section,
  doors: readonly string[],
  ground: Grid | undefined,
): BoardError | undefined => {
  const isFloor = section.key.text === 'floor';
  for (const [row, piece] of section.rows.entries()) {
    for (const [column, sign] of Array.from(piece.text).entries()) {
      const complain = (message: string): BoardError => errorAt(piece, 'bad-sign', message, column);
      if (BLOCK_NAMES.includes(sign)) {
        if (isFloor) return complain('The floor shows walls and doors only.');
      } else if (DOOR_SIGNS.includes(sign) && !doors.includes(sign)) {
        return complain(`There is no line door: ${sign} with the blocks that may pass.`);
      } else if (sign !== '.' && sign !== '#' && !doors.includes(sign)) {
        return complain('A sign is a letter or digit of a block, # of a wall, . of a free cell.');
      } else if (ground && sign !== '.' && ground.sign(row * ground.width + column) !== sign) {
        return complain(`There is no ${sign === '#' ? 'wall' : 'door'} in this cell.`);
      }
    }
  }
  return undefined;
};

/** Reads rows. They are of the size of the ground, if there is one, and show its walls and doors. */
export const gridOf = (
  section: Section,
  doors: readonly string[],
  ground?: Grid,
): Result<Grid, BoardError> => {
  const { rows } = section;
  const isGround = ground === undefined;
  const wrong = sizeError(section, ground) ?? signError(section, doors, ground);
  if (wrong) return err(wrong);
  const width = rows[0]?.text.length ?? 0;
  const text = rows.map((row) => row.text).join('');
  const cells = new Map<string, Cell[]>();
  for (const [cell, sign] of Array.from(text).entries()) {
    const known = cells.get(sign);
    if (known) known.push(cell);
    else cells.set(sign, [cell]);
  }
  if (isGround && width === 0) return err(errorAt(section.key, 'no-rows', 'There are no rows.'));
  return ok({
    width,
    height: rows.length,
    cells,
    sign: (cell) => text.charAt(cell),
    place: (cell) =>
      partOf(rows[Math.floor(cell / width)] as Piece, cell % width, (cell % width) + 1),
  });
};
