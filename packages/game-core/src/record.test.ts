import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkRecord, makeRecord, parseRecord, type RecordError } from './record.ts';
import {
  type GameRecord,
  RECORD_FORMAT,
  RECORD_LENGTH_LIMIT,
  RECORD_MOVE_LENGTH_LIMIT,
  RECORD_MOVES_LIMIT,
  RECORD_OPTIONS_LENGTH_LIMIT,
  RECORD_VERSION,
} from './record-format.ts';
import { makeRecordText } from './record-text.ts';

const RECORD: GameRecord = {
  format: RECORD_FORMAT,
  version: RECORD_VERSION,
  game: 'klondike',
  options: { draw: 3, seed: 'tea & scones', worryBack: true },
  moves: ['d', 'd', 'w-t3', 't5-t2-3'],
  at: 3,
};

/** The record with some fields changed; `undefined` takes a field away. */
const withFields = (fields: Readonly<Record<string, unknown>>): unknown => {
  const entries = Object.entries<unknown>({ ...RECORD, ...fields });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
};

const anyNumber = fc
  .double({ noNaN: true, noDefaultInfinity: true })
  // −0 + 0 is 0: the sign of a zero is what JSON does not keep.
  .map((value) => value + 0);
/** Texts that are easily taken for something else. */
const trickyText = fc.constantFrom(
  ...['', '5', '-0', '1e999', 'true', 'null', '"', '"5"', '"\\', '.', '_', '-', '~', '~2d', '~u12'],
  ...['__proto__', '\ud800', '\udc00\ud800', 'a\udfff', '♠10', '🂡', '\0', '\u2028', '%41', '+'],
);
const anyText = fc.oneof(fc.string({ unit: 'binary', maxLength: 12 }), trickyText);
const anyUnits = fc
  .array(fc.nat(0xffff), { maxLength: 6 })
  .map((units) => String.fromCharCode(...units));
const anyOptions = fc
  .array(
    fc.tuple(
      fc.oneof(fc.constantFrom('draw', '__proto__', 'constructor', ''), anyText, anyUnits),
      fc.oneof(anyText, anyUnits, anyNumber, fc.boolean()),
    ),
    { maxLength: 6 },
  )
  .map((entries) => Object.fromEntries(entries) as GameRecord['options']);
const anyMove = fc.oneof(
  fc.constantFrom('d', 'w-t3', 'T5', '-', '7'),
  fc.stringMatching(/^[A-Za-z0-9-]{1,8}$/),
);
const anyMoves = fc
  .array(fc.tuple(anyMove, fc.nat({ max: 12 })), { maxLength: 8 })
  .map((runs) => runs.flatMap(([move, times]) => Array.from({ length: times }, () => move)));
const anyRecord: fc.Arbitrary<GameRecord> = fc
  .record({
    game: fc.stringMatching(/^[a-z][a-z0-9-]{0,31}$/),
    options: anyOptions,
    moves: anyMoves,
    at: fc.option(fc.nat(), { nil: undefined }),
  })
  .map(({ game, options, moves, at }) => ({
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    game,
    options,
    moves,
    ...(at !== undefined && { at: at % (moves.length + 1) }),
  }));

const faultOf = (text: string): RecordError => {
  const parsed = parseRecord(text);
  if (parsed.ok) throw new Error('The record was read.');
  return parsed.error;
};

describe('a record as JSON and as text', () => {
  test('comes back the same from both, whatever its options and moves', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        expect(parseRecord(makeRecord(record))).toStrictEqual({ ok: true, value: record });
        expect(parseRecord(makeRecordText(record))).toStrictEqual({ ok: true, value: record });
      }),
      { numRuns: 400 },
    );
  });

  test('keeps a key __proto__ as an option of its own', () => {
    const options = JSON.parse('{"__proto__":"x","constructor":1}') as GameRecord['options'];
    for (const text of [
      makeRecord({ ...RECORD, options }),
      makeRecordText({ ...RECORD, options }),
    ]) {
      const parsed = parseRecord(text);
      expect(parsed.ok && Object.entries(parsed.value.options)).toEqual([
        ['__proto__', 'x'],
        ['constructor', 1],
      ]);
      expect(parsed.ok && Object.getPrototypeOf(parsed.value.options)).toBe(Object.prototype);
    }
  });

  test('as text passes through an address unharmed', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        const text = makeRecordText(record);
        expect(text).toMatch(/^[A-Za-z0-9\-._~]*$/);
        expect(encodeURIComponent(text)).toBe(text);
      }),
    );
  });

  test('may have white space and a byte-order mark around it', () => {
    for (const text of [makeRecord(RECORD), makeRecordText(RECORD)]) {
      expect(parseRecord(`\uFEFF \t\n${text}\r\n`)).toEqual({ ok: true, value: RECORD });
    }
    expect(faultOf(' \n1.klondike.draw-3.d?')).toMatchObject({ code: 'bad-text', position: 21 });
  });

  test('can be written again whenever it can be read, at the limits too', () => {
    const moves = Array.from({ length: RECORD_MOVES_LIMIT }, (_, index) =>
      String(index).padStart(RECORD_MOVE_LENGTH_LIMIT, 'm'),
    );
    for (const unit of ['\ud800', '"', '\0', 'x']) {
      const options = { x: unit.repeat(RECORD_OPTIONS_LENGTH_LIMIT - 1) };
      const record = { ...RECORD, options, moves };
      expect(checkRecord(record)).toMatchObject({ ok: true });
      expect(makeRecord(record).length).toBeLessThan(RECORD_LENGTH_LIMIT);
      expect(makeRecordText(record).length).toBeLessThan(RECORD_LENGTH_LIMIT);
    }
  });
});

describe('judging a record', () => {
  test('lets a record pass, with and without the place in it', () => {
    expect(checkRecord(RECORD)).toEqual({ ok: true, value: RECORD });
    const whole = withFields({ at: undefined });
    expect(checkRecord(whole)).toStrictEqual({ ok: true, value: whole });
    expect(checkRecord({ ...RECORD, at: undefined })).toStrictEqual({ ok: true, value: whole });
  });

  const nested = '['.repeat(100_000) + ']'.repeat(100_000);

  test.each<[string, unknown, RecordError['code'], Partial<RecordError>]>([
    ['null', null, 'not-a-record', {}],
    ['a list', [RECORD], 'not-a-record', {}],
    ['a text', 'parlour-record', 'not-a-record', {}],
    ['nothing in it', {}, 'not-a-record', {}],
    ['another format', withFields({ format: 'PGN' }), 'not-a-record', {}],
    ['no version', withFields({ version: undefined }), 'unknown-version', {}],
    ['a later version', withFields({ version: 2, more: [] }), 'unknown-version', {}],
    ['a version as text', withFields({ version: '1' }), 'unknown-version', {}],
    ['a very long version', withFields({ version: 'x'.repeat(9999) }), 'unknown-version', {}],
    ['a deep version', withFields({ version: JSON.parse(nested) }), 'unknown-version', {}],
    ['a version that is no JSON', withFields({ version: 1n }), 'unknown-version', {}],
    ['an unknown field', withFields({ moves2: [] }), 'not-a-record', {}],
    ['no game', withFields({ game: undefined }), 'not-a-record', {}],
    ['an odd game', withFields({ game: 'Klondike!' }), 'not-a-record', {}],
    ['a long game', withFields({ game: 'a'.repeat(33) }), 'not-a-record', {}],
    ['options as a list', withFields({ options: [] }), 'bad-options', {}],
    ['options of null', withFields({ options: null }), 'bad-options', {}],
    ['an option of null', withFields({ options: { draw: null } }), 'bad-options', {}],
    ['an option of NaN', withFields({ options: { draw: Number.NaN } }), 'bad-options', {}],
    ['an option that is a list', withFields({ options: { draw: [3] } }), 'bad-options', {}],
    ['moves as text', withFields({ moves: 'd' }), 'not-a-record', {}],
    ['a move that is a number', withFields({ moves: ['d', 5] }), 'bad-move', { move: 1 }],
    ['a move with a blank', withFields({ moves: ['d', 'd', 'w t3'] }), 'bad-move', { move: 2 }],
    ['a move with a tilde', withFields({ moves: ['d~5'] }), 'bad-move', { move: 0 }],
    ['an empty move', withFields({ moves: [''] }), 'bad-move', { move: 0 }],
    // eslint-disable-next-line no-sparse-arrays -- a hole is what is tested
    ['a hole in the moves', withFields({ moves: ['d', , 'd'] }), 'bad-move', { move: 1 }],
    ['a long move', withFields({ moves: ['d', 'm'.repeat(65)] }), 'bad-move', { move: 1 }],
    ['a place past the end', withFields({ at: 5 }), 'not-a-record', {}],
    ['a place below 0', withFields({ at: -1 }), 'not-a-record', {}],
    ['a place between moves', withFields({ at: 0.5 }), 'not-a-record', {}],
    ['a place as text', withFields({ at: '3' }), 'not-a-record', {}],
    [
      'too many moves',
      withFields({ moves: Array.from({ length: RECORD_MOVES_LIMIT + 1 }, () => 'd') }),
      'too-long',
      {},
    ],
    [
      'long options',
      withFields({ options: { a: 'x'.repeat(RECORD_OPTIONS_LENGTH_LIMIT) } }),
      'too-long',
      {},
    ],
  ])('%s', (_, value, code, more) => {
    const checked = checkRecord(value);
    expect(checked).toMatchObject({ ok: false, error: { code, ...more } });
    expect(!checked.ok && checked.error.message).toMatch(/^[A-Z"][^\n]{10,200}\.$/);
  });
});

describe('reading a record', () => {
  test.each<[string, RecordError['code'], Partial<RecordError>]>([
    ['', 'bad-text', { position: 0 }],
    [' \n', 'bad-text', { position: 2 }],
    ['{', 'not-json', {}],
    ['{"format":"parlour-record",}', 'not-json', {}],
    ['{}', 'not-a-record', {}],
    [`{"format":"parlour-record","version":${'['.repeat(50_000)}`, 'not-json', {}],
    ['[1]', 'bad-text', { position: 0 }],
    ['klondike', 'bad-text', { position: 0 }],
    ['x'.repeat(RECORD_LENGTH_LIMIT + 1), 'too-long', {}],
    [' '.repeat(RECORD_LENGTH_LIMIT + 1), 'too-long', {}],
  ])('%# %.20j is refused', (text, code, more) => {
    expect(faultOf(text)).toMatchObject({ code, ...more });
  });

  const placed = (text: string): void => {
    const parsed = parseRecord(text);
    if (parsed.ok) {
      // What was read can be written and read again.
      const record = parsed.value;
      expect(parseRecord(makeRecordText(record))).toEqual({ ok: true, value: record });
      expect(parseRecord(makeRecord(record))).toEqual({ ok: true, value: record });
      return;
    }
    const { position = 0, move = 0, message } = parsed.error;
    expect(position).toBeGreaterThanOrEqual(0);
    expect(position).toBeLessThanOrEqual(text.length);
    expect(Number.isInteger(position) && Number.isInteger(move) && move >= 0).toBe(true);
    expect(message).not.toBe('');
  };

  test('never throws, and puts faults inside the text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), placed));
    fc.assert(fc.property(fc.json(), placed));
    fc.assert(
      fc.property(fc.stringMatching(/^\s?[012]\.[a-z]{0,3}[a-z0-9._~-]{0,30}\s?$/), placed),
    );
  });

  test('never throws on a record that was tampered with', () => {
    const edit = fc.record({
      at: fc.nat(),
      drop: fc.nat({ max: 4 }),
      add: fc.oneof(
        fc.constantFrom('.', '_', '-', '~', '~u', '~2', '"', ',', '{', ']', '0', '-1', 'null'),
        fc.string({ unit: 'binary', maxLength: 3 }),
      ),
    });
    fc.assert(
      fc.property(
        anyRecord,
        fc.boolean(),
        fc.array(edit, { minLength: 1, maxLength: 3 }),
        (record, asJson, edits) => {
          let text = asJson ? makeRecord(record) : makeRecordText(record);
          for (const { at, drop, add } of edits) {
            const place = at % (text.length + 1);
            text = text.slice(0, place) + add + text.slice(place + drop);
          }
          placed(text);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('holds no −0, however it is written', () => {
    for (const text of ['1.klondike.x--0.', '1.klondike.x-~2d0.', '1.klondike.x--0.0.']) {
      const read = parseRecord(text);
      if (read.ok) expect(Object.is(read.value.options['x'], 0)).toBe(true);
      else expect(text).toContain('0.0');
    }
  });
});
