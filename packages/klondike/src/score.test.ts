import { unwrap } from '@parlour/game-core';
import { describe, expect, it, test } from 'vitest';
import { dealt, moveOf, played, stateOf } from './deals.test-support.ts';
import { klondike } from './game.ts';
import { scoreAt } from './clock-score.ts';
import { type KlondikeState } from './types.ts';

const pointsOf = (state: KlondikeState, move: string): number =>
  unwrap(klondike.play(state, moveOf(move))).state.score - state.score;

const table = (scoring: string) =>
  stateOf(
    `klondike/1 ranks=4 scoring=${scoring} stock=4D waste=3S2D foundations=AS,AH,-,- tableau=2s4S,3dac2H,3c2cad4h4C3H`,
  );

describe('standard scoring, as in the Pocket PC help', () => {
  const state = table('standard');
  test.each([
    [
      'waste to tableau',
      5,
      { ...state, tableau: [...state.tableau.slice(0, 2), { down: [], up: [28] }] },
      'w-t3',
    ],
    ['tableau to foundation, and a card turned', 15, state, 't2-f2'],
    ['foundation back to tableau', -15, state, 'f1-t2'],
    ['from tableau to tableau, and a card turned', 3, state, 't3-t1'],
    ['a draw', 0, state, 'd'],
  ])('%s: %i', (_, points, from, move) => {
    expect(pointsOf(from, move)).toBe(points);
  });

  it('counts every card of a run', () => {
    const run = stateOf(
      'klondike/1 scoring=standard ranks=4 foundations=AS,AH,AC,AD tableau=4S,4D3S2D,2H,3H2C,4C3D2S,3C,4H',
    );
    expect(pointsOf(run, 't4-t1-2')).toBe(6);
  });

  const through = (draw: number, redeals: number) => {
    let state = dealt({ seed: 9, draw, scoring: 'standard' });
    for (let redeal = 0; redeal <= redeals; redeal++) {
      while (state.stock.length > 0) state = played(state, 'd');
      if (redeal < redeals) state = played(state, 'r');
    }
    return state;
  };
  test.each([
    [1, 0, -100],
    [1, 1, -100],
    [3, 0, 0],
    [3, 2, 0],
    [3, 3, -20],
    [3, 4, -20],
  ])('draw %i after %i redeals: the next one costs %i', (draw, redeals, points) => {
    expect(pointsOf(through(draw, redeals), 'r')).toBe(points);
  });

  it('goes below nothing, as the help sets no floor', () => {
    expect(played(through(1, 0), 'r').score).toBe(-100);
  });
});

describe('the clock', () => {
  const timed = { ...table('standard'), rules: { ...table('standard').rules, timed: true } };
  const won = stateOf(
    'klondike/1 ranks=1 scoring=standard timed=true score=40 foundations=AS,AH,AC,AD tableau=-',
  );
  test.each([
    [timed, 0, 0],
    [timed, 9.9, 0],
    [timed, 10, -2],
    [timed, 125, -24],
    [timed, Number.NaN, 0],
    [won, 29, 36],
    [won, 30, 40 - 6 + 23_333],
    [won, 700, 40 - 140 + 1000],
    [table('standard'), 500, 0],
  ])('%#: after %d seconds %i', (state, seconds, score) => {
    expect(scoreAt(state, seconds)).toBe(score);
  });
});

describe('Vegas', () => {
  it('starts $52 down, or where the last game ended less $52', () => {
    expect(dealt({ scoring: 'vegas' }).score).toBe(-52);
    expect(dealt({ scoring: 'vegas', bank: -37 }).score).toBe(-89);
  });

  test.each([
    ['t2-f2', 5],
    ['f1-t2', -5],
    ['t3-t1', 0],
    ['d', 0],
  ])('%s: %i', (move, points) => {
    const state = {
      ...table('standard'),
      rules: { ...table('standard').rules, scoring: 'vegas' as const },
    };
    expect(pointsOf(state, move)).toBe(points);
  });

  test.each([[1], [3]])('with draw %i there are as many passes', (draw) => {
    let state = dealt({ seed: 2, scoring: 'vegas', draw });
    for (let pass = 1; ; pass++) {
      while (state.stock.length > 0) state = played(state, 'd');
      const redeal = klondike.play(state, { type: 'redeal' });
      if (pass === draw) {
        expect(redeal.ok).toBe(false);
        break;
      }
      state = unwrap(redeal).state;
    }
  });

  it('says what a move earned', () => {
    const { events } = unwrap(klondike.play(table('standard'), moveOf('t2-f2')));
    expect(events.at(-1)).toEqual({ type: 'scored', points: 15, score: 15 });
  });
});
