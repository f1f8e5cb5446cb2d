import { randomOf, unwrap } from '@parlour/game-core';
import { describe, expect, it, test } from 'vitest';
import { canfield } from './game.ts';
import { finish, hints } from './hint.ts';
import { legalMoves, progressAhead } from './oracle.test-support.ts';
import { stuck } from './stuck.ts';
import {
  dealOf,
  type OptionsGiven,
  someMove,
  stateAfter,
  stateOf,
  tableOf,
} from './table.test-support.ts';
import { type CanfieldState } from './types.ts';

const KINDS: readonly OptionsGiven[] = [
  { preset: 'classic' },
  { preset: 'ucb' },
  { preset: 'canfield', worryBack: true, draw: 1 },
  { preset: 'superior' },
  { preset: 'rainbow' },
  { preset: 'storehouse', worryBack: true, fill: false },
  { preset: 'chameleon', runs: 'any' },
  { preset: 'selective' },
];

/** More tables than this the slow way does not look at. */
const LIMIT = 400;

/** Positions of a game that is played by hints, with a random move now and then, up to its end. */
const positions = (options: OptionsGiven, seed: number): readonly CanfieldState[] => {
  const random = randomOf(`stuck ${seed}`);
  const found = [dealOf({ ...options, seed })];
  for (let state = found[0] as CanfieldState; found.length < 150;) {
    const [hint] = hints(state);
    const wild = someMove(legalMoves(tableOf(state)), random);
    if (!hint || wild === undefined) break;
    const isWild = random.integer(0, 4) === 0;
    state = isWild ? stateAfter(state, wild) : unwrap(canfield.play(state, hint.move)).state;
    found.push(state);
  }
  return found;
};

describe.each(KINDS)('stuck is said exactly where no progress is ahead: %o', (options) => {
  test.each([1, 2, 3, 4])('seed %i', (seed) => {
    const verdicts = new Set<string>();
    for (const state of positions(options, seed).slice(-60)) {
      if (state.base === 0) continue;
      const isWon = state.foundations.flat().length === 52;
      const ahead = isWon ? true : progressAhead(tableOf(state), state.best, LIMIT);
      if (ahead === undefined) continue;
      expect(stuck(state)).toBe(ahead ? 'open' : 'stuck');
      verdicts.add(stuck(state));
    }
    expect(verdicts.size).toBeGreaterThan(0);
  });
});

describe('a stuck game', () => {
  const dead = () => {
    const [state] = [1, 2, 3, 4].flatMap((seed) => positions({ preset: 'strict' }, seed).slice(-1));
    return state as CanfieldState;
  };

  it('has no hints, and its outcome tells the profit', () => {
    const state = dead();
    expect(stuck(state)).toBe('stuck');
    expect(hints(state)).toEqual([]);
    const score = 5 * state.foundations.flat().length - 50;
    expect(canfield.outcome(state)).toEqual({ result: 'stuck', score });
  });

  it('is not known where there are too many positions', () => {
    const state = stateOf(
      'canfield/1 redeals=0 runs=any spaces=any base=1 foundations=TS,TH,TC,JD tableau=KSQH,KHQS,KCQD,KDQC,JS,JC,JH',
    );
    expect(stuck(state)).toBe('open');
    expect(stuck({ ...state, best: 52 }, 2)).toBe('unknown');
    expect(finish(state)).toBeDefined();
  });
});

it('a game whose base is yet to be chosen is open', () => {
  expect(stuck(dealOf({ preset: 'selective' }))).toBe('open');
  expect(canfield.outcome(dealOf({ preset: 'selective' }))).toBeUndefined();
});
