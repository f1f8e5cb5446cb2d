import { describe, expect, it } from 'vitest';
import { makeRecordText, unwrap } from '@parlour/game-core';
import { klondike } from '@parlour/klondike';
import {
  detailsOf,
  listen,
  NEARLY_STUCK,
  NEARLY_WON,
  optionsOf,
  playAll,
  settled,
  show,
  showRecord,
  typesOf,
} from './page.test-support.ts';

describe('undo and redo', () => {
  it('go back and forth through every state', async () => {
    const element = await show();
    const states = [element.state];
    for (const move of ['t6-f3', 't5-t7', 't2-t4', 'd', 'w-t1']) {
      playAll(element, move);
      states.push(element.state);
    }
    for (let index = states.length - 2; index >= 0; index--) {
      expect(element.undo()).toBe(true);
      expect(element.state).toEqual(states[index]);
    }
    expect([element.canUndo, element.undo()]).toEqual([false, false]);
    for (const state of states.slice(1)) {
      expect(element.redo()).toBe(true);
      expect(element.state).toEqual(state);
    }
    expect([element.canRedo, element.redo()]).toEqual([false, false]);
    await settled(element);
    expect(optionsOf(element, 't1')).toEqual([
      '6 of diamonds, 1 of 2 face up',
      '5 of clubs, 2 of 2 face up',
    ]);
  });

  it('a move forgets what was undone', async () => {
    const element = await show();
    playAll(element, 'd', 't6-f3');
    element.undo();
    playAll(element, 't5-t7');
    expect(element.canRedo).toBe(false);
    expect(element.record?.moves).toEqual(['d', 't5-t7']);
  });

  it('take a win back', async () => {
    const element = await showRecord(NEARLY_WON);
    playAll(element, 't1-f4');
    expect(element.undo()).toBe(true);
    expect(element.outcome).toBeUndefined();
    expect(element.matches(':state(won)')).toBe(false);
    expect(element.redo()).toBe(true);
    expect(element.outcome?.result).toBe('won');
  });

  it('take being stuck back', async () => {
    const element = await showRecord(NEARLY_STUCK);
    playAll(element, 'd');
    await expect.poll(() => element.outcome?.result).toBe('stuck');
    element.undo();
    expect(element.outcome).toBeUndefined();
    expect(element.matches(':state(stuck)')).toBe(false);
  });

  it('restart goes to the deal, and redo leads through the whole game again', async () => {
    const element = await show();
    const { state } = element;
    playAll(element, 'd', 't6-f3', 't5-t7');
    const last = element.state;
    expect(element.restart()).toBe(true);
    expect(element.state).toEqual(state);
    while (element.redo());
    expect(element.state).toEqual(last);
  });
});

describe('a new game', () => {
  it('is dealt by the attributes, with the given options over them', async () => {
    const element = await show();
    playAll(element, 'd');
    expect(element.newGame({ seed: 9 })).toBe(true);
    expect(element.playthrough).toMatchObject({ index: 0, options: { seed: 9, draw: 3 } });
    expect(element.getAttribute('seed')).toBe('4');
  });

  it('is taken back by undo, with all moves of the game before', async () => {
    const element = await show();
    playAll(element, 'd', 't6-f3');
    element.undo();
    const { state } = element;
    element.newGame({ seed: 9 });
    expect(element.canUndo).toBe(true);
    expect(element.undo()).toBe(true);
    expect(element.state).toEqual(state);
    expect(element.record?.moves).toEqual(['d']);
    expect(element.redo()).toBe(true);
    await settled(element);
    expect(optionsOf(element, 'f3')).toEqual(['ace of clubs']);
  });

  it('is taken back once its own moves are', async () => {
    const element = await show();
    playAll(element, 'd');
    element.newGame({ seed: 4 });
    playAll(element, 't6-f3');
    element.undo();
    // Moves that can be redone are not thrown away by one undo too many.
    expect(element.canUndo).toBe(element.undo());
  });

  it.each([{ draw: 99 }, { colour: 'red' }, { scoring: 'vegas', redeals: 9 }])(
    'that cannot be dealt is told, and the old one goes on: %j',
    async (options) => {
      const element = await show();
      playAll(element, 'd');
      await settled(element);
      const { state } = element;
      const heard = listen(element);
      expect(element.newGame(options)).toBe(false);
      await element.updateComplete;
      expect(typesOf(heard)).toEqual(['error']);
      expect(element.state).toBe(state);
      expect(element.undo()).toBe(true);
      expect(element.canUndo).toBe(false);
    },
  );
});

describe('moves', () => {
  it('are all that the rules allow', async () => {
    const element = await show();
    expect(element.moves().map(klondike.makeMove)).toEqual(['d', 't2-t4', 't5-t7', 't6-f3']);
  });

  it('are none when the game is won', async () => {
    const element = await showRecord({ ...NEARLY_WON, moves: ['t1-f4'] });
    expect(element.moves()).toEqual([]);
  });
});

describe('the record', () => {
  const given = {
    format: 'parlour-record',
    version: 1,
    game: 'klondike',
    options: { draw: 3, seed: 4 },
    moves: ['t6-f3', 't5-t7', 'd'],
  } as const;

  it('names the options that matter, and the moves', async () => {
    const element = await show();
    playAll(element, ...given.moves);
    expect(element.record).toEqual(given);
  });

  it.each([
    ['an object', given],
    ['JSON', JSON.stringify(given)],
    ['the text of an address', makeRecordText(given)],
    ['text with space around it', `\n ${makeRecordText(given)} \n`],
  ])('is shown from %s', async (_, value) => {
    const element = await showRecord(value, { seed: 99 });
    expect(element.playthrough).toMatchObject({ index: 3, options: { seed: 4, draw: 3 } });
    expect(element.record).toEqual(given);
    expect(optionsOf(element, 'f3')).toEqual(['ace of clubs']);
  });

  it('goes from one element to another and shows the same', async () => {
    const one = await show({ seed: 7 });
    playAll(one, ...one.moves().slice(0, 1).map(klondike.makeMove));
    const two = await showRecord(one.record);
    expect(two.state).toEqual(one.state);
    expect(two.record).toEqual(one.record);
  });

  it('can be gone through move by move', async () => {
    const element = await showRecord({ ...given, at: 0 });
    expect(element.playthrough?.index).toBe(0);
    expect([element.redo(), element.redo(), element.redo(), element.redo()]).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(element.record).toEqual(given);
  });

  it('may hold a position of its own', async () => {
    const element = await showRecord(NEARLY_WON);
    expect(element.moves().map(klondike.makeMove)).toEqual(['t1-f4']);
    playAll(element, 't1-f4');
    expect(unwrap(klondike.parseOptions(element.record?.options)).deal).toBe('custom');
  });

  it.each<[string, string, unknown]>([
    ['not-a-record', 'something else', { format: 'other' }],
    ['not-a-record', 'nothing', null],
    ['not-a-record', 'a number', 7],
    ['unknown-version', 'a version to come', { ...given, version: 2 }],
    ['other-game', 'another game', { ...given, game: 'canfield' }],
    ['bad-options', 'options that are none', { ...given, options: { draw: 99 } }],
    ['bad-move', 'a move that is none', { ...given, moves: ['d', 'castle'] }],
    ['illegal-move', 'a move against the rules', { ...given, moves: ['d', 't1-f1'] }],
    ['not-json', 'half a JSON', '{"format":"parlour-record"'],
    ['bad-text', 'an empty text', ''],
    ['bad-text', 'a text that is none', 'hello world'],
  ])('%s: %s changes nothing', async (code, _, value) => {
    const element = await show();
    playAll(element, 'd');
    await settled(element);
    const { state, playthrough } = element;
    const heard = listen(element);
    element.record = value as string;
    await settled(element);
    expect(typesOf(heard)).toEqual(['error']);
    expect(detailsOf(heard, 'parlour-error')[0]).toMatchObject({
      code,
      message: expect.stringMatching(/./) as string,
    });
    expect(element.state).toBe(state);
    expect(element.playthrough).toBe(playthrough);
  });

  it('that is faulty names the move at fault', async () => {
    const element = await show();
    const heard = listen(element);
    element.record = { ...given, moves: ['d', 't1-f1'] };
    await settled(element);
    const [detail] = detailsOf(heard, 'parlour-error');
    expect(detail?.cause).toMatchObject({ move: 1, cause: { code: 'other-foundation' } });
  });

  it('undefined is none', async () => {
    const element = await show();
    const { state } = element;
    element.record = undefined;
    await settled(element);
    expect(element.state).toBe(state);
  });

  it('set last is shown, whichever was set before', async () => {
    const element = await show();
    element.record = NEARLY_WON;
    element.record = given;
    await settled(element);
    expect(element.record).toEqual(given);
  });
});
