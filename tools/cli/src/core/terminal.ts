import { fstatSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { type Io, type Source } from './verb.ts';

/** Lines from the keyboard, until Ctrl-D or Ctrl-C. */
const typed = async function* (prompt: string, signal: AbortSignal): AsyncGenerator<string> {
  // The prompt stays out of redirected output.
  const output = process.stdout.isTTY ? process.stdout : process.stderr;
  const lines = createInterface({ input: process.stdin, output, prompt, signal });
  let isClosed = false;
  lines.on('close', () => {
    isClosed = true;
  });
  lines.on('SIGINT', () => {
    lines.close();
  });
  const ask = (): void => {
    if (!isClosed) lines.prompt();
  };
  ask();
  try {
    for await (const line of lines) {
      yield line;
      ask();
    }
    output.write('\n');
  } finally {
    lines.close();
  }
};

/** Node takes a folder for an empty file; this refuses to be read, as a file does that is a folder. */
const folderAsInput: Source = {
  [Symbol.asyncIterator]: () => ({
    next: () => Promise.reject(Object.assign(new Error('EISDIR'), { code: 'EISDIR' })),
  }),
};

const isFolder = (fd: number): boolean => {
  try {
    return fstatSync(fd).isDirectory();
  } catch {
    return false;
  }
};

/** How long a Ctrl-C may come after the end of input that it brought about, in milliseconds. */
const LATE = 20;

/** The process as the world of a command. */
export const openTerminal = (
  signal: AbortSignal,
): { readonly io: Io; readonly close: () => Promise<void> } => {
  let isOpen = false;
  const io: Io = {
    // Only touched if a command reads it: opening it takes time and keeps the process alive.
    get stdin() {
      if (isFolder(0)) return folderAsInput;
      if (!isOpen) {
        isOpen = true;
        signal.addEventListener('abort', () => process.stdin.destroy());
      }
      return process.stdin;
    },
    stdout: process.stdout,
    stderr: process.stderr,
    env: process.env,
    signal,
    random: Math.random,
    now: () => performance.now(),
    typed: (prompt) => typed(prompt, signal),
  };
  const close = async (): Promise<void> => {
    if (!isOpen) return;
    process.stdin.destroy();
    // Ctrl-C ends all programs of a pipeline, and the one before us may end first.
    if (!process.stdin.isTTY) await setTimeout(LATE);
  };
  return { io, close };
};
