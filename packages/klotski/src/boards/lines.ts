import { type BoardError, type BoardErrorCode } from './types.ts';

/** A board's text has at most this many characters. */
export const BOARD_TEXT_LIMIT = 32_000;

/** A piece of a text and where it is: `line` and `column` count from 1, `position` from 0. */
export interface Piece {
  readonly text: string;
  readonly position: number;
  readonly line: number;
  readonly column: number;
}

/** What a text is made of: lines `key: value`, some of them followed by the rows of a grid. */
export interface Section {
  readonly key: Piece;
  readonly value: Piece;
  readonly rows: readonly Piece[];
}

/** Keys with a grid under them. */
export const GRIDS: readonly string[] = ['floor', 'start', 'goal'];

/** An error at a piece, or `offset` characters into it. */
export const errorAt = (
  { position, line, column }: Piece,
  code: BoardErrorCode,
  message: string,
  offset = 0,
): BoardError => ({
  code,
  message,
  position: position + offset,
  line,
  column: column + offset,
});

/** A part of a piece. */
export const partOf = (
  { text, position, line, column }: Piece,
  start: number,
  end?: number,
): Piece => ({
  text: text.slice(start, end),
  position: position + start,
  line,
  column: column + start,
});

/** A piece without white space around it. */
export const trimmed = (piece: Piece): Piece => {
  const end = piece.text.trimEnd();
  return partOf(piece, end.length - end.trimStart().length, end.length);
};

/** The words of a piece. */
export const wordsOf = (piece: Piece): readonly Piece[] =>
  [...piece.text.matchAll(/\S+/g)].map(({ 0: word, index }) =>
    partOf(piece, index, index + word.length),
  );

/** The lines of a text, which end at LF or CRLF. */
export const piecesOf = (text: string): readonly Piece[] => {
  let position = 0;
  return text.split('\n').map((whole, index) => {
    const line = whole.endsWith('\r') ? whole.slice(0, -1) : whole;
    const piece = { text: line, position, line: index + 1, column: 1 };
    position += whole.length + 1;
    return piece;
  });
};

/** The place behind the last character of a text. */
export const endOf = (text: string): Piece => {
  const lines = piecesOf(text);
  const last = lines.at(-1) ?? { text: '', position: 0, line: 1, column: 1 };
  return partOf(last, last.text.length);
};

/** Does a board start at this line? So it is where several boards stand in one file. */
export const startsBoard = (line: string): boolean => /^\uFEFF?\s*board\s*:/.test(line);

/** The error of a row that stands under nothing it could belong to. */
export const keyMissing = (piece: Piece): BoardError =>
  errorAt(piece, 'no-key', 'Here is a line like “board: …”, “start:” or “goal:” expected.');

/** The sections of a text, without comments, or the first line that belongs to none. */
export const sectionsOf = (text: string): readonly Section[] | BoardError => {
  const sections: { key: Piece; value: Piece; rows: Piece[] }[] = [];
  let rows: Piece[] | undefined;
  for (const whole of piecesOf(text)) {
    const piece = trimmed(whole);
    if (piece.text === '') rows = undefined;
    if (piece.text === '' || piece.text.startsWith(';')) continue;
    const colon = piece.text.indexOf(':');
    if (colon >= 0) {
      const key = trimmed(partOf(piece, 0, colon));
      const value = trimmed(partOf(piece, colon + 1));
      rows = [];
      sections.push({ key, value, rows });
    } else if (rows) {
      rows.push(piece);
    } else {
      return keyMissing(piece);
    }
  }
  return sections;
};
