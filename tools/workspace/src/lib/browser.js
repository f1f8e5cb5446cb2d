// @ts-check
// A Chromium for the tests in browsers: found, or else installed, each way in its turn.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './house.js';
import { npm } from './install.js';
import { programs, run, runNode } from './run.js';

const MINUTE = 60_000;

/** The newest whose needs Node 20 meets. */
const PACKED = '@sparticuz/chromium@143.0.4';

/**
 * A way to get a browser.
 *
 * @typedef {object} Way
 * @property {string} what as a sentence goes on after "Getting a browser: "
 * @property {() => boolean} fits whether it can work on this machine
 * @property {() => Promise<string | undefined>} get the path of the browser, if it came
 */

/**
 * @typedef {object} Search
 * @property {() => Promise<string | undefined>} find
 * @property {readonly Way[]} ways
 * @property {(text: string) => void} say
 */

/** @returns {Promise<string | undefined>} as `browsers.ts` finds it; Vite, as Node 20 reads no TypeScript */
async function find() {
  const { runnerImport } = await import('vite');
  const { module } =
    /** @type {{ module: { findBrowser: () => string | undefined } }} */
    (
      await runnerImport(join(root, 'browsers.ts'), { configFile: false, root, logLevel: 'silent' })
    );
  return module.findBrowser();
}

/** @param {string} program */
const has = (program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;

/** @type {Way} */
const debian = {
  what: "Debian's package chromium, by apt-get (about 120 MB)",
  fits: () => process.platform === 'linux' && process.getuid?.() === 0 && has('apt-get'),
  get: async () => {
    const options = {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      quiet: true,
      timeout: 10 * MINUTE,
    };
    await run('apt-get', ['update', '-qq'], options);
    const flags = ['-qq', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=120'];
    await run('apt-get', ['install', ...flags, 'chromium'], options);
    return find();
  },
};

/** @type {Way} */
const playwright = {
  what: "Playwright's download (about 180 MB)",
  fits: () => true,
  get: async () => {
    const args = ['install', 'chromium', '--no-shell'];
    await runNode(programs.playwright, args, { quiet: true, timeout: 5 * MINUTE });
    return find();
  },
};

/** A folder of its own: npm would drop it from node_modules at the next installation. */
const shelf = join(root, '.nx/browser');
const isPacked = () => existsSync(join(shelf, 'node_modules/@sparticuz/chromium'));

/** @returns {Promise<string>} */
async function unpack() {
  // Where the machine lacks the libraries that it needs, the package brings them, if it is told so.
  const hasLibraries = ['/usr/lib', '/lib', '/usr/lib/x86_64-linux-gnu', '/usr/lib64'].some(
    (folder) => existsSync(join(folder, 'libnss3.so')),
  );
  if (!hasLibraries) process.env['AWS_EXECUTION_ENV'] = 'AWS_Lambda_nodejs20.x';
  const entry = createRequire(join(shelf, 'package.json')).resolve('@sparticuz/chromium');
  const { default: chromium } = await import(pathToFileURL(entry).href);
  return chromium.executablePath();
}

/** @type {Way} */
const packed = {
  what: `the npm package ${PACKED} (about 65 MB)`,
  fits: () => process.platform === 'linux' && process.arch === 'x64',
  get: async () => {
    const args = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', shelf, PACKED];
    mkdirSync(shelf, { recursive: true });
    await npm(args, { quiet: true, timeout: 5 * MINUTE });
    return isPacked() ? unpack() : undefined;
  },
};

/** @type {Search} */
const here = {
  find: async () => (await find()) ?? (isPacked() ? unpack() : undefined),
  ways: [debian, playwright, packed],
  say: (text) => process.stderr.write(`${text}\n`),
};

/** What to do where every way failed. */
const ADVICE = [
  'There is no browser for the tests, and none could be had.',
  'Install Chromium or Chrome and set CHROMIUM_PATH to its program, or run',
  '  npx playwright install chromium',
  'on a machine that reaches the internet. Everything but the browser tests runs without it.',
].join('\n');

/**
 * Finds a browser or installs one, saying what it does.
 *
 * @param {Search} [search]
 * @returns {Promise<string | undefined>} its path
 */
export async function findOrInstall({ find, ways, say } = here) {
  const wish = process.env['CHROMIUM_PATH'];
  if (wish && !existsSync(wish)) say(`CHROMIUM_PATH is ${wish}, but there is no such file.`);
  const found = await find();
  if (found) return found;
  for (const way of ways) {
    if (!way.fits()) continue;
    say(`Getting a browser for the tests: ${way.what} …`);
    const path = await way.get().catch((error) => say(String(error)));
    if (path) {
      say(`Browser: ${path}`);
      return path;
    }
    say('That did not work.');
  }
  say(ADVICE);
  return undefined;
}

/**
 * Makes sure that there is a browser, for this process and those it starts.
 *
 * @returns {Promise<boolean>}
 */
export async function provideBrowser() {
  const path = await findOrInstall();
  if (path) process.env['CHROMIUM_PATH'] = path;
  return path !== undefined;
}
