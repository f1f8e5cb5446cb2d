// The texts of the board: each is typed into, all others and the board follow.
import { describe, expect, it } from 'vitest';
import { EditorPage, EMPTY, FORWARD, withBrowser } from './editor.test-support.ts';

withBrowser();

const TEXTS = {
  1: FORWARD,
  2: '24*2****23*2*11*1001',
  3: '242232111001',
  4: '1110**12********1301**14**0607**08000009',
  common: '1A9BF0C00',
  short: '4WVE1',
} as const;
const FORMATS = ['1', '2', '3', '4', 'common', 'short'] as const;

/** Another board. */
const OTHER = '24422442133121122002';

describe('every field', () => {
  it.each(FORMATS)('fills all others: format %s', async (format) => {
    const editor = await EditorPage.open(EMPTY);
    await editor.field(format).fill(TEXTS[format]);
    for (const other of FORMATS)
      expect([other, await editor.field(other).inputValue()]).toEqual([other, TEXTS[other]]);
    await editor.isLayout(FORWARD);
    await editor.isSound();
    await editor.end();
  });

  it('follows the board, and is not rewritten while one types', async () => {
    const editor = await EditorPage.open(FORWARD);
    const field = editor.field('1');
    await field.fill('');
    await field.pressSequentially('2442 2442, 1331 2112-2002');
    expect(await field.inputValue()).toBe('2442 2442, 1331 2112-2002');
    await editor.isLayout(OTHER);
    expect(await editor.field('2').inputValue()).not.toBe(TEXTS[2]);
    await field.blur();
    expect(await field.inputValue()).toBe(OTHER);
    // All the typing is one step.
    await editor.page.getByRole('button', { name: 'Undo', exact: true }).click();
    await editor.isLayout(FORWARD);
    expect(await field.inputValue()).toBe(FORWARD);
    await editor.end();
  });

  it('keeps the caret where it is', async () => {
    const editor = await EditorPage.open(FORWARD);
    const { page } = editor;
    await editor.field('1').focus();
    await page.keyboard.press('Home');
    for (let step = 0; step < 16; step++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Delete');
    await page.keyboard.type('0');
    await editor.isLayout('24422442233221120001');
    expect(await page.evaluate('document.activeElement.selectionStart')).toBe(17);
    await editor.end();
  });
});

describe('a fault', () => {
  it('is told below the field and marked at the character and on the board', async () => {
    const editor = await EditorPage.open(FORWARD);
    const { page } = editor;
    const field = editor.field('2');
    await field.fill('24*2****23*2*91*1001');
    const notes = page.locator('#format-2-notes');
    expect(await notes.textContent()).toContain('Format 2, character 14: "9" cannot stand here');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await field.getAttribute('aria-describedby')).toBe('format-2-notes');
    expect(await page.locator('[data-format="2"] mark').textContent()).toBe('9');
    // The board stays, and so do the others.
    await editor.isLayout(FORWARD);
    expect(await editor.field('1').inputValue()).toBe(FORWARD);
    // A block that does not fit is marked on the board.
    await field.fill('24*3****23*2*11*1001');
    expect(await notes.textContent()).toContain('would stick out of the board');
    expect(await page.locator('.block.marked').count()).toBe(1);
    await page.keyboard.press('Escape');
    expect(await field.inputValue()).toBe(TEXTS[2]);
    expect(await page.locator('mark, .block.marked').count()).toBe(0);
    await editor.isSound();
    await editor.end();
  });

  it('lies under its character, in long texts too', async () => {
    const editor = await EditorPage.open(FORWARD, { viewport: { width: 360, height: 740 } });
    const { page } = editor;
    await page.getByRole('button', { name: 'Formats', exact: true }).click();
    await editor.field('4').fill('1110**12********1301**14**0607**080000x9');
    const mark = await page.locator('[data-format="4"] mark').boundingBox();
    const field = await editor.field('4').boundingBox();
    if (!mark || !field) throw new Error('They are not on the page.');
    expect(mark.y).toBeGreaterThan(field.y + 24);
    expect(mark.y + mark.height).toBeLessThan(field.y + field.height);
    await editor.end();
  });

  it('of a text in another format is mended by one press', async () => {
    const editor = await EditorPage.open(EMPTY);
    await editor.field('1').fill(TEXTS[2]);
    await editor.page.getByRole('button', { name: 'Read it as Format 2' }).click();
    await editor.isLayout(FORWARD);
    expect(await editor.field('1').inputValue()).toBe(FORWARD);
    await editor.end();
  });

  it('goes when the board is drawn on', async () => {
    const editor = await EditorPage.open(FORWARD);
    await editor.field('3').fill('24');
    await editor.drag(await editor.at(16), await editor.at(17));
    expect(await editor.page.locator('mark').count()).toBe(0);
    expect(await editor.field('3').inputValue()).toBe('242232110101');
    await editor.end();
  });
});

describe('reading', () => {
  it('is lenient until it is to be strict', async () => {
    const editor = await EditorPage.open(EMPTY);
    await editor.field('1').fill(' 2442,2442,2332,2112,1001 ');
    await editor.isLayout(FORWARD);
    await editor.page.getByLabel('Exact characters only').check();
    await editor.field('1').fill('2442 2442 2332 2112 1001');
    expect(await editor.page.locator('#format-1-notes').textContent()).toContain('character 5');
    await editor.end();
  });

  it('keeps who is who where only format 4 tells it', async () => {
    const editor = await EditorPage.open(EMPTY);
    await editor.field('4').fill('1210**11********1301**14**0607**08000009');
    expect(await editor.page.getByLabel('Keep who is who').isChecked()).toBe(true);
    expect(await editor.page.locator('#format-4-notes').textContent()).toContain('reading order');
    await editor.field('1').fill('24422442233221120101');
    expect(await editor.field('4').inputValue()).toMatch(/^1210\*\*11/);
    await editor.end();
  });
});

it('copies, and says so', async () => {
  const editor = await EditorPage.open(FORWARD, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const { page } = editor;
  await page.getByRole('button', { name: 'Copy Format 4' }).click();
  await editor.until("document.querySelector('#said').textContent.includes('Format 4 copied')");
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(TEXTS[4]);
  await editor.end();
});
