import { type IllegalMove } from './game.ts';
import { type OptionsError, type OptionValues } from './options.ts';
import {
  type GameRecord,
  RECORD_FORMAT,
  RECORD_LENGTH_LIMIT,
  RECORD_MOVE_LENGTH_LIMIT,
  RECORD_MOVES_LIMIT,
  RECORD_OPTIONS_LENGTH_LIMIT,
  RECORD_VERSION,
} from './record-format.ts';
import { parseRecordText } from './record-text.ts';
import { err, ok, type ParseError, type Result, textOf } from './result.ts';

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

/** A value in a message: short, whatever it is. */
const show = (value: unknown): string => {
  if (typeof value !== 'string') return typeof value === 'number' ? String(value) : typeof value;
  return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
};

const isOptionValue = (value: unknown): boolean =>
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value));

const optionsLength = (options: Readonly<Record<string, unknown>>): number =>
  Object.entries(options).reduce((sum, [key, value]) => sum + key.length + String(value).length, 0);

const MOVE = new RegExp(`^[A-Za-z0-9-]{1,${RECORD_MOVE_LENGTH_LIMIT}}$`);

/** JSON writes −0 as 0; so that a record reads back as it was, it never holds one. */
const withoutMinusZero = (options: OptionValues): OptionValues =>
  Object.fromEntries(Object.entries(options).map(([key, value]) => [key, value === 0 ? 0 : value]));

/** Judges a value that may be a record. The game itself is not asked: see `replay`. */
export const checkRecord = (value: unknown): Result<GameRecord, RecordError> => {
  if (!isObject(value) || value['format'] !== RECORD_FORMAT) {
    return fault('not-a-record', `A record is an object with "format": "${RECORD_FORMAT}".`);
  }
  const { version, game, options, moves, at } = value;
  if (version !== RECORD_VERSION) {
    return fault(
      'unknown-version',
      `This record has version ${show(version)}; version ${RECORD_VERSION} can be read.`,
    );
  }
  const strange = Object.keys(value).find((key) => !FIELDS.includes(key));
  if (strange !== undefined) {
    return fault('not-a-record', `A record has no field ${show(strange)}.`);
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
  if (optionsLength(options) > RECORD_OPTIONS_LENGTH_LIMIT) {
    return fault(
      'too-long',
      `The options of a record have at most ${RECORD_OPTIONS_LENGTH_LIMIT} characters.`,
    );
  }
  if (!Array.isArray(moves)) return fault('not-a-record', 'A record lists its moves in "moves".');
  if (moves.length > RECORD_MOVES_LIMIT) {
    return fault('too-long', `A record has at most ${RECORD_MOVES_LIMIT} moves.`);
  }
  const bad = moves.findIndex((move) => typeof move !== 'string' || !MOVE.test(move));
  if (bad >= 0) {
    const message = `Move ${bad + 1} (${show(moves[bad])}) is not a text of 1 to ${RECORD_MOVE_LENGTH_LIMIT} letters, digits and hyphens.`;
    return fault('bad-move', message, { move: bad });
  }
  const isPlace = Number.isInteger(at) && (at as number) >= 0 && (at as number) <= moves.length;
  if (at !== undefined && !isPlace) {
    return fault('not-a-record', `"at" must be a number of moves, from 0 to ${moves.length}.`);
  }
  return ok({
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    game,
    options: withoutMinusZero(options as OptionValues),
    moves: moves as readonly string[],
    ...(at !== undefined && { at: at as number }),
  });
};

const parseJson = (text: string): Result<unknown, RecordError> => {
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    const detail = error instanceof Error ? error.message : '';
    return fault('not-json', `The record is not valid JSON (${detail}).`);
  }
};

/**
 * Reads a record in either form: JSON (it starts with a brace) or the text for an address. White
 * space around it, as pasting and files bring it, is passed over.
 */
export const parseRecord = (input: string): Result<GameRecord, RecordError> => {
  const text = textOf(input);
  if (text.length > RECORD_LENGTH_LIMIT) {
    return fault('too-long', `A record has at most ${RECORD_LENGTH_LIMIT} characters.`);
  }
  const record = text.trim();
  if (record === '') return fault('bad-text', 'The record is empty.', { position: text.length });
  if (record.startsWith('{')) {
    const value = parseJson(record);
    return value.ok ? checkRecord(value.value) : value;
  }
  const parsed = parseRecordText(record);
  if (parsed.ok) return checkRecord(parsed.value);
  const { code, message, position } = parsed.error;
  return fault(code === 'too-long' ? 'too-long' : 'bad-text', message, {
    position: position + text.length - text.trimStart().length,
  });
};

/** A record as JSON, one line. */
export const makeRecord = (record: GameRecord): string => JSON.stringify(record);
