// @ts-check
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { faultOfNode } from './engines.js';
import { root } from './house.js';
import { run, runNode } from './run.js';

/**
 * @typedef {Readonly<Record<string, unknown>> & {
 *   readonly version?: string,
 *   readonly integrity?: string,
 *   readonly resolved?: string,
 *   readonly link?: boolean,
 *   readonly optional?: boolean,
 * }} Entry one package in a lock file
 */

/**
 * @param {string} file
 * @returns {Readonly<Record<string, Entry>> | undefined}
 */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * @param {Entry} entry
 * @returns {string} what makes two installed packages the same
 */
const identity = ({ version, integrity, resolved, link }) =>
  JSON.stringify(link ? ['link', resolved] : [version, integrity]);

/** Lies here while npm installs; what it leaves behind when it is broken off is not to be trusted. */
const MARK = '.nx/parlour-installing';

/**
 * Judges an installation by content, not by time: a checkout or a copy changes times. npm writes
 * down what it installed in `node_modules/.package-lock.json`, last of all. But first it takes away
 * what was there before, and may be broken off while that list still stands.
 *
 * @param {string} [house] the root folder
 * @returns {string | undefined} why packages must be installed; `undefined` when all is there
 */
export function whyInstall(house = root) {
  const wanted = readLock(join(house, 'package-lock.json'));
  const installed = readLock(join(house, 'node_modules/.package-lock.json'));
  if (!wanted) return 'package-lock.json cannot be read';
  if (!installed) {
    const some = existsSync(join(house, 'node_modules'));
    return some ? 'the installation in node_modules is not complete' : 'node_modules is missing';
  }
  if (existsSync(join(house, MARK))) return 'the last installation was broken off';
  for (const [path, entry] of Object.entries(wanted)) {
    if (!path.startsWith('node_modules/')) continue;
    const there = installed[path];
    // An optional package may be for another machine.
    if (!there && entry.optional) continue;
    if (!there) return `${path} is missing`;
    if (identity(there) !== identity(entry))
      return `${path} is not what package-lock.json asks for`;
    if (!existsSync(join(house, path, 'package.json'))) return `${path} is missing`;
  }
  const strange = Object.keys(installed).find(
    (path) => path.startsWith('node_modules/') && !wanted[path],
  );
  return strange && `${strange} is not in package-lock.json`;
}

/**
 * Runs npm: the one that runs us, if there is one.
 *
 * @param {readonly string[]} args
 * @param {import('./run.js').Where} [options]
 * @returns {Promise<number>} its exit code
 */
export function npm(args, options) {
  const path = process.env['npm_execpath'] ?? '';
  return path.endsWith('npm-cli.js')
    ? runNode(path, args, options)
    : run('npm', args, { ...options, shell: process.platform === 'win32' });
}

function setMark() {
  const mark = join(root, MARK);
  try {
    mkdirSync(dirname(mark), { recursive: true });
    writeFileSync(mark, '');
  } catch {
    // Where nothing can be written npm ci will tell.
  }
}

/**
 * Installs what is missing with `npm ci`, and says so.
 *
 * @param {{ readonly quiet?: boolean }} [options] `quiet`: npm's words go to stderr as well
 * @returns {Promise<boolean>} whether all is there now
 */
export async function install({ quiet = false } = {}) {
  const fault = faultOfNode(process.versions.node);
  if (fault) {
    process.stderr.write(`${fault}\n`);
    return false;
  }
  const why = whyInstall();
  if (!why) return true;
  process.stderr.write(`Installing packages with npm ci, because ${why}.\n`);
  setMark();
  const code = await npm(['ci', '--no-audit', '--no-fund'], { quiet });
  if (code !== 0) {
    process.stderr.write('npm ci failed: see above. Nothing works without the packages.\n');
  } else {
    rmSync(join(root, MARK), { force: true });
  }
  return code === 0;
}
