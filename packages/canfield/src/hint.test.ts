import { unwrap } from '@parlour/game-core';
import { expect, it } from 'vitest';
import { hints } from './hint.ts';
import { parseState } from './notation.ts';

const hintsAt = (text: string) => hints(unwrap(parseState(text)));

it('wins where it can', () => {
  expect(hintsAt('3/3/0')[0]).toEqual({ move: { take: 3 }, reason: 'wins' });
});

it('does not walk into a dead end', () => {
  // Taking one of two leaves one, which could only be taken by taking one again.
  expect(hintsAt('2/3/0')).toEqual([{ move: { take: 2 }, reason: 'wins' }]);
});

it('has nothing to say at the end', () => {
  expect(hintsAt('0/3/1')).toEqual([]);
  expect(hintsAt('1/3/1')).toEqual([]);
});
