// Walls of layouts: named ones, sets of over 100,000, one's own.
import { filterOptima, UNSOLVABLE } from '@parlour/klotski/census';
import { count, unrank } from '@parlour/klotski/enumeration';
import { describe, expect, it } from 'vitest';
import { EditorPage, FORWARD, withBrowser } from './editor.test-support.ts';
import {
  activeTile,
  badgeOf,
  chooseSet,
  isSize,
  openPart,
  optimaOf,
  sizeOf,
  tileAt,
  wallOf,
} from './explore.test-support.ts';

withBrowser();

const WALL = 'browse';
const LARGE = { h: 1, v: 3, s: 6 };
const LARGEST = { h: 1, v: 1, s: 6 };

const open = async (options = {}, path = FORWARD): Promise<EditorPage> => {
  const editor = await EditorPage.open(path, options);
  await openPart(editor, 'Browse');
  return editor;
};

describe('the named layouts', () => {
  it('are gone through by keys alone, and one is put on the board and taken back', async () => {
    const editor = await open();
    const { page } = editor;
    await wallOf(editor, WALL).focus();
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
      await page.keyboard.press(key);
    }
    expect(await activeTile(editor, WALL).getAttribute('data-index')).toBe('0');
    await page.keyboard.press('End');
    expect(await activeTile(editor, WALL).getAttribute('data-index')).toBe('411');
    expect(await wallOf(editor, WALL).getAttribute('aria-activedescendant')).toBe(
      'browse-wall-411',
    );
    await page.keyboard.press('PageUp');
    const index = Number(await activeTile(editor, WALL).getAttribute('data-index'));
    expect(index).toBeLessThan(411);
    expect(index).toBeGreaterThan(300);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await editor.isLayout('24422442133121122002');
    await page.locator('#browse .landed').getByRole('button', { name: 'Undo' }).click();
    await editor.isLayout(FORWARD);
    await editor.isSound();
    await editor.end();
  });

  it('are found by name and by what they are', async () => {
    const editor = await open();
    const { page } = editor;
    await page.locator('#browse-text').fill('donkey');
    await isSize(editor, WALL, 1);
    expect(await tileAt(editor, WALL, 0).locator('.sr').textContent()).toContain('81 moves');
    await page.getByRole('button', { name: 'Show all' }).click();
    await isSize(editor, WALL, 412);
    await page.getByRole('combobox', { name: 'Moves count as' }).selectOption('unit');
    await expect.poll(() => badgeOf(tileAt(editor, WALL, 0))).toBe('116');
    await page.getByRole('combobox', { name: 'Solution' }).selectOption('no');
    await expect.poll(() => badgeOf(tileAt(editor, WALL, 0))).toBe('∞');
    await page.locator('#browse-text').fill('no such name');
    await page.getByText('No layout is like that.').waitFor();
    await editor.end();
  });
});

describe('a set of over 100,000 layouts', () => {
  it('is browsed, filtered and sorted', async () => {
    const editor = await open();
    const { page } = editor;
    const size = count(LARGE);
    expect(size).toBeGreaterThan(100_000);
    await chooseSet(editor, LARGE);
    await isSize(editor, WALL, size);
    const { optima, ...more } = optimaOf(LARGE, 'corner');
    // Before filters can be used, every layout has been solved.
    await page.getByLabel('Moves from').fill('60');
    await page.getByLabel('to', { exact: true }).fill('70');
    const wanted = filterOptima({ optima, ...more }, { least: 60, most: 70 });
    await isSize(editor, WALL, wanted.length);
    await page.getByRole('combobox', { name: 'Order' }).selectOption('hardest');
    await expect.poll(() => badgeOf(tileAt(editor, WALL, 0))).toBe('70');
    await page.getByRole('button', { name: 'Show all' }).click();
    await isSize(editor, WALL, size);
    const hardest = optima.reduce((most, optimum) =>
      optimum === UNSOLVABLE ? most : Math.max(most, optimum),
    );
    await wallOf(editor, WALL).focus();
    await page.keyboard.press('Home');
    await expect.poll(() => badgeOf(tileAt(editor, WALL, 0))).toBe(String(hardest));
    await page.getByRole('combobox', { name: 'Mirror image' }).selectOption('yes');
    await page.getByText('No layout is like that.').waitFor();
    await editor.isSound();
    await editor.end();
  });

  it('has only pictures that can be seen, wherever one scrolls to', async () => {
    const editor = await open();
    const { page } = editor;
    await chooseSet(editor, LARGE);
    await isSize(editor, WALL, count(LARGE));
    const wall = wallOf(editor, WALL);
    await wall.scrollIntoViewIfNeeded();
    for (const part of [0.2, 0.55, 1]) {
      await page.evaluate(
        `{ const wall = document.querySelector('#browse-wall'); wall.scrollTop = ${part} * wall.scrollHeight; }`,
      );
      const middle = async () => {
        const box = await wall.boundingBox();
        if (!box) return '';
        const [x, y] = [box.x + 60, box.y + box.height / 2];
        return page.evaluate<string>(
          `document.elementFromPoint(${x}, ${y})?.closest('.tile')?.dataset.index ?? ''`,
        );
      };
      const around = part * (count(LARGE) - 1);
      await expect.poll(async () => Math.abs(Number(await middle()) - around)).toBeLessThan(100);
      expect(await wall.locator('.tile').count()).toBeLessThan(150);
    }
    await page.getByLabel('Go to no.').fill('123456');
    await page.getByRole('button', { name: 'Go', exact: true }).click();
    await page.keyboard.press('Enter');
    await editor.isLayout(unrank(123_455, LARGE) ?? '');
    await editor.end();
  });

  it('is given up, and taken up again', async () => {
    const editor = await open();
    const { page } = editor;
    await chooseSet(editor, LARGEST);
    await page.locator('#browse .working').getByRole('button', { name: 'Stop' }).click();
    await page.getByText('filters and order by difficulty wait').waitFor();
    expect(await page.getByRole('combobox', { name: 'Order' }).isDisabled()).toBe(true);
    expect(await sizeOf(editor, WALL)).toBe(count(LARGEST));
    await page.getByRole('button', { name: 'Solve all' }).click();
    await expect
      .poll(() => page.getByRole('combobox', { name: 'Order' }).isEnabled(), { timeout: 60_000 })
      .toBe(true);
    await editor.end();
  });

  it('that is too long for one wall is cut into parts, which keys pass over', async () => {
    const editor = await open({ viewport: { width: 390, height: 800 } });
    const { page } = editor;
    await chooseSet(editor, LARGEST);
    await isSize(editor, WALL, count(LARGEST));
    await page
      .locator('#browse')
      .getByText(/^Part 1 of \d+$/)
      .waitFor();
    await wallOf(editor, WALL).focus();
    await page.keyboard.press('End');
    await page
      .locator('#browse')
      .getByText(/^Part (\d+) of \1$/)
      .waitFor();
    const last = await activeTile(editor, WALL).getAttribute('data-index');
    expect(Number(last)).toBe(count(LARGEST) - 1);
    expect(await activeTile(editor, WALL).isVisible()).toBe(true);
    await page.locator('#browse').getByRole('button', { name: 'Before', exact: true }).click();
    await page.keyboard.press('Home');
    await editor.isSound();
    await editor.end();
  });
});

describe('the place where one was', () => {
  it('is found again, in each source, after a reload too', async () => {
    const editor = await open();
    const { page } = editor;
    const go = async (to: number): Promise<void> => {
      await page.getByLabel('Go to no.').fill(String(to));
      await page.getByRole('button', { name: 'Go', exact: true }).click();
      await page.waitForTimeout(300);
    };
    const active = () => activeTile(editor, WALL).getAttribute('data-index');
    await go(300);
    await chooseSet(editor, LARGE);
    await isSize(editor, WALL, count(LARGE));
    await go(100_001);
    const source = page.getByRole('combobox', { name: 'Source' });
    await source.selectOption('gallery');
    await expect.poll(active).toBe('299');
    await page.reload();
    await openPart(editor, 'Browse');
    await expect.poll(active).toBe('299');
    expect(await activeTile(editor, WALL).isVisible()).toBe(true);
    await source.selectOption('set');
    await expect.poll(active).toBe('100000');
    expect(await activeTile(editor, WALL).isVisible()).toBe(true);
    await editor.end();
  });
});

const DRESSES = [
  ['light', { colorScheme: 'light' }],
  ['dark', { colorScheme: 'dark' }],
  ['forced colours', { forcedColors: 'active' }],
] as const;

describe.each(DRESSES)('axe finds nothing, %s', (_, dress) => {
  it('in harder, browse and collection', async () => {
    const editor = await open(dress);
    const { page } = editor;
    await chooseSet(editor, LARGE);
    await expect
      .poll(() => page.getByRole('combobox', { name: 'Order' }).isEnabled(), { timeout: 20_000 })
      .toBe(true);
    expect(await editor.axe()).toEqual([]);
    await openPart(editor, 'Make it harder');
    await page.getByText('of 10 are harder').waitFor();
    await page.locator('#ranking-wall .tile').first().click();
    expect(await editor.axe()).toEqual([]);
    await openPart(editor, 'Collection');
    await page.setInputFiles('input[type=file]', {
      name: 'list.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(`${FORWARD} 横刀立马\nhello\n`),
    });
    await page.getByText('1 bad line').click();
    await page.locator('#collection-wall .tile').first().click();
    await page.locator('.chosen').getByRole('button', { name: 'Delete' }).waitFor();
    expect(await editor.axe()).toEqual([]);
    await editor.end();
  });
});

it.each([360, 768, 2560])('fits into %i px', async (width) => {
  const editor = await open({ viewport: { width, height: 800 } });
  for (const part of ['Make it harder', 'Browse', 'Collection']) {
    await openPart(editor, part);
    await editor.page.waitForTimeout(300);
    const spare = await editor.page.evaluate(
      'document.documentElement.clientWidth - document.documentElement.scrollWidth',
    );
    expect([part, spare]).toEqual([part, 0]);
  }
  await editor.isSound();
  await editor.end();
});
