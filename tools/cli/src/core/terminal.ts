import { createInterface } from 'node:readline';
import { type Io } from './verb.ts';

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

/** The process as the world of a command. */
export const openTerminal = (
  signal: AbortSignal,
): { readonly io: Io; readonly close: () => void } => {
  let isOpen = false;
  const io: Io = {
    // Only touched if a command reads it: opening it takes time and keeps the process alive.
    get stdin() {
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
  const close = (): void => {
    if (isOpen) process.stdin.destroy();
  };
  return { io, close };
};
