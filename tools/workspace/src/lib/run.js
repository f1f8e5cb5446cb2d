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

/**
 * Runs a program to its end on this terminal.
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
    child.on('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
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
