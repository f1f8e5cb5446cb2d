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
