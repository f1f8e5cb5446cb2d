/** `1 move`, `23 moves`. */
export const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

/** With a capital letter in front and one full stop at the end. */
export const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.$/, '')}.`;

const CONTROLS = /\p{Cc}|\p{Cf}|\p{Cs}|\p{Zl}|\p{Zp}/gu;

/** Text from outside in quotes: cut, and without characters that could steer a terminal. */
export const quoted = (text: string, limit = 40): string => {
  const cut = text.length > limit ? `${text.slice(0, limit)}…` : text;
  return `“${plain(cut)}”`;
};

/** Text without control characters. */
export const plain = (text: string): string => text.replace(CONTROLS, '�');

const ASCII: Readonly<Record<string, string>> = {
  '♠': 'S',
  '♥': 'H',
  '♣': 'C',
  '♦': 'D',
  '·': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  '×': 'x',
  '→': '->',
  '…': '...',
  '“': '"',
  '”': '"',
  '’': "'",
};

/** The same in ASCII. */
export const toAscii = (text: string): string =>
  text.replace(/\P{ASCII}/gu, (sign) => ASCII[sign] ?? '?');

const NO_BREAK = '\u00a0';

/** Text that is to be copied as it stands, so that no line of it is broken: see `spaced`. */
export const verbatim = (text: string): string => text.replaceAll(' ', NO_BREAK);

/** Text as it is written at last, with all spaces common ones. */
export const spaced = (text: string): string => text.replaceAll(NO_BREAK, ' ');

/** The words of an engine with the quotes that are used here. */
export const inCurlyQuotes = (text: string): string => text.replace(/"([^"]*)"/g, '“$1”');

/** Edits (insert, delete, change, swap of neighbours) from one word to the other. */
const distance = (a: string, b: string): number => {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = swapped ? (before[j - 2] ?? 0) + 1 : Infinity;
      row.push(Math.min(change, swap, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
};

/** The candidate that somebody who wrote `word` most likely meant; `undefined` if none is near. */
export const nearest = (word: string, candidates: readonly string[]): string | undefined => {
  if (word.length > 32) return undefined;
  const lower = word.toLowerCase();
  const limit = lower.length <= 3 ? 1 : 2;
  const ranked = candidates
    .map((candidate) => ({
      candidate,
      edits: lower.length > 1 && candidate.startsWith(lower) ? 0 : distance(lower, candidate),
    }))
    .sort((one, other) => one.edits - other.edits);
  const [best] = ranked;
  return best && best.edits <= limit && best.edits < best.candidate.length
    ? best.candidate
    : undefined;
};

/** ` Did you mean “play”?`, or nothing. */
export const didYouMean = (word: string, candidates: readonly string[], prefix = ''): string => {
  const best = nearest(word, candidates);
  return best === undefined ? '' : ` Did you mean “${prefix}${best}”?`;
};

/** Two columns, the first as wide as its widest cell. */
export const table = (rows: readonly (readonly [left: string, right: string])[]): string => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`.trimEnd()).join('\n');
};
