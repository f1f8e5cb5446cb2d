import { unwrap } from '@parlour/game-core';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { dealt, played, stateOf } from './deals.test-support.ts';
import { makeMove } from './move-text.ts';
import { parseMove } from './move-words.ts';
import { makeState, parseState } from './notation.ts';
import { STATE_LENGTH_LIMIT } from './types.ts';

const DANIE =
  'klondike/1 stock=5S8S9STSJSQSKS3H4H9HQHAC7C8C9CQCKC3D4D6D7D8D9DJD tableau=2C,7h5D,Jh4s5C,2d6h8hAD,Tc4cAs2h3C,5h6cJcAhQdKD,7s2sTh6sTdKh3S';

describe('a position in text', () => {
  it('is short, and says only what is not the default', () => {
    expect(makeState(dealt({ deal: 'danie', number: 12_345 }))).toBe(DANIE);
  });

  it('tells rules, redeals, score and best', () => {
    const state = dealt({ deal: 'danie', number: 12_345, scoring: 'vegas', draw: 3, bank: 10 });
    const after = played(state, 't4-f4 d');
    expect(makeState(after)).toBe(
      'klondike/1 draw=3 redeals=2 scoring=vegas bank=10 score=-37 stock=5S8S9STSJSQSKS3H4H9HQHAC7C8C9CQCKC3D4D6D7D waste=JD9D8D foundations=-,-,-,AD tableau=2C,7h5D,Jh4s5C,2d6h8H,Tc4cAs2h3C,5h6cJcAhQdKD,7s2sTh6sTdKh3S',
    );
    expect(unwrap(parseState(makeState(after)))).toEqual(after);
  });

  it('may have its words in any order, and tens in two digits', () => {
    const [head = '', stock = '', tableau = ''] = DANIE.replaceAll('T', '10').split(' ');
    expect(parseState([head, tableau, stock].join(' '))).toEqual(parseState(DANIE));
  });

  const at = (needle: string) => DANIE.indexOf(needle);
  test.each([
    ['klondike/2 tableau=-', 'bad-head', 0],
    ['', 'bad-head', 0],
    ['klondike/1', 'no-tableau', 10],
    ['klondike/1 stock=5S', 'no-tableau', 19],
    [`${DANIE} colour=red`, 'unknown-word', DANIE.length + 1],
    [`${DANIE} columns=7`, 'unknown-word', DANIE.length + 1],
    [`${DANIE} `, 'unknown-word', DANIE.length + 1],
    [`${DANIE} draw=9`, 'bad-value', DANIE.length + 6],
    [`${DANIE} draw=1 draw=1`, 'twice', DANIE.length + 8],
    [DANIE.replace('2C,', '2X,'), 'bad-card', at('2C,')],
    [DANIE.replace('2C,', '2,'), 'bad-card', at('2C,')],
    [DANIE.replace('5S', '5s'), 'face-down', at('5S')],
    [DANIE.replace('6h8h', '6H8h'), 'face-down', at('8h')],
    [DANIE.replace('5S8S', '8S'), 'missing-cards', DANIE.length - 2],
    [DANIE.replace('5S8S', '8S8S'), 'duplicate-cards', at('8S')],
    [DANIE.replace('stock=', 'stock=5S'), 'duplicate-cards', at('5S') + 2],
    [`${DANIE} foundations=5S4S,-,-,-`, 'bad-card', DANIE.length + 15],
    [`${DANIE} foundations=-,-,-`, 'wrong-foundations', DANIE.length + 18],
    [`${DANIE} best=53`, 'bad-value', DANIE.length + 6],
    ['klondike/1 ranks=1 foundations=AS,AH,AC,AD tableau=-,-,-,-,-,-,-,-', 'bad-tableau', 51],
    ['klondike/1 ranks=1 best=3 foundations=AS,AH,AC,AD tableau=-', 'bad-best', 59],
    [`klondike/1 ${' '.repeat(STATE_LENGTH_LIMIT)}`, 'too-long', STATE_LENGTH_LIMIT],
  ])('%s: %s at %i', (input, code, position) => {
    expect(parseState(input)).toMatchObject({ ok: false, error: { code, position } });
  });

  it('never makes the parser throw, and errors lie within it', () => {
    const mutated = fc
      .tuple(fc.nat(DANIE.length), fc.nat(4), fc.string({ maxLength: 4 }))
      .map(([at, cut, more]) => DANIE.slice(0, at) + more + DANIE.slice(at + cut));
    fc.assert(
      fc.property(fc.oneof(fc.string(), mutated), (input) => {
        const result = parseState(input);
        if (result.ok) expect(stateOf(makeState(result.value))).toEqual(result.value);
        else expect(result.error.position).toBeLessThanOrEqual(input.length);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a move in text', () => {
  test.each([
    ['d', { type: 'draw' }],
    ['r', { type: 'redeal' }],
    ['w-t3', { type: 'move', from: 'waste', to: 't3', count: 1 }],
    ['s-f1', { type: 'move', from: 'stock', to: 'f1', count: 1 }],
    ['t5-t2-13', { type: 'move', from: 't5', to: 't2', count: 13 }],
    ['f4-t7', { type: 'move', from: 'f4', to: 't7', count: 1 }],
  ] as const)('%s', (text, move) => {
    expect(parseMove(text)).toEqual({ ok: true, value: move });
    expect(makeMove(move)).toBe(text);
  });

  test.each([
    ['', 'bad-pile', 0],
    ['x-t1', 'bad-pile', 0],
    ['t8-t1', 'bad-pile', 0],
    ['t1', 'too-short', 2],
    ['t1-', 'bad-pile', 3],
    ['t1-x', 'bad-pile', 3],
    ['t1-t2-1', 'bad-count', 6],
    ['t1-t2-14', 'bad-count', 6],
    ['t1-t2-', 'bad-count', 6],
    ['t1-t2-3-4', 'too-long', 7],
    ['stock-t1', 'bad-pile', 0],
    ['d ', 'bad-pile', 0],
  ])('%j: %s at %i', (text, code, position) => {
    expect(parseMove(text)).toMatchObject({ ok: false, error: { code, position } });
  });
});
