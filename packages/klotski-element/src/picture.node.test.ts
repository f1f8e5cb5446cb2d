import { blocksOf, DEFAULT_LAYOUT } from '@parlour/klotski';
import { render } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import { expect, it } from 'vitest';
import { picture, type PictureOptions } from './picture.ts';

const written = (layout: string, options?: PictureOptions): string =>
  collectResultSync(render(picture(blocksOf(layout) ?? [], options))).replace(/<!--.*?-->/g, '');

/** So many separate outlines has the path of a class. */
const outlines = (text: string, kind: string): number => {
  const [, path = ''] = new RegExp(`class="${kind}"\\s+d="([^"]*)"`).exec(text) ?? [];
  return path.match(/M/g)?.length ?? 0;
};

it('shows every block once, by shape', () => {
  const text = written(DEFAULT_LAYOUT);
  const found = ['big', 'vertical', 'horizontal', 'soldier'].map((kind) => outlines(text, kind));
  expect(found).toEqual([1, 4, 1, 4]);
});

it('is an image only where it has a name', () => {
  expect(written(DEFAULT_LAYOUT)).toContain('aria-hidden="true"');
  const named = written(DEFAULT_LAYOUT, { name: '横刀立马' });
  expect(named).toContain('role="img"');
  expect(named).toContain('aria-label="横刀立马"');
  expect(named).not.toContain('aria-hidden');
});

it('lets one block stand out', () => {
  expect(outlines(written(DEFAULT_LAYOUT, { marked: 1 }), 'marked')).toBe(1);
  expect(outlines(written(DEFAULT_LAYOUT), 'marked')).toBe(0);
});
