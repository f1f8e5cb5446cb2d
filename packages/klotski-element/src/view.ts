// The board as a page sees it:
//
//   .field[role=grid] > .row[role=row] > .block[role=gridcell][data-key][data-cell], .gap[role=gridcell]
//
// Blocks lie where `--x`, `--y` (columns and rows from the top left) say, and are as large as `--bw`,
// `--bh` say. A row holds what begins in it.
import { html, nothing, type TemplateResult } from 'lit';
import { type Block, COLUMNS, HEIGHTS, ROWS, WIDTHS } from '@parlour/klotski/play';

/** What a block shows. */
export interface Face {
  /** Cut into it; empty for none. To ears and search it is a picture: the label says who it is. */
  readonly text: string;
  /** The language of that. */
  readonly lang: string;
  /** Written below, small; empty for none. */
  readonly gloss: string;
}

export interface BoardView {
  readonly blocks: readonly Block[];
  readonly name: string;
  readonly emptyName: string;
  /** The block at which Tab comes in. */
  readonly focus: number;
  /** The cell of the block that is picked up. */
  readonly picked: number | undefined;
  /** Cells that are marked as where a block may go. */
  readonly targets: readonly number[];
  readonly isMovable: (block: Block) => boolean;
  readonly face: (block: Block) => Face;
  /** "Cao Cao, 2 by 2, row 1, columns 2 to 3. Can go down" */
  readonly blockName: (block: Block) => string;
}

const SHAPES = ['', 'soldier', 'vertical', 'horizontal', 'big'] as const;

const column = (cell: number): number => cell % COLUMNS;
const row = (cell: number): number => Math.floor(cell / COLUMNS);

/** The cells that a block covers. */
export const cellsOf = ({ code, cell }: Block): readonly number[] =>
  Array.from({ length: WIDTHS[code] * HEIGHTS[code] }, (_, index) => {
    const down = Math.floor(index / WIDTHS[code]);
    return cell + COLUMNS * down + (index % WIDTHS[code]);
  });

const blockView = (view: BoardView, block: Block): TemplateResult => {
  const { id, code, cell } = block;
  const shape = SHAPES[code];
  const isPicked = view.picked === cell;
  const { text, lang, gloss } = view.face(block);
  const classes = `block ${shape}${isPicked ? ' selected' : ''}${view.isMovable(block) ? ' movable' : ''}`;
  return html`<div
    class=${classes}
    part="block ${shape}${isPicked ? ' selected' : ''}"
    role="gridcell"
    aria-colindex=${column(cell) + 1}
    aria-colspan=${WIDTHS[code]}
    aria-rowspan=${HEIGHTS[code]}
    aria-selected=${String(isPicked)}
    aria-label=${view.blockName(block)}
    tabindex=${view.focus === id ? 0 : -1}
    data-key=${id}
    data-cell=${cell}
    .style=${`--x:${column(cell)};--y:${row(cell)};--bw:${WIDTHS[code]};--bh:${HEIGHTS[code]}`}
  >
    ${text ? html`<span class="name" lang=${lang || nothing} data-text=${text}></span>` : nothing}
    ${gloss ? html`<span class="gloss">${gloss}</span>` : nothing}
  </div>`;
};

const gapView = (view: BoardView, cell: number): TemplateResult =>
  html`<div
    class="gap${view.targets.includes(cell) ? ' target' : ''}"
    part="gap"
    role="gridcell"
    aria-colindex=${column(cell) + 1}
    aria-label=${view.emptyName}
    data-cell=${cell}
    .style=${`--x:${column(cell)};--y:${row(cell)}`}
  ></div>`;

/** A row with what begins in it; one in which nothing does is none. */
const rowView = (cells: readonly unknown[], index: number): TemplateResult => {
  const isRow = cells.some((cell) => cell !== nothing);
  return html`<div
    class="row"
    role=${isRow ? 'row' : 'none'}
    aria-rowindex=${isRow ? index + 1 : nothing}
  >
    ${cells}
  </div>`;
};

/** The whole board in its frame, with the exit at the bottom. */
export const boardView = (view: BoardView): TemplateResult => {
  const covered = new Set(view.blocks.flatMap(cellsOf));
  const heads = new Map(view.blocks.map((block) => [block.cell, block]));
  const place = (cell: number): TemplateResult | typeof nothing => {
    const block = heads.get(cell);
    if (block) return blockView(view, block);
    return covered.has(cell) ? nothing : gapView(view, cell);
  };
  const rows = Array.from({ length: ROWS }, (_, down) =>
    Array.from({ length: COLUMNS }, (__, right) => place(COLUMNS * down + right)),
  );
  return html`<div
    class="field"
    part="board"
    role="grid"
    aria-label=${view.name}
    aria-rowcount=${ROWS}
    aria-colcount=${COLUMNS}
  >
    <div class="exit" part="exit" aria-hidden="true"></div>
    ${rows.map(rowView)}
  </div>`;
};
