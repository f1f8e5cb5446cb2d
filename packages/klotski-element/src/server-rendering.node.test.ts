// What a server makes of the tag: lit's own server rendering, into a declarative shadow tree.
import { html, render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { describe, expect, it } from 'vitest';
import './define.ts';
import './locale/ja.ts';

/** Markup with its elements drawn. */
const draw = (markup: string): Promise<string> =>
  collectResult(render(html(Object.assign([markup], { raw: [markup] }))));

const tag = (attributes: string): string => `<parlour-klotski ${attributes}></parlour-klotski>`;

/** The blocks as `identity@cell`, in the order of the text. */
const blocksOf = (text: string): readonly string[] =>
  [...text.matchAll(/data-key="(\d+)"\s+data-cell="(\d+)"/g)].map(
    ([, key = '', cell = '']) => `${key}@${cell}`,
  );
const gapsOf = (text: string): number => [...text.matchAll(/class="gap/g)].length;

const KNOWN = '11@0 10@1 12@3 13@8 1@9 14@11 6@13 7@14 8@16 9@19'.split(' ');

describe('with a board in a format that all know', () => {
  it.each([
    ['none, which is 横刀立马', ''],
    ['format 1', 'layout="24422442233221121001"'],
    ['format 4', 'layout="1110**12********1301**14**0607**08000009"'],
  ])('it is drawn, as every client deals it: %s', async (_, attributes) => {
    const text = await draw(tag(attributes));
    expect(blocksOf(text)).toEqual(KNOWN);
    expect(gapsOf(text)).toBe(2);
  });

  it('blocks lie where they belong before any script runs', async () => {
    expect(await draw(tag(''))).toMatch(/style="--x:1;--y:0;--bw:2;--bh:2"/);
  });

  it('one block is where Tab comes in, and all have names', async () => {
    const text = await draw(tag('controls'));
    expect([...text.matchAll(/tabindex="0"/g)]).toHaveLength(1);
    expect(text).toContain('aria-label="Cao Cao, 2 by 2, rows 1 to 2, columns 2 to 3"');
    expect([...text.matchAll(/Can go/g)]).toHaveLength(4);
    expect([...(await draw(tag('readonly'))).matchAll(/Can go/g)]).toHaveLength(0);
  });

  it('faces are as the attributes say', async () => {
    expect(await draw(tag(''))).toContain('data-text="曹操"');
    expect(await draw(tag('faces="numbers"'))).toContain('data-text="10"');
    expect(await draw(tag('faces="colours"'))).not.toContain('data-text=');
  });
});

describe('with a board that has first to be looked up', () => {
  it.each(['layout="一心一意"', 'layout="242232111001"', 'layout="nobody knows this"'])(
    'the tray is empty, with its exit: %s',
    async (attributes) => {
      const text = await draw(tag(attributes));
      expect(blocksOf(text)).toEqual([]);
      expect(gapsOf(text)).toBe(20);
      expect(text).toContain('class="exit"');
    },
  );
});

describe('whatever the attributes say', () => {
  it('the same text comes each time', async () => {
    for (const attributes of ['', 'metric="unit" controls', 'layout="x"', 'autosave="board"'])
      expect(await draw(tag(attributes))).toBe(await draw(tag(attributes)));
  });

  it('the tree is open, with its styles and what is said in it, and has its role', async () => {
    const text = await draw(tag(''));
    expect(text).toMatch(/^<parlour-klotski [^>]*role="group"/);
    expect(text).toMatch(/<template [^>]*shadowrootmode="open"/);
    expect(text).toContain('<style>');
    expect(text).toContain('aria-live="polite"');
  });

  it('the words are English, also where another language is near', async () => {
    expect(await draw(`<main lang="ja">${tag('')}</main>`)).toContain('aria-label="Board"');
  });
});
