import { expect, it } from 'vitest';
import { open } from './board.test-support.ts';

it.each([
  ['ja', '盤', '関羽'],
  ['ru', 'Доска', '关羽'],
  ['zh-CN', '棋盘', '关羽'],
])('a script tag adds the language: %s', async (lang, board, written) => {
  const page = await open();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const name = (): Promise<string | null> => page.locator('.field').getAttribute('aria-label');
  await page.evaluate((code) => {
    window.kept.game.lang = code;
  }, lang);
  expect(await name()).toBe('Board');
  const file = lang === 'zh-CN' ? 'zh-Hans' : lang;
  await page.addScriptTag({ url: `/cdn/locale/${file}.js`, type: 'module' });
  await expect.poll(name).toBe(board);
  expect(await page.locator('.horizontal .name').getAttribute('data-text')).toBe(written);
  // The words on demand come when they are asked for, and nothing of the element comes twice.
  expect(requests.filter((path) => path.includes('speech'))).toEqual([]);
  await page.locator('.field [tabindex="0"]').press('?');
  await page.locator('dialog h2').waitFor();
  expect(requests.filter((path) => path.includes('speech'))).toHaveLength(1);
  expect(requests.filter((path) => path.endsWith('/parlour-klotski.js'))).toEqual([]);
});
