// The text form of a record, for an address: `1.klondike.draw-3_seed-7.d~8_w-t3`. It uses only the
// characters that an address may hold as they are (A-Z a-z 0-9 - . _ ~). Version, game, options and moves
// are parted by dots, with a fifth part `at` where moves are undone; options and moves by low
// lines. In a value, `~hh` stands for a character below U+0100 and `~uhhhh` for a UTF-16 unit; in
// the moves `~n` says that a move comes n times.
import { type OptionValues } from './options.ts';
import {
  type GameRecord,
  RECORD_FORMAT,
  RECORD_MOVES_LIMIT,
  RECORD_VERSION,
} from './record-format.ts';
import { ok, type ParseError, parseError, type Result } from './result.ts';

const escapeUnit = (unit: string): string => {
  const code = unit.charCodeAt(0);
  return code < 0x100
    ? `~${code.toString(16).padStart(2, '0')}`
    : `~u${code.toString(16).padStart(4, '0')}`;
};

const escape = (text: string): string =>
  // Unit by unit, not by code point: half a surrogate pair must survive too.
  text.replace(/[^A-Za-z0-9-]/g, escapeUnit);

const looksLikeJson = (text: string): boolean =>
  /^(?:true|false|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|".*)$/s.test(text);

const makeValue = (value: string | number | boolean): string =>
  escape(typeof value === 'string' && !looksLikeJson(value) ? value : JSON.stringify(value));

const makeMoves = (moves: readonly string[]): string => {
  const runs: string[] = [];
  for (let start = 0; start < moves.length;) {
    const move = moves[start] ?? '';
    let end = start + 1;
    while (moves[end] === move) end++;
    runs.push(end - start === 1 ? move : `${move}~${end - start}`);
    start = end;
  }
  return runs.join('_');
};

/** A record, one that `checkRecord` lets pass, as text for an address. */
export const makeRecordText = (record: GameRecord): string => {
  const options = Object.entries(record.options).map(
    ([key, value]) => `${escape(key).replaceAll('-', '~2d')}-${makeValue(value)}`,
  );
  const parts = [String(record.version), record.game, options.join('_'), makeMoves(record.moves)];
  if (record.at !== undefined) parts.push(String(record.at));
  return parts.join('.');
};

interface Part {
  readonly text: string;
  readonly position: number;
}

const split = ({ text, position }: Part, separator: string): readonly Part[] => {
  let start = position;
  return text.split(separator).map((piece) => {
    const part = { text: piece, position: start };
    start += piece.length + separator.length;
    return part;
  });
};

const unescape = ({ text, position }: Part): Result<string, ParseError> => {
  const bad = /~(?!u[0-9a-f]{4}|[0-9a-f]{2})/i.exec(text);
  if (bad) return parseError('bad-escape', position + bad.index, 'After ~ come two hex digits.');
  const restore = (_: string, long?: string, short?: string) =>
    String.fromCharCode(Number.parseInt(long ?? short ?? '', 16));
  return ok(text.replace(/~(?:u([0-9a-f]{4})|([0-9a-f]{2}))/gi, restore));
};

const parseValue = (part: Part): Result<string | number | boolean, ParseError> => {
  const text = unescape(part);
  if (!text.ok || !looksLikeJson(text.value)) return text;
  try {
    return ok(JSON.parse(text.value) as string);
  } catch {
    return parseError('bad-value', part.position, 'This value is not well formed.');
  }
};

const parseOptions = (part: Part): Result<OptionValues, ParseError> => {
  const options = new Map<string, string | number | boolean>();
  for (const entry of part.text === '' ? [] : split(part, '_')) {
    const dash = entry.text.indexOf('-');
    if (dash < 0) return parseError('bad-option', entry.position, 'An option is name-value.');
    const name = unescape({ text: entry.text.slice(0, dash), position: entry.position });
    if (!name.ok) return name;
    const value = parseValue({
      text: entry.text.slice(dash + 1),
      position: entry.position + dash + 1,
    });
    if (!value.ok) return value;
    if (options.has(name.value)) {
      return parseError('bad-option', entry.position, 'This option comes twice.');
    }
    options.set(name.value, value.value);
  }
  return ok(Object.fromEntries(options));
};

const parseMoves = (part: Part): Result<readonly string[], ParseError> => {
  const moves: string[] = [];
  for (const run of part.text === '' ? [] : split(part, '_')) {
    const match = /^([A-Za-z0-9-]+)(?:~([1-9]\d{0,5}))?$/.exec(run.text);
    if (!match) return parseError('bad-move', run.position, 'This is not a move.');
    const [, move = '', times = '1'] = match;
    const count = Number(times);
    if (moves.length + count > RECORD_MOVES_LIMIT) {
      return parseError(
        'too-long',
        run.position,
        `A record has at most ${RECORD_MOVES_LIMIT} moves.`,
      );
    }
    for (let copy = 0; copy < count; copy++) moves.push(move);
  }
  return ok(moves);
};

/** Reads what `makeRecordText` wrote, as a value that `checkRecord` has yet to judge. */
export const parseRecordText = (text: string): Result<unknown, ParseError> => {
  const strange = /[^A-Za-z0-9\-._~]/.exec(text);
  if (strange) {
    return parseError(
      'bad-character',
      strange.index,
      'A record in text has A–Z a–z 0–9 - . _ ~ only.',
    );
  }
  const parts = split({ text, position: 0 }, '.');
  const [version, game, optionsPart, movesPart, at] = parts;
  if (!version || !/^\d{1,9}$/.test(version.text)) {
    return parseError('bad-version', 0, 'A record starts with its version.');
  }
  if (Number(version.text) !== RECORD_VERSION) {
    // Nothing is known of what follows.
    return ok({ format: RECORD_FORMAT, version: Number(version.text) });
  }
  if (!game || !optionsPart || !movesPart) {
    return parseError('too-few-parts', text.length, 'A record has version, game, options, moves.');
  }
  const tooMany = parts[5];
  if (tooMany) {
    return parseError('too-many-parts', tooMany.position - 1, 'The record should end here.');
  }
  if (at && !/^\d{1,9}$/.test(at.text)) {
    return parseError('bad-number', at.position, 'Here is the number of moves played.');
  }
  const options = parseOptions(optionsPart);
  if (!options.ok) return options;
  const moves = parseMoves(movesPart);
  if (!moves.ok) return moves;
  return ok({
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    game: game.text,
    options: options.value,
    moves: moves.value,
    ...(at && { at: Number(at.text) }),
  });
};
