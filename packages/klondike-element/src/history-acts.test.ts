import { afterEach, describe, expect, it } from 'vitest';
import {
  hear,
  listen,
  NEARLY_WON,
  playAll,
  settled,
  show,
  showRecord,
  typesOf,
} from './page.test-support.ts';

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
afterEach(() => {
  localStorage.clear();
});

describe('undo of a new game', () => {
  it('brings the seconds of the old one back', async () => {
    const saved = {
      format: 'parlour-save',
      version: 1,
      record: {
        format: 'parlour-record',
        version: 1,
        game: 'klondike',
        options: { seed: 4 },
        moves: ['d'],
      },
      seconds: 83,
    };
    localStorage.setItem('parlour:x', JSON.stringify(saved));
    const element = await show({ autosave: 'x' });
    expect(Math.floor(element.seconds)).toBe(83);
    element.newGame();
    element.undo();
    expect(Math.floor(element.seconds)).toBe(83);
  });

  it('tells the page that the state has changed', async () => {
    const element = await show();
    playAll(element, 'd');
    element.newGame();
    const heard = listen(element);
    element.undo();
    await settled(element);
    expect(typesOf(heard)).toContain('move');
  });

  it('is announced', async () => {
    const element = await show();
    playAll(element, 'd');
    element.newGame();
    await sleep(300);
    const said = hear(element);
    element.undo();
    await sleep(300);
    expect(said).toEqual(['Undone']);
  });
});

it('a new game is announced', async () => {
  const element = await show();
  const said = hear(element);
  element.newGame();
  await sleep(300);
  expect(said).toEqual(['New game']);
});

it('one move is one move', async () => {
  const element = await showRecord(NEARLY_WON);
  const said = hear(element);
  element.play('t1-f4');
  await expect.poll(() => said.at(-1)).toMatch(/Won in 1 move$/);
});

it('a record that is set is saved where the game is saved', async () => {
  const element = await show({ autosave: 'y' });
  playAll(element, 'd');
  element.record = NEARLY_WON;
  await settled(element);
  element.remove();
  const again = await show({ autosave: 'y' });
  expect(again.playthrough?.options.deal).toBe('custom');
});

it('a new game at a given position is dealt when the whole game is loaded', async () => {
  const element = await show();
  const heard = listen(element);
  const position = 'klondike/1 ranks=1 foundations=AS,AH,AC,- tableau=AD';
  expect(element.newGame({ deal: 'custom', position })).toBe(false);
  await element.updateComplete;
  expect(typesOf(heard)).toContain('deal');
  expect(element.moves()).toEqual([{ type: 'move', from: 't1', to: 'f4', count: 1 }]);
});

describe('before it is in a document', () => {
  it('deals and plays already', () => {
    const element = document.createElement('parlour-klondike');
    expect(element.newGame({ seed: 4 })).toBe(true);
    expect(element.play('d')).toBe(true);
    expect(element.undo()).toBe(true);
  });
});
