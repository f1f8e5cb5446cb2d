import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeMove, makeState, parseMove, parseState } from './notation.ts';

describe('moves', () => {
  it('come back as they were', () => {
    for (let take = 1; take <= 9; take++) {
      expect(parseMove(makeMove({ take }))).toEqual({ ok: true, value: { take } });
    }
  });

  it.each([
    ['', 0],
    ['2', 0],
    ['t', 1],
    ['t0', 1],
    ['t12', 1],
    ['t2 ', 1],
  ])('%j is refused at %d', (text, position) => {
    expect(parseMove(text)).toMatchObject({ ok: false, error: { code: 'bad-move', position } });
  });
});

describe('states', () => {
  const states = fc.record({
    counters: fc.integer({ min: 0, max: 99 }),
    limit: fc.integer({ min: 2, max: 9 }),
    last: fc.integer({ min: 0, max: 2 }),
  });

  it('come back as they were', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(parseState(makeState(state))).toEqual({ ok: true, value: state });
      }),
    );
  });

  it.each([
    ['', 'bad-state', 0],
    ['12/3', 'bad-state', 4],
    ['12/x/0', 'bad-state', 3],
    ['100/3/0', 'bad-counters', 0],
    ['12/1/0', 'bad-limit', 0],
    ['12/3/4', 'bad-last', 0],
    ['1'.repeat(99), 'too-long', 16],
  ])('%j is refused: %s', (text, code, position) => {
    expect(parseState(text)).toMatchObject({ ok: false, error: { code, position } });
  });

  it('no text breaks the parser, and what it reads it writes the same', () => {
    const texts = fc.oneof(fc.string(), fc.stringMatching(/^\d{0,3}\/\d?\/\d?$/));
    fc.assert(
      fc.property(texts, (text) => {
        const parsed = parseState(text);
        if (parsed.ok) expect(makeState(parsed.value)).toBe(text);
      }),
    );
  });
});
