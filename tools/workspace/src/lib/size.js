// @ts-check
// What a page downloads for an element: measured on the built files, written down in docs/size.md.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Bytes: as built, after gzip −9, after brotli at its best. */
export const COLUMNS = /** @type {const} */ (['min', 'gzip', 'brotli']);

/**
 * @typedef {{ readonly min: number, readonly gzip: number, readonly brotli: number }} Size
 *
 * @typedef {object} Sizes of one element
 * @property {string} tag
 * @property {number} budget for the first file, in bytes after gzip
 * @property {Size} first the file that a page names
 * @property {Readonly<Record<string, Size>>} later files that are loaded when they are needed
 *
 * @typedef {object} Pair two elements on one page
 * @property {string} tags
 * @property {number} adds bytes after gzip that the second adds to the first
 */

/** So many bytes after gzip may a second game add. */
export const SECOND = 6000;

/**
 * A page in docs/size.md may be off by so much of a figure, or by so many bytes, before it counts as
 * out of date: compilers of the same version differ by a few bytes between machines.
 */
const TOLERANCE = { share: 0.02, bytes: 100 };

/**
 * @param {Buffer} content
 * @returns {Size}
 */
export const sizeOf = (content) => ({
  min: content.length,
  gzip: gzipSync(content, { level: 9 }).length,
  brotli: brotliCompressSync(content).length,
});

/**
 * @param {string} folder of an element package, absolute
 * @returns {Sizes | undefined} nothing, if it is no element, or not built
 */
export function measure(folder) {
  const subject = join(folder, 'embed.json');
  if (!existsSync(subject)) return undefined;
  const { tag, budget } = JSON.parse(readFileSync(subject, 'utf8'));
  const { unpkg } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const first = join(folder, unpkg);
  if (!existsSync(first)) return undefined;
  const later = readdirSync(dirname(first), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.js') && file !== basename(first))
    .sort()
    .map((file) => [file, sizeOf(readFileSync(join(dirname(first), file)))]);
  return {
    tag,
    budget,
    first: sizeOf(readFileSync(first)),
    later: Object.fromEntries(later),
  };
}

/**
 * @param {readonly Sizes[]} elements
 * @param {readonly Pair[]} pairs
 * @returns {string[]} what is over its budget
 */
export const overBudget = (elements, pairs) => [
  ...elements
    .filter(({ first, budget }) => first.gzip > budget)
    .map(({ tag, first, budget }) => `<${tag}>: ${first.gzip} B after gzip, budget ${budget} B`),
  ...pairs
    .filter(({ adds }) => adds > SECOND)
    .map(({ tags, adds }) => `${tags}: the second adds ${adds} B after gzip, budget ${SECOND} B`),
];

/** @param {readonly (string | number)[]} cells */
const row = (cells) => `| ${cells.join(' | ')} |\n`;

/**
 * @param {readonly string[]} head
 * @param {readonly (readonly (string | number)[])[]} rows
 */
const table = (head, rows) =>
  row(head) + row(head.map((_, index) => (index === 0 ? '---' : '--:'))) + rows.map(row).join('');

/**
 * @param {readonly Sizes[]} elements
 * @param {readonly Pair[]} pairs
 * @returns {string} Markdown
 */
export function page(elements, pairs) {
  /** @param {Size} size */
  const cells = (size) => COLUMNS.map((column) => size[column]);
  const texts = [
    '# What a page downloads\n\nMade by `npm run size` from the built elements; `npm test` fails where an element is over its budget, or where this page is out of date by more than 2 % and 100 bytes. All figures in bytes: minified, after gzip −9, after brotli.\n',
    'One file for a script tag, with lit, the rules, the pictures and English in it. It shows the game and answers the page’s calls; hands, keys, motion and speech are loaded with the first picture, in a file of their own:\n',
    table(
      ['element', ...COLUMNS, 'budget (gzip)', 'with what plays (gzip)'],
      elements.map(({ tag, first, budget, later }) => [
        `\`<${tag}>\``,
        ...cells(first),
        budget,
        first.gzip + (later[`${tag}.play.js`]?.gzip ?? 0),
      ]),
    ),
  ];
  const later = elements.flatMap((element) => Object.entries(element.later));
  if (later.length > 0) {
    texts.push(
      'Files that it loads when they are needed:\n',
      table(
        ['file', ...COLUMNS],
        later.map(([file, size]) => [`\`${file}\``, ...cells(size)]),
      ),
    );
  }
  if (pairs.length > 0) {
    texts.push(
      'What a second game adds, where one bundle holds both:\n',
      table(
        ['elements', 'gzip', 'budget'],
        pairs.map(({ tags, adds }) => [tags, adds, SECOND]),
      ),
    );
  }
  return texts.join('\n');
}

/**
 * @param {string} text
 * @returns {string[]} words and figures, whatever the width of the columns
 */
const partsOf = (text) => text.replaceAll(/[|\s-]+/g, ' ').split(' ');

/**
 * Whether a page still tells what was measured: all words, and the figures nearly.
 *
 * @param {string} written
 * @param {string} measured
 */
export function isCurrent(written, measured) {
  const [then, now] = [partsOf(written), partsOf(measured)];
  return (
    then.length === now.length &&
    now.every((part, index) => {
      const [old, fresh] = [Number(then[index]), Number(part)];
      if (Number.isNaN(fresh)) return part === then[index];
      return Math.abs(old - fresh) <= Math.max(TOLERANCE.bytes, fresh * TOLERANCE.share);
    })
  );
}
