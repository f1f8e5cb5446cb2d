// A layout as a small picture: SVG, in colours that the page's styles give.
import { type Block, HEIGHTS, type Layout, WIDTHS } from '@parlour/klotski';
import { parse1 } from '@parlour/klotski/formats';
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { columnOf, rowOf } from '../model/geometry.ts';

/** Names of shapes in classes, by code. */
export const SHAPES = ['', 'soldier', 'vertical', 'horizontal', 'big'] as const;

const GAP = 0.5;

const blockPicture = ({ code, cell }: Block): SVGTemplateResult =>
  svg`<rect
    class=${SHAPES[code]}
    x=${10 * columnOf(cell) + 2 + GAP}
    y=${10 * rowOf(cell) + 2 + GAP}
    width=${10 * WIDTHS[code] - 2 * GAP}
    height=${10 * HEIGHTS[code] - 2 * GAP}
    rx="1.2"
  />`;

/** A picture of blocks; with a name it is an image, without one it is for the eye alone. */
export const picture = (blocks: readonly Block[], name = ''): TemplateResult => html`
  <svg
    class="picture"
    viewBox="0 0 44 54"
    role=${name ? 'img' : 'presentation'}
    aria-label=${name || nothing}
    aria-hidden=${name ? nothing : 'true'}
  >
    <rect class="tray" width="44" height="54" rx="2.5" />
    <rect class="exit" x="12" y="51" width="20" height="3" />
    ${blocks.map(blockPicture)}
  </svg>
`;

/** The same of a layout in format 1. */
export const pictureOfLayout = (layout: Layout, name = ''): TemplateResult => {
  const read = parse1(layout);
  return picture(read.ok ? read.value.blocks : [], name);
};
