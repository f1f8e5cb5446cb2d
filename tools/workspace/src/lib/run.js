// @ts-check
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './house.js';

/** Programs by the file that Node runs, of the house and of node_modules: no shell, no .cmd, the same everywhere. */
export const programs = {
  nx: join(root, 'node_modules/nx/dist/bin/nx.js'),
  prettier: join(root, 'node_modules/prettier/bin/prettier.cjs'),
  eslint: join(root, 'node_modules/eslint/bin/eslint.js'),
  tsc: join(root, 'node_modules/typescript/bin/tsc'),
  vite: join(root, 'node_modules/vite/bin/vite.js'),
  size: join(root, 'tools/workspace/src/commands/size.js'),
  attw: join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js'),
  playwright: join(root, 'node_modules/playwright/cli.js'),
};

/**
 * @typedef {object} Where
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {number} [timeout] in milliseconds; then it is ended
 * @property {boolean} [quiet] keep standard output clean: all that the program says goes to stderr
 */

/** What ends programs from outside: Ctrl-C, a supervisor, a terminal that is closed. */
const ENDINGS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
/** How long a program may take to end, in milliseconds, before it is told more plainly. */
const PATIENCE = 2_000;

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** @type {Set<ChildProcess>} */
const running = new Set();
/** @type {NodeJS.Signals | undefined} */
let ending;

/** @param {NodeJS.Signals} signal */
function endAll(signal) {
  for (const child of running) child.kill(signal);
}

/**
 * We end after what we run, or it would go on behind the next command's back.
 *
 * @param {NodeJS.Signals} signal
 */
function end(signal) {
  if (ending) return;
  ending = signal;
  // Ctrl-C at a terminal reaches all that runs there by itself.
  if (signal !== 'SIGINT' || !process.stdin.isTTY) endAll(signal);
  setTimeout(() => endAll('SIGTERM'), PATIENCE).unref();
  setTimeout(() => endAll('SIGKILL'), 2 * PATIENCE).unref();
}

/** @param {ChildProcess} child */
function started(child) {
  if (running.size === 0) for (const signal of ENDINGS) process.on(signal, end);
  running.add(child);
}

/** @param {ChildProcess} child */
function ended(child) {
  if (!running.delete(child) || running.size > 0) return;
  for (const signal of ENDINGS) process.off(signal, end);
  // Whoever runs us shall see how we ended.
  if (ending) process.kill(process.pid, ending);
}

/**
 * Runs a program to its end on this terminal. If we are to end meanwhile, it ends first.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Where & { readonly shell?: boolean }} [where]
 * @returns {Promise<number>} its exit code; 1 if it could not be started or was killed
 */
export function run(command, args, where = {}) {
  const { cwd = root, env = process.env, quiet = false, shell, timeout } = where;
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env,
      shell: shell ?? false,
      timeout,
      stdio: ['inherit', quiet ? 2 : 'inherit', 'inherit'],
    });
    started(child);
    child.on('error', (error) => {
      ended(child);
      process.stderr.write(`${command}: ${error.message}\n`);
      resolve(1);
    });
    child.on('close', (code) => {
      ended(child);
      resolve(code ?? 1);
    });
  });
}

/**
 * Runs a JavaScript file with this Node.
 *
 * @param {string} file
 * @param {readonly string[]} args
 * @param {Where} [where]
 */
export const runNode = (file, args, where) => run(process.execPath, [file, ...args], where);

/**
 * What Git answers, without the line end; `undefined` if it answers no.
 *
 * @param {readonly string[]} args
 * @param {string} [cwd]
 */
export function git(args, cwd = root) {
  const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
