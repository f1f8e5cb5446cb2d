// @ts-check
// npm run size: builds the elements and writes docs/size.md. With --check it builds nothing and
// writes nothing: it fails where an element is over its budget or the page is out of date.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projects, root } from '../lib/house.js';
import { install } from '../lib/install.js';
import { programs, runNode } from '../lib/run.js';
import { isCurrent, measure, overBudget, page, sizeOf } from '../lib/size.js';

const PAGE = join(root, 'docs/size.md');
const isCheck = process.argv.includes('--check');
const elements = projects().filter(({ folder }) => existsSync(join(root, folder, 'embed.json')));

/**
 * Bundles elements into one file, as a page with all of them would.
 *
 * @param {readonly string[]} packages
 * @returns {Promise<number>} bytes after gzip
 */
async function together(packages) {
  const { build, runnerImport } = await import('vite');
  const options = /** @type {const} */ ({ configFile: false, root, logLevel: 'silent' });
  const { module } =
    /** @type {{ module: { oneFile: (name: string, root: string, entry: string) => import('vite').InlineConfig } }} */
    (await runnerImport(join(root, 'vite.base.ts'), options));
  const folder = join(root, '.nx/size');
  mkdirSync(folder, { recursive: true });
  const entry = join(folder, 'entry.ts');
  writeFileSync(entry, packages.map((name) => `import '${name}';\n`).join(''));
  const config = module.oneFile('all', root, entry);
  const built = await build({
    ...config,
    logLevel: 'silent',
    build: { ...config.build, write: false },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('Nothing was bundled.');
  // What the parts that are loaded later share with it may lie in files of its own: the bundle is all
  // that a page loads at once.
  const [first] = output.output;
  const code = output.output.flatMap((file) =>
    'code' in file && (file === first || first.imports.includes(file.fileName)) ? [file.code] : [],
  );
  return sizeOf(Buffer.from(code.join(''))).gzip;
}

/**
 * What each element adds to the first.
 *
 * @returns {Promise<import('../lib/size.js').Pair[]>}
 */
async function pairs() {
  const [first, ...others] = elements;
  if (!first || others.length === 0) return [];
  process.env['NODE_ENV'] = 'production';
  const alone = await together([first.packageName]);
  const found = [];
  for (const { packageName } of others) {
    const both = await together([first.packageName, packageName]);
    found.push({ tags: `${first.packageName} + ${packageName}`, adds: both - alone });
  }
  return found;
}

async function size() {
  if (!isCheck) {
    if (!(await install())) return 1;
    const names = elements.map(({ name }) => name).join(',');
    if ((await runNode(programs.nx, ['run-many', '-t', 'build', '-p', names])) !== 0) return 1;
  }
  const measured = elements.flatMap(({ folder }) => measure(join(root, folder)) ?? []);
  // Where only what a change affects was built, there is nothing to compare the page with.
  const isWhole = measured.length === elements.length;
  if (!isWhole) process.stderr.write('Sizes: not every element is built.\n');
  if (!isWhole && !isCheck) return 1;
  const more = isWhole ? await pairs() : [];
  const { format, resolveConfig } = await import('prettier');
  const style = (await resolveConfig(PAGE)) ?? {};
  const text = await format(page(measured, more), { ...style, filepath: PAGE });
  const faults = overBudget(measured, more);
  if (!isCheck) writeFileSync(PAGE, text);
  else if (isWhole && !(existsSync(PAGE) && isCurrent(readFileSync(PAGE, 'utf8'), text))) {
    faults.push('docs/size.md is out of date: npm run size');
  }
  for (const fault of faults) process.stderr.write(`Sizes: ${fault}\n`);
  if (!isCheck) process.stdout.write(`${text}\n`);
  return faults.length === 0 ? 0 : 1;
}

process.exitCode = await size();
