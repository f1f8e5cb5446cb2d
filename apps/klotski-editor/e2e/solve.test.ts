// Solutions while one draws, shown on the board; ways from one layout to another.
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { EditorPage, FORWARD, withBrowser } from './editor.test-support.ts';

withBrowser();

describe('the solution', () => {
  it('is there in three metrics, with the component, and follows every change', async () => {
    const editor = await EditorPage.open(FORWARD);
    const { page } = editor;
    const optima = async () =>
      Promise.all(['corner', 'straight', 'unit'].map((metric) => editor.optimum(metric)));
    await expect.poll(optima).toEqual(['81', '90', '116']);
    const component = page.locator('.component');
    await expect.poll(() => component.textContent()).toMatch(/25,955 layouts .* 964 of them/s);
    expect(await component.textContent()).toContain('横刀立马');
    await editor.field('1').fill('11124422442203320133');
    await expect.poll(optima).toEqual(['138', '150', '179']);
    await editor.field('1').fill('11111111111111111111');
    await page.locator('#solve .unplayable').waitFor();
    await page.keyboard.press('Control+z');
    await editor.isSound();
    await editor.end();
  });

  it('is shown on the board, step by step and by itself', async () => {
    const editor = await EditorPage.open('14411441033022222222');
    const { page } = editor;
    await expect.poll(() => editor.optimum('corner')).toBe('32');
    await page.getByRole('button', { name: 'Show: Solution, corner' }).click();
    const player = page.getByRole('group', { name: 'Solution, corner' });
    await player.getByRole('button', { name: 'Pause' }).click();
    expect(await player.textContent()).toContain('Move 0 of 32');
    await player.getByRole('button', { name: 'One move on' }).click();
    expect(await player.textContent()).toContain('Move 1 of 32');
    // What is designed stays as it is.
    await editor.isLayout('14411441033022222222');
    await player.getByRole('button', { name: 'To the end' }).click();
    expect(
      await page
        .locator('.block.big')
        .evaluate((node) => (node as HTMLElement).getAttribute('style')),
    ).toMatch(/--x: ?1; ?--y: ?3/);
    await player.getByLabel('Speed: moves a second').selectOption('8');
    await player.getByRole('button', { name: 'Play', exact: true }).click();
    await editor.until("document.querySelector('.player').textContent.includes('Move 3 of 32')");
    await player.getByRole('button', { name: 'Pause' }).click();
    await player.getByRole('slider').fill('10');
    expect(await player.textContent()).toContain('Move 10 of 32');
    await page.getByRole('button', { name: 'Draw on from here' }).click();
    expect(editor.layout()).not.toBe('14411441033022222222');
    await expect.poll(() => editor.optimum('corner')).toBe('22');
    await editor.isSound();
    await editor.end();
  });

  it('ends when the board is drawn on, and by Escape', async () => {
    const editor = await EditorPage.open(FORWARD);
    const { page } = editor;
    const show = page.getByRole('button', { name: 'Show: Solution, unit' });
    await show.click();
    await page.locator('.player').waitFor();
    await page.locator('.cell[tabindex="0"]').press('Escape');
    await page.locator('.palette').waitFor();
    await show.click();
    await editor.field('3').fill('242232110101');
    await page.locator('.palette').waitFor();
    await editor.end();
  });

  it('is shown on a phone where one can see it', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;
    const editor = await EditorPage.open(FORWARD, phone);
    const { page } = editor;
    await page.getByRole('button', { name: 'Solve', exact: true }).click();
    await page.getByRole('button', { name: 'Show: Solution, corner' }).click();
    expect(await page.locator('.field').isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Back to drawing' }).click();
    expect(await page.evaluate('document.activeElement.role')).toBe('gridcell');
    await editor.isSound();
    await editor.end();
  });

  it('is saved as text', async () => {
    const editor = await EditorPage.open('14411441033022222222');
    const saved = editor.page.waitForEvent('download');
    await editor.page.getByRole('button', { name: 'Save: Solution, corner' }).click();
    const text = await readFile(await (await saved).path(), 'utf8');
    expect(text).toContain('From: 14411441033022222222\nMetric: corner\nMoves: 32\n');
    expect(text.match(/^ *\d+\. [a-d][1-5][a-d][1-5] {2}/gm)).toHaveLength(32);
    await editor.end();
  });
});

describe('a way from A to B', () => {
  it('is found as soon as B is drawn, and shown', async () => {
    const editor = await EditorPage.open(FORWARD);
    const { page } = editor;
    await page.getByRole('button', { name: 'Keep this layout as A' }).click();
    const found = page.locator('.way .found');
    await expect.poll(() => found.textContent()).toContain('B is A still');
    await editor.field('1').fill('24422442233221120110');
    await expect.poll(() => found.textContent()).toContain('2 moves lead from A to B.');
    await page.getByLabel('Moves are counted as').selectOption('unit');
    await expect.poll(() => found.textContent()).toContain('2 moves lead from A to B.');
    await page.getByRole('button', { name: 'Show: Way from A to B' }).click();
    const player = page.locator('.player');
    await player.getByRole('button', { name: 'To the end' }).click();
    expect(await player.textContent()).toContain('Move 2 of 2');
    await page.getByRole('button', { name: 'Back to drawing' }).click();
    await page.getByRole('button', { name: 'Change A and B' }).click();
    await editor.isLayout(FORWARD);
    await expect.poll(() => found.textContent()).toContain('2 moves lead');
    await editor.isSound();
    await editor.end();
  });

  it('is refused with a reason', async () => {
    const editor = await EditorPage.open(FORWARD);
    const { page } = editor;
    await page.getByRole('button', { name: 'Keep this layout as A' }).click();
    const found = page.locator('.way .found');
    await editor.field('1').fill('24422442233221120001');
    await expect.poll(() => found.textContent()).toContain('not made of the same blocks');
    await editor.field('1').fill('24422442233221121111');
    await expect.poll(() => found.textContent()).toContain('not playable');
    // Two soldiers and two verticals the other way round: the same blocks, another component.
    await editor.field('1').fill('22222222441144113300');
    await expect.poll(() => found.textContent()).toMatch(/moves lead|different components/);
    await editor.end();
  });
});

it("a search that takes its time is told of, ended, taken up again, and in nobody's way", async () => {
  // Nearly a million layouts: more than can be looked at in a moment.
  const editor = await EditorPage.open('44214421330011001100');
  const { page } = editor;
  const solve = page.locator('#solve .solved');
  const stop = solve.getByRole('button', { name: 'Stop' });
  await stop.click();
  expect(await solve.textContent()).toContain('Stopped.');
  expect(await stop.count()).toBe(0);
  await solve.getByRole('button', { name: 'Go on' }).click();
  await stop.waitFor();
  // One goes on typing: the next board is asked about instead.
  await editor.field('1').fill('44214421330011001101');
  await editor.isLayout('44214421330011001101');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('0');
  await expect.poll(() => solve.textContent(), { timeout: 60_000 }).toContain('964,656 layouts');
  expect(await stop.count()).toBe(0);
  await editor.isSound();
  await editor.end();
});
