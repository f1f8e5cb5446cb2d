import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './command.ts';
import { type ExitCode, type GameCommand, type Io } from './verb.ts';

/** What a run gave back. */
export interface Ran {
  readonly code: ExitCode;
  readonly out: string;
  readonly err: string;
}

type Piece = string | Uint8Array | Error | (() => void);

/** What may be set for a run. */
export interface RunParts {
  /** Pieces of input; a function is called when it is reached, an error is thrown. */
  readonly stdin?: string | readonly Piece[];
  readonly env?: Readonly<Record<string, string>>;
  readonly tty?: boolean;
  readonly columns?: number;
  readonly random?: () => number;
  readonly now?: () => number;
  readonly signal?: AbortSignal;
}

const sourceOf = (pieces: readonly Piece[], isTTY: boolean): Io['stdin'] => ({
  isTTY,
  async *[Symbol.asyncIterator]() {
    for (const piece of pieces) {
      if (piece instanceof Error) throw piece;
      if (typeof piece === 'function') piece();
      else yield await Promise.resolve(piece);
    }
  },
});

/** Runs `parlour` with arguments on streams in memory. */
export const runIn =
  (...commands: readonly GameCommand[]) =>
  async (args: readonly string[], parts: RunParts = {}): Promise<Ran> => {
    const { stdin = '', env = {}, tty = false, random = () => 0.5, now = () => 0 } = parts;
    let [out, err] = ['', ''];
    const chunks = typeof stdin === 'string' ? [stdin] : stdin;
    const io: Io = {
      stdin: sourceOf(chunks, tty),
      stdout: { isTTY: tty, columns: parts.columns, write: (text) => (out += text) },
      stderr: { isTTY: tty, columns: parts.columns, write: (text) => (err += text) },
      env,
      random,
      now,
      signal: parts.signal ?? new AbortController().signal,
      ...(tty && {
        typed: async function* (prompt: string) {
          for (const line of chunks.join('').split('\n')) {
            out += prompt;
            yield await Promise.resolve(line);
          }
        },
      }),
    };
    const games = commands.map((command) => ({
      id: command.id,
      title: command.title,
      load: () => Promise.resolve(command),
    }));
    const code = await runCommand(args, io, { version: '1.2.3', games });
    return { code, out, err };
  };

/** A folder of its own, gone after the test. */
export const withFolder = async (act: (folder: string) => Promise<void> | void): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-'));
  try {
    await act(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
