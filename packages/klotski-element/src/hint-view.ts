// A hint as a line on the board: around the block, along its way, around the place where it goes.
import { type Block, type Cell, HEIGHTS, WIDTHS } from '@parlour/klotski/play';
import { html, nothing, render, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { placeOf } from './track.ts';

/** A block that may go a way: the cells of its top left after each step. */
export interface Pointed {
  readonly block: Block;
  readonly path: readonly Cell[];
}

/** Between a block and the board's edge, in cells, as the styles have it. */
const EDGE = 0.08;
/** How far the line around a block lies inside of it. */
const INSET = 0.05;

const outline = ({ code }: Block, cell: Cell, name: string): SVGTemplateResult => {
  const { x, y } = placeOf(cell);
  return svg`<rect
    class=${name}
    x=${x + EDGE + INSET}
    y=${y + EDGE + INSET}
    width=${WIDTHS[code] - 2 * INSET}
    height=${HEIGHTS[code] - 2 * INSET}
    rx="0.1"
  />`;
};

const pointer = ({ block, path }: Pointed): TemplateResult => {
  const middle = (cell: Cell): string => {
    const { x, y } = placeOf(cell);
    return `${x + EDGE + WIDTHS[block.code] / 2} ${y + EDGE + HEIGHTS[block.code] / 2}`;
  };
  const to = path.at(-1) ?? block.cell;
  return html`<svg class="pointer" viewBox="0 0 4.16 5.16" aria-hidden="true">
    ${outline(block, block.cell, 'from')} ${outline(block, to, 'to')}
    <path class="way" pathLength="1" d=${`M${[block.cell, ...path].map(middle).join('L')}`} />
    <circle class="end" r="0.09" transform=${`translate(${middle(to)})`} />
  </svg>`;
};

/** A hint over the board, while there is one. */
export class HintLayer {
  #layer: HTMLElement | undefined;

  show(root: ShadowRoot, pointed: Pointed): void {
    this.#layer ??= document.createElement('div');
    root.querySelector('.field')?.append(this.#layer);
    render(pointer(pointed), this.#layer);
  }

  hide(): void {
    if (!this.#layer) return;
    render(nothing, this.#layer);
    this.#layer.remove();
    this.#layer = undefined;
  }
}
