import { type Cell, METRICS } from '../types.ts';
import { type Board, DOOR_SIGNS } from './types.ts';

const rowsOf = ({ width }: Board, signs: readonly string[]): readonly string[] =>
  Array.from({ length: signs.length / width }, (_, row) =>
    signs.slice(row * width, (row + 1) * width).join(''),
  );

const floorOf = ({ width, height, walls, doors }: Board): readonly string[] => {
  const signs = Array.from({ length: width * height }, () => '.');
  for (const cell of walls) signs[cell] = '#';
  for (const [index, { cells }] of doors.entries()) {
    for (const cell of cells) signs[cell] = DOOR_SIGNS.charAt(index);
  }
  return signs;
};

const draw = (
  signs: readonly string[],
  blocks: readonly { readonly name: string; readonly cells: readonly Cell[] }[],
): readonly string[] => {
  const drawn = [...signs];
  for (const { name, cells } of blocks) for (const cell of cells) drawn[cell] = name;
  return drawn;
};

/** The rows of a board as it is drawn in text, with the blocks where they start or elsewhere. */
export const drawBoard = (board: Board, blocks: Board['blocks'] = board.blocks): string =>
  rowsOf(board, draw(floorOf(board), blocks)).join('\n');

const isCovered = ({ doors, blocks }: Board): boolean =>
  doors.some((door) => blocks.some(({ cells }) => cells.some((cell) => door.cells.includes(cell))));

/** A board as text, one key after the other, each line ending with LF: what `parseBoard` reads. */
export const makeBoard = (board: Board): string => {
  const { info, doors, same, goals } = board;
  const { title, author, source, note, published = {} } = info;
  const figures = METRICS.flatMap((metric) => {
    const moves = published[metric];
    return moves === undefined ? [] : [`${moves} ${metric}`];
  });
  const line = (key: string, value: string | undefined): readonly string[] =>
    value === undefined || value === '' ? [] : [`${key}: ${value}`];
  const floor = floorOf(board);
  const walls = floor.map((sign) => (sign === '#' ? sign : '.'));
  const lines = [
    title === undefined ? 'board:' : `board: ${title}`,
    ...line('author', author),
    ...line('source', source),
    ...line('note', note),
    ...line('published', figures.join(', ')),
    ...doors.map(({ blocks }, index) => `door: ${DOOR_SIGNS.charAt(index)} ${blocks.join('')}`),
    ...line('same', same.map((names) => names.join('')).join(' ')),
    ...(isCovered(board) ? ['floor:', ...rowsOf(board, floor)] : []),
    'start:',
    ...drawBoard(board).split('\n'),
    ...goals.flatMap((targets) => {
      const blocks = targets.map(({ block, cells }) => ({ name: block, cells }));
      return ['goal:', ...rowsOf(board, draw(walls, blocks))];
    }),
  ];
  return `${lines.join('\n')}\n`;
};
