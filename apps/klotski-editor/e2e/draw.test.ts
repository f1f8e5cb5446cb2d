// A layout designed from an empty board: by mouse, by keyboard alone, by touch.
import { describe, expect, it } from 'vitest';
import { EditorPage, EMPTY, FORWARD, withBrowser } from './editor.test-support.ts';

withBrowser();

/** 走投无路. */
const HOPELESS = '24422442221222121001';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

const clickAt = async (editor: EditorPage, ...cells: readonly number[]): Promise<void> => {
  for (const cell of cells) {
    const { x, y } = await editor.at(cell);
    await editor.page.mouse.click(x, y);
  }
};

const choose = (editor: EditorPage, tool: string): Promise<void> =>
  editor.page.getByRole('button', { name: tool, exact: true }).click();

describe('by mouse', () => {
  it('a whole layout is drawn', async () => {
    const editor = await EditorPage.open(EMPTY);
    await editor.drag(await editor.tool('Big block'), await editor.at(1));
    await editor.isLayout('04400440000000000000');
    await choose(editor, 'Vertical');
    await clickAt(editor, 0, 3, 8, 11);
    await editor.drag(await editor.tool('Horizontal'), await editor.at(9));
    await choose(editor, 'Soldier');
    await editor.drag(await editor.at(13), await editor.at(14));
    await clickAt(editor, 16, 19);
    await editor.isLayout(FORWARD);
    await expect.poll(() => editor.verdict('solvable')).toContain('81 · 90 · 116 moves');
    expect(await editor.verdict('standard')).toContain('yes');
    await editor.isSound();
    await editor.end();
  });

  it('blocks are moved, turned, replaced, deleted; and all of it is undone', async () => {
    const editor = await EditorPage.open(FORWARD);
    const { page } = editor;
    await editor.drag(await editor.at(16), await editor.at(17));
    await editor.isLayout('24422442233221120101');
    // Off the board.
    await editor.drag(await editor.at(17), await editor.at(17, 0, 2.2));
    await editor.isLayout('24422442233221120001');
    // Over others, which go.
    await editor.drag(await editor.at(9), await editor.at(13));
    await editor.isLayout('24422442200223320001');
    await choose(editor, 'Turn');
    await editor.isLayout('24422442200222020201');
    await choose(editor, 'Delete');
    await editor.isLayout('24422442200220020001');
    await choose(editor, 'Mirror');
    await editor.isLayout('24422442200220021000');
    await choose(editor, 'Clear');
    await editor.isLayout(EMPTY);
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    for (let step = 0; step < 20 && (await undo.getAttribute('aria-disabled')) === 'false'; step++)
      await undo.click();
    await editor.isLayout(FORWARD);
    await page.keyboard.press('Control+y');
    await editor.isLayout('24422442233221120101');
    await editor.isSound();
    await editor.end();
  });

  it('a ghost shows what fits and who would have to go', async () => {
    const editor = await EditorPage.open(FORWARD);
    const { page } = editor;
    await choose(editor, 'Horizontal');
    const over = await editor.at(17);
    await page.mouse.move(over.x, over.y);
    expect(await page.locator('.ghost.horizontal:not(.replacing)').count()).toBe(1);
    expect(await page.locator('.leaving').count()).toBe(0);
    const taken = await editor.at(13);
    await page.mouse.move(taken.x, taken.y);
    expect(await page.locator('.ghost.replacing').count()).toBe(1);
    expect(await page.locator('.leaving').count()).toBe(2);
    await page.mouse.move(5, 5);
    expect(await page.locator('.ghost').count()).toBe(0);
    // Escape puts back what is carried.
    await choose(editor, 'Choose and move');
    const from = await editor.at(16);
    await page.mouse.click(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(over.x, over.y, { steps: 4 });
    expect(await page.locator('.dragged').count()).toBe(1);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await editor.isLayout(FORWARD);
    expect(await page.locator('.dragged, .ghost').count()).toBe(0);
    await editor.end();
  });

  it('two names are swapped, and stay', async () => {
    const editor = await EditorPage.open(FORWARD);
    await clickAt(editor, 0);
    await choose(editor, 'Swap names');
    expect(await editor.page.locator('.target').count()).toBe(3);
    await clickAt(editor, 11);
    await editor.isLayout('1410**12********1301**11**0607**08000009');
    expect(await editor.field('4').inputValue()).toBe('1410**12********1301**11**0607**08000009');
    expect(await editor.field('1').inputValue()).toBe(FORWARD);
    await editor.page.getByLabel('Keep who is who').uncheck();
    await editor.isLayout(FORWARD);
    await editor.end();
  });
});

describe('by keyboard alone', () => {
  it('a whole layout is drawn, moved and undone', async () => {
    const editor = await EditorPage.open(EMPTY);
    const { page } = editor;
    const press = async (...keys: readonly string[]): Promise<void> => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await press('Tab', 'Enter');
    expect(await page.evaluate('document.activeElement.dataset.cell')).toBe('0');
    await press('2', 'ArrowRight', '4', 'ArrowRight', 'ArrowRight', 'v');
    await editor.isLayout('24422442000000000000');
    await press('Home', 'ArrowDown', 'ArrowDown', '2', 'ArrowRight', 'h', 'End', 'v');
    await press('ArrowLeft', 'ArrowDown', '1', 'ArrowLeft', 's', 'Control+End', '1');
    await press('ArrowLeft', '1', 'Shift+ArrowLeft', 'Shift+ArrowLeft');
    await editor.isLayout(FORWARD);
    await expect.poll(() => editor.optimum('corner')).toBe('81');
    await press('Delete', '3', 'r');
    // A horizontal at the bottom has no room to stand.
    await editor.isLayout('24422442233221123301');
    await press('0', 'Control+z', 'Control+z', 'Control+z');
    await editor.isLayout(FORWARD);
    await press('Control+Shift+Z');
    await editor.isLayout('24422442233221120001');
    await press('m');
    await editor.isLayout('24422442233221121000');
    await editor.isSound();
    await editor.end();
  });

  it('names are swapped and read out', async () => {
    const editor = await EditorPage.open(FORWARD);
    const { page } = editor;
    await page.locator('.cell[data-cell="0"]').focus();
    expect(await page.evaluate('document.activeElement.ariaLabel')).toBe(
      'row 1, column 1: Zhang Fei, 1 wide, 2 high',
    );
    await page.keyboard.press('x');
    await page.keyboard.press('End');
    await page.keyboard.press('x');
    expect(await page.evaluate('document.activeElement.ariaLabel')).toContain('Zhang Fei');
    expect(await page.getByRole('status').first().textContent()).toContain('swapped');
    await editor.end();
  });
});

describe('by touch', () => {
  it('a whole layout is drawn on a phone', async () => {
    const editor = await EditorPage.open(EMPTY, PHONE);
    const { page } = editor;
    const tapAt = async (...cells: readonly number[]): Promise<void> => {
      for (const cell of cells) {
        const { x, y } = await editor.at(cell);
        await page.touchscreen.tap(x, y);
      }
    };
    const tapOn = (name: string) => page.getByRole('button', { name, exact: true }).tap();
    await editor.swipe(await editor.tool('Big block'), await editor.at(1));
    await editor.isLayout('04400440000000000000');
    await tapOn('Vertical');
    await tapAt(0, 3, 8, 11);
    await tapOn('Horizontal');
    await tapAt(9);
    await tapOn('Soldier');
    // One stroke.
    await editor.swipe(await editor.at(13), await editor.at(14), await editor.at(18));
    await editor.isLayout('24422442233221120010');
    await tapOn('Choose and move');
    await editor.swipe(await editor.at(18), await editor.at(19));
    await tapOn('Soldier');
    await tapAt(16);
    await editor.isLayout(FORWARD);
    await expect.poll(() => editor.verdict('solvable')).toContain('81 · 90 · 116');
    await editor.isSound();
    await editor.end();
  });
});

describe('an illegal board', () => {
  it('is explained, with its cells marked', async () => {
    const editor = await EditorPage.open('44004400004400440000');
    expect(await editor.verdict('playable')).toContain('There are 2 big blocks');
    expect(await editor.page.locator('.block.marked').count()).toBe(2);
    expect(await editor.verdict('solvable')).toContain('Only a playable board');
    await editor.go('11111111111111111110');
    expect(await editor.verdict('playable')).toContain('There is no big block.');
    expect(await editor.verdict('playable')).toContain('Only one cell is empty');
    expect(await editor.page.locator('.cell.marked').count()).toBe(1);
    expect(await editor.verdict('decodable')).toContain('yes');
    expect(await editor.page.locator('#format-4-notes').textContent()).toContain('four soldiers');
    await editor.isSound();
    await editor.end();
  });

  it('that cannot be solved is told so', async () => {
    const editor = await EditorPage.open(HOPELESS);
    await expect.poll(() => editor.verdict('solvable')).toContain('No moves lead to the exit.');
    expect(await editor.optimum('corner')).toBe('–');
    await editor.end();
  });
});
