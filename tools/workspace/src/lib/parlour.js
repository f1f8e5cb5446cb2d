// @ts-check
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fingerprint } from './fingerprint.js';
import { projects, root, withDependencies } from './house.js';
import { install } from './install.js';
import { programs, runNode } from './run.js';

const CLI = 'tools/cli';
/**
 * Every build has a folder of its own here, named by the fingerprint of its sources and laid out as
 * the package is: the manifest, and the program in `dist`.
 */
const homeShelf = join(root, '.nx/parlour');
/** So many builds are kept: an older one may still be running. */
const KEPT = 3;

function sources() {
  const folders = withDependencies(CLI, projects()).map(({ folder }) => folder);
  return [...folders.sort(), 'package-lock.json', 'vite.base.ts'];
}

/**
 * Where builds go that cannot stand in the house, because it cannot be written to: a folder of this
 * user's in the system's folder for temporary files.
 */
function awayShelf() {
  const user = process.getuid?.() ?? '';
  const house = createHash('sha256').update(root).digest('hex').slice(0, 12);
  return join(tmpdir(), `parlour-${user}-${house}`);
}

/**
 * What lies here is run, so nobody else may have put it here.
 *
 * @param {string} shelf
 */
function isOwn(shelf) {
  try {
    const stats = lstatSync(shelf);
    const isSafe = !process.getuid || (stats.uid === process.getuid() && !(stats.mode & 0o022));
    return stats.isDirectory() && isSafe;
  } catch {
    return false;
  }
}

/**
 * The first shelf that can be written to.
 *
 * @returns {string | undefined}
 */
function openShelf() {
  for (const shelf of [homeShelf, awayShelf()]) {
    try {
      mkdirSync(shelf, { recursive: true, mode: shelf === homeShelf ? 0o777 : 0o700 });
      accessSync(shelf, constants.W_OK);
      if (shelf === homeShelf || isOwn(shelf)) return shelf;
    } catch {
      // Then the next one.
    }
  }
  return undefined;
}

/**
 * The program of a build that stands already.
 *
 * @param {string} name
 * @returns {string | undefined}
 */
function findBuild(name) {
  const away = awayShelf();
  return [homeShelf, ...(isOwn(away) ? [away] : [])]
    .map((shelf) => join(shelf, name, 'dist/main.js'))
    .find((main) => existsSync(main));
}

/**
 * @param {string} shelf
 * @param {string} current
 */
function sweep(shelf, current) {
  const builds = readdirSync(shelf)
    .filter((name) => name !== current)
    .map((name) => ({ path: join(shelf, name), time: statSync(join(shelf, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time);
  const hour = 3_600_000;
  for (const [index, { path, time }] of builds.entries()) {
    if (index + 1 >= KEPT && Date.now() - time > hour)
      rmSync(path, { recursive: true, force: true });
  }
}

/**
 * Builds into a fresh folder and renames it into place, so that two builds at once do not meet: the
 * second to finish finds the name taken by the same build and throws its own away.
 *
 * @param {string} name
 * @returns {Promise<string | undefined>} the program
 */
async function build(name) {
  if (!(await install({ quiet: true }))) return undefined;
  const shelf = openShelf();
  if (!shelf) {
    process.stderr.write(
      `The parlour command must be built first, and neither ${homeShelf} nor ${awayShelf()} can be used for that.\n`,
    );
    return undefined;
  }
  process.stderr.write('Building the parlour command …\n');
  const fresh = mkdtempSync(join(shelf, 'new-'));
  const code = await runNode(
    programs.vite,
    [
      ...['build', '--outDir', join(fresh, 'dist'), '--emptyOutDir', '--logLevel', 'warn'],
      // The usual loader writes the settings, bundled, into node_modules.
      ...['--configLoader', 'runner'],
    ],
    { cwd: join(root, CLI), quiet: true, env: { ...process.env, NODE_ENV: 'production' } },
  );
  const target = join(shelf, name);
  if (code === 0) {
    copyFileSync(join(root, CLI, 'package.json'), join(fresh, 'package.json'));
    try {
      renameSync(fresh, target);
    } catch (error) {
      if (!existsSync(target)) throw error;
    }
  } else {
    process.stderr.write('The parlour command could not be built: see above.\n');
  }
  rmSync(fresh, { recursive: true, force: true });
  sweep(shelf, name);
  return code === 0 ? join(target, 'dist/main.js') : undefined;
}

/** How the command is typed from the repository: it tells its user so. */
const CALL = 'npm run --silent parlour --';

/**
 * Runs the `parlour` command in this process, built first if its sources are newer. Standard output
 * holds nothing but the answer.
 *
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env] more for its environment
 */
export async function parlour(args, env = {}) {
  const name = fingerprint(root, sources());
  const main = findBuild(name) ?? (await build(name));
  if (main === undefined) {
    process.exitCode = 1;
    return;
  }
  Object.assign(process.env, { PARLOUR_CALL: CALL, ...env });
  process.argv = [process.execPath, main, ...args];
  // npm runs scripts at the root; files are meant from where the user stands.
  const from = process.env['INIT_CWD'];
  if (from && process.env['npm_lifecycle_event'] && existsSync(from)) process.chdir(from);
  await import(pathToFileURL(main).href);
}
