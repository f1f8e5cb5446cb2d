// Languages on a page: by the nearest `lang`, also when they are added later.
import { describe, expect, it } from 'vitest';
import { type KlotskiElement } from './element.ts';
import {
  at,
  enter,
  find,
  hear,
  place,
  playAll,
  press,
  settled,
  show,
  status,
  written,
} from './page.test-support.ts';

const within = (lang: string, parent?: Element): HTMLElement => {
  const node = document.createElement('div');
  node.lang = lang;
  return place(node, parent);
};
const shownIn = (lang: string, controls = false): Promise<KlotskiElement> =>
  show({ controls }, within(lang));
const boardName = (element: KlotskiElement): string | null => find(element, '.field').ariaLabel;

describe('a page with languages', () => {
  // The first of all: no language is there yet.
  it('changes an element that is shown when its language comes later', async () => {
    const element = await shownIn('ru');
    expect(boardName(element)).toBe('Board');
    await import('./locale/ru.ts');
    await settled(element);
    expect(boardName(element)).toBe('Доска');
    expect(at(element, 1).ariaLabel).toBe('Цао Цао, 2 на 2, ряд 1–2, столбец 2–3');
    expect(written(at(element, 1))).toBe('曹操 Цао Цао');
  });

  it('writes and speaks Japanese in <div lang="ja">', async () => {
    await import('./locale/ja.ts');
    const element = await shownIn('ja', true);
    expect(boardName(element)).toBe('盤');
    expect(written(at(element, 9))).toBe('関羽');
    expect(find(element, '[data-cell="9"] .name').lang).toBe('ja');
    expect(find(element, '[role=toolbar]').ariaLabel).toBe('ゲーム操作');
    expect(find(element, '[data-action=solve]').title).toBe('解答を見る');
    await expect.poll(() => status(element)[0]).toBe('手数 0 / 81');
  });

  it('says and shows on demand in that language too', async () => {
    await import('./locale/ja.ts');
    const element = await shownIn('ja');
    enter(element);
    const said = hear(element);
    await press(element, 'e');
    await expect.poll(() => said.at(-1)).toBe('出口まで81手');
    await press(element, 'Shift+ArrowDown');
    await expect.poll(() => said.at(-1)).toBe('下に関羽があって動けません');
    await press(element, '?');
    expect(find(element, 'dialog h2').textContent).toBe('華容道');
    find(element, 'dialog button').click();
  });

  it('says two things with the full stop of the language', async () => {
    await import('./locale/zh-Hans.ts');
    const element = await shownIn('zh-Hans');
    const said = hear(element);
    playAll(element, 'b4c5');
    await expect.poll(() => said.at(-1)).toBe('向下、向右移动。1步');
    element.undo();
    await expect.poll(() => said.at(-1)).toBe('已撤销。0步');
  });

  it.each(['zh', 'zh-CN', 'zh-Hans', 'zh-SG', 'zh-Hans-HK'])(
    '%s is simplified Chinese',
    async (lang) => {
      await import('./locale/zh-Hans.ts');
      const element = await shownIn(lang);
      expect([boardName(element), written(at(element, 3))]).toEqual(['棋盘', '马超']);
    },
  );

  it.each(['zh-TW', 'zh-Hant', 'de', ''])('"%s" is not there: English', async (lang) => {
    await import('./locale/zh-Hans.ts');
    expect(boardName(await shownIn(lang))).toBe('Board');
  });

  it('may have several languages, one in another, and change them', async () => {
    await Promise.all([import('./locale/ja.ts'), import('./locale/ru.ts')]);
    const outer = within('ja');
    const elements = [
      await show({}, outer),
      await show({}, within('ru', outer)),
      await show({}, within('en', outer)),
    ];
    expect(elements.map(boardName)).toEqual(['盤', 'Доска', 'Board']);
    const [first] = elements;
    if (!first) return;
    first.lang = 'ru';
    await settled(first);
    expect([boardName(first), first.getAttribute('lang')]).toEqual(['Доска', 'ru']);
  });

  it('shows a solution in the language', async () => {
    await import('./locale/ru.ts');
    const element = await shownIn('ru', true);
    await element.solve();
    await settled(element);
    expect(status(element)).toEqual(['Решение Ход 0 из 81']);
    expect(find(element, '[data-action=close]').ariaLabel).toBe('Вернуться к игре');
  });
});
