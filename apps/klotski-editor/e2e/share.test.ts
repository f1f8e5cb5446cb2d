// The layout for others: address, pictures, paper, a game on a bare page.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EditorPage, FORWARD, withBrowser } from './editor.test-support.ts';

withBrowser();

const CDN = join(import.meta.dirname, '../../../packages/klotski-element/dist/cdn');
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.html': 'text/html' };

describe('the address', () => {
  it('tells the layout, and brings it back', async () => {
    const editor = await EditorPage.open();
    const { page } = editor;
    await editor.isLayout(FORWARD);
    const entries = await page.evaluate<number>('history.length');
    await editor.drag(await editor.at(16), await editor.at(17));
    await editor.field('3').fill('242232110110');
    const drawn = '24422442233221120110';
    await editor.isLayout(drawn);
    // Drawing leaves no entries behind that one would have to go back through.
    expect(await page.evaluate('history.length')).toBe(entries);
    await page.reload();
    expect(await editor.field('1').inputValue()).toBe(drawn);
    await page.goto('about:blank');
    await page.goBack();
    expect(await editor.field('1').inputValue()).toBe(drawn);
    await editor.isSound();
    await editor.end();
  });

  it('keeps who is who, and unfinished boards', async () => {
    const named = '1210**11********1301**14**0607**08000009';
    const editor = await EditorPage.open(named);
    expect(await editor.field('4').inputValue()).toBe(named);
    await editor.go('44004400004400440001');
    expect(await editor.field('1').inputValue()).toBe('44004400004400440001');
    await editor.go('?layout=nonsense');
    await editor.isLayout(FORWARD);
    await editor.end();
  });
});

describe('pictures', () => {
  it('are saved as PNG and SVG', async () => {
    const editor = await EditorPage.open(FORWARD);
    const { page } = editor;
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const saved = async (name: string) => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name }).click();
      return readFile(await (await download).path());
    };
    const png = await saved('Save PNG');
    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([430, 526]);
    const svg = (await saved('Save SVG')).toString('utf8');
    expect(svg.match(/<rect /g)).toHaveLength(13);
    expect(svg.match(/<text /g)).toHaveLength(16);
    await page.getByLabel('Names on the blocks').uncheck();
    expect((await saved('Save SVG')).toString('utf8')).not.toContain('<text');
    await editor.isSound();
    await editor.end();
  });
});

it('the sheet holds board, formats and optimum, and nothing else is printed', async () => {
  const editor = await EditorPage.open(FORWARD);
  const { page } = editor;
  await expect.poll(() => editor.optimum('unit')).toBe('116');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate("dispatchEvent(new Event('beforeprint')) && undefined");
  const sheet = page.locator('#print-sheet');
  const text = (await sheet.textContent()) ?? '';
  for (const part of ['横刀立马', FORWARD, '242232111001', '1A9BF0C00', '81', '90', '116'])
    expect(text).toContain(part);
  expect(await sheet.locator('svg').isVisible()).toBe(true);
  expect(await page.locator('.field').isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  expect(await sheet.isVisible()).toBe(false);
  await editor.end();
});

describe('the snippet', () => {
  let server: Server;
  let page = '';

  beforeAll(async () => {
    server = createServer(({ url = '/' }, response) => {
      const name = new URL(url, 'http://x').pathname;
      const isPage = name === '/';
      try {
        const body = isPage ? page : readFileSync(join(CDN, name));
        response.setHeader('content-type', TYPES[isPage ? '.html' : extname(name)] ?? 'text/plain');
        response.end(body);
      } catch {
        response.statusCode = 404;
        response.end();
      }
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    server.close();
  });

  it('pasted into a bare page is the game', async () => {
    const editor = await EditorPage.open('24422442133121122002');
    await editor.page.getByRole('button', { name: 'Share', exact: true }).click();
    const snippet = await editor.page.locator('#snippet').inputValue();
    page = `<!doctype html><title>A bare page</title>\n${snippet}`;
    const bare = await editor.page.context().newPage();
    const errors: string[] = [];
    bare.on('pageerror', (error) => errors.push(error.message));
    await bare.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const element = bare.locator('parlour-klotski');
    await element.locator('.block').first().waitFor();
    const layout = () => bare.evaluate("document.querySelector('parlour-klotski').layout");
    expect(await layout()).toBe('24422442133121122002');
    expect(await element.locator('.block').count()).toBe(10);
    // And it can be played.
    await element.locator('.block[data-cell="14"]').focus();
    await bare.keyboard.press('Shift+ArrowDown');
    await expect
      .poll(() => bare.evaluate("document.querySelector('parlour-klotski').count"))
      .toBe(1);
    expect(errors).toEqual([]);
    await editor.end();
  });

  it('is shown as it will look, and only of what can be played', async () => {
    const editor = await EditorPage.open(FORWARD);
    const { page: shared } = editor;
    await shared.getByRole('button', { name: 'Share', exact: true }).click();
    await shared.locator('.preview parlour-klotski .block').first().waitFor();
    await shared.getByLabel('With buttons').uncheck();
    expect(await shared.locator('#snippet').inputValue()).toBe(
      `<script type="module" src="parlour-klotski.js"></script>\n<parlour-klotski layout="${FORWARD}"></parlour-klotski>`,
    );
    await editor.field('1').fill('11111111111111111111');
    expect(await shared.locator('#snippet').count()).toBe(0);
    await editor.isSound();
    await editor.end();
  });
});
