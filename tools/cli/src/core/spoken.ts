import { type Io, type Sink } from './verb.ts';
import { spaced, toAscii } from './words.ts';
import { wrap } from './wrap.ts';

/** How a command's words come to the terminal. */
interface Manner {
  /** Nothing beyond ASCII. */
  readonly ascii: boolean;
  /** Are these words for people only, so that lines may be broken? */
  readonly prose: boolean;
}

const sinkFor = (sink: Sink, { ascii, prose }: Manner): Sink => ({
  get isTTY() {
    return sink.isTTY;
  },
  get columns() {
    return sink.columns;
  },
  write: (text) => {
    // What is drawn on one line again and again stays there.
    const fitted = prose && !text.startsWith('\r') ? wrap(text, sink.columns) : text;
    const said = spaced(fitted);
    return sink.write(ascii ? toAscii(said) : said);
  },
});

const isAscii = (args: readonly string[]): boolean => {
  const end = args.indexOf('--');
  const flags = end < 0 ? args : args.slice(0, end);
  const last = flags.findLast((flag) => /^--(?:no-)?ascii(?:=|$)/.test(flag));
  return last !== undefined && last.startsWith('--no-') === last.endsWith('=false');
};

/** The same world, which says all in the manner that the arguments ask for, whatever comes of them. */
export const spokenIo = (io: Io, args: readonly string[]): Io => {
  const ascii = isAscii(args);
  return {
    get stdin() {
      return io.stdin;
    },
    stdout: sinkFor(io.stdout, { ascii, prose: false }),
    stderr: sinkFor(io.stderr, { ascii, prose: true }),
    env: io.env,
    signal: io.signal,
    random: io.random,
    now: io.now,
    ...(io.typed && { typed: io.typed }),
    ascii,
  };
};

/** Writes an object in one line for programs. */
export const writeJson = (io: Io, value: unknown): void => {
  const line = JSON.stringify(value);
  const escaped = (unit: string): string =>
    `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  // In JSON any sign can be written in ASCII without a loss.
  io.stdout.write(
    `${spaced(io.ascii === true ? line.replace(/[\u0080-\uffff]/g, escaped) : line)}\n`,
  );
};
