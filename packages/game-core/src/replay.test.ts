import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { replay } from './replay.ts';
import { makeRecord, parseRecord } from './record.ts';
import { type GameRecord } from './record-format.ts';
import { makeRecordText } from './record-text.ts';
import { unwrap } from './result.ts';
import { begin, after, MOVES, played, seen, walk } from './walk.test-support.ts';

const anyWalk = fc.array(fc.constantFrom(...MOVES), { maxLength: 30 });

describe('the record', () => {
  test('holds the moves played, and on demand the undone ones', () => {
    const play = after('up', 'hop', 'up');
    play.undo();
    const base = { format: 'parlour-record', version: 1, game: 'walk', options: {} };
    expect(play.record()).toStrictEqual({ ...base, moves: ['up', 'hop'] });
    expect(play.record({ undone: true })).toStrictEqual({
      ...base,
      moves: ['up', 'hop', 'up'],
      at: 2,
    });
    play.redo();
    expect(play.record({ undone: true })).toStrictEqual({ ...base, moves: ['up', 'hop', 'up'] });
  });

  test('names only the options that are not filled in anyhow', () => {
    expect(begin({ start: 3, seed: 'x' }).record().options).toEqual({ start: 3, seed: 'x' });
    expect(begin({ start: 2 }).record().options).toEqual({});
  });

  test('played again gives the same states, from JSON and from text', () => {
    fc.assert(
      fc.property(anyWalk, fc.nat(30), fc.string({ maxLength: 20 }), (moves, index, seed) => {
        const play = played(moves, { seed });
        play.jump(index);
        const record = play.record({ undone: true });
        for (const text of [makeRecord(record), makeRecordText(record)]) {
          const again = unwrap(replay(walk, unwrap(parseRecord(text))));
          expect(seen(again)).toEqual(seen(play));
          again.jump(again.length);
          play.jump(play.length);
          expect(again.state).toEqual(play.state);
          play.jump(index);
        }
      }),
    );
  });
});

describe('a record that cannot be played', () => {
  const base: GameRecord = {
    format: 'parlour-record',
    version: 1,
    game: 'walk',
    options: { start: '1' },
    moves: ['up', 'down', 'up'],
  };

  test('options may be text', () => {
    const play = unwrap(replay(walk, base));
    expect(play.options).toEqual({ start: 1, goal: 10, seed: 'walk' });
    expect(play.state.at).toBe(2);
  });

  test.each<[string, Partial<GameRecord>, object]>([
    [
      'of another game',
      { game: 'klondike' },
      { code: 'other-game', message: 'This is a record of klondike, not of walk.' },
    ],
    [
      'with an unknown option',
      { options: { pace: 1 } },
      { code: 'bad-options', cause: { code: 'unknown-option', option: 'pace' } },
    ],
    [
      'with a value out of range',
      { options: { start: 101 } },
      { code: 'bad-options', cause: { code: 'bad-value', option: 'start' } },
    ],
    [
      'with a move that cannot be read',
      { moves: ['up', 'sideways'] },
      {
        code: 'bad-move',
        move: 1,
        message: 'Move 2 (sideways) cannot be read: Moves are up, down, hop.',
        cause: { code: 'bad-move', position: 0 },
      },
    ],
    [
      'with an illegal move',
      { moves: ['up', 'down', 'down', 'down', 'up'] },
      {
        code: 'illegal-move',
        move: 3,
        message: 'Move 4 (down) is not allowed: There the board ends.',
        cause: { code: 'off-the-board' },
      },
    ],
    ['whose first move is illegal', { options: { start: 0 }, moves: ['down'] }, { move: 0 }],
    ['with an illegal move among the undone', { moves: ['up', 'down', 'x'], at: 1 }, { move: 2 }],
  ])('%s', (_, fields, error) => {
    expect(replay(walk, { ...base, ...fields })).toMatchObject({ ok: false, error });
  });

  test('the error names the first move at fault, wherever it is', () => {
    fc.assert(
      fc.property(fc.nat(20), fc.constantFrom('x', 'down'), (index, wrong) => {
        const moves: string[] = Array.from({ length: 21 }, (_, at) => MOVES[at % 2] ?? '');
        // One step down from the start is off the board.
        moves[index - (index % 2)] = wrong;
        const result = replay(walk, { ...base, options: { start: 0 }, moves });
        expect(result).toMatchObject({ ok: false, error: { move: index - (index % 2) } });
      }),
    );
  });
});
