// What is kept when pages go, and what axe finds on them.
import { type Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import {
  axe,
  crash,
  fillStorage,
  groupsOn,
  indexOf,
  open,
  openIn,
  reload,
  showRecord,
} from './table.test-support.ts';
import { MOVES } from './won.test-support.ts';

const play = (page: Page, count: number): Promise<void> =>
  page.evaluate(
    async (moves) => {
      const { game } = window.kept;
      for (const move of moves) game.play(move);
      do await game.updateComplete;
      while (game.isUpdatePending);
    },
    MOVES.slice(0, count),
  );

describe('a saved game', () => {
  const attributes = { autosave: 'table' };

  it('is there after a reload', async () => {
    const page = await open({ attributes });
    await play(page, 20);
    await page.keyboard.press('Tab');
    await page.keyboard.press('u');
    await expect.poll(() => indexOf(page)).toBe(19);
    await reload(page);
    await expect.poll(() => indexOf(page)).toBe(19);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+u');
    await expect.poll(() => indexOf(page)).toBe(20);
  });

  it('is there after the page has crashed', async () => {
    const page = await open({ attributes });
    await play(page, 20);
    await crash(page);
    const next = await openIn(page.context(), { attributes });
    expect(await indexOf(next)).toBe(20);
  });

  it('is there in full after a move that no longer found room', async () => {
    const page = await open({ attributes });
    await play(page, 20);
    await fillStorage(page);
    await page.evaluate(() => {
      window.kept.game.play('d');
    });
    const index = await indexOf(page);
    const events = await page.evaluate(() => window.kept.events);
    await reload(page);
    // The last move is lost where there was no room for it, and nothing else.
    expect(await indexOf(page)).toBe(events.includes('error') ? 20 : index);
    expect(events).toContain('error');
  });
});

describe('the browser tells screen readers', () => {
  it('of a group, named as the page wishes', async () => {
    const page = await open({ attributes: { 'aria-label': 'My patience' } });
    expect(await groupsOn(page)).toEqual(['My patience']);
  });
});

const states: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'at the start': () => Promise.resolve(),
  'mid-game': async (page) => {
    await play(page, 40);
    await page.keyboard.press('Tab');
  },
  'with the help open': async (page) => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('?');
    await page.locator('dialog[open]').waitFor();
  },
  won: async (page) => {
    await showRecord(page, 'canfield/1 base=1 foundations=KS,KH,KC,QD tableau=KD');
    await page.evaluate(() => window.kept.game.play('t1-f4'));
  },
};

describe.each([
  ['forced colours', { forcedColors: 'active' }],
  ['forced colours, dark', { forcedColors: 'active', colorScheme: 'dark' }],
  ['light', { colorScheme: 'light' }],
  ['dark', { colorScheme: 'dark' }],
] as const)('axe finds nothing in %s', (_, media) => {
  it.each(Object.entries(states))('%s', async (__, bring) => {
    const page = await open({ browser: media });
    await bring(page);
    // The page has no heading of its own.
    const found = (await axe(page)).filter((line) => !line.startsWith('page-has-heading-one'));
    expect(found).toEqual([]);
  });
});
