import { unwrap } from '@parlour/game-core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { after, dealt, playthroughs } from './game.test-support.ts';
import { makeCell, makeMove, parseMove } from './move-text.ts';
import { makeState, parseState, STATE_LENGTH_LIMIT } from './notation.ts';

describe('moves', () => {
  it('come back as they were', () => {
    for (let from = 0; from < 20; from++) {
      for (let to = 0; to < 20; to++) {
        const text = makeMove({ from, to });
        expect(text).toMatch(/^[A-Za-z0-9-]{4}$/);
        expect(parseMove(text)).toEqual({ ok: true, value: { from, to } });
      }
    }
    expect([makeCell(0), makeCell(13), makeCell(19)]).toEqual(['a1', 'b4', 'd5']);
  });

  it.each([
    ['', 'bad-cell', 0],
    ['b', 'bad-cell', 0],
    ['e1a1', 'bad-cell', 0],
    ['a6a1', 'bad-cell', 0],
    ['a1', 'bad-cell', 2],
    ['a1 a2', 'bad-cell', 2],
    ['a1a0', 'bad-cell', 2],
    ['a1a2 ', 'too-long', 4],
    ['A1A2', 'bad-cell', 0],
  ])('%j is refused: %s at %d', (text, code, position) => {
    expect(parseMove(text)).toMatchObject({ ok: false, error: { code, position } });
  });
});

describe('states', () => {
  it('are short where nothing is unusual', () => {
    const start = dealt();
    expect(makeState(start)).toBe('klotski/1 corner 24422442233221121001');
    expect(makeState(after(start, 'a5b5 d5c5'))).toBe(
      'klotski/1 corner 24422442233221120110 - 2 a5b5d5c5',
    );
    const layout = '1210**11********1401**13**0907**08000006';
    expect(makeState(dealt({ layout, metric: 'unit' }))).toBe(
      'klotski/1 unit 24422442233221121001 cabe1d9786',
    );
  });

  it('come back as they were', () => {
    fc.assert(
      fc.property(playthroughs, ({ state }) => {
        expect(unwrap(parseState(makeState(state)))).toEqual(state);
      }),
    );
  });

  const good = 'klotski/1 corner 24422442233221121001';
  it.each([
    ['', 'bad-state', 0],
    ['klotski/2 corner', 'bad-state', 0],
    ['klotski/1', 'bad-state', 9],
    ['klotski/1 free', 'bad-state', 10],
    ['klotski/1 corner', 'bad-state', 16],
    ['klotski/1 corner 2442', 'bad-state', 21],
    [`${good}0`, 'bad-state', 37],
    ['klotski/1 corner 2442244223322112100x', 'bad-state', 36],
    ['klotski/1 corner 24422442203221121001', 'broken_piece', 27],
    ['klotski/1 corner 00000000000000000000', 'not-playable', 17],
    ['klotski/1 corner 44444444000000000000', 'not-playable', 17],
    [`${good} `, 'bad-state', 38],
    [`${good} -`, 'bad-state', 39],
    [`${good} bacd1e678`, 'bad-state', 47],
    [`${good} bacd1e6789a`, 'bad-state', 48],
    [`${good} bacd1e6785`, 'bad-id', 47],
    [`${good} bacb1e6789`, 'duplicate-id', 41],
    [`${good} bacd1e678!`, 'bad-id', 47],
    [`${good} - 0`, 'bad-state', 40],
    [`${good} - 100001`, 'bad-state', 40],
    [`${good} - 1 a1`, 'bad-cell', 44],
    [`${good} - 1 a1a2`, 'bad-move', 42],
    [`${good} - 1 b5a5 a`, 'bad-state', 46],
    ['klotski/1 corner 24422442233221120110 - 1 a5b5d5c5', 'bad-move', 46],
    // Two slides of one block that are one move.
    ['klotski/1 corner 24422442233221120011 - 2 a5b5b5c5', 'bad-move', 46],
    ['1'.repeat(STATE_LENGTH_LIMIT + 1), 'too-long', STATE_LENGTH_LIMIT],
  ])('%j is refused: %s at %d', (text, code, position) => {
    expect(parseState(text)).toMatchObject({ ok: false, error: { code, position } });
  });

  it('no text breaks the parser, and what it reads it writes the same', () => {
    const texts = fc.oneof(
      fc.string(),
      fc.stringMatching(/^klotski\/1 (?:corner|unit) [0-4]{20}(?: [0-9a-z-]{0,12}){0,4}$/),
      fc.tuple(playthroughs, fc.nat(), fc.string({ maxLength: 2 })).map(([game, place, sign]) => {
        const text = makeState(game.state);
        const at = place % (text.length + 1);
        return text.slice(0, at) + sign + text.slice(at + 1);
      }),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const parsed = parseState(text);
        if (parsed.ok) expect(makeState(parsed.value)).toBe(text);
        else {
          const { position } = parsed.error;
          expect(position >= 0 && position <= text.length).toBe(true);
        }
      }),
    );
  });
});
