// What the tests of harder, browse and collection share.
import { finished } from '@parlour/game-core';
import { type Metric } from '@parlour/klotski';
import { type Optima, optimaSearch } from '@parlour/klotski/census';
import { type BlockSet } from '@parlour/klotski/enumeration';
import { solve } from '@parlour/klotski/solver';
import { type Locator } from 'playwright';
import { expect } from 'vitest';
import { type EditorPage } from './editor.test-support.ts';

/** Opens a part of the lower half. */
export const openPart = async ({ page }: EditorPage, name: string): Promise<void> => {
  const explore = page.getByRole('button', { name: 'Explore', exact: true });
  if (await explore.isVisible()) await explore.click();
  const button = page.getByRole('button', { name, exact: true });
  await button.scrollIntoViewIfNeeded();
  await button.click();
  // What cannot be seen searches for nothing.
  await page.locator('.lower .panel:not([hidden]) .body').scrollIntoViewIfNeeded();
};

export const wallOf = ({ page }: EditorPage, name: string): Locator =>
  page.locator(`#${name}-wall`);

/** The picture at a place of a wall; it must be in sight. */
export const tileAt = (editor: EditorPage, name: string, index: number): Locator =>
  editor.page.locator(`#${name}-wall-${index}`);

/** The picture that one came to. */
export const activeTile = (editor: EditorPage, name: string): Locator =>
  wallOf(editor, name).locator('[aria-selected="true"]');

export const badgeOf = async (tile: Locator): Promise<string> =>
  ((await tile.locator('.badge').textContent()) ?? '').trim();

/** How many pictures a wall has in all. */
export const sizeOf = async (editor: EditorPage, name: string): Promise<number> => {
  const tile = wallOf(editor, name).locator('.tile:not([hidden])').first();
  return Number((await tile.getAttribute('aria-setsize')) ?? 0);
};

export const isSize = (editor: EditorPage, name: string, size: number): Promise<void> =>
  expect.poll(() => sizeOf(editor, name), { timeout: 20_000 }).toBe(size);

export const chooseSet = async ({ page }: EditorPage, { h, v, s }: BlockSet): Promise<void> => {
  await page.getByRole('combobox', { name: 'Source' }).selectOption('set');
  await page.getByLabel('Horizontals').fill(String(h));
  await page.getByLabel('Verticals').fill(String(v));
  await page.getByLabel('Soldiers').fill(String(s));
};

/** The same optima as the page finds, found here. */
export const optimaOf = (blocks: BlockSet, metric: Metric): Optima =>
  finished(optimaSearch({ blocks, metric }));

export const optimumOf = (layout: string, metric: Metric): number | undefined => {
  const answer = solve(layout, metric);
  return answer.status === 'solved' ? answer.optimum : undefined;
};
