import { expect, it } from 'vitest';
import { dealt } from './game.test-support.ts';
import { klotski } from './game.ts';
import { REFUSALS, type Refusal } from './types.ts';
import { withReason } from './words.ts';

it.each([
  [17, 18, 'There is no block at b5.'],
  [5, 17, 'b2 is covered by the block at b1: a move names its top left.'],
  [16, 16, 'The block is at a5 already.'],
  [9, 11, 'At d3 the block would stick out of the board.'],
  [8, 4, 'At a2 the block would lie on the one at a1.'],
  [9, 13, 'At b4 the block would lie on those at b4, c4.'],
])('%d to %d: %s', (from, to, message) => {
  expect(klotski.play(dealt(), { from, to })).toMatchObject({ ok: false, error: { message } });
});

it('has a sentence for every refusal', () => {
  for (const code of REFUSALS) {
    const refusal: Refusal = { code, cells: [0, 5, 1] };
    expect(withReason(refusal).message).toMatch(/^[A-Za-z][^$]+\.$/);
  }
});
