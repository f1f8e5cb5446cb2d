// @ts-check
// npm start: installs what is missing, builds the applications and serves them.
//   npm start -- --dev            from the sources, with every change at once
//   npm start -- --port 8080      from this port on
//   npm start -- play [flags]     Klondike in the terminal instead
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projects, root } from '../lib/house.js';
import { install } from '../lib/install.js';
import { parlour } from '../lib/parlour.js';
import { programs, runNode } from '../lib/run.js';
import { PORT, serve } from '../lib/serve.js';

/** @param {string} text */
const say = (text) => process.stdout.write(`${text}\n`);

/** @param {string} name */
const titleOf = (name) => `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;

/**
 * @param {{ readonly dev: boolean, readonly port: number }} options
 * @returns {Promise<number>} the exit code, if nothing is being served
 */
async function startServing(options) {
  const apps = projects()
    .filter(
      ({ folder, tags }) =>
        tags.includes('type:app') && existsSync(join(root, folder, 'index.html')),
    )
    .map(({ name, folder }) => ({ name, folder: join(root, folder) }));
  if (apps.length === 0) {
    process.stderr.write('There is no application with an index.html.\n');
    return 1;
  }
  if (!options.dev) {
    say('Building …');
    const names = apps.map(({ name }) => name).join(',');
    const args = ['run-many', '-t', 'build', '-p', names, '--output-style', 'static'];
    if ((await runNode(programs.nx, args, { quiet: true })) !== 0) {
      process.stderr.write('The build failed: see above.\n');
      return 1;
    }
  }
  const served = await serve(apps, options);
  for (const { name, address } of served) say(`${titleOf(name)}: ${address}`);
  say('Ctrl-C ends it.');
  const end = async () => {
    await Promise.all(served.map(({ close }) => close()));
    process.exit(0);
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  return 0;
}

async function start() {
  const [first, ...rest] = process.argv.slice(2);
  if (first === 'play') {
    if (!(await install())) return 1;
    process.stderr.write('Opening Klondike in the text player; “help” there tells what to type.\n');
    await parlour(['klondike', 'play', ...rest], { PARLOUR_PLAY: 'npm start -- play' });
    return undefined;
  }
  /** @type {{ dev?: boolean, port?: string }} */
  let flags;
  try {
    ({ values: flags } = parseArgs({
      options: { dev: { type: 'boolean' }, port: { type: 'string' } },
    }));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(
      `${message}\nUsage: npm start [-- --dev] [--port N], or npm start -- play [flags]\n`,
    );
    return 2;
  }
  const port = Number(flags.port ?? PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    process.stderr.write(`--port takes a number from 1 to 65535, not "${flags.port}".\n`);
    return 2;
  }
  return (await install()) ? startServing({ dev: flags.dev ?? false, port }) : 1;
}

const code = await start();
if (code !== undefined) process.exitCode = code;
