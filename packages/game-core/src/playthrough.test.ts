import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unwrap } from './result.ts';
import { after, begin, type Move, MOVES, played, seen } from './walk.test-support.ts';

const anyWalk = fc.array(fc.constantFrom(...MOVES), { maxLength: 30 });

describe('playing', () => {
  test('starts at the deal', () => {
    const play = begin({ start: 3 });
    expect(seen(play)).toMatchObject({ index: 0, length: 0, moves: [], canUndo: false });
    expect(play.state).toBe(play.start);
    expect(play.state.at).toBe(3);
    expect(play.canRedo).toBe(false);
  });

  test('gives the state after the move and what happened', () => {
    const play = begin();
    const result = play.play('up');
    expect(result).toMatchObject({ ok: true, value: { events: [{ type: 'walked', by: 1 }] } });
    expect(result.ok && result.value.state).toBe(play.state);
    expect(play.moves).toEqual(['up']);
    expect(play.start.at).toBe(2);
  });

  test('a refused move changes nothing, and says why', () => {
    const play = after('down', 'down', 'up');
    play.undo();
    const before = seen(play);
    expect(play.play('down')).toEqual({
      ok: false,
      error: { code: 'off-the-board', message: 'There the board ends.' },
    });
    expect(seen(play)).toEqual(before);
    expect(play.state).toBe(before.state);
  });

  test('a move after undoing forgets what was undone', () => {
    const play = after('up', 'up', 'up');
    play.jump(1);
    unwrap(play.play('down'));
    expect(play.moves).toEqual(['up', 'down']);
    expect(play.length).toBe(2);
    expect(play.canRedo).toBe(false);
  });

  test('a list of moves that was taken does not change later', () => {
    const play = after('up');
    const moves = play.moves;
    unwrap(play.play('up'));
    expect(moves).toEqual(['up']);
  });
});

describe('going back and forth', () => {
  test('undo takes back what play did', () => {
    fc.assert(
      fc.property(anyWalk, fc.constantFrom(...MOVES), (moves, move) => {
        const play = played(moves);
        const before = play.state;
        const result = play.play(move);
        if (!result.ok) return;
        expect(play.undo()).toBe(move);
        expect(play.state).toBe(before);
        expect(play.redo()).toEqual(result.value);
        expect(play.state).toBe(result.value.state);
      }),
    );
  });

  test('undo at the start and redo at the end do nothing', () => {
    const play = after('up');
    const before = seen(play);
    expect(play.redo()).toBeUndefined();
    expect(seen(play)).toEqual(before);
    play.undo();
    expect(play.undo()).toBeUndefined();
    expect(play.index).toBe(0);
    expect(play.length).toBe(1);
  });

  test('restart goes back to the deal, and everything can be redone', () => {
    const play = after('hop', 'hop', 'up');
    const end = play.state;
    play.restart();
    expect(play.state).toBe(play.start);
    expect(play.canUndo).toBe(false);
    expect([play.redo(), play.redo(), play.redo(), play.redo()].map(Boolean)).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(play.state).toBe(end);
  });

  test.each([
    [0, 0],
    [2, 2],
    [3, 3],
    [4, 3],
    [Infinity, 3],
    [-1, 0],
    [-Infinity, 0],
    [Number.NaN, 0],
    [1.9, 1],
    [-0.5, 0],
  ])('jump to %d ends at %d', (to, index) => {
    const play = after('up', 'up', 'up');
    const { length } = play;
    play.jump(to);
    expect(play.index).toBe(index);
    expect(play.length).toBe(length);
    expect(play.state.at).toBe(2 + index);
  });

  test('any coming and going ends where its place says', () => {
    const act = fc.oneof(
      fc.constantFrom('undo' as const, 'redo' as const, 'restart' as const),
      fc.integer({ min: -2, max: 12 }),
      fc.constantFrom(...MOVES),
    );
    fc.assert(
      fc.property(fc.array(act), (acts) => {
        const play = begin();
        let line: readonly Move[] = [];
        let index = 0;
        for (const next of acts) {
          if (typeof next === 'number') play.jump(next);
          else if (next === 'undo') play.undo();
          else if (next === 'redo') play.redo();
          else if (next === 'restart') play.restart();
          else if (play.play(next).ok) {
            line = [...line.slice(0, index), next];
            index = line.length;
            continue;
          } else continue;
          const to = { undo: index - 1, redo: index + 1, restart: 0 };
          index = typeof next === 'number' ? next : to[next];
          index = Math.min(Math.max(index, 0), line.length);
        }
        expect(play.index).toBe(index);
        expect(play.length).toBe(line.length);
        expect(play.moves).toEqual(line.slice(0, index));
        expect(play.state).toEqual(after(...line.slice(0, index)).state);
      }),
    );
  });
});
