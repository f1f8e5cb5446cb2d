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
import { canfield, PRESETS } from './index.ts';

/** A game played by choices: of the legal moves, the one that each number falls on. */
const played = (given: Readonly<Record<string, unknown>>, choices: readonly number[]) => {
  const playthrough = new Playthrough(canfield, unwrap(canfield.parseOptions(given)));
  for (const choice of choices) {
    const legal = canfield.moves(playthrough.state);
    const move = legal[choice % legal.length];
    if (move) unwrap(playthrough.play(move));
  }
  return playthrough;
};

const deals = fc.oneof(
  fc.record({ preset: fc.constantFrom(...PRESETS), seed: fc.nat() }),
  fc.record({
    deal: fc.constantFrom('ucb' as const, 'solvitaire' as const),
    preset: fc.constantFrom('classic' as const, 'ucb' as const, 'strict' as const),
    number: fc.nat(),
  }),
);

const games = fc
  .tuple(deals, fc.array(fc.nat(), { maxLength: 60 }))
  .map(([given, choices]) => played(given, choices));

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
      { numRuns: 60 },
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
      { numRuns: 60 },
    );
  });

  it('goes on from its state in text', () => {
    fc.assert(
      fc.property(games, ({ state }) => {
        const position = canfield.makeState(state);
        const options = unwrap(canfield.parseOptions({ deal: 'custom', position }));
        expect(canfield.deal(options)).toEqual(state);
        expect(canfield.moves(canfield.deal(options))).toEqual(canfield.moves(state));
      }),
      { numRuns: 60 },
    );
  });

  it('refuses a record with an illegal move, and names it', () => {
    const record = { ...played({ seed: 1 }, []).record(), moves: ['d', 'f1-t1'] };
    expect(replay(canfield, record)).toMatchObject({
      ok: false,
      error: { code: 'illegal-move', move: 1, cause: { code: 'base-stays' } },
    });
  });
});
