// The layouts: looked through, found, opened.
import { gallery, levelOf } from '@parlour/klotski/gallery';
import { type Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { Arcade, withBrowser } from './arcade.test-support.ts';
import { entryOf, playAll, SHORT, solutionOf } from './klotski.test-support.ts';

withBrowser();

const SHOWN =
  "[...document.querySelectorAll('.wall a')].map((link) => Number(link.dataset.number))";

/** The numbers of the layouts that are shown, in their order, once all that were found are there. */
const numbers = async (page: Page): Promise<readonly number[]> => {
  await expect
    .poll(() =>
      page.evaluate(`${SHOWN}.length === parseInt(document.querySelector('.found').textContent)`),
    )
    .toBe(true);
  return page.evaluate<readonly number[]>(SHOWN);
};
const pictures = (page: Page): Promise<number> => page.locator('.wall .picture').count();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

describe('looking through them', () => {
  it('has all of them in their order, and draws only what is near', async () => {
    const arcade = await Arcade.open('klotski.html');
    const { page } = arcade;
    expect(await numbers(page)).toEqual(gallery().map(({ number }) => number));
    const drawn = await pictures(page);
    expect(drawn).toBeGreaterThan(23);
    expect(drawn).toBeLessThan(120);
    await page.getByRole('link', { name: /^六将之近在咫尺A/ }).scrollIntoViewIfNeeded();
    await page.locator('.wall a', { hasText: '六将之近在咫尺A' }).locator('.picture').waitFor();
    expect(await pictures(page)).toBeLessThan(120);
    await arcade.isSound();
    await arcade.end();
  });

  it('shows each block where it lies', async () => {
    const arcade = await Arcade.open('klotski.html');
    const uses = await arcade.page.evaluate(
      "[...document.querySelector('.wall .picture').querySelectorAll('use')].map((use) => [use.getAttribute('href'), Math.floor(use.x.baseVal.value / 100), Math.floor(use.y.baseVal.value / 100)].join(' ')).sort()",
    );
    expect(uses).toEqual(
      [
        ...['#block-1 1 2', '#block-10 1 0', '#block-11 0 0', '#block-12 3 0', '#block-13 0 2'],
        ...['#block-14 3 2', '#block-6 1 3', '#block-7 2 3', '#block-8 0 4', '#block-9 3 4'],
      ].sort(),
    );
    await arcade.end();
  });

  it('says what cannot be solved', async () => {
    const arcade = await Arcade.open('klotski.html?level=unsolvable');
    await arcade.page.getByRole('link', { name: /走投无路.*unsolvable/ }).click();
    await arcade.settled();
    await arcade.page.getByText('There is no way out of this one.').waitFor();
    await arcade.end();
  });

  it('bears names, numbers or nothing on its blocks', async () => {
    const arcade = await Arcade.open('klotski.html', PHONE);
    const { page } = arcade;
    const text = (): Promise<string | null> => page.locator('#block-10').textContent();
    expect((await text())?.trim()).toBe('曹操');
    await arcade.sheet('Options');
    await page.getByLabel('On the blocks').selectOption('numbers');
    expect((await text())?.trim()).toBe('10');
    await page.getByLabel('On the blocks').selectOption('colours');
    expect((await text())?.trim()).toBe('');
    await arcade.go('klotski.html?layout=1');
    expect(await arcade.ask('table.faces')).toBe('colours');
    await arcade.end();
  });
});

describe('finding some', () => {
  it.each([
    ['red donkey', [1]],
    ["L'ANE", [1]],
    ['橫刀', [1]],
    ['横刀立马', [1]],
    ['252', [252]],
  ])('by name, whatever the script, marks and case: %s', async (text, expected) => {
    const arcade = await Arcade.open('klotski.html');
    await arcade.page.getByLabel('Search by name or number').fill(text);
    await expect.poll(() => numbers(arcade.page)).toEqual(expected);
    await arcade.page.getByRole('status').filter({ hasText: '1 layout' }).waitFor();
    await arcade.page.reload();
    await arcade.settled();
    expect(await numbers(arcade.page)).toEqual(expected);
    await arcade.isSound();
    await arcade.end();
  });

  it('by difficulty, as the way of counting has it', async () => {
    const arcade = await Arcade.open('klotski.html');
    const { page } = arcade;
    await page.locator('.levels label', { hasText: 'Master' }).click();
    const masters = (metric: 'corner' | 'unit'): readonly number[] =>
      gallery()
        .filter((entry) => levelOf(entry, metric) === 'master')
        .map(({ number }) => number);
    expect(await numbers(page)).toEqual(masters('corner'));
    await page.getByLabel('Counting').selectOption('unit');
    await expect.poll(() => numbers(page)).toEqual(masters('unit'));
    expect(await arcade.ask('location.search')).toBe('?level=master&metric=unit');
    await arcade.end();
  });

  it('in another order', async () => {
    const arcade = await Arcade.open('klotski.html?level=easy');
    const { page } = arcade;
    await page.getByLabel('Order').selectOption('difficulty');
    const optima = (await numbers(page)).map((number) => entryOf(number).optimum?.corner ?? NaN);
    expect(optima).toEqual([...optima].sort((a, b) => a - b));
    expect(optima[0]).toBe(7);
    await page.getByLabel('Order').selectOption('name');
    const names = (await numbers(page)).map((number) => entryOf(number).names['zh-Hans']);
    const order = new Intl.Collator('zh-Hans-u-co-pinyin', { numeric: true });
    expect(names).toEqual([...names].sort((a, b) => order.compare(a, b)));
    await arcade.end();
  });

  it('says when there is none, and shows all again', async () => {
    const arcade = await Arcade.open('klotski.html?q=nobody&level=easy');
    await arcade.page.getByText('No layout is like that.').waitFor();
    await arcade.page.getByRole('button', { name: 'Show all layouts' }).click();
    await expect.poll(async () => (await numbers(arcade.page)).length).toBe(412);
    await arcade.end();
  });
});

describe('marks', () => {
  it('tell what is solved and what is perfect, and can be looked for', async () => {
    const arcade = await Arcade.open(`klotski.html?layout=${SHORT}&metric=corner`);
    const { page } = arcade;
    await playAll(arcade, solutionOf(SHORT));
    await page.getByRole('heading', { name: 'Out!' }).waitFor();
    await page.getByRole('link', { name: 'Next unsolved' }).first().waitFor();
    await arcade.close();
    await page.getByRole('link', { name: 'Back to the layouts' }).click();
    await arcade.settled();
    await page.getByText('412 layouts, 1 solved, 1 perfect').waitFor();
    await page.getByRole('link', { name: /七步成诗.*7 moves, perfect/ }).waitFor();
    await page.getByLabel('Show').selectOption('perfect');
    expect(await numbers(page)).toEqual([SHORT]);
    await page.getByLabel('Show').selectOption('unsolved');
    const unsolved = await numbers(page);
    expect([unsolved.length, unsolved.includes(SHORT)]).toEqual([411, false]);
    await page.getByLabel('Show').selectOption('all');
    await page.getByLabel('Order').selectOption('solved');
    expect((await numbers(page))[0]).toBe(SHORT);
    // Another way of counting has marks of its own.
    await page.getByLabel('Counting').selectOption('straight');
    expect(await page.locator('.wall .badge').count()).toBe(0);
    await arcade.end();
  });
});

describe('opening one', () => {
  it('by a click, and comes back to the same place', async () => {
    const arcade = await Arcade.open('klotski.html?level=hard&sort=difficulty');
    const { page } = arcade;
    const link = page.locator('.wall a').nth(70);
    const number = Number(await link.getAttribute('data-number'));
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await arcade.settled();
    await arcade.until(`location.search === '?layout=${number}&metric=corner'`);
    await page.goBack();
    await arcade.until("document.querySelector('.wall') !== null && scrollY > 400");
    expect(await arcade.ask('location.search')).toBe('?level=hard&sort=difficulty&metric=corner');
    await page.goForward();
    await arcade.settled();
    await page.getByRole('link', { name: 'Back to the layouts' }).click();
    await arcade.until("document.querySelector('.wall') !== null && scrollY > 400");
    expect(await page.locator('.wall a[aria-current]').getAttribute('data-number')).toBe(
      String(number),
    );
    await arcade.isSound();
    await arcade.end();
  });

  it('by keyboard alone', async () => {
    const arcade = await Arcade.open('klotski.html');
    const { page } = arcade;
    const focused = (): Promise<string> =>
      page.evaluate("document.activeElement.dataset.number ?? ''");
    await page.locator('.wall a[data-number="1"]').focus();
    const columns = await page.evaluate<number>(
      "getComputedStyle(document.querySelector('.wall')).gridTemplateColumns.split(' ').length",
    );
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe('2');
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe(String(2 + columns));
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowUp');
    expect(await focused()).toBe('1');
    await page.keyboard.press('End');
    expect(await focused()).toBe('412');
    await page.keyboard.press('Home');
    // One stop for Tab, whichever it was.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('2');
    await page.keyboard.press('Enter');
    await arcade.settled();
    await arcade.until("location.search === '?layout=2&metric=corner'");
    await arcade.end();
  });

  it('by touch', async () => {
    const arcade = await Arcade.open('klotski.html', PHONE);
    await arcade.page.locator('.wall a').nth(4).tap();
    await arcade.settled();
    await arcade.until("location.search === '?layout=5&metric=corner'");
    await arcade.page.getByRole('heading', { name: '兵分三路' }).waitFor();
    await arcade.end();
  });

  it('by chance, of a difficulty', async () => {
    const arcade = await Arcade.open('klotski.html');
    await arcade.sheet('Random');
    await arcade.page.getByRole('button', { name: /^Master/ }).click();
    await arcade.until("location.search.startsWith('?layout=')");
    const number = await arcade.ask<string>("new URLSearchParams(location.search).get('layout')");
    expect(levelOf(entryOf(Number(number)), 'corner')).toBe('master');
    await arcade.end();
  });
});
