import { type Search } from '@parlour/game-core';
import { GOAL, type KlotskiMove, type Layout, type Metric } from '../types.ts';
import { Exploration, findFolded } from './exploration.ts';
import { bigOf, pack, type Packed } from './packed.ts';
import { type StateTable } from './state-table.ts';
import { moveBetween, successorsOf } from './steps.ts';
import { SUCCESSORS, SUCCESSORS_LENGTH } from './successors.ts';

/** Where no solved position can be reached. No layout is as many moves away: the farthest is 179. */
export const UNREACHED = 255;

/** Positions that are gone on from between two pauses. */
const PAUSE = 2048;

/** Finds a position in a table, -1 if it is not there. */
type Find = (first: number, second: number) => number;

/** Positions of which each is gone on from once, nearest to the goal first. */
export class Retreat {
  /** The distance of each position of the table to the nearest solved one. */
  readonly distances: Uint8Array<ArrayBuffer>;
  /** How many positions there are at each distance. */
  readonly histogram: number[] = [];
  readonly #queue: Int32Array;
  readonly #out = new Int32Array(SUCCESSORS_LENGTH);
  readonly #table: StateTable;
  readonly #find: Find;
  readonly #metric: Metric;
  #next = 0;
  #length = 0;

  /** The table must hold whatever can be reached from its solved positions. */
  constructor(table: StateTable, metric: Metric, find: Find) {
    this.#table = table;
    this.#metric = metric;
    this.#find = find;
    this.distances = new Uint8Array(table.size).fill(UNREACHED);
    this.#queue = new Int32Array(table.size);
    for (let number = 0; number < table.size; number++) {
      if (bigOf(table.words[2 * number + 1] ?? 0) !== GOAL) continue;
      this.distances[number] = 0;
      this.#queue[this.#length++] = number;
    }
    if (this.#length > 0) this.histogram.push(this.#length);
  }

  get isWhole(): boolean {
    return this.#next === this.#length;
  }

  /** Positions from the nearest to the farthest, as far as known. */
  get order(): Int32Array {
    return this.#queue.subarray(0, this.#length);
  }

  /** Goes on from so many positions more. */
  run(count: number): void {
    const { distances, histogram } = this;
    const { words } = this.#table;
    const [queue, out, find, successors] = [
      this.#queue,
      this.#out,
      this.#find,
      SUCCESSORS[this.#metric],
    ];
    const end = this.#next + count;
    for (; this.#next < end && this.#next < this.#length; this.#next++) {
      const number = queue[this.#next] ?? 0;
      const further = (distances[number] ?? 0) + 1;
      const length = successors(words[2 * number] ?? 0, words[2 * number + 1] ?? 0, out);
      for (let index = 0; index < length; index += 2) {
        const next = find(out[index] ?? 0, out[index + 1] ?? 0);
        if (distances[next] !== UNREACHED) continue;
        distances[next] = further;
        histogram[further] = (histogram[further] ?? 0) + 1;
        queue[this.#length++] = next;
      }
    }
  }
}

/**
 * The distances of all positions of a table to the nearest solved one. Unless another way is given,
 * positions are found as they are.
 */
export function* retreatSearch(
  table: StateTable,
  metric: Metric,
  find: Find = (first, second) => table.find(first, second),
): Search<Retreat> {
  const retreat = new Retreat(table, metric, find);
  while (!retreat.isWhole) {
    retreat.run(PAUSE);
    yield undefined;
  }
  return retreat;
}

/** A legal move, judged. */
export interface RatedMove extends KlotskiMove {
  /** The fewest moves to a solved layout after this one. */
  readonly distance: number;
}

/** The fewest moves to the goal from every layout that can be reached from one, in one metric. */
export class Distances {
  readonly metric: Metric;
  /** How many positions are known, mirror images counted once. */
  readonly positions: number;
  readonly #table: StateTable;
  readonly #distances: Uint8Array;

  constructor(table: StateTable, metric: Metric, distances: Uint8Array) {
    this.metric = metric;
    this.positions = table.size;
    this.#table = table;
    this.#distances = distances;
  }

  /** Is a layout, or its mirror image, among those that are known? */
  has(layout: Layout): boolean {
    const position = pack(layout);
    return position !== undefined && this.#find(position) >= 0;
  }

  /**
   * The fewest moves from a layout to a solved one; `undefined` where there is no way to any, or
   * the layout is not among those that are known.
   */
  of(layout: Layout): number | undefined {
    const position = pack(layout);
    return position && this.#of(position);
  }

  /** All moves from a layout, those nearest to the goal first; none where nothing is known of it. */
  moves(layout: Layout): readonly RatedMove[] {
    const position = pack(layout);
    if (!position) return [];
    const moves = successorsOf(position, this.metric).flatMap((next) => {
      const distance = this.#of(next);
      return distance === undefined ? [] : [{ ...moveBetween(position, next), distance }];
    });
    return moves.sort((one, other) => one.distance - other.distance);
  }

  /**
   * How many of the moves from a layout begin a shortest solution: 1 where there is no choice, 0
   * where it is solved or cannot be.
   */
  choices(layout: Layout): number {
    const distance = this.of(layout);
    if (distance === undefined) return 0;
    return this.moves(layout).filter((move) => move.distance < distance).length;
  }

  #find({ first, second }: Packed): number {
    return findFolded(this.#table, first, second);
  }

  #of(position: Packed): number | undefined {
    const number = this.#find(position);
    const distance = number < 0 ? UNREACHED : (this.#distances[number] ?? UNREACHED);
    return distance === UNREACHED ? undefined : distance;
  }
}

/** What is asked about distances; plain JSON. */
export interface DistanceQuestion {
  readonly layout: Layout;
  readonly metric: Metric;
}

/**
 * The distances of all layouts that can be reached from one; `undefined` where that has not exactly
 * one 2×2 and two empties.
 */
export function* distancesSearch({
  layout,
  metric,
}: DistanceQuestion): Search<Distances | undefined> {
  const start = pack(layout);
  if (!start) return undefined;
  const exploration = new Exploration(start, metric, true);
  while (!exploration.isWhole) {
    exploration.run(PAUSE, false);
    yield undefined;
  }
  const { table } = exploration;
  const { distances } = yield* retreatSearch(table, metric, (first, second) =>
    findFolded(table, first, second),
  );
  return new Distances(table, metric, distances);
}
