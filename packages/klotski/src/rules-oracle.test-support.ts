// Klotski a second time, from the rules as they are told and not from the engine: slow, plain, with
// boards as rows of letters, a letter a block. Tests ask it what is legal and how it is counted.

/** Five rows of four characters; `.` is an empty cell. */
export type Grid = readonly string[];

type Metric = 'corner' | 'straight' | 'unit';

const WAYS = [
  ['up', -1, 0],
  ['down', 1, 0],
  ['left', 0, -1],
  ['right', 0, 1],
] as const;
type Way = (typeof WAYS)[number];

const at = (grid: Grid, row: number, column: number): string => grid[row]?.[column] ?? '#';

/** Names the blocks of 20 digits with letters, in scan order. */
export const gridOf = (layout: string): Grid => {
  const cells: string[] = Array.from(layout).map((digit) => (digit === '0' ? '.' : ''));
  let letter = 'A';
  for (let cell = 0; cell < 20; cell++) {
    if (cells[cell] !== '') continue;
    const offsets = { '1': [0], '2': [0, 4], '3': [0, 1], '4': [0, 1, 4, 5] }[layout[cell] ?? ''];
    for (const offset of offsets ?? []) cells[cell + offset] = letter;
    letter = String.fromCharCode(letter.charCodeAt(0) + 1);
  }
  return [0, 1, 2, 3, 4].map((row) => cells.slice(4 * row, 4 * row + 4).join(''));
};

/** The letters on the board, in scan order of their top lefts. */
const letters = (grid: Grid): string[] => [...new Set(grid.join('').replaceAll('.', ''))];

const topLeft = (grid: Grid, letter: string): number => grid.join('').indexOf(letter);

/** The block moved by one cell; `undefined` where that cannot be. */
const pushed = (grid: Grid, letter: string, [, down, right]: Way): Grid | undefined => {
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 4; column++) {
      if (at(grid, row, column) !== letter) continue;
      if (!['.', letter].includes(at(grid, row + down, column + right))) return undefined;
    }
  }
  return grid.map((line, row) =>
    Array.from(line)
      .map((cell, column) => {
        if (at(grid, row - down, column - right) === letter) return letter;
        return cell === letter ? '.' : cell;
      })
      .join(''),
  );
};

/** All boards that one move of this block leads to. */
const movedTo = (grid: Grid, letter: string, metric: Metric): Grid[] => {
  const found = new Map<string, Grid>();
  const add = (next: Grid): boolean => {
    const isNew = next.join() !== grid.join() && !found.has(next.join());
    if (isNew) found.set(next.join(), next);
    return isNew;
  };
  const walk = (from: Grid, way?: Way): void => {
    for (const next of way ? [way] : WAYS) {
      const there = pushed(from, letter, next);
      if (!there || !add(there) || metric === 'unit') continue;
      walk(there, metric === 'straight' ? next : undefined);
    }
  };
  walk(grid);
  return [...found.values()];
};

const isWon = (grid: Grid): boolean => {
  const [, , , , last = ''] = grid;
  const letter = last.charAt(1);
  const count = grid.join('').split(letter).length - 1;
  return letter !== '.' && count === 4 && last.charAt(2) === letter;
};

/** Every legal move: the block's top-left cell before and after. */
export const legalMoves = (
  grid: Grid,
  metric: Metric,
): { from: number; to: number; grid: Grid }[] => {
  if (isWon(grid)) return [];
  return letters(grid).flatMap((letter) =>
    movedTo(grid, letter, metric)
      .map((next) => ({ from: topLeft(grid, letter), to: topLeft(next, letter), grid: next }))
      .sort((a, b) => a.to - b.to),
  );
};

/** How many sequences of exactly `depth` moves there are. */
export const countSequences = (grid: Grid, metric: Metric, depth: number): number => {
  const moves = legalMoves(grid, metric);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + countSequences(move.grid, metric, depth - 1), 0);
};

interface Run {
  readonly letter: string;
  readonly start: number;
  readonly way: string;
}

/**
 * The count after single steps, each a block's letter, the cell it leaves and a direction: steps of
 * one block run together as the metric says; a block back on the cell where one of its runs at the
 * end began undoes from there.
 */
export class Tally {
  #runs: Run[] = [];
  readonly #metric: Metric;

  constructor(metric: Metric) {
    this.#metric = metric;
  }

  get count(): number {
    return this.#runs.length;
  }

  step(letter: string, from: number, to: number): void {
    const way = { [-4]: 'up', [4]: 'down', [-1]: 'left', [1]: 'right' }[to - from] ?? '';
    let tail = this.#runs.length;
    while (tail > 0 && this.#runs[tail - 1]?.letter === letter) tail--;
    const back = this.#runs.findLastIndex((run, index) => index >= tail && run.start === to);
    if (back >= 0) {
      this.#runs.length = back;
      return;
    }
    const last = this.#runs.at(-1);
    const isSame =
      last?.letter === letter &&
      (this.#metric === 'corner' || (this.#metric === 'straight' && last.way === way));
    if (!isSame) this.#runs.push({ letter, start: from, way });
  }
}
