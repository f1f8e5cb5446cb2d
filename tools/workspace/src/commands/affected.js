// @ts-check
// npm run affected: all checks, but only of the projects that a change since the base can have broken.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chooseBase } from '../lib/base.js';
import { provideBrowser } from '../lib/browser.js';
import { needsBrowser, projects, root, TARGETS } from '../lib/house.js';
import { install } from '../lib/install.js';
import { git, programs, runNode } from '../lib/run.js';

/** @param {string} text */
const say = (text) => process.stdout.write(`${text}\n`);

// The head is the working tree, always: what is not committed counts too.
const wish = process.env['NX_BASE'];
const env = { ...process.env };
delete env['NX_BASE'];
delete env['NX_HEAD'];

/**
 * @param {string} commit
 * @returns {string[] | undefined} names of projects; `undefined` if Nx cannot tell
 */
function affectedSince(commit) {
  const { status, stdout } = spawnSync(
    process.execPath,
    [programs.nx, 'show', 'projects', '--affected', `--base=${commit}`, '--json'],
    { cwd: root, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return status === 0 ? JSON.parse(stdout) : undefined;
}

/**
 * @param {readonly string[]} names
 * @param {readonly string[]} command of Nx
 */
async function checkAll(names, command) {
  const chosen = projects().filter(({ name }) => names.includes(name));
  if (chosen.some(needsBrowser)) await provideBrowser();
  const code = await runNode(programs.nx, [...command, ...process.argv.slice(2)], { env });
  const isSized = chosen.some(({ folder }) => existsSync(join(root, folder, 'embed.json')));
  const sizes = isSized ? await runNode(programs.size, ['--check']) : 0;
  return Math.max(code, sizes);
}

async function affected() {
  if (!(await install())) return 1;
  const base = chooseBase(git, wish);
  if (!base.commit) {
    const names = projects().map(({ name }) => name);
    say(`Base: none, because ${base.why}. Everything counts as affected.`);
    say(`Affected: ${names.join(', ')}.`);
    return checkAll(names, ['run-many', '-t', ...TARGETS]);
  }
  say(`Base: ${base.commit.slice(0, 10)}, ${base.why}; changes that are not committed count too.`);
  const names = affectedSince(base.commit);
  if (!names) return 1;
  say(`Affected: ${names.length > 0 ? names.join(', ') : 'no project'}.`);
  if (names.length === 0) return 0;
  return checkAll(names, ['affected', '-t', ...TARGETS, `--base=${base.commit}`]);
}

process.exitCode = await affected();
