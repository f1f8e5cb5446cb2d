// The board as rectangles and letters, for pictures that leave the page: SVG as text, PNG by canvas.
import { type Block, blockName, COLUMNS, HEIGHTS, ROWS, WIDTHS } from '@parlour/klotski';
import { isSpare } from '../model/design.ts';
import { columnOf, rowOf } from '../model/geometry.ts';

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  readonly fill: string;
}

interface Letter {
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly text: string;
}

/** A picture; lengths in cells. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly rectangles: readonly Rectangle[];
  readonly letters: readonly Letter[];
}

export const FONT = "'Noto Serif CJK SC', 'Songti SC', 'Source Han Serif SC', SimSun, serif";

/** Colours by code: of the block, and of what is written on it. Those of the page, for any program. */
const FILLS = ['', '#ecd9aa', '#2a5086', '#6ab68e', '#96302b'] as const;
const INKS = ['', '#3a2a18', '#faf8f2', '#16291f', '#faf8f2'] as const;
const FELT = '#6a4a33';
const WELL = '#2f2118';

const FRAME = 0.24;
const GAP = 0.03;

const rectangleOf = ({ code, cell }: Block): Rectangle => ({
  x: FRAME + columnOf(cell) + GAP,
  y: FRAME + rowOf(cell) + GAP,
  width: WIDTHS[code] - 2 * GAP,
  height: HEIGHTS[code] - 2 * GAP,
  radius: 0.12,
  fill: FILLS[code],
});

/** The name in the middle of the block; in a vertical one the letters stand on one another. */
const lettersOf = (block: Block): readonly Letter[] => {
  const { code, cell, id } = block;
  const name = isSpare(block) ? '' : (blockName(id, 'zh-Hans') ?? '');
  const size = HEIGHTS[code] === 2 && WIDTHS[code] === 2 ? 0.56 : 0.36;
  const isUpright = WIDTHS[code] === 1;
  const letters = Array.from(name);
  return letters.map((text, index) => {
    const shift = (index - (letters.length - 1) / 2) * size * 1.12;
    return {
      x: FRAME + columnOf(cell) + WIDTHS[code] / 2 + (isUpright ? 0 : shift),
      y: FRAME + rowOf(cell) + HEIGHTS[code] / 2 + (isUpright ? shift : 0),
      size,
      fill: INKS[code],
      text,
    };
  });
};

/** The picture of a board, with names or without. */
export const sceneOf = (blocks: readonly Block[], hasNames: boolean): Scene => {
  const width = COLUMNS + 2 * FRAME;
  const height = ROWS + 2 * FRAME;
  const [near, far] = [FRAME - 0.08, 0.16];
  const tray = { x: 0, y: 0, width, height, radius: 0.2, fill: FELT };
  const well = {
    x: near,
    y: near,
    width: COLUMNS + far,
    height: ROWS + far,
    radius: 0.1,
    fill: WELL,
  };
  const exit = { x: FRAME + 1, y: FRAME + ROWS, width: 2, height: FRAME, radius: 0, fill: WELL };
  return {
    width,
    height,
    rectangles: [tray, well, exit, ...blocks.map(rectangleOf)],
    letters: hasNames ? blocks.flatMap(lettersOf) : [],
  };
};

const rounded = (number: number): number => Math.round(number * 100) / 100;

/** An SVG document, with cells so many units wide. */
export const asSvg = ({ width, height, rectangles, letters }: Scene, cell: number): string => {
  const to = (length: number): number => rounded(length * cell);
  const boxes = rectangles.map(
    (box) =>
      `<rect x="${to(box.x)}" y="${to(box.y)}" width="${to(box.width)}" height="${to(box.height)}" rx="${to(box.radius)}" fill="${box.fill}"/>`,
  );
  const signs = letters.map(
    ({ x, y, size, fill, text }) =>
      `<text x="${to(x)}" y="${to(y)}" font-size="${to(size)}" fill="${fill}">${text}</text>`,
  );
  const group =
    signs.length > 0
      ? `<g font-family="${FONT}" font-weight="600" text-anchor="middle" dominant-baseline="central">${signs.join('')}</g>`
      : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${to(width)}" height="${to(height)}" viewBox="0 0 ${to(width)} ${to(height)}">${boxes.join('')}${group}</svg>\n`;
};

/** A PNG, with cells so many pixels wide; `undefined` where the browser cannot make one. */
export const asPng = async (scene: Scene, cell: number): Promise<Blob | undefined> => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(scene.width * cell);
  canvas.height = Math.round(scene.height * cell);
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.scale(cell, cell);
  for (const { x, y, width, height, radius, fill } of scene.rectangles) {
    context.fillStyle = fill;
    context.beginPath();
    context.roundRect(x, y, width, height, radius);
    context.fill();
  }
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const { x, y, size, fill, text } of scene.letters) {
    context.fillStyle = fill;
    context.font = `600 ${size}px ${FONT}`;
    context.fillText(text, x, y);
  }
  return new Promise((resolve) => {
    canvas.toBlob((blob) => {
      resolve(blob ?? undefined);
    }, 'image/png');
  });
};
