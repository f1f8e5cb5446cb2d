// @ts-check
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
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
const shelf = join(root, '.nx/parlour');
/** So many builds are kept: an older one may still be running. */
const KEPT = 3;

function sources() {
  const folders = withDependencies(CLI, projects()).map(({ folder }) => folder);
  return [...folders.sort(), 'package-lock.json', 'vite.base.ts'];
}

/** @param {string} current */
function sweep(current) {
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
 * @returns {Promise<boolean>}
 */
async function build(name) {
  if (!(await install({ quiet: true }))) return false;
  process.stderr.write('Building the parlour command …\n');
  mkdirSync(shelf, { recursive: true });
  const fresh = mkdtempSync(join(shelf, 'new-'));
  const code = await runNode(
    programs.vite,
    ['build', '--outDir', join(fresh, 'dist'), '--emptyOutDir', '--logLevel', 'warn'],
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
  sweep(name);
  return code === 0;
}

/**
 * Runs the `parlour` command in this process, built first if its sources are newer. Standard output
 * holds nothing but the answer.
 *
 * @param {readonly string[]} args
 */
export async function parlour(args) {
  const name = fingerprint(root, sources());
  const main = join(shelf, name, 'dist/main.js');
  if (!existsSync(main) && !(await build(name))) {
    process.exitCode = 1;
    return;
  }
  process.argv = [process.execPath, main, ...args];
  // npm runs scripts at the root; files are meant from where the user stands.
  const from = process.env['INIT_CWD'];
  if (from && process.env['npm_lifecycle_event'] && existsSync(from)) process.chdir(from);
  await import(pathToFileURL(main).href);
}
