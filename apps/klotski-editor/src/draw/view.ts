// The board as a page sees it: a grid of twenty cells that are spoken and focused, and above it, for
// the eye, the blocks.
import {
  type Block,
  blockAt,
  blockName,
  type Cell,
  COLUMNS,
  HEIGHTS,
  ROWS,
  WIDTHS,
} from '@parlour/klotski';
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { isSpare } from '../model/design.ts';
import { ALL_CELLS, cellsOf, columnOf, rowOf } from '../model/geometry.ts';
import { type Ghost } from '../model/ghost.ts';
import { SHAPES } from './picture.ts';
import { words } from './words.ts';

/** A block that follows the pointer, so many columns and rows off its place. */
export interface Drag {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

export interface BoardView {
  readonly blocks: readonly Block[];
  /** Where Tab comes in. */
  readonly cursor: Cell;
  readonly selected: Cell | undefined;
  readonly marked: ReadonlySet<Cell>;
  readonly ghost: Ghost | undefined;
  readonly drag: Drag | undefined;
  /** Does every touch act, so that none scrolls? */
  readonly isBrush: boolean;
  /** The selected block waits for another one. */
  readonly isSwapping: boolean;
  /** A solution is shown. */
  readonly isShow: boolean;
}

const placed = ({ code, cell }: Pick<Block, 'code' | 'cell'>): string =>
  `--x:${columnOf(cell)};--y:${rowOf(cell)};--w:${WIDTHS[code]};--h:${HEIGHTS[code]}`;

const face = (block: Block): TemplateResult =>
  isSpare(block)
    ? html`<span class="name">·</span>`
    : html`<span class="name" lang="zh-Hans">${blockName(block.id, 'zh-Hans')}</span>
        <span class="number">${String(block.id).padStart(2, '0')}</span>`;

const blockView = (view: BoardView, block: Block): TemplateResult => {
  const { selected, ghost, drag, marked, isSwapping } = view;
  const chosen = view.blocks.find(({ cell }) => cell === selected);
  const flags: Readonly<Record<string, boolean>> = {
    selected: block.cell === selected,
    leaving: ghost?.gone.includes(block.cell) === true,
    dragged: drag?.id === block.id,
    marked: cellsOf(block).some((cell) => marked.has(cell)),
    target: isSwapping && chosen !== block && chosen?.code === block.code,
  };
  const on = Object.keys(flags).filter((name) => flags[name]);
  const away = drag?.id === block.id ? `;--dx:${drag.x};--dy:${drag.y}` : '';
  return html`<div
    class="block ${SHAPES[block.code]} ${on.join(' ')}"
    data-id=${block.id}
    .style=${placed(block) + away}
  >
    ${face(block)}
  </div>`;
};

const cellView = (view: BoardView, cell: Cell): TemplateResult => {
  const block = blockAt(view.blocks, cell);
  const isSelected = block !== undefined && block.cell === view.selected;
  const isMarked = view.marked.has(cell);
  return html`<div
    class="cell${isMarked && !block ? ' marked' : ''}${block ? ' taken' : ''}"
    role="gridcell"
    aria-colindex=${columnOf(cell) + 1}
    aria-selected=${String(isSelected)}
    aria-label=${`${words.cell(cell, block)}${isMarked ? ', marked' : ''}`}
    tabindex=${cell === view.cursor ? 0 : -1}
    data-cell=${cell}
    .style=${`--x:${columnOf(cell)};--y:${rowOf(cell)};--w:1;--h:1`}
  ></div>`;
};

const rowView = (view: BoardView, row: number): TemplateResult => html`
  <div class="row" role="row" aria-rowindex=${row + 1}>
    ${ALL_CELLS.filter((cell) => rowOf(cell) === row).map((cell) => cellView(view, cell))}
  </div>
`;

const ghostView = ({ code, cell, gone }: Ghost): TemplateResult =>
  html`<div
    class="ghost ${SHAPES[code]}${gone.length > 0 ? ' replacing' : ''}"
    .style=${placed({ code, cell })}
  ></div>`;

/** The whole board in its frame, with the exit at the bottom. */
export const boardView = (view: BoardView): TemplateResult => html`
  <div
    class="field${view.isBrush ? ' brush' : ''}${view.isShow ? ' show' : ''}${view.drag ? ' dragging' : ''}"
    role="grid"
    aria-label=${words.board}
    aria-rowcount=${ROWS}
    aria-colcount=${COLUMNS}
  >
    <div class="exit" aria-hidden="true"></div>
    <div class="blocks" aria-hidden="true">
      ${repeat(
        view.blocks,
        ({ id }) => id,
        (block) => blockView(view, block),
      )}
      ${view.ghost ? ghostView(view.ghost) : nothing}
    </div>
    ${Array.from({ length: ROWS }, (_, row) => rowView(view, row))}
  </div>
`;
