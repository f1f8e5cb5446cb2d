// Sliding blocks told a second time, in the plainest way: a position is a drawing, a block is its
// name, and nothing is packed, folded or looked up. What the engine answers is compared with this.
import { type Metric } from '../types.ts';
import { type Board } from './types.ts';

/** The name in each cell, or a blank: row by row. */
export type Drawing = string;

const STEPS = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
] as const;

/** The drawing of the start. */
export const drawingOf = ({ width, height, blocks }: Board): Drawing => {
  const cells = Array.from({ length: width * height }, () => ' ');
  for (const { name, cells: covered } of blocks) for (const cell of covered) cells[cell] = name;
  return cells.join('');
};

const isOpen = ({ walls, doors }: Board, name: string, cell: number): boolean =>
  !walls.includes(cell) &&
  doors.every(({ cells, blocks }) => !cells.includes(cell) || blocks.includes(name));

/** The drawing after a block has gone one cell on, if it can. */
const slid = (
  board: Board,
  drawing: Drawing,
  name: string,
  [dx, dy]: readonly [number, number],
): Drawing | undefined => {
  const { width, height } = board;
  const after = Array.from(drawing, (sign) => (sign === name ? ' ' : sign));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (drawing[y * width + x] !== name) continue;
      const [toX, toY] = [x + dx, y + dy];
      const to = toY * width + toX;
      if (toX < 0 || toX >= width || toY < 0 || toY >= height) return undefined;
      if (after[to] !== ' ' || !isOpen(board, name, to)) return undefined;
      after[to] = name;
    }
  }
  return after.join('');
};

/** All drawings that one move of a block leads to. */
export const oracleMoves = (
  board: Board,
  drawing: Drawing,
  name: string,
  metric: Metric,
): readonly Drawing[] => {
  const found = new Set<Drawing>();
  if (metric === 'corner') {
    const reached = new Set([drawing]);
    for (const one of reached) {
      for (const step of STEPS) {
        const next = slid(board, one, name, step);
        if (next !== undefined) reached.add(next);
      }
    }
    for (const one of reached) if (one !== drawing) found.add(one);
    return [...found];
  }
  for (const step of STEPS) {
    let next = slid(board, drawing, name, step);
    while (next !== undefined) {
      found.add(next);
      next = metric === 'unit' ? undefined : slid(board, next, name, step);
    }
  }
  return [...found];
};

const standInsFor = ({ same }: Board, name: string): readonly string[] =>
  same.find((names) => names.includes(name)) ?? [name];

/** Is a goal met? A target is met by its block or any that stands for it. */
export const oracleSolved = (board: Board, drawing: Drawing): boolean =>
  board.goals.some((goal) =>
    goal.every(({ block, cells }) =>
      standInsFor(board, block).some(
        (name) => cells.every((cell) => drawing[cell] === name) && hasAll(drawing, name, cells),
      ),
    ),
  );

const hasAll = (drawing: Drawing, name: string, cells: readonly number[]): boolean =>
  Array.from(drawing).filter((sign) => sign === name).length === cells.length;

const DRAWINGS_LIMIT = 4000;

/**
 * The fewest moves to a goal, or −1: every block is its own, however alike. `undefined` where that
 * makes too many drawings.
 */
export const oracleOptimum = (board: Board, metric: Metric): number | undefined => {
  const start = drawingOf(board);
  const depths = new Map([[start, 0]]);
  for (const [drawing, depth] of depths) {
    if (oracleSolved(board, drawing)) return depth;
    if (depths.size > DRAWINGS_LIMIT) return undefined;
    for (const { name } of board.blocks) {
      for (const next of oracleMoves(board, drawing, name, metric)) {
        if (!depths.has(next)) depths.set(next, depth + 1);
      }
    }
  }
  return -1;
};
