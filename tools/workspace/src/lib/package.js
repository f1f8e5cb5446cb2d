// @ts-check
// Judges a package as its users get it.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOfManifest } from './manifest.js';
import { programs } from './run.js';

/**
 * @typedef {import('./bare.js').Packed} Packed
 * @typedef {Readonly<Record<string, unknown>>} Conditions
 */

/** The condition under which the house itself finds sources, which are not shipped. */
const SOURCE = '@parlour/source';

/**
 * @param {unknown} target a path, or conditions
 * @returns {string[]} every file that users may get
 */
const targetsOf = (target) =>
  typeof target === 'string'
    ? [target]
    : Object.entries(/** @type {Conditions} */ (target ?? {})).flatMap(([condition, inner]) =>
        condition === SOURCE ? [] : targetsOf(inner),
      );

/**
 * @param {string} pattern a path of the package, perhaps with one `*`
 * @param {readonly string[]} files
 * @returns {string[]} what stands for the star; one empty text, where there is none
 */
function starsOf(pattern, files) {
  const [before = '', after] = pattern.replace(/^\.\//, '').split('*');
  if (after === undefined) return files.includes(before) ? [''] : [];
  return files
    .filter((file) => file.startsWith(before) && file.endsWith(after))
    .map((file) => file.slice(before.length, file.length - after.length));
}

/**
 * What is in the tarball and should not be, or the other way round.
 *
 * @param {Conditions} manifest
 * @param {readonly string[]} files
 * @returns {string[]}
 */
export function faultsOfFiles(manifest, files) {
  const faults = files
    .filter((file) => /\.test(?:-support)?\.|^src\/|tsbuildinfo|^test-results\//.test(file))
    .map((file) => `${file} is shipped`);
  for (const field of ['unpkg', 'jsdelivr', 'customElements']) {
    const path = manifest[field];
    if (path !== undefined && starsOf(String(path), files).length === 0)
      faults.push(`${field}: ${String(path)} is not shipped`);
  }
  for (const [entry, target] of Object.entries(/** @type {Conditions} */ (manifest['exports']))) {
    for (const path of targetsOf(target)) {
      if (starsOf(path, files).length === 0) faults.push(`${entry}: ${path} is not shipped`);
    }
  }
  return faults;
}

/**
 * @param {Conditions} manifest
 * @param {readonly string[]} files
 * @returns {string[]} the specifiers of all entries that have types: what programs import
 */
export function entriesOf(manifest, files) {
  const name = String(manifest['name']);
  return Object.entries(/** @type {Conditions} */ (manifest['exports']))
    .filter(([, target]) => typeof target === 'object')
    .flatMap(([entry, target]) => {
      const path = targetsOf(target).at(-1) ?? '';
      return starsOf(path, files).map((star) => name + entry.slice(1).replace('*', star));
    });
}

/**
 * @param {string} what
 * @param {readonly string[]} args of Node
 * @param {string} cwd
 * @returns {string[]}
 */
function faultsOfRun(what, args, cwd) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  return status === 0 ? [] : [`${what}:\n${stdout}${stderr}`];
}

/**
 * @param {Packed} packed
 * @returns {Promise<string[]>}
 */
async function publintFaults({ installed }) {
  const { publint } = await import('publint');
  const { formatMessage } = await import('publint/utils');
  const { messages, pkg } = await publint({ pkgDir: installed, pack: false, strict: true });
  return messages
    .filter(({ type, path }) => type !== 'suggestion' && !path.includes(SOURCE))
    .map((message) => `publint: ${formatMessage(message, pkg, { color: false }) ?? message.code}`);
}

/**
 * Imports every entry as a strict project does, with either way to resolve modules.
 *
 * @param {readonly string[]} entries
 * @param {string} bare
 * @returns {string[]}
 */
function typeFaults(entries, bare) {
  const folder = join(bare, 'types');
  mkdirSync(folder, { recursive: true });
  const lines = entries.map((entry, index) => `import * as a${index} from '${entry}';\n`);
  const uses = entries.map((_, index) => `a${index}`).join(', ');
  writeFileSync(join(folder, 'main.ts'), `${lines.join('')}export const all = [${uses}];\n`);
  return [
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ].flatMap(([module, moduleResolution]) => {
    const config = join(folder, `tsconfig.${moduleResolution}.json`);
    const compilerOptions = {
      ...{ module, moduleResolution, target: 'es2022', strict: true, skipLibCheck: false },
      ...{ lib: ['es2023', 'dom', 'dom.iterable'], types: [], noEmit: true },
    };
    writeFileSync(config, JSON.stringify({ compilerOptions, files: ['main.ts'] }));
    return faultsOfRun(`types under ${moduleResolution}`, [programs.tsc, '-p', config], bare);
  });
}

/**
 * @param {readonly Packed[]} all the package to judge first, then what it needs
 * @param {string} bare the project that they are installed in
 * @returns {Promise<string[]>} what is wrong with it
 */
export async function faultsOfPackage([packed], bare) {
  if (!packed) return ['nothing was packed'];
  const { installed, tarball, files } = packed;
  /** @param {string} file */
  const read = (file) => readFileSync(join(installed, file), 'utf8');
  const manifest = JSON.parse(read('package.json'));
  const faults = faultsOfFiles(manifest, files);
  if (faults.length > 0) return faults;

  faults.push(...(await publintFaults(packed)));
  const untyped = Object.entries(manifest.exports)
    .filter(([, target]) => typeof target === 'string' && !target.endsWith('/package.json'))
    .map(([entry]) => entry);
  const excluded = untyped.length > 0 ? ['--exclude-entrypoints', ...untyped] : [];
  const attw = ['--profile', 'esm-only', '--no-emoji', '--no-color', ...excluded];
  faults.push(...faultsOfRun('are the types wrong', [programs.attw, tarball, ...attw], bare));

  const entries = entriesOf(manifest, files);
  faults.push(...typeFaults(entries, bare));
  const imports = entries.map((entry) => `await import('${entry}');`).join('\n');
  const script = ['--input-type=module', '-e', imports];
  faults.push(...faultsOfRun('import in Node', script, bare));

  if (manifest.customElements) {
    const shipped = JSON.parse(read(manifest.customElements));
    const readme = existsSync(join(installed, 'README.md')) ? read('README.md') : '';
    const exists = (/** @type {string} */ path) => files.includes(path);
    faults.push(
      ...faultsOfManifest(shipped, { readme, exists }).map((fault) => `manifest: ${fault}`),
    );
  }
  return faults;
}
