// Comma-separated values as RFC 4180 has them: quotes around what needs them, doubled within.

/** A row of a table, and the line of the text on which it begins, from 1 on. */
export interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Reads a table; semicolons and tabs part cells too, where the first line has them. Never fails. */
export function* rowsOf(text: string, separator: string): Generator<Row> {
  let line = 1;
  let start = 1;
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === '\n') line++;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text.charAt(at + 1) === '"') cell += text.charAt(++at);
      else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === separator) {
      cells.push(cell);
      cell = '';
    } else if (sign === '\n') {
      yield { line: start, cells: [...cells, cell.replace(/\r$/, '')] };
      cells = [];
      cell = '';
      start = line;
    } else cell += sign;
  }
  if (cell !== '' || cells.length > 0) yield { line: start, cells: [...cells, cell] };
}

const quoted = (cell: string): string =>
  /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

export const makeRow = (cells: readonly string[]): string => cells.map(quoted).join(',');
