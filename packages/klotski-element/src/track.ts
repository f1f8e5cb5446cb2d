// A block under a finger: it follows the pointer as far as its free paths let it, around corners too,
// and never through another block.
import { type Cell, COLUMNS } from '@parlour/klotski/play';

/** A place on the board in cells from the top left, also between two cells. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export const placeOf = (cell: Cell): Place => ({
  x: cell % COLUMNS,
  y: Math.floor(cell / COLUMNS),
});

const distance = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y);

const NEARER = 1e-6;

/** The nearest place on the line from one cell to its neighbour. */
const nearestBetween = (from: Cell, to: Cell, { x, y }: Place): Place => {
  const [a, b] = [placeOf(from), placeOf(to)];
  const share = Math.min(Math.max((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y), 0), 1);
  return { x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) };
};

/** Where a block is while it is dragged: on the lines between the cells that it can reach. */
export class Track {
  readonly #cells: ReadonlySet<Cell>;
  /** The line that it is on: two neighbours, or the same cell twice. */
  #line: readonly [Cell, Cell];
  #at: Place;

  /** `cells`: where the block's top left can be, its place now included. */
  constructor(start: Cell, cells: Iterable<Cell>) {
    this.#cells = new Set([...cells, start]);
    this.#line = [start, start];
    this.#at = placeOf(start);
  }

  get at(): Place {
    return this.#at;
  }

  /** The cell that it would fall into. */
  get cell(): Cell {
    const [a, b] = this.#line;
    return distance(this.#at, placeOf(a)) <= distance(this.#at, placeOf(b)) ? a : b;
  }

  #beside(cell: Cell): readonly Cell[] {
    return [cell - COLUMNS, cell + 1, cell + COLUMNS, cell - 1].filter(
      (other) => this.#cells.has(other) && distance(placeOf(cell), placeOf(other)) === 1,
    );
  }

  /** Goes along the lines as long as that brings it nearer to a place. */
  follow(to: Place): void {
    this.#at = nearestBetween(...this.#line, to);
    for (;;) {
      const node = this.#line.find((cell) => distance(placeOf(cell), this.#at) < NEARER);
      if (node === undefined) return;
      let best = distance(this.#at, to) - NEARER;
      let next: Cell | undefined;
      for (const cell of this.#beside(node)) {
        const away = distance(nearestBetween(node, cell, to), to);
        if (away < best) [best, next] = [away, cell];
      }
      if (next === undefined) return;
      this.#line = [node, next];
      this.#at = nearestBetween(node, next, to);
    }
  }
}
