import { unwrap } from '@parlour/game-core';
import { expect, it } from 'vitest';
import { dealt } from './game.test-support.ts';
import { klotski } from './game.ts';
import { hint, hintSearch, solution } from './hint.ts';
import { METRICS } from './types.ts';

it.each(METRICS)('leads home in as few moves as it says, move by move: %s', (metric) => {
  // 捷足先登
  let state = dealt({ layout: '14411441033022222222', metric });
  const first = hint(state)?.left ?? 0;
  expect(first).toBe({ corner: 32, straight: 38, unit: 47 }[metric]);
  for (let left = first; left > 0; left--) {
    const best = hint(state);
    expect(best?.left).toBe(left);
    if (best) ({ state } = unwrap(klotski.play(state, best.move)));
  }
  expect(klotski.outcome(state)).toEqual({ result: 'won' });
  expect([hint(state), solution(state)]).toEqual([undefined, []]);
});

it('says nothing where nothing helps', () => {
  // 走投无路
  const state = dealt({ layout: '24422442221222121001' });
  expect([hint(state), solution(state)]).toEqual([undefined, undefined]);
});

it('pauses on the way', () => {
  const search = hintSearch(dealt());
  expect(search.next()).toEqual({ done: false, value: undefined });
});
