import { unwrap } from '@parlour/game-core';
import { describe, expect, it, test } from 'vitest';
import { dealt, stateOf } from './deals.test-support.ts';
import { klondike } from './game.ts';
import { autoplay, finish, hints, isSafe } from './hint.ts';
import { isWon } from './piles.ts';
import { type Hint, type KlondikeState } from './types.ts';

const inText = (list: readonly Hint[]) =>
  list.map(({ move, reason }) => `${reason} ${klondike.makeMove(move)}`);

describe('advice comes in order', () => {
  test.each([
    [
      'a card that turns a hidden one, the pile with most of them first',
      'ranks=4 stock=4D2D3C3S3D foundations=AS,AH,-,- tableau=4S,2sac2H,4h2cad4c3H',

      ['reveal t3-t1', 'reveal t2-f2'],
    ],
    [
      'the foundation for a safe card that turns a hidden one',
      'ranks=4 stock=4D2D3C3S3D4S2H4C3H foundations=AS,AH,-,- tableau=2C,2sacAD,4H',
      ['reveal t2-f4', 'reveal t2-t1'],
    ],
    [
      'a safe card, then one from the waste to the tableau',
      'ranks=4 stock=4D3S2H waste=2D foundations=AS,AH,AC,AD tableau=2C,2S,3H,4S3D,4H,3C,4C',
      ['build t1-f3', 'build t2-f1', 'build w-f4', 'play-waste w-t6'],
    ],
    [
      'a pile that makes room for a king before what the waste can do',
      'ranks=4 stock=3S2S2D waste=4D2H foundations=AS,AH,AC,AD tableau=4C3D2C,4S,3C,3h4H',
      ['build t1-f3', 'build w-f2', 'free-space t3-t4', 'play-waste w-t3'],
    ],
    [
      'dealing, when only dealing is left',
      'ranks=3 stock=2S2H2C2D3SAC waste=3H foundations=AS,AH,-,AD tableau=3C,3D',
      ['deal d'],
    ],
    [
      'turning the waste over too',
      'ranks=3 waste=AC3S2D2C2H2S3H foundations=AS,AH,-,AD tableau=3C,3D',
      ['deal r'],
    ],
    ['nothing in a game that is won', 'ranks=1 foundations=AS,AH,AC,AD tableau=-', []],
    [
      'nothing in a game that is stuck',
      'ranks=2 draw=3 redeals=0 stock=2SASAC foundations=-,2H,-,2D tableau=2C',
      [],
    ],
  ])('%s', (_, position, advice) => {
    expect(inText(hints(stateOf(`klondike/1 ${position}`)))).toEqual(advice);
  });
});

/** Plays the first hint until there is none. */
const followed = (start: KlondikeState) => {
  const seen = new Set<string>();
  let state = start;
  for (;;) {
    const key = klondike.makeState({ ...state, redealt: 0, score: 0 });
    expect(seen).not.toContain(key);
    seen.add(key);
    const [hint] = hints(state);
    if (!hint) return { state, steps: seen.size - 1 };
    state = unwrap(klondike.play(state, hint.move)).state;
  }
};

describe('whoever follows the hints', () => {
  test.each([
    [{ draw: 1 }],
    [{ draw: 3 }],
    [{ rules: 'source' }],
    [{ spaces: 'any', draw: 2 }],
    [{ spaces: 'none' }],
    [{ worryBack: false, redeals: 1 }],
    [{ ranks: 6, columns: 6, draw: 3 }],
  ])('never comes round in a circle, and ends won or stuck: %j', (rules) => {
    const results = new Set<string | undefined>();
    for (let seed = 0; seed < 8; seed++) {
      const { state } = followed(dealt({ seed, ...rules }));
      results.add(klondike.outcome(state)?.result);
    }
    expect([...results].filter((result) => result !== 'won' && result !== 'stuck')).toEqual([]);
  });

  it('wins these deals', () => {
    const won = Array.from({ length: 16 }, (_, seed) => seed).filter((seed) =>
      isWon(followed(dealt({ seed })).state),
    );
    expect(won).toMatchInlineSnapshot(`
      [
        4,
        7,
        10,
        11,
        14,
        15,
      ]
    `);
  });
});

describe('a card is safe to build', () => {
  // Heights of ♠ ♥ ♣ ♦; the question is about a heart.
  test.each([
    [[0, 0, 0, 0], 1, true],
    [[0, 1, 0, 0], 2, true],
    [[0, 2, 0, 0], 3, false],
    [[1, 2, 1, 0], 3, true],
    [[1, 2, 0, 3], 3, false],
    [[2, 3, 2, 0], 4, false],
    [[2, 3, 2, 1], 4, true],
    [[5, 6, 5, 4], 7, true],
    [[5, 6, 4, 6], 7, false],
    [[12, 11, 12, 9], 12, true],
  ])('%j: %i♥ %s', (counts, rank, safe) => {
    const foundations = counts.map((count, suit) =>
      Array.from({ length: count }, (_, step) => suit * 13 + step),
    );
    expect(isSafe({ ...dealt(), foundations }, 13 + rank - 1)).toBe(safe);
  });
});

describe('autoplay', () => {
  it('takes up what is safe and stops there', () => {
    const state = stateOf(
      'klondike/1 ranks=4 stock=4D waste=AD foundations=AS,AH,AC,- tableau=2s3S,3d2H,3c2c2d4h4s4C3H',
    );
    expect(autoplay(state).map(klondike.makeMove)).toEqual(['w-f4', 't2-f2', 't3-f2']);
  });

  it('leaves the waste alone with more than one card drawn', () => {
    const state = stateOf(
      'klondike/1 draw=3 ranks=4 stock=4D waste=AD foundations=AS,AH,AC,- tableau=2s3S,3d2H,3c2c2d4h4s4C3H',
    );
    expect(autoplay(state).map(klondike.makeMove)).toEqual(['t2-f2', 't3-f2']);
  });

  it('finishes by itself once everything is face up, stock and waste included', () => {
    const state = stateOf(
      'klondike/1 ranks=3 stock=3S2DAD waste=3D2S foundations=AS,3H,2C,- tableau=3C',
    );
    const moves = autoplay(state);
    expect(moves).toEqual(finish(state));
    const end = moves.reduce((now, move) => unwrap(klondike.play(now, move)).state, state);
    expect(isWon(end)).toBe(true);
  });

  it('does not begin what it cannot end', () => {
    // With draw three the ace never comes up; with a hidden card nothing is decided.
    const buried = 'klondike/1 ranks=2 draw=3 stock=2SASAC foundations=-,2H,-,2D tableau=2C';
    expect(finish(stateOf(buried))).toBeUndefined();
    expect(
      finish(stateOf('klondike/1 ranks=2 stock=2SASAC foundations=-,2H,-,AD tableau=2d2C')),
    ).toBeUndefined();
    expect(finish(stateOf('klondike/1 ranks=1 foundations=AS,AH,AC,AD tableau=-'))).toBeUndefined();
  });

  it('only ever plays legal moves', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { state } = followed(dealt({ seed, ranks: 5, columns: 5 }));
      for (const move of autoplay(state))
        expect(klondike.play(state, move).ok || move).toBeTruthy();
    }
  });
});
