// Text that fits a terminal: lines end between words, and what comes after stands under its like.

/** Narrower terminals are written to as if they had so many columns. */
const NARROWEST = 20;
/** Pages of help are no wider than this, also where nobody says how wide they may be. */
const PAGE = 100;

// eslint-disable-next-line no-control-regex -- the colours are control characters
const COLOURS = /\u001b\[[\d;]*m/g;

const widthOf = (text: string): number => Array.from(text.replace(COLOURS, '')).length;

/** Words one after the other; the first line begins with `first`, the others are indented. */
const fillWords = (first: string, words: string, indent: number, width: number): string => {
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  for (const word of words.split(' ').filter((part) => part !== '')) {
    const next = isEmpty ? `${line}${word}` : `${line} ${word}`;
    if (isEmpty || widthOf(next) <= width) line = next;
    else {
      lines.push(line);
      line = `${' '.repeat(indent)}${word}`;
    }
    isEmpty = false;
  }
  return [...lines, line].join('\n');
};

/** A row of two columns: `  --draw N  cards turned at a time`. */
const ROW = /^( {2}\S.*? {2,})(\S.*)$/;

const wrapLine = (line: string, width: number): string => {
  if (widthOf(line) <= width) return line;
  const [, left = '', right = ''] = ROW.exec(line) ?? [];
  const column = widthOf(left);
  if (column === 0) {
    const indent = line.search(/[^ ]/);
    return fillWords(' '.repeat(indent), line.slice(indent), indent, width);
  }
  if (2 * column <= width) return fillWords(left, right, column, width);
  // Too narrow for two columns: what stands on the right comes below.
  return `${fillWords('  ', left, 4, width)}\n${fillWords('      ', right, 6, width)}`;
};

/** Breaks lines that are longer than so many columns; no word is broken. */
export const wrap = (text: string, columns: number | undefined): string =>
  columns === undefined
    ? text
    : text
        .split('\n')
        .map((line) => wrapLine(line, Math.max(columns, NARROWEST)))
        .join('\n');

/** The same for a page of help. */
export const wrapPage = (text: string, columns: number | undefined): string =>
  wrap(text, Math.min(columns ?? PAGE, PAGE));
