// The pages as such: no errors, no reports, nothing that jumps; accessible in every dress.
import { describe, expect, it } from 'vitest';
import { Arcade, recordOf, withBrowser, WON } from './arcade.test-support.ts';
import { entryOf, playAll, SHORT, solutionOf, textsOf } from './klotski.test-support.ts';

withBrowser();

const REPLAY = `klondike.html?record=1.klondike.draw-3_seed-4.${WON.join('_')}`;
const KLOTSKI_REPLAY = `klotski.html?record=1.klotski.layout-~22${entryOf(SHORT).layout}~22.${textsOf(solutionOf(SHORT)).join('_')}`;
const PAGES = [
  'index.html',
  'klondike.html',
  'klondike.html?seed=4&draw=3',
  REPLAY,
  'klotski.html',
  'klotski.html?q=wind&level=hard&sort=name',
  'klotski.html?layout=1&metric=corner',
  KLOTSKI_REPLAY,
];

describe('every page', () => {
  it.each(PAGES)('loads without a word, and nothing jumps: %s', async (path) => {
    for (const width of [360, 390, 1280]) {
      const arcade = await Arcade.open(path, { viewport: { width, height: 800 } });
      await arcade.page.waitForTimeout(700);
      await arcade.isSound();
      expect(await arcade.page.evaluate('window.shift')).toBeLessThan(0.001);
      expect(await arcade.page.title()).toMatch(/Parlour/);
      await arcade.end();
    }
  });

  it.each([360, 390, 740, 844, 960, 1280, 2560])('fits into %i px', async (width) => {
    const arcade = await Arcade.open('index.html', { viewport: { width, height: 800 } });
    for (const path of PAGES) {
      await arcade.go(path);
      const spare = await arcade.page.evaluate(
        'document.documentElement.clientWidth - document.documentElement.scrollWidth',
      );
      expect([path, spare]).toEqual([path, 0]);
    }
    await arcade.end();
  });

  it('has no text below 12 px', async () => {
    const arcade = await Arcade.open('klondike.html', { viewport: { width: 360, height: 740 } });
    for (const path of PAGES) {
      await arcade.go(path);
      const small = await arcade.page.evaluate(`
        [...document.querySelectorAll('body *')]
          .filter((node) => [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim()))
          .filter((node) => parseFloat(getComputedStyle(node).fontSize) < 12)
          .map((node) => node.outerHTML)`);
      expect(small).toEqual([]);
    }
    await arcade.end();
  });
});

const DRESSES = [
  ['light', { colorScheme: 'light' }],
  ['dark', { colorScheme: 'dark' }],
  ['forced colours', { forcedColors: 'active' }],
] as const;

describe.each(DRESSES)('axe finds nothing, %s', (_, dress) => {
  it('at home', async () => {
    const arcade = await Arcade.open('index.html', dress);
    expect(await arcade.axe()).toEqual([]);
    const save = {
      format: 'parlour-save',
      version: 1,
      seconds: 90,
      record: recordOf(WON.slice(0, 50)),
    };
    await arcade.page.evaluate(
      `localStorage.setItem('parlour:arcade-klondike', ${JSON.stringify(JSON.stringify(save))})`,
    );
    await arcade.go('index.html');
    await arcade.page.getByRole('link', { name: 'Continue where you left off' }).waitFor();
    expect(await arcade.axe()).toEqual([]);
    await arcade.end();
  });

  it('at the table: start, mid-game, sheets, won', async () => {
    const arcade = await Arcade.open('klondike.html?seed=4&draw=3', dress);
    expect(await arcade.axe()).toEqual([]);
    await arcade.set(WON.slice(0, 60));
    expect(await arcade.axe()).toEqual([]);
    for (const sheet of ['Deal', 'Statistics', 'Rules', 'Share']) {
      await arcade.sheet(sheet);
      expect([sheet, await arcade.axe()]).toEqual([sheet, []]);
      await arcade.close();
    }
    await arcade.win();
    expect(await arcade.axe()).toEqual([]);
    await arcade.close();
    await arcade.sheet('Statistics');
    expect(await arcade.axe()).toEqual([]);
    await arcade.isSound();
    await arcade.end();
  });

  it.each([REPLAY, KLOTSKI_REPLAY])('at a replay: %s', async (path) => {
    const arcade = await Arcade.open(path, dress);
    expect(await arcade.axe()).toEqual([]);
    await arcade.end();
  });

  it.each([390, 1280])('among the layouts, %i px wide', async (width) => {
    const arcade = await Arcade.open('klotski.html', {
      ...dress,
      viewport: { width, height: 844 },
    });
    expect(await arcade.axe()).toEqual([]);
    for (const sheet of ['Options', 'Random', 'Statistics', 'Rules']) {
      await arcade.sheet(sheet);
      expect([sheet, await arcade.axe()]).toEqual([sheet, []]);
      await arcade.close();
    }
    for (const path of ['klotski.html?level=unsolvable', 'klotski.html?q=nobody']) {
      await arcade.go(path);
      expect([path, await arcade.axe()]).toEqual([path, []]);
    }
    await arcade.isSound();
    await arcade.end();
  });

  it.each([390, 1280])('at a layout: start, sheets, won, %i px wide', async (width) => {
    const arcade = await Arcade.open(`klotski.html?layout=${SHORT}`, {
      ...dress,
      viewport: { width, height: 844 },
    });
    expect(await arcade.axe()).toEqual([]);
    for (const sheet of ['Options', 'Share']) {
      await arcade.sheet(sheet);
      expect([sheet, await arcade.axe()]).toEqual([sheet, []]);
      await arcade.close();
    }
    await playAll(arcade, solutionOf(SHORT));
    await arcade.page.getByRole('heading', { name: 'Out!' }).waitFor();
    expect(await arcade.axe()).toEqual([]);
    await arcade.close();
    await arcade.sheet('Statistics');
    expect(await arcade.axe()).toEqual([]);
    await arcade.go('klotski.html');
    expect(await arcade.axe()).toEqual([]);
    await arcade.isSound();
    await arcade.end();
  });
});

it('keeps the lamp that was chosen', async () => {
  const arcade = await Arcade.open('index.html', { colorScheme: 'light' });
  await arcade.page.getByRole('button', { name: /^Lamp/ }).click();
  await arcade.page.getByRole('radio', { name: 'Dark' }).check();
  const scheme = 'getComputedStyle(document.documentElement).colorScheme';
  expect(await arcade.page.evaluate(scheme)).toBe('dark');
  await arcade.go('klondike.html');
  expect(await arcade.page.evaluate(scheme)).toBe('dark');
  await arcade.isSound();
  await arcade.end();
});

it('is reached by keyboard alone', async () => {
  const arcade = await Arcade.open('klondike.html?seed=4&draw=3');
  const { page } = arcade;
  const reached: string[] = [];
  for (let press = 0; press < 14; press++) {
    await page.keyboard.press('Tab');
    reached.push(
      await page.evaluate<string>(
        "(document.activeElement.textContent.trim().split('\\n')[0] || document.activeElement.ariaLabel || document.activeElement.localName).trim()",
      ),
    );
  }
  for (const name of ['Skip to the table', 'Parlour', 'Deal', 'Statistics', 'Rules', 'Share']) {
    expect(reached).toContain(name);
  }
  // Two stops in the element: the field and its toolbar.
  expect(reached.filter((name) => name === 'parlour-klondike')).toHaveLength(2);
  await page.getByRole('button', { name: 'Rules', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Rules of Klondike' }).waitFor();
  await page.keyboard.press('Escape');
  expect(await page.evaluate('document.activeElement.textContent.trim()')).toBe('Rules');
  await arcade.end();
});

it('opens without a network once it has been opened with one', async () => {
  const arcade = await Arcade.open('index.html', { serviceWorkers: 'allow' });
  const { page } = arcade;
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await arcade.until(
    "(await navigator.serviceWorker.getRegistration()).active?.state === 'activated'",
  );
  await page.context().setOffline(true);
  await arcade.go('klondike.html?seed=4&draw=3');
  expect(await arcade.ask('table.playthrough.options.seed')).toBe(4);
  await arcade.go('klotski.html?layout=2&metric=corner');
  expect(await arcade.ask('table.playthrough.options.layout')).toBe(entryOf(2).layout);
  await arcade.go('./');
  await page.getByRole('heading', { name: 'Parlour' }).waitFor();
  await arcade.end();
});

const TARGETS = `[...document.querySelectorAll('a, button, select, input, summary, .levels label')]
  .filter((node) => node.checkVisibility() && !node.matches('.sr, .skip, .others a'))
  .filter((node) => node.type !== 'checkbox' && node.type !== 'range')
  .map((node) => [node.textContent.trim() || node.ariaLabel, node.getBoundingClientRect()])
  .filter(([, { width, height }]) => width < 44 || height < 44)
  .map(([name, { width, height }]) => name + ' ' + width + ' x ' + height)`;

it.each(['klotski.html', 'klotski.html?layout=1&metric=corner'])(
  'has nothing to tap that is smaller than 44 px: %s',
  async (path) => {
    const arcade = await Arcade.open(path, { viewport: { width: 360, height: 740 } });
    expect(await arcade.page.evaluate(TARGETS)).toEqual([]);
    await arcade.sheet('Options');
    expect(await arcade.page.evaluate(TARGETS)).toEqual([]);
    await arcade.end();
  },
);
