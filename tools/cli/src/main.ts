#!/usr/bin/env node
// The program itself: hands the process's streams to `runCommand`.
import { readFileSync } from 'node:fs';
import { runCommand } from './core/command.ts';
import { openTerminal } from './core/terminal.ts';
import { games } from './games.ts';

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  readonly version: string;
};

const controller = new AbortController();

process.once('SIGINT', () => {
  // A second Ctrl-C ends the process at once.
  controller.abort('SIGINT');
});

for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    // Whoever read us has gone (`parlour … | head`): there is nobody to tell.
    if (error.code !== 'EPIPE') process.exitCode = 1;
    controller.abort();
  });
}

const terminal = openTerminal(controller.signal);
const code = await runCommand(process.argv.slice(2), terminal.io, {
  version: manifest.version,
  games,
});
terminal.close();
process.exitCode = controller.signal.reason === 'SIGINT' ? 130 : code;
