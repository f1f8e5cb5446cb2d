#!/usr/bin/env node
// The program itself: hands the process's streams to `runCommand`.
import { readFileSync } from 'node:fs';
import { runCommand } from './core/command.ts';
import { codeOf, writeFault } from './core/files.ts';
import { openTerminal } from './core/terminal.ts';
import { games } from './games.ts';

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  readonly version: string;
};

const controller = new AbortController();
/** What came in between. */
const seen = { interruption: false, fault: false };

process.once('SIGINT', () => {
  // A second Ctrl-C ends the process at once.
  seen.interruption = true;
  controller.abort();
});

process.stdout.on('error', (error: Error) => {
  // Whoever read us has gone (`parlour … | head`): there is nobody to tell.
  if (codeOf(error) !== 'EPIPE' && !seen.fault) {
    seen.fault = true;
    process.exitCode = 1;
    process.stderr.write(`parlour: ${writeFault('stdout', error).message}\n`);
  }
  controller.abort();
});
process.stderr.on('error', (error: Error) => {
  if (codeOf(error) !== 'EPIPE') {
    seen.fault = true;
    process.exitCode = 1;
  }
  controller.abort();
});

const terminal = openTerminal(controller.signal);
const code = await runCommand(process.argv.slice(2), terminal.io, {
  version: manifest.version,
  games,
});
await terminal.close();
process.exitCode = seen.fault ? 1 : code;
if (seen.interruption) process.exitCode = 130;
