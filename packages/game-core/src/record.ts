import { type OptionsError, type OptionValues } from './options.ts';
import { type IllegalMove } from './game.ts';
import { err, ok, type ParseError, type Result } from './result.ts';
import { makeRecordText, parseRecordText } from './record-text.ts';

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

/** A record of at most this many characters is read, and at most this many moves. */
export const RECORD_LENGTH_LIMIT = 1_000_000;
export const RECORD_MOVES_LIMIT = 100_000;

export interface RecordError {
  readonly code:
    | 'too-long'
    | 'not-json'
    | 'bad-text'
    | 'not-a-record'
    | 'unknown-version'
    | 'other-game'
    | 'bad-options'
    | 'bad-move'
    | 'illegal-move';
  readonly message: string;
  /** Index into the text, where the fault has a place in it. */
  readonly position?: number;
  /** Index of the move at fault, from 0. */
  readonly move?: number;
  /** What the game said of it. */
  readonly cause?: OptionsError | ParseError | IllegalMove;
}

const fault = (code: RecordError['code'], message: string, more: Partial<RecordError> = {}) =>
  err<RecordError>({ code, message, ...more });

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const FIELDS = ['format', 'version', 'game', 'options', 'moves', 'at'];

const isOptionValue = (value: unknown): boolean =>
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value));

/** Judges a value that may be a record. The game itself is not asked: see `replay`. */
export const checkRecord = (value: unknown): Result<GameRecord, RecordError> => {
  if (!isObject(value) || value['format'] !== RECORD_FORMAT) {
    return fault('not-a-record', `A record is an object with "format": "${RECORD_FORMAT}".`);
  }
  const { version, game, options, moves, at } = value;
  if (version !== RECORD_VERSION) {
    return fault(
      'unknown-version',
      `This record has version ${JSON.stringify(version) ?? 'none'}; version ${RECORD_VERSION} can be read.`,
    );
  }
  const strange = Object.keys(value).find((key) => !FIELDS.includes(key));
  if (strange !== undefined) {
    return fault('not-a-record', `A record has no field ${JSON.stringify(strange)}.`);
  }
  if (typeof game !== 'string' || !/^[a-z][a-z0-9-]{0,31}$/.test(game)) {
    return fault('not-a-record', 'A record names its game in "game".');
  }
  if (!isObject(options) || !Object.values(options).every(isOptionValue)) {
    return fault(
      'bad-options',
      'The options of a record are an object of texts, numbers, booleans.',
    );
  }
  if (!Array.isArray(moves)) return fault('not-a-record', 'A record lists its moves in "moves".');
  if (moves.length > RECORD_MOVES_LIMIT) {
    return fault('too-long', `A record has at most ${RECORD_MOVES_LIMIT} moves.`);
  }
  const bad = moves.findIndex((move) => typeof move !== 'string');
  if (bad >= 0) return fault('bad-move', `Move ${bad + 1} is not a text.`, { move: bad });
  const isPlace = Number.isInteger(at) && (at as number) >= 0 && (at as number) <= moves.length;
  if (at !== undefined && !isPlace) {
    return fault('not-a-record', `"at" must be a number of moves, from 0 to ${moves.length}.`);
  }
  return ok({
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    game,
    options: options as OptionValues,
    moves: moves as readonly string[],
    ...(at !== undefined && { at: at as number }),
  });
};

/** Reads a record in either form: JSON (it starts with a brace) or the text for an address. */
export const parseRecord = (text: string): Result<GameRecord, RecordError> => {
  if (text.length > RECORD_LENGTH_LIMIT) {
    return fault('too-long', `A record has at most ${RECORD_LENGTH_LIMIT} characters.`);
  }
  const start = text.search(/\S/);
  if (start < 0) return fault('bad-text', 'The record is empty.', { position: text.length });
  if (text[start] !== '{') {
    const parsed = parseRecordText(text);
    if (parsed.ok) return checkRecord(parsed.value);
    const { code, message, position } = parsed.error;
    return fault(code === 'too-long' ? 'too-long' : 'bad-text', message, { position });
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const detail = error instanceof Error ? error.message : '';
    return fault('not-json', `The record is not valid JSON (${detail}).`);
  }
  return checkRecord(value);
};

/** A record as JSON, one line. */
export const makeRecord = (record: GameRecord): string => JSON.stringify(record);

export { makeRecordText };
