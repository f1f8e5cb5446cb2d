import { blocksOf } from '@parlour/klotski';
import { html, nothing, type TemplateResult } from 'lit';
import { picture } from './pictures.ts';
import { type Tile } from './shelf.ts';

/** What is inside a tile: the picture, what is written below it, and all of this in words. */
export const tileView = (tile: Tile): TemplateResult => html`
  ${picture(blocksOf(tile.layout) ?? [], { marked: tile.marked })}
  <span class="caption" aria-hidden="true">
    <b lang=${tile.lang ?? nothing}>${tile.title}</b><span class="badge">${tile.badge}</span>
  </span>
  ${
    tile.subtitle === undefined
      ? nothing
      : html`<small class="subtitle" aria-hidden="true">${tile.subtitle}</small>`
  }
  <span class="sr">${tile.label}</span>
`;
