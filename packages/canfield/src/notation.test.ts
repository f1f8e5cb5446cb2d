import { unwrap } from '@parlour/game-core';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { makeMove, readMove } from './move-text.ts';
import { parseMove } from './move-words.ts';
import { makeState, parseState } from './notation.ts';
import { dealOf, stateAfter, stateOf } from './table.test-support.ts';
import { STATE_LENGTH_LIMIT } from './types.ts';

const UCB =
  'canfield/1 base=10 reserve=9D3SAS2CJDKCKD3H8C9CQS7S8S stock=TH8H7H5SJS6S4C5H8D9H4H5C6D4DACKS2SKH7DTS2HAH7CQC3DADTCJC5D2D6CQH6HJH foundations=TD,-,-,- tableau=3C,9S,QD,4S';

describe('a position in text', () => {
  it('is short, and says only what is not the default', () => {
    expect(makeState(dealOf({ deal: 'ucb', number: 101_001 }))).toBe(UCB);
  });

  it('tells rules, base, redeals and best', () => {
    const state = dealOf({ preset: 'ucb', deal: 'ucb', number: 101_001, draw: 7, redeals: 4 });
    const after = stateAfter(state, 'd d d d d r d d');
    const text = makeState({ ...after, best: 3 });
    expect(text).toMatch(
      /^canfield\/1 draw=7 redeals=4 spaces=whole onBase=true baseToTableau=false base=10 redealt=1 best=3 reserve=/,
    );
    expect(stateOf(text)).toEqual({ ...after, best: 3 });
  });

  it('names a foundation by its top card, round the corner too', () => {
    const state = stateOf('canfield/1 base=12 foundations=JS,JH,JC,TD tableau=JD,-,-');
    expect(state.foundations.map(({ length }) => length)).toEqual([13, 13, 13, 12]);
    expect(makeState(state)).toBe('canfield/1 base=12 foundations=JS,JH,JC,TD tableau=JD,-,-');
  });

  it('may have its words in any order, and tens in two digits', () => {
    const [head = '', ...words] = UCB.replaceAll('T', '10').split(' ');
    expect(parseState([head, ...words.reverse()].join(' '))).toEqual(parseState(UCB));
  });

  const at = (needle: string) => UCB.indexOf(needle);
  test.each([
    ['canfield/2 tableau=-', 'bad-head', 0],
    ['', 'bad-head', 0],
    ['canfield/1', 'no-tableau', 10],
    ['canfield/1 stock=5S', 'no-tableau', 19],
    [`${UCB} colour=red`, 'unknown-word', UCB.length + 1],
    [`${UCB} columns=4`, 'unknown-word', UCB.length + 1],
    [`${UCB} `, 'unknown-word', UCB.length + 1],
    [`${UCB} draw=9`, 'bad-value', UCB.length + 6],
    [`${UCB} base=9`, 'twice', UCB.length + 1],
    [UCB.replace('base=10', 'base=14'), 'bad-value', at('10')],
    [UCB.replace('3C,', '3X,'), 'bad-card', at('3C,')],
    [UCB.replace('3C,', '3c,'), 'face-down', at('3C,')],
    [UCB.replace('9D3S', '9d3S'), 'face-down', at('9D')],
    [UCB.replace('9D3S', '9D,3S'), 'bad-card', at('9D')],
    [UCB.replace('9D3S', '3S'), 'missing-cards', UCB.length - 2],
    [UCB.replace('9D3S', '3S3S'), 'duplicate-cards', at('9D') + 2],
    [UCB.replace('=TD,-', '=TDJD,-'), 'bad-card', at('=TD,') + 3],
    [UCB.replace('TD,-,-,-', 'TD,-,-'), 'wrong-foundations', UCB.length - 2],
    [UCB.replace('base=10 ', ''), 'bad-base', UCB.length - 8],
    [
      UCB.replace('=TD,-,-,- tableau=3C,9S', '=-,-,-,- tableau=3C,9STD'),
      'bad-base',
      UCB.length + 1,
    ],
    [UCB.replace('stock=', 'stock=9S').replace('3C,9S', '3C,-'), 'open-space', UCB.length + 1],
    [UCB.replace('3C,9S,QD,4S', '3C,9SQD,4S,-'), 'not-a-run', UCB.length - 6],
    [`${UCB} best=0`, 'bad-best', UCB.length + 7],
    [`${UCB},-,-,-,-`, 'wrong-columns', UCB.length + 8],
    [`canfield/1 ${' '.repeat(STATE_LENGTH_LIMIT)}`, 'too-long', STATE_LENGTH_LIMIT],
  ])('%s: %s at %i', (input, code, position) => {
    expect(parseState(input)).toMatchObject({ ok: false, error: { code, position } });
  });

  it('never makes the parser throw, and errors lie within it', () => {
    const mutated = fc
      .tuple(fc.nat(UCB.length), fc.nat(4), fc.string({ maxLength: 4 }))
      .map(([start, cut, more]) => UCB.slice(0, start) + more + UCB.slice(start + cut));
    fc.assert(
      fc.property(fc.oneof(fc.string(), mutated), (input) => {
        const result = parseState(input);
        if (result.ok) expect(unwrap(parseState(makeState(result.value)))).toEqual(result.value);
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
    ['r-f1', { type: 'move', from: 'reserve', to: 'f1', count: 1 }],
    ['t1-r', { type: 'move', from: 't1', to: 'reserve', count: 1 }],
    ['t5-t2-13', { type: 'move', from: 't5', to: 't2', count: 13 }],
    ['t5-t2-52', { type: 'move', from: 't5', to: 't2', count: 52 }],
    ['f4-t7', { type: 'move', from: 'f4', to: 't7', count: 1 }],
  ] as const)('%s', (text, move) => {
    expect(parseMove(text)).toEqual({ ok: true, value: move });
    expect(readMove(text)).toEqual(move);
    expect(makeMove(move)).toBe(text);
  });

  test.each([
    ['', 'bad-pile', 0],
    ['x-t1', 'bad-pile', 0],
    ['t8-t1', 'bad-pile', 0],
    ['t1', 'too-short', 2],
    ['t1-', 'bad-pile', 3],
    ['t1-t2-1', 'bad-count', 6],
    ['t1-t2-0', 'bad-count', 6],
    ['t1-t2-53', 'bad-count', 6],
    ['t1-t2-', 'bad-count', 6],
    ['t1-t2-3-4', 'too-long', 7],
    ['reserve-t1', 'bad-pile', 0],
    ['r ', 'bad-pile', 0],
  ])('%j: %s at %i', (text, code, position) => {
    expect(parseMove(text)).toMatchObject({ ok: false, error: { code, position } });
    expect(readMove(text)).toBeUndefined();
  });
});
