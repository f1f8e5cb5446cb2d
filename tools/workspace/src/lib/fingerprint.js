// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What never goes into a build. */
const IGNORED = /^(?:node_modules|dist|types|coverage|test-results|\..*)$|\.test\.[jt]s$|\.md$/;

/**
 * @param {string} house
 * @param {string} path relative to it
 * @returns {string[]} the files at or under it, in a fixed order
 */
function filesUnder(house, path) {
  const full = join(house, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .filter((name) => !IGNORED.test(name))
    .sort()
    .flatMap((name) => filesUnder(house, `${path}/${name}`));
}

/**
 * A short text that changes when a file comes, goes or is written to.
 *
 * @param {string} house the root folder
 * @param {readonly string[]} paths files and folders, relative to it
 */
export function fingerprint(house, paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesUnder(house, path))) {
    const { size, mtimeMs } = statSync(join(house, file));
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex').slice(0, 20);
}
