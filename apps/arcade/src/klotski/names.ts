// What layouts are called on the page.
import { type KlotskiOptions, klotski, layoutOf } from '@parlour/klotski';
import { findLayout, type GalleryEntry, namedAs } from '@parlour/klotski/gallery';
import { type Layout } from '@parlour/klotski/play';
import { html, type TemplateResult } from 'lit';
import { words } from '../words.ts';

/** The board of options in format 1, whoever the blocks are. */
export const plainLayout = (options: KlotskiOptions): Layout =>
  layoutOf(klotski.deal(options).blocks);

/** The gallery's entry for a board; where it is there twice, the one that was asked for. */
export const entryOf = (options: KlotskiOptions, asked = ''): GalleryEntry | undefined => {
  const layout = plainLayout(options);
  const found = findLayout(asked);
  return found?.layout === layout ? found : namedAs(layout);
};

export const titleOf = (entry: GalleryEntry | undefined): TemplateResult =>
  entry
    ? html`<span lang="zh-Hans">${entry.names['zh-Hans']}</span>`
    : html`${words.klotski.play.unnamed}`;

/** Without marks, for titles of windows and lists. */
export const plainTitleOf = (entry: GalleryEntry | undefined): string =>
  entry
    ? [entry.names['zh-Hans'], entry.names.en].filter((name) => name !== undefined).join(' · ')
    : words.klotski.play.unnamed;
