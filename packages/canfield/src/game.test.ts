import {
  makeRecord,
  makeRecordText,
  parseRecord,
  Playthrough,
  replay,
  unwrap,
} from '@parlour/game-core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canfield } from './index.ts';

/** A game played by choices: of the legal moves, the one that each number falls on. */
const played = (seed: number, choices: readonly number[]) => {
  const options = unwrap(canfield.parseOptions({ seed }));
  const playthrough = new Playthrough(canfield, options);
  for (const choice of choices) {
    const legal = canfield.moves(playthrough.state);
    const move = legal[choice % legal.length];
    if (move) unwrap(playthrough.play(move));
  }
  return playthrough;
};

const games = fc
  .tuple(fc.nat(), fc.array(fc.nat(), { maxLength: 40 }))
  .map(([seed, choices]) => played(seed, choices));

describe('a playthrough', () => {
  it('is the same again from its record, in both forms', () => {
    fc.assert(
      fc.property(games, (game) => {
        const record = game.record();
        for (const text of [makeRecord(record), makeRecordText(record)]) {
          const again = unwrap(replay(canfield, unwrap(parseRecord(text))));
          expect(again.state).toEqual(game.state);
        }
      }),
    );
  });

  it('goes back to where it was', () => {
    fc.assert(
      fc.property(games, (game) => {
        const { state, index } = game;
        while (game.canUndo) game.undo();
        expect(game.state).toEqual(game.start);
        game.jump(index);
        expect(game.state).toEqual(state);
      }),
    );
  });

  it('refuses a record with an illegal move, and names it', () => {
    const record = { ...played(1, []).record(), moves: ['t1', 't1'] };
    expect(replay(canfield, record)).toMatchObject({
      ok: false,
      error: { code: 'illegal-move', move: 1, cause: { code: 'same-again' } },
    });
  });
});
