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
import { played, playthroughs } from './game.test-support.ts';
import { klotski } from './game.ts';
import { klotskiPlay } from './play.ts';

describe('a playthrough', () => {
  it('is the same again from its record, in both forms', () => {
    fc.assert(
      fc.property(playthroughs, (game) => {
        const record = game.record();
        for (const text of [makeRecord(record), makeRecordText(record)]) {
          const again = unwrap(replay(klotski, unwrap(parseRecord(text))));
          expect(again.state).toEqual(game.state);
        }
      }),
    );
  });

  it('is the same in the lean game', () => {
    fc.assert(
      fc.property(playthroughs, (game) => {
        const read = klotskiPlay.parseOptions(game.options);
        if (!read.ok) throw new Error('refused');
        const lean = new Playthrough(klotskiPlay, read.value);
        for (const move of game.moves) lean.play(move);
        expect(lean.state).toEqual(game.state);
        expect(lean.record()).toEqual(game.record());
      }),
    );
  });

  it('goes back to where it was', () => {
    fc.assert(
      fc.property(playthroughs, (game) => {
        const { state, index } = game;
        while (game.canUndo) game.undo();
        expect(game.state).toEqual(game.start);
        game.jump(index);
        expect(game.state).toEqual(state);
      }),
    );
  });

  it('is plain JSON', () => {
    fc.assert(
      fc.property(playthroughs, ({ state }) => {
        expect(JSON.parse(JSON.stringify(state))).toEqual(state);
      }),
    );
  });

  it('refuses a record with an illegal move, and names it', () => {
    const record = { ...played({}, []).record(), moves: ['b5b4', 'c5c4', 'a1a2'] };
    expect(replay(klotski, record)).toMatchObject({
      ok: false,
      error: { code: 'illegal-move', move: 0, cause: { code: 'no-block' } },
    });
  });
});
