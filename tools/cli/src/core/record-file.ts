import {
  err,
  type GameRecord,
  makeRecord,
  ok,
  parseRecord,
  RECORD_LENGTH_LIMIT,
  type RecordError,
  type Result,
} from '@parlour/game-core';
import { type FileError, readText, trueName } from './files.ts';
import { replaceFile, type Way } from './replace-file.ts';

/** Why a record could not be read from a file, or the file not be used for one. */
export type RecordFileError =
  FileError | RecordError | { readonly code: 'foreign-file'; readonly message: string };

// A character of UTF-8 takes four bytes at most.
const BYTES_LIMIT = 4 * RECORD_LENGTH_LIMIT;

/** Reads a record in either form, and the text as it stands in the file. */
export const readRecord = (
  path: string,
): Result<{ readonly record: GameRecord; readonly text: string }, RecordFileError> => {
  const text = readText(path, BYTES_LIMIT);
  if (!text.ok) return text;
  const record = parseRecord(text.value.trim());
  return record.ok ? ok({ record: record.value, text: text.value }) : record;
};

/**
 * What is to become of a file when a record is written to it: what is no record is never
 * overwritten, and another game than the one that this run left there (`left`) is kept aside.
 */
const judgeFile = (path: string, left: string | undefined): Result<Way, RecordFileError> => {
  const text = readText(path, BYTES_LIMIT);
  if (!text.ok) {
    if (text.error.code === 'no-file') return ok('over');
    return left !== undefined && text.error.code === 'too-long' ? ok('aside') : text;
  }
  if (text.value === left || text.value.trim() === '') return ok('over');
  const record = parseRecord(text.value.trim());
  if (record.ok) return ok(record.value.moves.length === 0 ? 'over' : 'aside');
  if (left !== undefined) return ok('aside');
  const message = `${path} exists and is no record of a game; it is left as it is.`;
  return err({ code: 'foreign-file', message });
};

/** A record in a file: where, the text as it was left there, and where what was there before is. */
export interface Put {
  readonly path: string;
  readonly text: string;
  readonly aside?: string;
}

/** How a record is written. */
export interface PutParts {
  /** What this run left in the file before, or read from it. */
  readonly left?: string | undefined;
  /** Leave what another run wrote where it is, and take another file. */
  readonly yields?: boolean;
}

/** Writes a record to a file, or says why this file cannot be taken. */
export const putRecord = (
  path: string,
  record: GameRecord,
  { left, yields = false }: PutParts = {},
): Result<Put, RecordFileError> => {
  const text = `${makeRecord(record)}\n`;
  const put = replaceFile<RecordFileError>(path, text, () => {
    const way = judgeFile(path, left);
    return way.ok && way.value === 'aside' && yields ? ok('elsewhere') : way;
  });
  return put.ok ? ok({ ...put.value, text }) : put;
};

/** Writes a record to a new file beside another: `FILE.1`, `FILE.2`, … */
const putBeside = (path: string, record: GameRecord): Result<Put, RecordFileError> => {
  const text = `${makeRecord(record)}\n`;
  const put = replaceFile<RecordFileError>(path, text, () => ok('elsewhere'));
  return put.ok ? ok({ ...put.value, text }) : put;
};

/** Something that has a record: one game of a dialogue. */
export interface Recorded {
  readonly record: () => GameRecord;
}

/** Keeps the record of the game being played in one file, after every change. */
export class RecordKeeper {
  readonly #asides = new Map<Recorded, Put>();
  #put: Put;
  #current: Recorded;
  #disturbed = false;
  #failed = false;

  private constructor(put: Put, current: Recorded) {
    this.#put = put;
    this.#current = current;
  }

  /** Takes the file and writes the first record. `left` is what the game was read from this file as. */
  static open(
    path: string,
    game: Recorded,
    left?: string,
  ): Result<
    { readonly keeper: RecordKeeper; readonly aside: string | undefined },
    RecordFileError
  > {
    const put = putRecord(path, game.record(), { left });
    if (!put.ok) return put;
    return ok({ keeper: new RecordKeeper(put.value, game), aside: put.value.aside });
  }

  /** The file of the game being played. */
  get path(): string {
    return this.#put.path;
  }

  /** Is this the file of the game being played? */
  keepsIn(path: string): boolean {
    return trueName(path) === trueName(this.path);
  }

  /** Did any writing fail? */
  get failed(): boolean {
    return this.#failed;
  }

  /** Writes the game; another one than before is first given a file of its own. Returns what to say. */
  keep(game: Recorded): readonly string[] {
    const said = game === this.#current ? [] : this.#putAside();
    this.#current = game;
    return [...said, ...this.#write()];
  }

  /**
   * If another run writes to the same file, it is met once with its game kept aside; when it comes
   * again, this run leaves the file to it, or the two would go on for ever.
   */
  #write(): readonly string[] {
    const { path, text: left } = this.#put;
    const put = putRecord(path, this.#current.record(), { left, yields: this.#disturbed });
    if (!put.ok) return this.#failing(put.error);
    this.#put = put.value;
    if (put.value.path !== path) {
      return [`Another run writes to ${path}; from now on this game is kept in ${this.path}.`];
    }
    if (put.value.aside === undefined) return [];
    this.#disturbed = true;
    return [`Something else was written to ${path}; that is now in ${put.value.aside}.`];
  }

  #putAside(): readonly string[] {
    const game = this.#current;
    const record = game.record();
    if (record.moves.length === 0) return [];
    const known = this.#asides.get(game);
    const put = known
      ? putRecord(known.path, record, { left: known.text, yields: true })
      : putBeside(this.path, record);
    if (!put.ok) return this.#failing(put.error);
    this.#asides.set(game, put.value);
    return known?.path === put.value.path
      ? []
      : [`The record of the game before is in ${put.value.path}.`];
  }

  #failing({ message }: RecordFileError): readonly string[] {
    this.#failed = true;
    return [`The record is not up to date: ${message}`];
  }
}
