// @ts-check
// A bare project, as a user has one: packages of the house as npm packs them, and beside them only
// what they say they need.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { projects, root, withDependencies } from './house.js';

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @param {string} cwd
 * @returns {string} what it wrote to standard output
 */
function output(program, args, cwd) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stderr}`);
  return stdout;
}

/**
 * @param {readonly string[]} args
 * @param {string} cwd
 */
function npmOutput(args, cwd) {
  const path = process.env['npm_execpath'] ?? '';
  if (path.endsWith('npm-cli.js')) return output(process.execPath, [path, ...args], cwd);
  return process.platform === 'win32'
    ? output('cmd', ['/c', 'npm', ...args], cwd)
    : output('npm', args, cwd);
}

/**
 * @typedef {object} Packed
 * @property {string} name of the package
 * @property {string} tarball
 * @property {string} installed the folder where it is installed
 * @property {readonly string[]} files that the tarball holds
 */

/**
 * Packs a package and all of the house that it needs.
 *
 * @param {string} folder of the package, relative to the root
 * @param {string} bare an empty folder, which becomes the project
 * @returns {Packed[]} the package itself first
 */
export function layOut(folder, bare) {
  const needed = withDependencies(folder, projects());
  const shelf = join(bare, 'tarballs');
  mkdirSync(shelf, { recursive: true });
  writeFileSync(join(bare, 'package.json'), '{ "private": true, "type": "module" }\n');
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', shelf];
  const folders = needed.map((project) => `./${project.folder}`);
  const listing = JSON.parse(npmOutput([...args, ...folders], root));
  /** @type {Map<string, { filename: string, files: readonly { path: string }[] }>} */
  const byName = new Map(
    Object.values(listing).map((/** @type {any} */ entry) => [entry.name, entry]),
  );
  return needed.map(({ packageName }) => {
    const entry = byName.get(packageName);
    if (!entry) throw new Error(`npm packed no ${packageName}.`);
    const tarball = join(shelf, entry.filename.replace('@', '').replace('/', '-'));
    const installed = join(bare, 'node_modules', packageName);
    install(tarball, installed);
    return { name: packageName, tarball, installed, files: entry.files.map(({ path }) => path) };
  });
}

/**
 * Unpacks a tarball, and links what its manifest asks for from outside the house.
 *
 * @param {string} tarball
 * @param {string} target
 */
function install(tarball, target) {
  const temporary = mkdtempSync(`${dirname(tarball)}/unpacked-`);
  output('tar', ['-xzf', tarball, '-C', temporary], root);
  mkdirSync(dirname(target), { recursive: true });
  renameSync(join(temporary, /** @type {string} */ (readdirSync(temporary)[0])), target);
  rmSync(temporary, { recursive: true });
  const { dependencies = {} } = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) {
    if (name.startsWith('@parlour/')) continue;
    // Of its own, not shared with the rest: what another package needs is not there by chance.
    const link = join(target, 'node_modules', name);
    if (existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), link, 'junction');
  }
}
