import { type OptionValues } from './options.ts';

/** A whole game: what was dealt and every move since, enough to play it again. */
export interface GameRecord {
  readonly format: 'parlour-record';
  readonly version: 1;
  /** The `id` of the game. */
  readonly game: string;
  readonly options: OptionValues;
  /** Moves as the game writes them (`makeMove`). */
  readonly moves: readonly string[];
  /** How many of the moves are played; the rest were undone and can be redone. All, if absent. */
  readonly at?: number;
}

export const RECORD_FORMAT = 'parlour-record';
export const RECORD_VERSION = 1;

/** At most this many moves, each of at most this many characters. */
export const RECORD_MOVES_LIMIT = 100_000;
export const RECORD_MOVE_LENGTH_LIMIT = 64;

/** All names and values of the options together, in UTF-16 units. */
export const RECORD_OPTIONS_LENGTH_LIMIT = 50_000;

/**
 * A text of at most this many UTF-16 units is read as a record. Whatever keeps the limits above
 * fits in, in either form: what can be read can also be written and read again.
 */
export const RECORD_LENGTH_LIMIT = 8_000_000;
