// What is kept when pages go, what axe finds on them, and what they are told.
import { type Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import {
  axe,
  countOn,
  crash,
  fillStorage,
  groupsOn,
  indexOf,
  LAYOUT,
  NEARLY_WON,
  open,
  openIn,
  reload,
  settled,
  shortest,
} from './board.test-support.ts';

const MOVES = shortest(LAYOUT).map(({ text }) => text);

const play = (page: Page, ...moves: readonly string[]): Promise<void> =>
  page.evaluate(async (all) => {
    const { game } = window.kept;
    for (const move of all) game.play(move);
    do await game.updateComplete;
    while (game.isUpdatePending);
  }, moves);

describe('a saved game', () => {
  const attributes = { autosave: 'board' };

  it('is there after a reload, with what can be redone', async () => {
    const page = await open({ attributes });
    await play(page, ...MOVES.slice(0, 20));
    await page.keyboard.press('Tab');
    await page.keyboard.press('u');
    await expect.poll(() => countOn(page)).toBe(19);
    await reload(page);
    await expect.poll(() => countOn(page)).toBe(19);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+u');
    await expect.poll(() => countOn(page)).toBe(20);
  });

  it('is there after the page has crashed', async () => {
    const page = await open({ attributes });
    await play(page, ...MOVES.slice(0, 20));
    await crash(page);
    const next = await openIn(page.context(), { attributes });
    expect([await indexOf(next), await countOn(next)]).toEqual([20, 20]);
  });

  it('is there in full after a move that no longer found room', async () => {
    const page = await open({ attributes });
    await play(page, ...MOVES.slice(0, 20));
    await fillStorage(page);
    await play(page, ...MOVES.slice(20, 60));
    const index = (await indexOf(page)) ?? 0;
    expect(index).toBe(60);
    expect(await page.evaluate(() => window.kept.events)).toContain('error');
    await reload(page);
    const left = (await indexOf(page)) ?? 0;
    // What found no room is lost, and nothing before it.
    expect(left).toBeGreaterThanOrEqual(20);
    expect(left).toBeLessThan(60);
  });
});

describe('the browser tells screen readers', () => {
  it('of a group with the name of the game, or as the page wishes', async () => {
    expect(await groupsOn(await open())).toEqual(['Klotski']);
    const named = await open({ attributes: { 'aria-label': 'My puzzle' } });
    expect(await groupsOn(named)).toEqual(['My puzzle']);
  });

  it('of a grid of named cells, row by row', async () => {
    const page = await open();
    const session = await page.context().newCDPSession(page);
    const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
    const query = { nodeId: root.nodeId, role: 'gridcell' };
    const { nodes } = await session.send('Accessibility.queryAXTree', query);
    expect(nodes.map(({ name }) => String(name?.value).split(',')[0])).toEqual(
      'Zhang Fei|Cao Cao|Ma Chao|Huang Zhong|Guan Yu|Zhao Yun|Soldier|Conscript|Warrior|Empty|Empty|Brave'.split(
        '|',
      ),
    );
  });
});

const states: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'at the start': () => Promise.resolve(),
  'mid-game': async (page) => {
    await play(page, ...MOVES.slice(0, 40));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  },
  'with a hint': async (page) => {
    await page.locator('[data-action=hint]').click();
    await page.locator('.pointer').waitFor();
  },
  'with the help open': async (page) => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('?');
    await page.locator('dialog[open]').waitFor();
  },
  'while a solution is shown': async (page) => {
    await page.locator('[data-action=solve]').click();
    await page.locator('[data-action=pause]').click();
  },
  won: async (page) => {
    await page.evaluate((layout) => {
      window.kept.game.setAttribute('layout', layout);
    }, NEARLY_WON);
    await settled(page);
    await play(page, 'b3b4');
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
