// Languages on a page: by the nearest `lang`, also when they are added later.
import { describe, expect, it } from 'vitest';
import { type KlondikeElement } from './element.ts';
import {
  find,
  hear,
  optionsOf,
  place,
  pileNode,
  playAll,
  press,
  enter,
  settled,
  show,
} from './page.test-support.ts';

const within = (lang: string, parent?: Element): HTMLElement => {
  const node = document.createElement('div');
  node.lang = lang;
  return place(node, parent);
};
const shownIn = (lang: string, controls = false): Promise<KlondikeElement> =>
  show({ controls }, within(lang));
const stockName = (element: KlondikeElement): string | null => pileNode(element, 'stock').ariaLabel;

describe('a page with languages', () => {
  // The first of all: no language is there yet.
  it('changes an element that is shown when its language comes later', async () => {
    const element = await shownIn('ru');
    expect(stockName(element)).toBe('Stock');
    await import('./locale/ru.ts');
    await settled(element);
    expect(stockName(element)).toBe('Колода');
    expect(optionsOf(element, 't2')).toEqual(['1 закрытая карта', 'дама бубен']);
  });

  it('speaks Japanese in <div lang="ja">', async () => {
    await import('./locale/ja.ts');
    const element = await shownIn('ja', true);
    expect(stockName(element)).toBe('山札');
    expect(pileNode(element, 't3').ariaLabel).toBe('場札3列目');
    expect(optionsOf(element, 't2')).toEqual(['裏向きのカード1枚', 'ダイヤのクイーン']);
    expect(find(element, '[role=toolbar]').ariaLabel).toBe('ゲーム操作');
    expect(find(element, '[data-action=new]').title).toBe('新しいゲーム');
    expect(find(element, '.status').textContent).toContain('手数');
  });

  it('says and shows on demand in that language too', async () => {
    await import('./locale/ja.ts');
    const element = await shownIn('ja');
    enter(element);
    const said = hear(element);
    await press(element, 'w');
    await expect.poll(() => said.at(-1)).toBe('山札24枚。捨て札は空');
    element.play('t1-t2');
    await expect.poll(() => said.at(-1)).toMatch(/^ダイヤの6は黒の7の上にだけ置けます。/);
    await press(element, '?');
    expect(find(element, 'dialog h2').textContent).toBe('クロンダイク');
    expect(find(element, 'dialog .close').textContent).toBe('閉じる');
  });

  it('says two things with the full stop of the language', async () => {
    await import('./locale/ja.ts');
    const element = await shownIn('ja');
    const said = hear(element);
    playAll(element, 't6-f3');
    await expect
      .poll(() => said.at(-1))
      .toBe('クラブのエースを組札3へ移しました。場札6列目でハートの7が表になりました');
    element.undo();
    element.redo();
    await expect.poll(() => said.at(-1)).toMatch(/^やり直しました。クラブのエースを/);
  });

  it.each(['zh', 'zh-CN', 'zh-Hans', 'zh-SG', 'zh-Hans-HK'])(
    '%s is simplified Chinese',
    async (lang) => {
      await import('./locale/zh-Hans.ts');
      expect(stockName(await shownIn(lang))).toBe('牌堆');
    },
  );

  it.each(['zh-TW', 'zh-Hant', 'de', ''])('"%s" is not there: English', async (lang) => {
    await import('./locale/zh-Hans.ts');
    expect(stockName(await shownIn(lang))).toBe('Stock');
  });

  it('may have several languages, one in another', async () => {
    await Promise.all([import('./locale/ja.ts'), import('./locale/ru.ts')]);
    const outer = within('ja');
    const [first, second, third] = await Promise.all([
      show({}, outer),
      show({}, within('ru', outer)),
      show({}, within('en', outer)),
    ]);
    expect([first, second, third].map(stockName)).toEqual(['山札', 'Колода', 'Stock']);
  });

  it('may change its language', async () => {
    await Promise.all([import('./locale/ja.ts'), import('./locale/ru.ts')]);
    const element = await shownIn('ja');
    element.lang = 'ru';
    await settled(element);
    expect(stockName(element)).toBe('Колода');
  });
});
