import {
  type Block,
  blockAt,
  blockName,
  COLUMNS,
  type KlotskiState,
  makeCell,
  ROWS,
} from '@parlour/klotski';
import { type TextStyle } from '../../core/text-player.ts';

/** A cell's inner width: `13 Huang`. */
const WIDTH = 8;

/** Signs where lines meet, by the lines that go from there: 1 up, 2 right, 4 down, 8 left. */
const LINES = ' ╵╶└╷│┌├╴┘─┴┐┤┬┼';
const ASCII_LINES = '  -+ |++ +-+++++';

/** Backgrounds by code, with black letters: soldiers yellow, verticals cyan, horizontals green, the big one red. */
const PAINT = {
  1: '\u001b[30;43m',
  2: '\u001b[30;46m',
  3: '\u001b[30;42m',
  4: '\u001b[97;41m',
} as const;
const PLAIN = '\u001b[0m';

/** Signs of Chinese writing take two columns each. */
const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, sign) => sum + (sign > '\u2e80' ? 2 : 1), 0);

/** The names that have room on a block, in ASCII. */
const SHORT = ['Guan', 'Zhao', 'Huang', 'Ma', 'Fei'] as const;
const shortName = (id: number): string => {
  if (id === 10) return 'Cao';
  return SHORT[id > 10 ? 15 - id : id - 1] ?? '';
};

const labelOf = ({ id }: Block, ascii: boolean): string =>
  `${id} ${ascii ? shortName(id) : (blockName(id, 'zh-Hans') ?? '')}`.trimEnd();

/** The board in text: numbers and names of the blocks, columns a–d and rows 1–5. */
export const makeBoard = ({ blocks }: KlotskiState, { ascii, colour }: TextStyle): string => {
  const signs = ascii ? ASCII_LINES : LINES;
  const at = (row: number, column: number): Block | undefined =>
    row >= 0 && row < ROWS && column >= 0 && column < COLUMNS
      ? blockAt(blocks, COLUMNS * row + column)
      : undefined;
  const isInside = (row: number, column: number): boolean =>
    row >= 0 && row < ROWS && column >= 0 && column < COLUMNS;
  /** Is there a line between two cells? */
  const parts = (row: number, column: number, otherRow: number, otherColumn: number): boolean => {
    const bothIn = isInside(row, column) && isInside(otherRow, otherColumn);
    return bothIn
      ? at(row, column) !== at(otherRow, otherColumn)
      : isInside(row, column) || isInside(otherRow, otherColumn);
  };
  const painted = (text: string, block: Block | undefined): string =>
    colour && block ? `${PAINT[block.code]}${text}${PLAIN}` : text;
  /** What a line between two cells of one block has to be painted as. */
  const own = (one: Block | undefined, other: Block | undefined) =>
    one === other ? one : undefined;
  const crossing = (row: number, column: number): string => {
    const up = parts(row - 1, column - 1, row - 1, column) ? 1 : 0;
    const right = parts(row - 1, column, row, column) ? 2 : 0;
    const down = parts(row, column - 1, row, column) ? 4 : 0;
    const left = parts(row - 1, column - 1, row, column - 1) ? 8 : 0;
    const mark = up + right + down + left;
    return painted(signs.charAt(mark), mark === 0 ? at(row, column) : undefined);
  };
  const edge = (row: number): string => {
    const signsOfEdge = Array.from({ length: COLUMNS + 1 }, (_, column) => {
      const isLine = parts(row - 1, column, row, column);
      const line = isLine ? (ascii ? '-' : '─') : ' ';
      const wall = own(at(row - 1, column), at(row, column));
      const rest = column < COLUMNS ? painted(line.repeat(WIDTH), isLine ? undefined : wall) : '';
      return crossing(row, column) + rest;
    });
    return `  ${signsOfEdge.join('')}`.trimEnd();
  };
  const content = (row: number): string => {
    const cells = Array.from({ length: COLUMNS + 1 }, (_, column) => {
      const isLine = parts(row, column - 1, row, column);
      const line = isLine ? (ascii ? '|' : '│') : ' ';
      const wall = painted(line, isLine ? undefined : own(at(row, column - 1), at(row, column)));
      if (column === COLUMNS) return wall;
      const block = at(row, column);
      const label = block?.cell === COLUMNS * row + column ? labelOf(block, ascii) : '';
      const padding = ' '.repeat(Math.max(WIDTH - widthOf(label), 0));
      return wall + painted(label + padding, block);
    });
    return `${row + 1} ${cells.join('')}`.trimEnd();
  };
  const names = Array.from({ length: COLUMNS }, (_, column) => makeCell(column).charAt(0));
  const head = `   ${names.map((name) => name.padEnd(WIDTH + 1)).join('')}`.trimEnd();
  const rows = Array.from({ length: ROWS }, (_, row) => [edge(row), content(row)]).flat();
  return [head, ...rows, edge(ROWS)].join('\n');
};
