// Undo and redo go by moves that count; what counts is as players expect it, in every metric.
import { makeRecordText } from '@parlour/game-core';
import { klotski, METRICS } from '@parlour/klotski';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type KlotskiElement } from './element.ts';
import {
  detailsOf,
  listen,
  NEARLY_WON,
  picture,
  playAll,
  record,
  saidOf,
  settled,
  show,
  showRecord,
  STUCK,
  typesOf,
} from './page.test-support.ts';

describe('counting', () => {
  it('merges slides of one block', async () => {
    const element = await show();
    const counts = [];
    for (const move of ['b4b5', 'b5c5', 'c4b5', 'b3c3']) {
      if (!element.play(move)) break;
      counts.push(element.count);
    }
    expect(counts).toEqual([1, 1, 2]);
    expect(element.playthrough?.index).toBe(3);
  });

  it.each([
    ['corner', 1],
    ['straight', 2],
    ['unit', 3],
  ])('merges what the metric could have done as one: %s', async (metric, count) => {
    const element = await show({ layout: '44104400000000000000', metric });
    playAll(element, 'c1c2', 'c2c3', 'c3d3');
    expect(element.count).toBe(count);
  });

  it('takes a move back when the block comes back', async () => {
    const element = await show({ controls: true });
    playAll(element, 'b4b5');
    expect(await saidOf(element, () => element.play('b5b4'))).toMatch(
      /^Moved up\. Taken back\. 0 moves/,
    );
    expect(element.count).toBe(0);
    expect(element.canUndo).toBe(true);
  });
});

describe('undo and redo', () => {
  it('take back and play again a whole move that counts', async () => {
    const element = await show();
    playAll(element, 'b4b5', 'b5c5', 'a5b5');
    const boards = [picture(await show())];
    await settled(element);
    const after = picture(element);
    expect([element.count, element.playthrough?.length]).toEqual([2, 3]);
    expect(element.undo()).toBe(true);
    expect([element.count, element.playthrough?.index]).toEqual([1, 2]);
    expect(element.undo()).toBe(true);
    await settled(element);
    expect(picture(element)).toBe(boards[0]);
    expect([element.canUndo, element.undo()]).toEqual([false, false]);
    expect([element.redo(), element.count]).toEqual([true, 1]);
    expect([element.redo(), element.count]).toEqual([true, 2]);
    await settled(element);
    expect(picture(element)).toBe(after);
    expect([element.canRedo, element.redo()]).toEqual([false, false]);
  });

  it.each(METRICS)(
    'count down to nothing and up again, whatever was played: %s',
    async (metric) => {
      const element = await show({ metric });
      fc.assert(
        fc.property(fc.array(fc.nat(), { maxLength: 25 }), (choices) => {
          element.newGame();
          for (const choice of choices) {
            const moves = element.moves();
            const move = moves[choice % moves.length];
            if (move) element.play(move);
          }
          const last = element.state;
          for (let count = element.count; count > 0; count--) {
            expect(element.undo()).toBe(true);
            expect(element.count).toBe(count - 1);
          }
          while (element.playthrough?.canUndo === true) element.undo();
          expect(element.state?.trail).toEqual([]);
          while (element.redo());
          expect(element.state).toEqual(last);
        }),
        { numRuns: 40 },
      );
    },
  );

  it('a move forgets what was undone', async () => {
    const element = await show();
    playAll(element, 'b4b5', 'c4c5');
    element.undo();
    playAll(element, 'd5c5');
    expect(element.canRedo).toBe(false);
    expect(element.record?.moves).toEqual(['b4b5', 'd5c5']);
  });

  it('take a win back', async () => {
    const element = await show({ layout: NEARLY_WON });
    playAll(element, 'b3b4');
    expect(element.matches(':state(won)')).toBe(true);
    expect(element.undo()).toBe(true);
    expect(element.outcome).toBeUndefined();
    expect(element.matches(':state(won)')).toBe(false);
    expect(element.redo()).toBe(true);
    expect(element.outcome?.result).toBe('won');
  });

  it('restart goes to the start, and redo leads through the whole game again', async () => {
    const element = await show();
    const { state } = element;
    playAll(element, 'b4b5', 'b5c5', 'a5b5');
    const last = element.state;
    expect(element.restart()).toBe(true);
    expect(element.state).toEqual(state);
    expect(element.restart()).toBe(false);
    while (element.redo());
    expect(element.state).toEqual(last);
  });

  it('say what they did', async () => {
    const element = await show();
    playAll(element, 'b4b5', 'c4c5');
    expect(await saidOf(element, () => element.undo())).toBe('Undone. 1 move');
    expect(await saidOf(element, () => element.redo())).toBe('Redone. Moved down. 2 moves');
    expect(await saidOf(element, () => element.restart())).toBe('Back to the start');
  });
});

describe('a new game', () => {
  it('has the layout of the attributes, with the given options over them', async () => {
    const element = await show();
    playAll(element, 'b4b5');
    expect(element.newGame({ layout: NEARLY_WON })).toBe(true);
    expect(element.playthrough).toMatchObject({ index: 0, options: { layout: NEARLY_WON } });
    expect(await saidOf(element, () => element.newGame())).toBe('New board');
    expect(element.playthrough?.options.layout).toBe('24422442233221121001');
  });

  it('is taken back by undo, with all moves of the game before', async () => {
    const element = await show();
    playAll(element, 'b4b5', 'c4c5');
    element.undo();
    const { state } = element;
    element.newGame({ layout: NEARLY_WON });
    expect(element.undo()).toBe(true);
    expect(element.state).toEqual(state);
    expect(element.redo()).toBe(true);
    expect(element.count).toBe(2);
  });

  it('of a name comes when the gallery is loaded', async () => {
    const element = await show();
    const heard = listen(element);
    expect(element.newGame({ layout: '一心一意' })).toBe(false);
    await settled(element);
    expect(typesOf(heard)).toContain('deal');
    expect(detailsOf(heard, 'parlour-deal')[0]?.options).toEqual({
      layout: '33332144214421112001',
      metric: 'corner',
    });
  });

  it('that cannot be is told, and the old one goes on', async () => {
    const element = await show();
    playAll(element, 'b4b5');
    await settled(element);
    const { state } = element;
    const heard = listen(element);
    expect(element.newGame({ layout: 'nobody knows' })).toBe(false);
    expect(element.newGame({ colour: 'red' })).toBe(false);
    await element.updateComplete;
    expect(typesOf(heard)).toEqual(['error', 'error']);
    expect(element.state).toBe(state);
  });

  it('in which nothing can move is stuck', async () => {
    const element = await show({ layout: STUCK });
    expect(element.matches(':state(stuck)')).toBe(true);
    expect([element.moves(), element.outcome?.result]).toEqual([[], 'stuck']);
  });
});

describe('moves', () => {
  it('are all that the rules allow', async () => {
    const element = await show();
    expect(element.moves().map(klotski.makeMove).join(' ')).toBe(
      'b4b5 b4c5 c4b5 c4c5 a5b5 a5c5 d5b5 d5c5',
    );
  });

  it('are none when the game is won', async () => {
    const element = await showRecord(record(NEARLY_WON, 'b3b4'));
    expect(element.moves()).toEqual([]);
  });
});

describe('the record', () => {
  const given = {
    format: 'parlour-record',
    version: 1,
    game: 'klotski',
    options: { layout: NEARLY_WON },
    moves: ['a5c5', 'd5d4', 'c5b5'],
  } as const;

  it('holds the board and the slides', async () => {
    const element = await show({ layout: NEARLY_WON });
    playAll(element, ...given.moves);
    expect(element.record).toEqual(given);
  });

  it.each([
    ['an object', given],
    ['JSON', JSON.stringify(given)],
    ['the text of an address', makeRecordText(given)],
    ['text with space around it', `\n ${makeRecordText(given)} \n`],
  ])('is shown from %s', async (_, value) => {
    const element = await showRecord(value);
    expect(element.playthrough).toMatchObject({ index: 3, options: { layout: NEARLY_WON } });
    expect(element.record).toEqual(given);
    expect(picture(element)).toBe('11 6 7 12 11 8 9 12 16 10 10 . 17 10 10 19 . 18 . .');
  });

  it('keeps the metric and who is who', async () => {
    const layout = '1510**11********1401**12**0906**07000008';
    const one = await show({ layout, metric: 'unit' });
    playAll(one, 'b4b5', 'b5c5');
    const two: KlotskiElement = await showRecord(makeRecordText(one.record as never));
    expect(two.state).toEqual(one.state);
    expect(picture(two)).toBe(picture(one));
    expect(two.count).toBe(2);
  });

  it.each<[string, string, unknown]>([
    ['not-a-record', 'something else', { format: 'other' }],
    ['not-a-record', 'nothing', null],
    ['unknown-version', 'a version to come', { ...given, version: 2 }],
    ['other-game', 'another game', { ...given, game: 'klondike' }],
    ['bad-options', 'options that are none', { ...given, options: { layout: 'x' } }],
    ['bad-move', 'a move that is none', { ...given, moves: ['a5c5', 'castle'] }],
    ['illegal-move', 'a move against the rules', { ...given, moves: ['a5c5', 'a1a2'] }],
    ['not-json', 'half a JSON', '{"format":"parlour-record"'],
    ['bad-text', 'an empty text', ''],
    ['bad-text', 'a text that is none', 'hello world'],
  ])('%s: %s changes nothing', async (code, _, value) => {
    const element = await show();
    playAll(element, 'b4b5');
    await settled(element);
    const { playthrough } = element;
    const heard = listen(element);
    element.record = value as string;
    await settled(element);
    expect(typesOf(heard)).toEqual(['error']);
    expect(detailsOf(heard, 'parlour-error')[0]).toMatchObject({
      code,
      message: expect.stringMatching(/./) as string,
    });
    expect(element.playthrough).toBe(playthrough);
  });
});
