// Klotski told a second time, in the plainest way: boards are strings, blocks are lists of cells.
// What the solver answers is compared with this.
import { type Layout, type Metric } from '../types.ts';

const [COLUMNS, ROWS] = [4, 5];
const SHAPES: Readonly<Record<string, readonly [width: number, height: number]>> = {
  1: [1, 1],
  2: [1, 2],
  3: [2, 1],
  4: [2, 2],
};
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

interface Place {
  readonly code: string;
  readonly x: number;
  readonly y: number;
}

const cellsOf = ({ code, x, y }: Place): readonly number[] => {
  const [width, height] = SHAPES[code] ?? [0, 0];
  const cells: number[] = [];
  for (let dy = 0; dy < height; dy++) {
    for (let dx = 0; dx < width; dx++) cells.push((y + dy) * COLUMNS + x + dx);
  }
  return cells;
};

const isOnBoard = ({ code, x, y }: Place): boolean => {
  const [width, height] = SHAPES[code] ?? [0, 0];
  return x >= 0 && y >= 0 && x + width <= COLUMNS && y + height <= ROWS;
};

/** The blocks of a layout that is well formed. */
export const oracleBlocks = (layout: Layout): readonly Place[] => {
  const covered = new Set<number>();
  const places: Place[] = [];
  Array.from(layout).forEach((code, cell) => {
    if (code === '0' || covered.has(cell)) return;
    const place = { code, x: cell % COLUMNS, y: Math.floor(cell / COLUMNS) };
    places.push(place);
    for (const part of cellsOf(place)) covered.add(part);
  });
  return places;
};

const put = (board: string, place: Place, code: string): string => {
  const cells = Array.from(board);
  for (const cell of cellsOf(place)) cells[cell] = code;
  return cells.join('');
};

const isFree = (board: string, place: Place): boolean =>
  isOnBoard(place) && cellsOf(place).every((cell) => board[cell] === '0');

const anywhere = (board: string, start: Place): readonly Place[] => {
  const reached = [start];
  const seen = new Set([`${start.x},${start.y}`]);
  for (const { code, x, y } of reached) {
    for (const [dx, dy] of STEPS) {
      const next = { code, x: x + dx, y: y + dy };
      const name = `${next.x},${next.y}`;
      if (seen.has(name) || !isFree(board, next)) continue;
      seen.add(name);
      reached.push(next);
    }
  }
  return reached.slice(1);
};

const slides = (board: string, start: Place, limit: number): readonly Place[] =>
  STEPS.flatMap(([dx, dy]) => {
    const found: Place[] = [];
    for (let far = 1; far <= limit; far++) {
      const next = { code: start.code, x: start.x + far * dx, y: start.y + far * dy };
      if (!isFree(board, next)) break;
      found.push(next);
    }
    return found;
  });

export interface OracleMove {
  readonly from: number;
  readonly to: number;
  readonly layout: Layout;
}

/** All moves from a layout. */
export const oracleMoves = (layout: Layout, metric: Metric): readonly OracleMove[] =>
  oracleBlocks(layout).flatMap((place) => {
    const lifted = put(layout, place, '0');
    const targets =
      metric === 'corner'
        ? anywhere(lifted, place)
        : slides(lifted, place, metric === 'unit' ? 1 : ROWS);
    return targets.map((target) => ({
      from: place.y * COLUMNS + place.x,
      to: target.y * COLUMNS + target.x,
      layout: put(lifted, target, place.code),
    }));
  });

/** Is the 2×2 at the bottom, in the middle? */
export const isOracleSolved = (layout: Layout): boolean => layout.indexOf('4') === 13;

/** Every layout that can be reached from these, with the number of moves from the nearest. */
export const oracleDistances = (
  starts: readonly Layout[],
  metric: Metric,
): ReadonlyMap<Layout, number> => {
  const distances = new Map(starts.map((start) => [start, 0]));
  // A map goes on with what is added while it is gone through.
  for (const [layout, distance] of distances) {
    for (const move of oracleMoves(layout, metric)) {
      if (!distances.has(move.layout)) distances.set(move.layout, distance + 1);
    }
  }
  return distances;
};

/** The fewest moves from a layout to a solved one; `undefined` where there is no way. */
export const oracleOptimum = (start: Layout, metric: Metric): number | undefined => {
  for (const [layout, distance] of oracleDistances([start], metric)) {
    if (isOracleSolved(layout)) return distance;
  }
  return undefined;
};

/** All boards with one 2×2 and these blocks, in no special order. */
export const oracleBoards = (h: number, v: number, s: number): readonly Layout[] => {
  let boards: readonly { readonly board: string; readonly from: number }[] = [
    { board: '0'.repeat(COLUMNS * ROWS), from: 0 },
  ];
  const counts = [
    ['4', 1],
    ['3', h],
    ['2', v],
    ['1', s],
  ] as const;
  for (const [code, count] of counts) {
    boards = boards.map(({ board }) => ({ board, from: 0 }));
    for (let block = 0; block < count; block++) {
      boards = boards.flatMap(({ board, from }) =>
        Array.from({ length: COLUMNS * ROWS - from }, (_, index) => from + index).flatMap(
          (cell) => {
            const place = { code, x: cell % COLUMNS, y: Math.floor(cell / COLUMNS) };
            return isFree(board, place) ? [{ board: put(board, place, code), from: cell + 1 }] : [];
          },
        ),
      );
    }
  }
  return boards.map(({ board }) => board);
};
