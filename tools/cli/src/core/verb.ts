/** Where a command writes: a stream of the process, or a test's. */
export interface Sink {
  write(text: string): unknown;
  readonly isTTY?: boolean | undefined;
  /** The width of the terminal, where there is one. */
  readonly columns?: number | undefined;
}

/** What a command reads: pieces of text or bytes, split anywhere. */
export type Source = AsyncIterable<unknown> & { readonly isTTY?: boolean | undefined };

/** The world as a command sees it: the process's own, or a test's. */
export interface Io {
  readonly stdin: Source;
  readonly stdout: Sink;
  readonly stderr: Sink;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Aborted by Ctrl-C, and when nobody reads stdout any more. */
  readonly signal: AbortSignal;
  /** From 0 to below 1; for fresh deals only, all else comes from their seeds. */
  readonly random: () => number;
  /** Milliseconds, from any start. */
  readonly now: () => number;
  /** Lines typed at a terminal, with a prompt and line editing; absent where there is no terminal. */
  readonly typed?: (prompt: string) => AsyncIterable<string>;
  /** Whether all is to be written in ASCII; text is so by itself, only JSON needs to know. */
  readonly ascii?: boolean;
}

/** 0 done, 1 bad input, 2 wrong usage. */
export type ExitCode = 0 | 1 | 2;

/** One verb of a game: `parlour klondike deal`. `defineVerb` makes one with flags and help. */
export interface Verb {
  readonly name: string;
  /** One line. */
  readonly summary: string;
  /** The whole help page, each paragraph in one line. */
  readonly help: string;
  run(args: readonly string[], io: Io): Promise<ExitCode>;
}

/** All that `parlour <game>` can do: what `textGame` makes of a `TextGame`. */
export interface GameCommand {
  readonly id: string;
  readonly title: string;
  readonly verbs: readonly Verb[];
}
