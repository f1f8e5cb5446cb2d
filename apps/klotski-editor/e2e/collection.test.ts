// One's own layouts: kept, found again, written about, rated, brought in and out.
import { readFileSync } from 'node:fs';
import { blocksOf, METRICS } from '@parlour/klotski';
import { make2 } from '@parlour/klotski/formats';
import { unrank } from '@parlour/klotski/enumeration';
import { type Locator, type Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { EditorPage, FORWARD, withBrowser } from './editor.test-support.ts';
import {
  badgeOf,
  isSize,
  openPart,
  optimumOf,
  sizeOf,
  tileAt,
  wallOf,
} from './explore.test-support.ts';

withBrowser();

const WALL = 'collection';
const MIRRORED = '04402442222212213311';
/** Its rows backwards. */
const MIRROR = '04402442222212211133';

const open = async (path = FORWARD, options = {}): Promise<EditorPage> => {
  const editor = await EditorPage.open(path, options);
  await openPart(editor, 'Collection');
  return editor;
};

const isSaved = (page: Page): Promise<void> =>
  page.locator('#collection [data-saving="saved"]').waitFor();

const take = (page: Page, name: string, text: string | Buffer): Promise<void> =>
  page.setInputFiles('#collection input[type=file]', {
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  });

const saveBoard = async ({ page }: EditorPage, name: string): Promise<void> => {
  const form = page.locator('#collection form.save');
  await form.getByLabel('Name').fill(name);
  await form.getByRole('button', { name: 'Save the board' }).click();
  await page.getByText(`It is in the collection: ${name}.`).waitFor();
};

const field = (page: Page, name: 'name' | 'tags' | 'notes'): Locator =>
  page.locator(`#chosen-${name}`);

const choose = async (editor: EditorPage, index: number): Promise<void> => {
  await tileAt(editor, WALL, index).click();
};

/** Layouts of all sorts, each up to mirror image. */
const some = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => unrank(2_000_000 + 1234 * index) ?? '');

describe('what is kept', () => {
  it('is there after a reload, with its name, tags and notes', async () => {
    const editor = await open();
    const { page } = editor;
    await saveBoard(editor, 'My first');
    await field(page, 'tags').fill('classic, hard');
    await field(page, 'notes').fill('One line,\nand another');
    await isSaved(page);
    await page.reload();
    await openPart(editor, 'Collection');
    await page.getByText('It is in the collection: My first.').waitFor();
    await choose(editor, 0);
    expect(await field(page, 'name').inputValue()).toBe('My first');
    expect(await field(page, 'tags').inputValue()).toBe('classic, hard');
    expect(await field(page, 'notes').inputValue()).toBe('One line,\nand another');
    await editor.isSound();
    await editor.end();
  });

  it('is there after the page has been killed', async () => {
    const editor = await open();
    const { page } = editor;
    await saveBoard(editor, 'Before the crash');
    await field(page, 'notes').pressSequentially('the last words');
    await isSaved(page);
    const session = await page.context().newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    // It never answers.
    session.send('Page.crash').catch(() => undefined);
    await crashed;
    const other = new EditorPage(await page.context().newPage(), []);
    await other.go(MIRRORED);
    await openPart(other, 'Collection');
    await isSize(other, WALL, 1);
    await choose(other, 0);
    expect(await field(other.page, 'name').inputValue()).toBe('Before the crash');
    expect(await field(other.page, 'notes').inputValue()).toBe('the last words');
    await other.end();
  });

  it('is one with its mirror image', async () => {
    const editor = await open(MIRRORED);
    const { page } = editor;
    await saveBoard(editor, 'Camp');
    await editor.go(MIRROR);
    await openPart(editor, 'Collection');
    await page.getByText('Its mirror image is in the collection: Camp.').waitFor();
    await take(page, 'twice.txt', `${MIRROR}\n${MIRRORED} another name\n`);
    await page.getByText('0 layouts added, 2 there already').waitFor();
    expect(await sizeOf(editor, WALL)).toBe(1);
    await editor.end();
  });

  it('comes back after it was deleted, one or all', async () => {
    const editor = await open();
    const { page } = editor;
    await take(page, 'some.txt', some(30).join('\n'));
    await isSize(editor, WALL, 30);
    await choose(editor, 3);
    const text = await page.locator('.chosen code').textContent();
    await page.locator('.chosen').getByRole('button', { name: 'Delete' }).click();
    await isSize(editor, WALL, 29);
    await page.getByRole('button', { name: 'Delete 29 layouts shown' }).click();
    await page.getByText('29 layouts deleted.').first().waitFor();
    await page.locator('#collection').getByRole('button', { name: 'Undo' }).click();
    await isSize(editor, WALL, 29);
    await page.locator('#collection').getByRole('button', { name: 'Undo' }).click();
    await isSize(editor, WALL, 30);
    await expect.poll(() => page.locator('.chosen code').textContent()).toBe(text);
    await page.reload();
    await openPart(editor, 'Collection');
    await isSize(editor, WALL, 30);
    await editor.end();
  });

  it('is not overwritten by another page', async () => {
    const editor = await open();
    await saveBoard(editor, 'Shared');
    const other = new EditorPage(await editor.page.context().newPage(), []);
    await other.go(FORWARD);
    await openPart(other, 'Collection');
    await isSize(other, WALL, 1);
    await choose(other, 0);
    await field(other.page, 'notes').fill('written over there');
    await field(editor.page, 'tags').fill('here');
    await Promise.all([isSaved(editor.page), isSaved(other.page)]);
    await field(editor.page, 'name').fill('A new name');
    await expect.poll(() => field(other.page, 'name').inputValue()).toBe('A new name');
    await expect.poll(() => field(other.page, 'tags').inputValue()).toBe('here');
    await expect.poll(() => field(editor.page, 'notes').inputValue()).toBe('written over there');
    await take(other.page, 'more.txt', MIRRORED);
    await isSize(editor, WALL, 2);
    await editor.isSound();
    await editor.end();
  });

  it('is found by words and tags, and put on the board', async () => {
    const editor = await open();
    const { page } = editor;
    const layouts = some(12);
    const lines = layouts.map(
      (layout, index) => `${layout}\tNo ${index}\t${index % 3 === 0 ? 'three' : 'other'}\t`,
    );
    await take(page, 'tagged.txt', lines.join('\n'));
    await isSize(editor, WALL, 12);
    await page.locator('#collection').getByRole('combobox', { name: 'Tag' }).selectOption('three');
    await isSize(editor, WALL, 4);
    await page.locator('#collection-text').fill('no 9');
    await isSize(editor, WALL, 1);
    await choose(editor, 0);
    await page.getByRole('button', { name: 'Put on the board' }).click();
    await editor.isLayout(layouts[9] ?? '');
    await openPart(editor, 'Browse');
    await page.getByRole('combobox', { name: 'Source' }).selectOption('collection');
    await isSize(editor, 'browse', 12);
    await editor.end();
  });
});

describe('files', () => {
  it('of thousands of lines: the good ones are kept, the bad ones told', async () => {
    const editor = await open();
    const { page } = editor;
    const lines = [...some(3000)];
    lines[10] = make2(blocksOf(lines[10] ?? '') ?? []);
    lines[499] = 'this is no layout';
    lines[1999] = '24422442233221401009';
    await take(page, 'many.txt', lines.join('\r\n'));
    const report = page.locator('#collection .reports');
    await report.getByText(/2 bad\.$/).waitFor();
    await page.locator('#collection progress').waitFor({ state: 'detached', timeout: 60_000 });
    const said = (await report.textContent()) ?? '';
    const numbers = [...said.matchAll(/[\d,]+/g)].map(([text]) => Number(text.replace(',', '')));
    const [added = 0, known = 0] = numbers.length === 3 ? numbers : [numbers[0], 0];
    expect(added + known).toBe(2998);
    await isSize(editor, WALL, added);
    await page.getByText('2 bad lines in many.txt').click();
    const bad = page.locator('#collection .bad li');
    expect(await bad.count()).toBe(2);
    expect(await bad.nth(0).textContent()).toContain('line 500');
    expect(await bad.nth(1).textContent()).toContain('line 2,000');
    expect(await bad.nth(1).locator('mark').textContent()).toBe('9');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the report' }).click();
    const path = await (await download).path();
    expect(readFileSync(path, 'utf8')).toContain('line 2000: ');
    await editor.isSound();
    await editor.end();
  });

  it('are taken where they are dropped', async () => {
    const editor = await open();
    await editor.page.evaluate(`{
      const data = new DataTransfer();
      data.items.add(new File(['${FORWARD} dropped'], 'dropped.txt', { type: 'text/plain' }));
      document.querySelector('#collection .wall-of').dispatchEvent(
        new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }),
      );
    }`);
    await editor.page.getByText('It is in the collection: dropped.').waitFor();
    await editor.end();
  });

  it.each(['Text', 'JSON', 'CSV'])('as %s go out and come in again', async (kind) => {
    const editor = await open();
    const { page } = editor;
    const texts = [
      '横刀立马\tclassic, 华容道\ta "note", with; signs\\nand lines',
      '=1+1\t\t',
      '\t\t',
    ];
    const lines = some(3).map((layout, index) => `${layout}\t${texts[index] ?? ''}`);
    await take(page, 'start.txt', lines.join('\n'));
    await isSize(editor, WALL, 3);
    const exported = async (): Promise<string> => {
      const download = page.waitForEvent('download');
      await page.locator('#collection').getByRole('button', { name: kind, exact: true }).click();
      return readFileSync(await (await download).path(), 'utf8');
    };
    const before = await exported();
    await page.getByRole('button', { name: 'Delete 3 layouts shown' }).click();
    await expect.poll(() => wallOf(editor, WALL).isVisible()).toBe(false);
    await take(page, `again.${kind.toLowerCase()}`, before);
    await isSize(editor, WALL, 3);
    await page.locator('#collection').getByRole('combobox', { name: 'Order' }).selectOption('name');
    const after = await exported();
    const sorted = (text: string) => text.split(/[\r\n,]+/).sort();
    expect(sorted(after)).toEqual(sorted(before));
    await editor.end();
  });
});

describe('rating', () => {
  it('is stopped, goes on after a reload, and tells what the solver tells', async () => {
    const editor = await open();
    const { page } = editor;
    const set = { h: 1, v: 4, s: 4 };
    // The 2×2 is on the left in all of them: none is another one's mirror image.
    const layouts = Array.from({ length: 400 }, (_, index) => unrank(7 * index, set) ?? '');
    await take(page, 'rate.txt', [...layouts, '00000000000000000001'].join('\n'));
    await isSize(editor, WALL, 401);
    await page.getByRole('button', { name: 'Rate 401 layouts' }).click();
    await page.getByText(/^Rated [1-9]/).waitFor();
    await page.locator('#collection .working').getByRole('button', { name: 'Stop' }).click();
    const rest = page.getByRole('button', { name: /^Rate \d+ layouts?$/ });
    await rest.waitFor();
    const left = async (): Promise<number> =>
      Number(/\d+/.exec((await rest.textContent()) ?? '')?.[0]);
    const stopped = await left();
    expect(stopped).toBeLessThan(401);
    await page.reload();
    await openPart(editor, 'Collection');
    expect(await left()).toBe(stopped);
    await rest.click();
    await page.getByText('All are rated.').waitFor({ timeout: 100_000 });
    await page.locator('#collection-text').fill(layouts[77] ?? '');
    await isSize(editor, WALL, 1);
    for (const metric of METRICS) {
      await page
        .locator('#collection')
        .getByRole('combobox', { name: 'Moves count as' })
        .selectOption(metric);
      const optimum = optimumOf(layouts[77] ?? '', metric);
      await expect.poll(() => badgeOf(tileAt(editor, WALL, 0))).toBe(String(optimum ?? '∞'));
    }
    await page.locator('#collection-text').fill('00000000000000000001');
    await expect.poll(() => badgeOf(tileAt(editor, WALL, 0))).toBe('–');
    await editor.isSound();
    await editor.end();
  });
});
