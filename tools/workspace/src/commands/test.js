// @ts-check
// npm test: installs what is missing and makes every check there is. The last line is the tally.
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { provideBrowser } from '../lib/browser.js';
import { projects, root, TARGETS } from '../lib/house.js';
import { install } from '../lib/install.js';
import { programs, runNode } from '../lib/run.js';
import { one, readRun, sum, tallyRun } from '../lib/tally.js';

/** @typedef {import('../lib/tally.js').Tally} Tally */

const start = performance.now();

/** @param {string} text */
function say(text) {
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
  process.stdout.write(`[${seconds} s] ${text}\n`);
}

/**
 * A check that stands alone.
 *
 * @param {string} what
 * @param {string} program
 * @param {readonly string[]} args
 * @returns {Promise<Tally>}
 */
async function check(what, program, args) {
  say(`${what} …`);
  const code = await runNode(program, args);
  if (code !== 0) say(`${what}: failed`);
  return one(code === 0);
}

/** @returns {Promise<Tally>} */
async function checkProjects() {
  const folders = new Map(projects().map(({ name, folder }) => [name, join(root, folder)]));
  // An old report must not be taken for a new one; Nx restores those of tasks that it need not run.
  for (const folder of folders.values()) {
    rmSync(join(folder, 'test-results'), { recursive: true, force: true });
  }
  const run = join(resolve(root, process.env['NX_CACHE_DIRECTORY'] ?? '.nx/cache'), 'run.json');
  rmSync(run, { force: true });
  say(`Every project: ${TARGETS.join(', ')} …`);
  const code = await runNode(programs.nx, ['run-many', '-t', ...TARGETS]);
  const tasks = readRun(run);
  for (const { project, target, ok } of tasks) if (!ok) say(`${project}:${target} failed`);
  return tallyRun(tasks, code, (project) => folders.get(project) ?? root);
}

/**
 * Whatever goes wrong in the house itself (a manifest that is no JSON, say), there is a tally.
 *
 * @returns {Promise<Tally>}
 */
async function checkProjectsOrFail() {
  try {
    return await checkProjects();
  } catch (error) {
    say(`Every project: failed. ${error instanceof Error ? error.message : String(error)}`);
    return one(false);
  }
}

/** @returns {Promise<Tally>} */
async function test() {
  say('Packages …');
  if (!(await install())) return one(false);
  say('Browser …');
  return sum([
    one(await provideBrowser()),
    await check('Format', programs.prettier, ['--check', '--log-level', 'warn', '.']),
    await check('References between projects', programs.nx, ['sync:check']),
    await check('Lint of the root files', programs.eslint, ['*.js', '*.ts']),
    await check('Types of the root files', programs.tsc, ['-p', 'tsconfig.json']),
    await checkProjectsOrFail(),
    await check('Sizes', programs.size, ['--check']),
  ]);
}

const { passed, failed } = await test();
say(failed === 0 ? 'All is well.' : 'Not all is well: see above.');
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
