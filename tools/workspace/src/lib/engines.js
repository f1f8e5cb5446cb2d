// @ts-check
// Which Node the house needs: package.json says so, and all else says the same.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './house.js';

/**
 * @typedef {object} Release a release of Node, and those after it that do as well
 * @property {readonly number[]} from major, minor, patch
 * @property {boolean} sameMajor only those of the same major version
 */

/**
 * Reads as much of npm's ranges as the house uses: `^20.19.0 || >=24.0.0`.
 *
 * @param {string} range
 * @returns {Release[]}
 */
const parseRange = (range) =>
  range.split('||').map((part) => {
    const match = /^\s*(\^|>=)(\d+)\.(\d+)\.(\d+)\s*$/.exec(part);
    if (!match) throw new Error(`engines.node in package.json cannot be read: ${range}`);
    return { sameMajor: match[1] === '^', from: match.slice(2).map(Number) };
  });

/**
 * @param {string} range
 * @param {string} version
 */
const satisfies = (range, version) => {
  const numbers = version.split('-')[0]?.split('.').map(Number) ?? [];
  return parseRange(range).some(({ from, sameMajor }) => {
    if (sameMajor && numbers[0] !== from[0]) return false;
    const differing = from.findIndex((number, index) => numbers[index] !== number);
    return differing < 0 || (numbers[differing] ?? 0) > (from[differing] ?? 0);
  });
};

/**
 * A range in words: "20.19+, 22.13+ or 24+".
 *
 * @param {string} range
 */
export function rangeWords(range) {
  const words = parseRange(range).map(({ from: [major, minor] }) =>
    minor === 0 ? `${major}+` : `${major}.${minor}+`,
  );
  const last = words.pop();
  return words.length === 0 ? String(last) : `${words.join(', ')} or ${last}`;
}

/** @returns {string} the range of package.json */
export const wantedNode = () =>
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node;

/**
 * @param {string} version of Node
 * @param {string} [range]
 * @returns {string | undefined} why it is not enough, as a sentence
 */
export const faultOfNode = (version, range = wantedNode()) =>
  satisfies(range, version)
    ? undefined
    : `Parlour needs Node ${rangeWords(range)}; this is ${version}.`;
