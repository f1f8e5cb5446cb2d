import { expect, it } from 'vitest';
import { open } from './table.test-support.ts';

it.each([
  ['ja', '山札'],
  ['ru', 'Колода'],
  ['zh-CN', '牌堆'],
])('a script tag adds the language: %s', async (lang, stock) => {
  const page = await open();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const name = (): Promise<string | null> =>
    page.locator('[data-pile=stock]').getAttribute('aria-label');
  await page.evaluate((code) => {
    window.kept.game.lang = code;
  }, lang);
  expect(await name()).toBe('Stock');
  const file = lang === 'zh-CN' ? 'zh-Hans' : lang;
  await page.addScriptTag({ url: `/cdn/locale/${file}.js`, type: 'module' });
  await expect.poll(name).toBe(stock);
  // The words on demand come when they are asked for, and nothing of the element comes twice.
  expect(requests.filter((path) => path.includes('speech'))).toEqual([]);
  await page.locator('.field [tabindex="0"]').press('?');
  await page.locator('dialog h2').waitFor();
  expect(requests.filter((path) => path.includes('speech'))).toHaveLength(1);
  expect(requests.filter((path) => path.endsWith('/parlour-canfield.js'))).toEqual([]);
});
