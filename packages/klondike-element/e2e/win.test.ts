// The same deal, won three times: by a mouse that drags, by a finger that taps, by keys.
import { describe, expect, it } from 'vitest';
import { byDrags, byTaps, transcriptOf, win } from '../../../e2e.piles.ts';
import { open } from './table.test-support.ts';
import { MOVES } from './won.test-support.ts';

describe('the game is won', () => {
  it('by drags', async () => {
    const page = await open();
    await win(page, MOVES, byDrags(page));
  });

  it('by taps', async () => {
    const page = await open({ browser: { hasTouch: true } });
    await win(page, MOVES, byTaps(page));
  });
});

const READING: readonly (readonly string[])[] = [
  ['s'],
  ['w'],
  ['t'],
  ['p'],
  ['Shift+m'],
  ['6', 'm'],
  ['h'],
  ['d'],
  ['l'],
  ['u'],
  ['1', 'Enter'],
  ['2'],
];

describe('by keys alone', () => {
  it('the game is won, and all that is said is in the transcript', async () => {
    const page = await open({ prepare: (fresh) => fresh.clock.install() });
    const text = await transcriptOf(page, READING, MOVES);
    await expect(text).toMatchFileSnapshot('transcript.txt');
  });
});
