// @ts-check
// npm run affected: all checks, but only of the projects that a change since the base can have broken.
import { spawnSync } from 'node:child_process';
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

async function affected() {
  if (!(await install())) return 1;
  const base = chooseBase(git, wish);
  if (!base.commit) {
    say(`Base: none, because ${base.why}. Everything counts as affected.`);
    say(
      `Affected: ${projects()
        .map(({ name }) => name)
        .join(', ')}.`,
    );
    await provideBrowser();
    return runNode(programs.nx, ['run-many', '-t', ...TARGETS, ...process.argv.slice(2)], { env });
  }
  say(`Base: ${base.commit.slice(0, 10)}, ${base.why}; changes that are not committed count too.`);
  const names = affectedSince(base.commit);
  if (!names) return 1;
  say(`Affected: ${names.length > 0 ? names.join(', ') : 'no project'}.`);
  if (names.length === 0) return 0;
  const inBrowser = projects()
    .filter(({ name }) => names.includes(name))
    .some(needsBrowser);
  if (inBrowser) await provideBrowser();
  const args = ['affected', '-t', ...TARGETS, `--base=${base.commit}`, ...process.argv.slice(2)];
  return runNode(programs.nx, args, { env });
}

process.exitCode = await affected();
