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

/** The nearest place on the line from one cell to its neighbour, at most so far along it. */
const nearestBetween = (from: Cell, to: Cell, { x, y }: Place, limit = 1): Place => {
  const [a, b] = [placeOf(from), placeOf(to)];
  const along = (x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y);
  const share = Math.min(Math.max(along, 0), limit);
  return { x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) };
};

/** A place on a line. */
interface Stand {
  readonly line: readonly [Cell, Cell];
  readonly at: Place;
}

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

  /** Where it can be after a cell's width of the way. */
  #within(to: Place): readonly Stand[] {
    const beyond = [...new Set(this.#line)].flatMap((node) => {
      const left = 1 - distance(this.#at, placeOf(node));
      return this.#beside(node).map((cell) => ({
        line: [node, cell] as const,
        at: nearestBetween(node, cell, to, left),
      }));
    });
    return [{ line: this.#line, at: nearestBetween(...this.#line, to) }, ...beyond];
  }

  /**
   * Goes along the lines as long as that brings it nearer to a place. It looks one cell ahead, so that
   * a hand need not go to the very corner to turn; further would be a leap over what lies between.
   */
  follow(to: Place): void {
    for (;;) {
      let nearest = distance(this.#at, to) - NEARER;
      let next: Stand | undefined;
      for (const stand of this.#within(to)) {
        const away = distance(stand.at, to);
        if (away < nearest) [nearest, next] = [away, stand];
      }
      if (!next) return;
      this.#line = next.line;
      this.#at = next.at;
    }
  }
}
