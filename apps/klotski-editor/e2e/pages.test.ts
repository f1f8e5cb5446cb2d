// The page as such: no errors, no reports, nothing that jumps; accessible in every dress.
import { describe, expect, it } from 'vitest';
import { EditorPage, FORWARD, withBrowser } from './editor.test-support.ts';

withBrowser();

const ILLEGAL = '44004400004400441111';

describe('the page', () => {
  it.each([360, 1280])('loads without a word, and nothing jumps, at %i px', async (width) => {
    const editor = await EditorPage.open(FORWARD, { viewport: { width, height: 800 } });
    await editor.page.waitForTimeout(900);
    await editor.isSound();
    expect(await editor.page.evaluate('window.shift')).toBeLessThan(0.001);
    await editor.end();
  });

  it.each([360, 390, 768, 1280, 2560])('fits into %i px, with no text below 12', async (width) => {
    const editor = await EditorPage.open(ILLEGAL, { viewport: { width, height: 800 } });
    const { page } = editor;
    const parts = width < 720 ? ['Board', 'Formats', 'Solve', 'Explore'] : ['Share'];
    for (const part of parts) {
      await page.getByRole('button', { name: part, exact: true }).click();
      const spare = await page.evaluate(
        'document.documentElement.clientWidth - document.documentElement.scrollWidth',
      );
      expect([part, spare]).toEqual([part, 0]);
      const small = await page.evaluate(`
        [...document.querySelectorAll('body *')]
          .filter((node) => node.checkVisibility())
          .filter((node) => [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim()))
          .filter((node) => parseFloat(getComputedStyle(node).fontSize) < 12)
          .map((node) => node.outerHTML)`);
      expect(small).toEqual([]);
    }
    await editor.end();
  });
});

const DRESSES = [
  ['light', { colorScheme: 'light' }],
  ['dark', { colorScheme: 'dark' }],
  ['forced colours', { forcedColors: 'active' }],
] as const;

describe.each(DRESSES)('axe finds nothing, %s', (_, dress) => {
  it('on a board, with a fault, a solution, a way, sharing', async () => {
    const editor = await EditorPage.open(FORWARD, dress);
    const { page } = editor;
    await expect.poll(() => editor.optimum('unit')).toBe('116');
    expect(await editor.axe()).toEqual([]);
    await editor.field('2').fill('24*2****23*2*91*1001');
    await page.locator('.cell[data-cell="1"]').focus();
    await page.keyboard.press('Enter');
    await page.getByText('Keys', { exact: true }).click();
    expect(await editor.axe()).toEqual([]);
    await page.getByRole('button', { name: 'Keep this layout as A' }).click();
    await page.getByRole('button', { name: 'Show: Solution, corner' }).click();
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.locator('.preview parlour-klotski .block').first().waitFor();
    expect(await editor.axe()).toEqual([]);
    await editor.isSound();
    await editor.end();
  });

  it('on an illegal board', async () => {
    const editor = await EditorPage.open(ILLEGAL, dress);
    await editor.page.locator('.block.marked').first().waitFor();
    expect(await editor.axe()).toEqual([]);
    await editor.end();
  });

  it('on a phone', async () => {
    const phone = { ...dress, viewport: { width: 390, height: 844 }, hasTouch: true } as const;
    const editor = await EditorPage.open(FORWARD, phone);
    for (const part of ['Board', 'Formats', 'Solve', 'Explore']) {
      await editor.page.getByRole('button', { name: part, exact: true }).click();
      expect([part, await editor.axe()]).toEqual([part, []]);
    }
    await editor.end();
  });
});

it('keeps the lamp that was chosen', async () => {
  const editor = await EditorPage.open('', { colorScheme: 'light' });
  const { page } = editor;
  await page.getByRole('button', { name: /^Lamp/ }).click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  const scheme = 'getComputedStyle(document.documentElement).colorScheme';
  expect(await page.evaluate(scheme)).toBe('dark');
  await page.reload();
  expect(await page.evaluate(scheme)).toBe('dark');
  await editor.isSound();
  await editor.end();
});

it('opens without a network once it has been opened with one', async () => {
  const editor = await EditorPage.open(FORWARD, { serviceWorkers: 'allow' });
  const { page } = editor;
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await page.context().setOffline(true);
  await page.reload();
  await expect.poll(() => editor.optimum('corner')).toBe('81');
  await editor.isSound();
  await editor.end();
});
