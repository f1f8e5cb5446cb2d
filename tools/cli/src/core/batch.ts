import { type Result } from '@parlour/game-core';
import { openInput, readFault } from './files.ts';
import { type Entry, type Line, linesOf } from './lines.ts';
import { writeJson } from './spoken.ts';
import { type ExitCode, type Io, type Source } from './verb.ts';
import { plain } from './words.ts';

/** What became of one entry: for people one text, for programs an object. */
export interface Answer {
  readonly text: string;
  readonly json: Readonly<Record<string, unknown>>;
}

/** Why an entry has no answer. */
export interface Fault {
  readonly code: string;
  readonly message: string;
  /** Index into the entry's text. */
  readonly position?: number;
}

type Answered = Result<Answer, Fault> | undefined;

/** How files are taken apart and each part answered. */
export interface Batch {
  /** `-` is standard input. */
  readonly files: readonly string[];
  readonly json: boolean;
  readonly entries: (lines: AsyncIterable<Line>) => AsyncIterable<Entry>;
  /** Whether lines are taken as they are: see `linesOf`. */
  readonly exact?: boolean;
  /** Whether the place of a fault within an entry is told too. */
  readonly places?: boolean;
  /** Long work may take its time, looking at `io.signal`; given up, it has no answer. */
  answer(entry: Entry): Answered | Promise<Answered>;
}

const PROGRESS_EVERY = 500;

/** Counts on stderr, if that is a terminal and the answers go elsewhere. */
const progressOf = (io: Io) => {
  const isShown = io.stderr.isTTY === true && io.stdout.isTTY !== true;
  let [count, last, drawn] = [0, io.now(), false];
  const clear = (): void => {
    if (drawn) io.stderr.write('\r\u001b[K');
    drawn = false;
  };
  const step = (): void => {
    count++;
    if (!isShown || io.now() - last < PROGRESS_EVERY) return;
    last = io.now();
    drawn = true;
    io.stderr.write(`\r${count} done`);
  };
  return { step, clear };
};

const placeOf = ({ line, text }: Entry, position: number) => {
  const before = text.slice(0, position).split('\n');
  return { line: line + before.length - 1, column: (before.at(-1) ?? '').length + 1 };
};

/** Answers every entry of every file; what is wrong is told with its place, and the rest goes on. */
export const runBatch = async (batch: Batch, io: Io): Promise<ExitCode> => {
  const progress = progressOf(io);
  const faults: Fault[] = [];
  const report = (file: string, fault: Fault, entry?: Entry): void => {
    faults.push(fault);
    progress.clear();
    const named = batch.files.length > 1 ? { file } : {};
    const isPlaced = batch.places === true && entry && fault.position !== undefined;
    const place = isPlaced ? placeOf(entry, fault.position ?? 0) : { line: entry?.line };
    if (batch.json) {
      writeJson(io, { ...named, ...place, ok: false, error: fault });
      return;
    }
    if (!entry) {
      // It is about the file as a whole, and names it.
      io.stderr.write(`${plain(fault.message)}\n`);
      return;
    }
    const where = Object.values(place).filter((number) => number !== undefined);
    const name = file === '-' ? 'stdin' : file;
    io.stderr.write(`${[name, ...where].join(':')}: ${plain(fault.message)}\n`);
  };
  const answer = async (file: string, entry: Entry): Promise<void> => {
    const result = await batch.answer(entry);
    if (!result) return;
    if (!result.ok) {
      report(file, result.error, entry);
      return;
    }
    const named = batch.files.length > 1 ? { file } : {};
    const { text, json } = result.value;
    const line = { ...named, line: entry.line, ok: true, ...json };
    if (batch.json) writeJson(io, line);
    else io.stdout.write(`${text}\n`);
  };
  const readAll = async (file: string, source: Source): Promise<void> => {
    for await (const entry of batch.entries(linesOf(source, batch.exact))) {
      if (io.signal.aborted) return;
      await answer(file, entry);
      progress.step();
    }
  };
  for (const file of batch.files) {
    const source = openInput(file, io);
    if (!source.ok) {
      report(file, source.error);
      continue;
    }
    try {
      await readAll(file, source.value);
    } catch (error) {
      if (io.signal.aborted) break;
      report(file, readFault(file, error));
    }
  }
  progress.clear();
  return faults.length === 0 ? 0 : 1;
};
