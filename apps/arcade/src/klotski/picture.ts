// Pictures of layouts: light ones, all made of the same few symbols, with the colours and marks of
// the element's blocks. Lengths are hundredths of a cell.
import {
  type Block,
  COLUMNS,
  HEIGHTS,
  type Layout,
  playableBlocks,
  WIDTHS,
} from '@parlour/klotski/play';
import { blockName } from '@parlour/klotski/names';
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { type Faces } from './settings.ts';

const CELL = 100;
/** Between blocks, and between them and the frame. */
const INSET = 2.5;
const EDGE = 8;
const RADIUS = 13;

export const PICTURE_WIDTH = 4 * CELL + 2 * EDGE;
export const PICTURE_HEIGHT = 5 * CELL + 2 * EDGE;

const SHAPES = ['', 'soldier', 'vertical', 'horizontal', 'big'] as const;

type Code = Block['code'];

const face = (part: string, width: number, top: number, height: number): SVGTemplateResult =>
  svg`<rect class="picture-${part}" x=${INSET} y=${INSET + top} width=${width} height=${height} rx=${RADIUS}></rect>`;

/** The second sign beside the colour: a ring, or lines along the block. */
const marks = (code: Code, width: number, height: number): SVGTemplateResult => {
  if (WIDTHS[code] === HEIGHTS[code])
    return svg`<circle class="picture-ring" cx=${width / 2} cy=${height / 2} r=${0.41 * width}></circle>`;
  const lines = [0.18, 0.51, 0.84].map((at) =>
    code === 2
      ? `M${at * width} ${3 * INSET}V${height - 4 * INSET}`
      : `M${3 * INSET} ${at * height}H${width - 3 * INSET}`,
  );
  return svg`<path class="picture-lines" d=${lines.join('')}></path>`;
};

const inscription = (text: string, code: Code, width: number, height: number) => {
  const size = text.length > 2 ? 44 : code === 4 ? 62 : 46;
  const isUpright = code === 2 && text.length === 2 && !/\d/.test(text);
  const letters = isUpright ? Array.from(text) : [text];
  return letters.map(
    (letter, index) =>
      svg`<text class="picture-text" x=${width / 2} y=${height / 2 + (index - (letters.length - 1) / 2) * size * 1.12} font-size=${size}>${letter}</text>`,
  );
};

const symbol = (id: string, code: Code, text: string): SVGTemplateResult => {
  const [width, height] = [WIDTHS[code] * CELL, HEIGHTS[code] * CELL];
  const [across, down] = [width - 2 * INSET, height - 2 * INSET];
  return svg`<symbol id=${id} class="picture-${SHAPES[code]}" overflow="visible">
    ${face('base', across, 0, down)} ${face('light', across, 0, down - 5)}
    ${face('body', across, 4, down - 9)} ${marks(code, width, height)}
    ${text ? inscription(text, code, width, height) : nothing}
  </symbol>`;
};

/** Identities that have a name, by what they cover: see format 4. */
const codeOf = (id: number): Code => (id <= 5 ? 3 : id <= 9 ? 1 : id === 10 ? 4 : 2);
const NAMED = Array.from({ length: 15 }, (_, index) => index + 1);

const textOf = (id: number, faces: Faces): string =>
  faces === 'colours' ? '' : faces === 'numbers' ? String(id) : (blockName(id, 'zh-Hans') ?? '');

/** The symbols that all pictures of a page are made of; once a page. */
export const pictureSymbols = (faces: Faces): TemplateResult => html`
  <svg class="symbols" aria-hidden="true" focusable="false" lang="zh-Hans">
    ${NAMED.map((id) => symbol(`block-${id}`, codeOf(id), textOf(id, faces)))}
    ${([1, 2, 3, 4] as const).map((code) => symbol(`shape-${code}`, code, ''))}
  </svg>
`;

const placed = ({ id, code, cell }: Block): SVGTemplateResult => {
  const known = NAMED.includes(id) && codeOf(id) === code;
  return svg`<use
    href=${known ? `#block-${id}` : `#shape-${code}`}
    x=${EDGE + (cell % COLUMNS) * CELL}
    y=${EDGE + Math.floor(cell / COLUMNS) * CELL}
  ></use>`;
};

/** A layout as a picture; to be put into a `.tray`. */
export const picture = (layout: Layout): TemplateResult => html`
  <svg
    class="picture"
    viewBox="0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}"
    aria-hidden="true"
    focusable="false"
  >
    ${(playableBlocks(layout) ?? []).map(placed)}
  </svg>
`;
