// The reference: a breadth-first search as anybody would write it first, with boards as strings and
// a map of all that was seen. It is right, and slow.

const COLUMNS = 4;
const ROWS = 5;
const GOAL = 13;
const SIZES: Readonly<Record<string, readonly [width: number, height: number]>> = {
  1: [1, 1],
  2: [1, 2],
  3: [2, 1],
  4: [2, 2],
};
const STEPS = [1, -1, COLUMNS, -COLUMNS] as const;

const cellsOf = (code: string, cell: number): readonly number[] => {
  const [width, height] = SIZES[code] ?? [1, 1];
  const cells: number[] = [];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) cells.push(cell + row * COLUMNS + column);
  }
  return cells;
};

const fits = (board: readonly string[], code: string, cell: number): boolean => {
  const [width, height] = SIZES[code] ?? [1, 1];
  const isInside =
    cell >= 0 && (cell % COLUMNS) + width <= COLUMNS && Math.floor(cell / COLUMNS) + height <= ROWS;
  return isInside && cellsOf(code, cell).every((part) => board[part] === '0');
};

const put = (board: readonly string[], code: string, cell: number, sign: string): string[] => {
  const next = [...board];
  for (const part of cellsOf(code, cell)) next[part] = sign;
  return next;
};

/** Every board that one block can make by moving along any free path. */
const neighbours = (layout: string): readonly string[] => {
  const board = Array.from(layout);
  const covered = new Set<number>();
  const found: string[] = [];
  for (const [cell, code] of board.entries()) {
    if (code === '0' || covered.has(cell)) continue;
    for (const part of cellsOf(code, cell)) covered.add(part);
    const lifted = put(board, code, cell, '0');
    const reached = [cell];
    for (const at of reached) {
      for (const step of STEPS) {
        const next = at + step;
        const wraps =
          Math.abs(step) === 1 && Math.floor(next / COLUMNS) !== Math.floor(at / COLUMNS);
        if (wraps || reached.includes(next) || !fits(lifted, code, next)) continue;
        reached.push(next);
        found.push(put(lifted, code, next, code).join(''));
      }
    }
  }
  return found;
};

/** The fewest moves to the goal, counted in corners; `undefined` where there is no way. */
export const plainOptimum = (layout: string): number | undefined => {
  const distances = new Map([[layout, 0]]);
  // A map goes on with what is added while it is gone through.
  for (const [board, distance] of distances) {
    if (board.indexOf('4') === GOAL) return distance;
    for (const next of neighbours(board)) {
      if (!distances.has(next)) distances.set(next, distance + 1);
    }
  }
  return undefined;
};
