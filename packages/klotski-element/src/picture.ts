// Pictures of layouts for pages: light, eight shapes each whatever the layout, in the colours and with
// the marks of the element's blocks. A wall of hundreds scrolls smoothly.
import { type Block, BIG, type BlockCode, COLUMNS, HEIGHTS, WIDTHS } from '@parlour/klotski';
import { css, html, nothing, svg, type TemplateResult } from 'lit';

/** Lengths are tenths of a cell. */
const CELL = 10;
const EDGE = 2;
const GAP = 0.3;
const RADIUS = 1.2;

/** Width and height of a picture stand in this proportion. */
export const PICTURE_RATIO = 44 / 54;

type Shape = Pick<Block, 'code' | 'cell'>;

const placeOf = ({ code, cell }: Shape) => ({
  x: EDGE + CELL * (cell % COLUMNS) + GAP,
  y: EDGE + CELL * Math.floor(cell / COLUMNS) + GAP,
  width: CELL * WIDTHS[code] - 2 * GAP,
  height: CELL * HEIGHTS[code] - 2 * GAP,
});

const body = (shape: Shape): string => {
  const { x, y, width, height } = placeOf(shape);
  const [across, down] = [width - 2 * RADIUS, height - 2 * RADIUS];
  const corner = (dx: number, dy: number): string => `a${RADIUS} ${RADIUS} 0 0 1 ${dx} ${dy}`;
  return (
    `M${x + RADIUS} ${y}h${across}${corner(RADIUS, RADIUS)}v${down}${corner(-RADIUS, RADIUS)}` +
    `h${-across}${corner(-RADIUS, -RADIUS)}v${-down}${corner(RADIUS, -RADIUS)}z`
  );
};

/** A line of light along the top, or of shadow along the bottom. */
const rim = (shape: Shape, isBottom: boolean): string => {
  const { x, y, width, height } = placeOf(shape);
  const at = isBottom ? y + height - 0.4 : y + 0.4;
  return `M${x + RADIUS} ${at}h${width - 2 * RADIUS}`;
};

/** The second sign beside the colour: a ring, or lines along the block. */
const marks = (shape: Shape): string => {
  const { x, y, width, height } = placeOf(shape);
  if (width === height) {
    const radius = 0.3 * width;
    const half = `a${radius} ${radius} 0 0 1`;
    return `M${x + width / 2 - radius} ${y + height / 2}${half} ${2 * radius} 0${half} ${-2 * radius} 0`;
  }
  const parts = [1 / 4, 1 / 2, 3 / 4];
  return width < height
    ? parts.map((part) => `M${x + part * width} ${y + 2}v${height - 4}`).join('')
    : parts.map((part) => `M${x + 2} ${y + part * height}h${width - 4}`).join('');
};

const isDark = ({ code }: Shape): boolean => code === BIG || HEIGHTS[code] > WIDTHS[code];

const joined = (shapes: readonly Shape[], path: (shape: Shape) => string): string =>
  shapes.map(path).join('');

const PAINTS: readonly (readonly [name: string, code: BlockCode])[] = [
  ['soldier', 1],
  ['vertical', 2],
  ['horizontal', 3],
  ['big', 4],
];

export interface PictureOptions {
  /** With a name it is an image; without one it is for the eye alone. */
  readonly name?: string;
  /** The top left of a block that is to stand out. */
  readonly marked?: number | undefined;
}

/** A picture of blocks, which must lie on the board. A page that shows some calls `wearPictures`. */
export const picture = (
  blocks: readonly Shape[],
  { name = '', marked }: PictureOptions = {},
): TemplateResult => {
  const dark = blocks.filter(isDark);
  const light = blocks.filter((shape) => !isDark(shape));
  const special = blocks.filter(({ cell }) => cell === marked);
  return html`<svg
    class="parlour-picture"
    viewBox="0 0 44 54"
    role=${name ? 'img' : nothing}
    aria-label=${name || nothing}
    aria-hidden=${name ? nothing : 'true'}
    focusable="false"
  >
    <rect class="tray" width="44" height="54" rx="2.5"></rect>
    <path class="well" d="M2 2h40v50h-10v2h-20v-2h-10z"></path>
    ${PAINTS.map(
      ([kind, code]) =>
        svg`<path class=${kind} d=${joined(
          blocks.filter((shape) => shape.code === code),
          body,
        )}></path>`,
    )}
    <path
      class="light"
      d=${joined(dark, marks) + joined(blocks, (shape) => rim(shape, false))}
    ></path>
    <path
      class="dark"
      d=${joined(light, marks) + joined(blocks, (shape) => rim(shape, true))}
    ></path>
    ${special.length > 0 ? svg`<path class="marked" d=${joined(special, body)}></path>` : nothing}
  </svg>`;
};

/** What the pictures of a page wear; every colour is one of the element's own properties. */
export const pictureStyles = css`
  .parlour-picture {
    display: block;
    width: 100%;
    height: auto;
  }
  .parlour-picture .tray {
    fill: var(--parlour-felt, light-dark(oklch(0.42 0.06 55), oklch(0.25 0.035 55)));
    stroke: #fff;
    stroke-opacity: 0.14;
    stroke-width: 0.8;
  }
  .parlour-picture .well {
    fill: color-mix(in oklch, var(--parlour-felt, oklch(0.42 0.06 55)), black 45%);
  }
  .parlour-picture .soldier {
    fill: var(--parlour-block-1, oklch(0.88 0.07 85));
  }
  .parlour-picture .vertical {
    fill: var(--parlour-block-2, oklch(0.42 0.1 255));
  }
  .parlour-picture .horizontal {
    fill: var(--parlour-block-3, oklch(0.7 0.11 160));
  }
  .parlour-picture .big {
    fill: var(--parlour-block-4, oklch(0.46 0.15 25));
  }
  .parlour-picture :is(.light, .dark, .marked) {
    fill: none;
    stroke: #fff;
    stroke-opacity: 0.28;
    stroke-width: 0.7;
  }
  .parlour-picture .dark {
    stroke: #000;
  }
  .parlour-picture .marked {
    stroke: var(--parlour-brass, oklch(0.78 0.11 85));
    stroke-opacity: 1;
    stroke-width: 1.6;
  }
  @media (forced-colors: active) {
    .parlour-picture :is(.tray, .well, .soldier, .vertical, .horizontal) {
      fill: Canvas;
      stroke: CanvasText;
      stroke-opacity: 1;
      stroke-width: 0.7;
    }
    .parlour-picture .big {
      fill: CanvasText;
    }
    .parlour-picture :is(.light, .dark) {
      stroke: GrayText;
      stroke-opacity: 1;
    }
    .parlour-picture .marked {
      stroke: Highlight;
    }
  }
  @media print {
    .parlour-picture {
      print-color-adjust: exact;
    }
  }
`;

/** Dresses the pictures of a page or of a shadow root; once is enough. */
export const wearPictures = (root: DocumentOrShadowRoot = document): void => {
  const sheet = pictureStyles.styleSheet;
  if (!sheet || root.adoptedStyleSheets.includes(sheet)) return;
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
};
