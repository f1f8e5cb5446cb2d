/** Where a command reads and writes: the process's own streams, or a test's. */
export interface Io {
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly stdout: { write(text: string): unknown; readonly isTTY?: boolean };
  readonly stderr: { write(text: string): unknown; readonly isTTY?: boolean };
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
}

/** 0 done, 1 bad input, 2 wrong usage. */
export type ExitCode = 0 | 1 | 2;

/** One verb of a game: `parlour klondike deal`. */
export interface Verb {
  readonly name: string;
  /** One line. */
  readonly summary: string;
  /** The whole help page. */
  readonly help: string;
  run(args: readonly string[], io: Io): Promise<ExitCode>;
}

/** All that `parlour <game>` can do: what `textGame` makes of a `TextGame`. */
export interface GameCommand {
  readonly id: string;
  readonly title: string;
  readonly verbs: readonly Verb[];
}
