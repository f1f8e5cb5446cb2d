// From the board to harder ones.
import { METRICS } from '@parlour/klotski';
import { rank, unrank } from '@parlour/klotski/enumeration';
import { analyse } from '@parlour/klotski/solver';
import { describe, expect, it } from 'vitest';
import { EditorPage, EMPTY, FORWARD, withBrowser } from './editor.test-support.ts';
import { badgeOf, isSize, openPart, optimumOf, tileAt, wallOf } from './explore.test-support.ts';

withBrowser();

const open = async (path = FORWARD): Promise<EditorPage> => {
  const editor = await EditorPage.open(path);
  await openPart(editor, 'Make it harder');
  return editor;
};

describe('the farthest start', () => {
  it.each(METRICS)('in the metric %s, and back', async (metric) => {
    const { distance = 0, farthest } = analyse(FORWARD, [metric])?.metrics[metric] ?? {};
    const after = farthest?.distance ?? 0;
    expect(after).toBeGreaterThan(distance);
    const editor = await open();
    const { page } = editor;
    await page.locator('#harder').getByRole('combobox').selectOption(metric);
    await page.getByRole('button', { name: 'Go to the farthest start' }).click();
    await page
      .locator('#harder')
      .getByText(`takes ${after} moves, ${after - distance} more`)
      .waitFor();
    const layout = editor.layout();
    expect(optimumOf(layout, metric)).toBe(after);
    await page.getByRole('button', { name: 'Go to the farthest start' }).click();
    await page.locator('#harder').getByText(`takes more than ${after} moves`).waitFor();
    expect(editor.layout()).toBe(layout);
    await page.locator('#board').getByRole('button', { name: 'Undo' }).click();
    await editor.isLayout(FORWARD);
    await editor.isSound();
    await editor.end();
  });

  it('of what cannot be solved is none', async () => {
    const editor = await open('24422442221222121001');
    await editor.page.getByRole('button', { name: 'Go to the farthest start' }).click();
    await editor.page.locator('#harder').getByText('Nothing that can be reached').waitFor();
    await editor.end();
  });
});

describe('neighbours', () => {
  it('have their optimum, the hardest first; one is put on the board and taken back', async () => {
    const editor = await open();
    const { page } = editor;
    await page.getByText('0 of 10 are harder than the board.').waitFor();
    await isSize(editor, 'neighbours', 10);
    const badges: number[] = [];
    for (let index = 0; index < 10; index++) {
      const tile = tileAt(editor, 'neighbours', index);
      await tile.scrollIntoViewIfNeeded();
      badges.push(Number(await badgeOf(tile)));
    }
    expect(badges).toEqual([...badges].sort((one, other) => other - one));
    await page.getByRole('radio', { name: 'Removed' }).check();
    await isSize(editor, 'neighbours', 5);
    const first = tileAt(editor, 'neighbours', 0);
    const badge = Number(await badgeOf(first));
    await first.click();
    await expect.poll(() => editor.layout()).not.toBe(FORWARD);
    expect(optimumOf(editor.layout(), 'corner')).toBe(badge);
    // The new board has neighbours of its own, those with one more block among them.
    await page.getByRole('radio', { name: 'Added' }).check();
    await expect.poll(() => page.getByText(/of \d+ are harder/).textContent()).not.toContain('10');
    await page.locator('#harder').getByRole('button', { name: 'Undo' }).click();
    await editor.isLayout(FORWARD);
    await editor.end();
  });

  it('are given up when the board changes, and are those of the new one', async () => {
    // Much can be reached from it, and from each of its neighbours.
    const editor = await open(unrank(500_000, { h: 1, v: 1, s: 6 }) ?? '');
    const { page } = editor;
    await page.getByText(/^Solved \d/).waitFor();
    await editor.field('1').fill(FORWARD);
    await page.getByText('0 of 10 are harder than the board.').waitFor();
    await isSize(editor, 'neighbours', 10);
    await editor.isSound();
    await editor.end();
  });
});

describe('the ranking of the same blocks', () => {
  it('begins with the hardest, and tells where the board stands', async () => {
    const editor = await open();
    const { page } = editor;
    await page.getByText('The board is no. 129 of 53,954').waitFor();
    const wall = wallOf(editor, 'ranking');
    expect(await badgeOf(tileAt(editor, 'ranking', 0))).toBe('93');
    await wall.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => editor.layout()).not.toBe(FORWARD);
    expect(optimumOf(editor.layout(), 'corner')).toBe(93);
    const number = rank(editor.layout(), { h: 1, v: 4, s: 4 });
    expect(unrank(number ?? -1, { h: 1, v: 4, s: 4 })).toBe(editor.layout());
    await page.getByText('The board is no. 1 of 53,954').waitFor();
    await editor.end();
  });
});

it('waits for a board that can be played on', async () => {
  const editor = await open(EMPTY);
  await editor.page.getByText('There must be one 2×2').waitFor();
  const button = editor.page.getByRole('button', { name: 'Go to the farthest start' });
  expect(await button.isDisabled()).toBe(true);
  expect(await wallOf(editor, 'ranking').isVisible()).toBe(false);
  await editor.end();
});
