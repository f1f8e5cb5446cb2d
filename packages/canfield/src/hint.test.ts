import { unwrap } from '@parlour/game-core';
import { describe, expect, it, test } from 'vitest';
import { canfield } from './game.ts';
import { autoplay, finish, hints, isSafe } from './hint.ts';
import { placed } from './placed.test-support.ts';
import { dealOf, stateAfter } from './table.test-support.ts';
import { type CanfieldState, PRESETS } from './types.ts';

const first = (state: CanfieldState): string => {
  const [hint] = hints(state);
  return hint ? `${canfield.makeMove(hint.move)} ${hint.reason}` : '';
};

const END = 'base=1 foundations=TS,TH,TC,9D';

describe('advice', () => {
  test.each([
    ['a card that is safe goes up', `${END} tableau=JS,TD,QC`, 't1-f1 build'],
    [
      'a pile goes where it makes room for the reserve',
      'base=10 reserve=2S3S5D foundations=TD,-,-,- tableau=9S,7H,8C,KD',
      't2-t3 fill',
    ],
    [
      'the reserve is played before the waste',
      'draw=1 base=10 reserve=2S3S7D foundations=TD,-,-,- tableau=9S,2H,8C,KD waste=AS',
      'r-t3 play-reserve',
    ],
    [
      'the waste is played',
      'base=10 reserve=2S3S foundations=TD,-,-,- tableau=9S,2H,8C,KD waste=AS',
      'w-t2 play-waste',
    ],
    [
      'else cards are turned',
      'base=10 reserve=2S3S foundations=TD,-,-,- tableau=9S,2H,8C,KD',
      'd deal',
    ],
  ])('%s', (_, position, expected) => {
    expect(first(placed(position))).toBe(expected);
  });

  it('begins foundations even where others could lie on their first cards', () => {
    const state = placed(
      'runs=top spaces=any onBase=true base=10 reserve=2S3S foundations=TD,-,-,- tableau=TS,2H,8C,KD',
    );
    expect(first(state)).toBe('t1-f2 build');
    expect(autoplay(state)).toEqual([]);
  });

  it('chooses a base whose followers are in sight', () => {
    const state = dealOf({ preset: 'selective', seed: 7 });
    // A♦ Q♦ 4♦ 3♥ and 2♦ on the reserve: after A♦ comes 2♦.
    const [hint] = hints(state);
    expect(hint && canfield.makeMove(hint.move)).toBe('t1-f1');
    expect(hint?.reason).toBe('choose');
    expect(hints(state).length).toBe(5);
  });

  it('has nothing to say when the game is won', () => {
    const won = stateAfter(placed('base=1 foundations=KS,KH,KC,QD tableau=KD'), 't1-f4');
    expect(hints(won)).toEqual([]);
    expect(autoplay(won)).toEqual([]);
    expect(finish(won)).toBeUndefined();
  });
});

describe('safe cards', () => {
  const safe = (line: string, name: number): boolean => isSafe(placed(line), name);
  const JACK_OF_SPADES = 10;
  test.each([
    // Both red suits one behind, the other black one two behind.
    ['base=1 foundations=TS,9H,8C,9D tableau=JS', true],
    ['base=1 foundations=TS,8H,8C,9D tableau=JS', false],
    ['base=1 foundations=TS,9H,7C,9D tableau=JS', false],
    ['base=1 building=any foundations=TS,9H,9C,9D tableau=JS', true],
    ['base=1 building=any foundations=TS,9H,8C,9D tableau=JS', false],
    ['base=1 building=suit foundations=TS,AH,AC,AD tableau=JS', true],
    // Counted from the base: after the jack all begins.
    ['base=11 foundations=JD,-,-,- tableau=JS', true],
    ['base=11 onBase=true foundations=JD,-,-,- tableau=JS', false],
  ])('%s: %s', (line, expected) => {
    expect(safe(line, JACK_OF_SPADES)).toBe(expected);
  });

  it('do not leave the waste where three are turned', () => {
    expect(autoplay(placed(`reserve=KS ${END} waste=TD tableau=JD,KH,QC`))).toEqual([]);
    expect(
      autoplay(placed(`draw=1 reserve=KS ${END} waste=TD tableau=JD,KH,QC`)).slice(0, 2),
    ).toEqual([
      { type: 'move', from: 'waste', to: 'f4', count: 1 },
      { type: 'move', from: 't1', to: 'f4', count: 1 },
    ]);
  });
});

describe('play by itself', () => {
  it('comes to the end where the reserve is empty', () => {
    const state = placed(`${END} tableau=KDQC,JH,-,-`);
    const moves = finish(state) ?? [];
    const end = moves.reduce((now, move) => unwrap(canfield.play(now, move)).state, state);
    expect(canfield.outcome(end)).toEqual({ result: 'won', score: 210 });
    expect(finish(placed(`reserve=KS ${END} tableau=KDQC,JH,QH,JC`))).toBeUndefined();
  });

  it('is not tried where it cannot come to an end', () => {
    const buried = 'redeals=0 base=1 foundations=TS,KH,KC,KD tableau=-';
    expect(finish(placed(`${buried} waste=QSJSKS`))).toBeUndefined();
    expect(finish(placed(`${buried} waste=KSQSJS`))?.length).toBe(3);
  });
});

describe('whoever always takes the first hint', () => {
  /** Deals that are won so; searched for once. */
  const WON: readonly (readonly [string, number])[] = [
    ['classic', 3],
    ['strict', 68],
    ['canfield', 11],
    ['ucb', 22],
    ['superior', 2],
    ['rainbow', 9],
    ['storehouse', 1],
    ['chameleon', 39],
    ['selective', 49],
  ];

  const follow = (preset: string, seed: number) => {
    let state = dealOf({ preset, seed });
    for (let count = 0; count < 1000; count++) {
      const [hint] = hints(state);
      if (!hint) return state;
      state = unwrap(canfield.play(state, hint.move)).state;
    }
    throw new Error('This goes round in a circle.');
  };

  test.each(PRESETS)('comes to an end: %s', (preset) => {
    for (let seed = 0; seed < 12; seed++) {
      expect(canfield.outcome(follow(preset, seed))).toBeDefined();
    }
  });

  test.each(WON)('wins: %s, seed %i', (preset, seed) => {
    expect(canfield.outcome(follow(preset, seed))).toEqual({ result: 'won', score: 210 });
  });
});
