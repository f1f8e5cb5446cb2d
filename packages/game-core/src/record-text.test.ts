import { describe, expect, test } from 'vitest';
import { parseRecord } from './record.ts';
import {
  type GameRecord,
  RECORD_FORMAT,
  RECORD_MOVES_LIMIT,
  RECORD_VERSION,
} from './record-format.ts';
import { makeRecordText, parseRecordText } from './record-text.ts';
import { unwrap } from './result.ts';

const record = (
  options: GameRecord['options'],
  moves: readonly string[] = [],
  at?: number,
): GameRecord => ({
  format: RECORD_FORMAT,
  version: RECORD_VERSION,
  game: 'klondike',
  options,
  moves,
  ...(at !== undefined && { at }),
});

describe('the text is pinned', () => {
  test.each<[string, GameRecord]>([
    ['1.klondike..', record({})],
    ['1.klondike.draw-3_seed-7.d~2_w-t3', record({ draw: 3, seed: 7 }, ['d', 'd', 'w-t3'])],
    ['1.klondike..d~3', record({}, ['d', 'd', 'd'])],
    ['1.klondike..d~3_r_d~3', record({}, ['d', 'd', 'd', 'r', 'd', 'd', 'd'])],
    ['1.klondike..t5-t2-3.0', record({}, ['t5-t2-3'], 0)],
    ['1.klondike.a-true_b-~22true~22.', record({ a: true, b: 'true' })],
    ['1.klondike.a-5_b-~225~22_c-~22-5~22.', record({ a: 5, b: '5', c: '-5' })],
    ['1.klondike.a--5_b-1~2e5_c-1e~2b21.', record({ a: -5, b: 1.5, c: 1e21 })],
    ['1.klondike.a-_b-~22~5c~22~22.', record({ a: '', b: '"' })],
    ['1.klondike.a-tea~20~26~20scones.', record({ a: 'tea & scones' })],
    ['1.klondike.a-~u65e5~u672c.', record({ a: '日本' })],
    ['1.klondike.a-~ud83c~udca1_b-~ud83c.', record({ a: '🂡', b: '\ud83c' })],
    ['1.klondike.a~2db-x-y.', record({ 'a-b': 'x-y' })],
    ['1.klondike.a-null_b-05.', record({ a: 'null', b: '05' })],
    ['1.klondike.-x.', record({ '': 'x' })],
  ])('%s', (text, value) => {
    expect(makeRecordText(value)).toBe(text);
    expect(parseRecord(text)).toStrictEqual({ ok: true, value });
  });
});

test('moves written out one by one and large hex digits are read alike', () => {
  const moves = ['d', 'd', 'd'];
  expect(parseRecord('1.klondike.a-~2F~uD83C.d_d_d')).toEqual({
    ok: true,
    value: record({ a: '/\ud83c' }, moves),
  });
  expect(parseRecord('01.klondike..d~2_d')).toEqual({ ok: true, value: record({}, moves) });
});

test('repeated moves are counted', () => {
  const moves = Array.from({ length: RECORD_MOVES_LIMIT }, () => 'd');
  const text = makeRecordText(record({}, moves));
  expect(text).toBe('1.klondike..d~100000');
  expect(unwrap(parseRecord(text)).moves).toEqual(moves);
});

describe('faults have a code and a place', () => {
  test.each<[string, string, number]>([
    ['1.klondike.draw-3', 'too-few-parts', 17],
    ['1.klondike', 'too-few-parts', 10],
    ['1', 'too-few-parts', 1],
    ['1.klondike..d.0.', 'too-many-parts', 15],
    ['1.klondike..d.0.x.y', 'too-many-parts', 15],
    ['.klondike..', 'bad-version', 0],
    ['v1.klondike..', 'bad-version', 0],
    ['1234567890.klondike..', 'bad-version', 0],
    ['1.klondike..d.', 'bad-number', 14],
    ['1.klondike..d.-1', 'bad-number', 14],
    ['1.klondike..d.1~2e5', 'bad-number', 14],
    ['1.klon dike..', 'bad-character', 6],
    ['1.klondike.a-1.d♠', 'bad-character', 16],
    ['1.klondike.draw.', 'bad-option', 11],
    ['1.klondike.a-1_.d', 'bad-option', 15],
    ['1.klondike.a-1_b-2_a-3.d', 'bad-option', 19],
    ['1.klondike.a-1_~61-3.d', 'bad-option', 15],
    ['1.klondike.a-1_b-x~2.d', 'bad-escape', 18],
    ['1.klondike.a-1_b~u123g-1.d', 'bad-escape', 16],
    ['1.klondike.a-1_b-~.d', 'bad-escape', 17],
    ['1.klondike.a-1_b-~22x.d', 'bad-value', 17],
    ['1.klondike.a-~22~5c~22.', 'bad-value', 13],
    ['1.klondike..d__d', 'bad-move', 14],
    ['1.klondike..d_', 'bad-move', 14],
    ['1.klondike..d_d~0', 'bad-move', 14],
    ['1.klondike..d_d~01', 'bad-move', 14],
    ['1.klondike..d_d~', 'bad-move', 14],
    ['1.klondike..~5', 'bad-move', 12],
    ['1.klondike..d~100001', 'too-long', 12],
    ['1.klondike..d~99999_r_r', 'too-long', 22],
  ])('%s', (text, code, position) => {
    const parsed = parseRecordText(text);
    expect(parsed).toMatchObject({ ok: false, error: { code, position } });
  });
});

test.each(['2.klondike..', '2', '0.klondike..d', '99.something~else_entirely.....'])(
  'another version is told by its number alone: %s',
  (text) => {
    expect(parseRecord(text)).toMatchObject({ ok: false, error: { code: 'unknown-version' } });
  },
);

test('a number too large for a number is refused', () => {
  expect(parseRecord('1.klondike.a-1e999.')).toMatchObject({ error: { code: 'bad-options' } });
});

test('a hundred thousand options are read in a moment', () => {
  const entries = Array.from({ length: 100_000 }, (_, index) => `${index.toString(36)}-1`);
  const parsed = parseRecordText(`1.klondike.${entries.join('_')}.`);
  expect(parsed.ok).toBe(true);
});
