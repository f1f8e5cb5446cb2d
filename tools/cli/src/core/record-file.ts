import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
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
import { type FileError, keepAside, readText, writeWhole } from './files.ts';

/** Why a record could not be read from a file, or the file not be used for one. */
export type RecordFileError =
  FileError | RecordError | { readonly code: 'foreign-file'; readonly message: string };

// A character of UTF-8 takes four bytes at most.
const BYTES_LIMIT = 4 * RECORD_LENGTH_LIMIT;

/** Reads a record in either form; white space around it does not matter. */
export const readRecord = (path: string): Result<GameRecord, RecordFileError> => {
  const text = readText(path, BYTES_LIMIT);
  return text.ok ? parseRecord(text.value.trim()) : text;
};

/** The one true name of a file, whether it exists or not. */
export const trueName = (path: string): string =>
  existsSync(path) ? realpathSync(path) : resolve(path);

/**
 * Makes sure that a record may be written to a file: what is no record is never overwritten, and
 * another game is moved aside first. Tells where to, if so.
 */
export const claim = (path: string): Result<string | undefined, RecordFileError> => {
  const text = readText(path, BYTES_LIMIT);
  if (!text.ok) return text.error.code === 'no-file' ? ok(undefined) : text;
  if (text.value.trim() === '') return ok(undefined);
  const record = parseRecord(text.value.trim());
  if (!record.ok) {
    const message = `${path} exists and is no record of a game; it is left as it is.`;
    return err({ code: 'foreign-file', message });
  }
  return record.value.moves.length === 0 ? ok(undefined) : keepAside(path);
};

/** Writes a record to a file that is claimed. */
export const writeRecord = (path: string, record: GameRecord): Result<undefined, FileError> =>
  writeWhole(path, `${makeRecord(record)}\n`);

/** Something that has a record: one game of a dialogue. */
export interface Recorded {
  readonly record: () => GameRecord;
}

/** Keeps the record of the game being played in one file, after every change. */
export class RecordKeeper {
  readonly path: string;
  readonly #asides = new Map<Recorded, string>();
  #current: Recorded;
  #failed = false;

  private constructor(path: string, current: Recorded) {
    this.path = path;
    this.#current = current;
  }

  /** Claims the file and writes the first record. `owned` says that the game came from this file. */
  static open(
    path: string,
    game: Recorded,
    owned: boolean,
  ): Result<
    { readonly keeper: RecordKeeper; readonly aside: string | undefined },
    RecordFileError
  > {
    const claimed = owned ? ok(undefined) : claim(path);
    if (!claimed.ok) return claimed;
    const written = writeRecord(path, game.record());
    return written.ok
      ? ok({ keeper: new RecordKeeper(path, game), aside: claimed.value })
      : written;
  }

  /** Did any writing fail? */
  get failed(): boolean {
    return this.#failed;
  }

  /** Writes the game; another one than before is first given a file of its own. Returns what to say. */
  keep(game: Recorded): readonly string[] {
    const said = game === this.#current ? [] : this.#putAside();
    this.#current = game;
    return [...said, ...this.#checked(writeRecord(this.path, game.record()))];
  }

  #putAside(): readonly string[] {
    const record = this.#current.record();
    if (record.moves.length === 0) return [];
    const known = this.#asides.get(this.#current);
    if (known !== undefined) return this.#checked(writeRecord(known, record));
    const aside = keepAside(this.path);
    if (!aside.ok) return this.#checked(aside);
    this.#asides.set(this.#current, aside.value);
    return [
      ...this.#checked(writeRecord(aside.value, record)),
      `The record of the game before is in ${aside.value}.`,
    ];
  }

  #checked(result: Result<unknown, FileError>): readonly string[] {
    if (result.ok) return [];
    this.#failed = true;
    return [`The record is not up to date: ${result.error.message}`];
  }
}
