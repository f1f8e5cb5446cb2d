import { GOAL, type Metric } from '../types.ts';
import { bigOf, mirrorFirst, mirrorSecond, type Packed } from './packed.ts';
import { StateTable } from './state-table.ts';
import { SUCCESSORS, type Successors, SUCCESSORS_LENGTH } from './successors.ts';

/** The 2×2 left of the middle: the position stands for both, since its second word is less. */
const isLeft = (second: number): boolean => (bigOf(second) & 3) === 0;

/** Adds what stands for a position and its mirror image; `true` if it is new. */
const addFolded = (table: StateTable, first: number, second: number): boolean => {
  if (isLeft(second)) return table.add(first, second);
  const imageSecond = mirrorSecond(first, second);
  // The first words are compared only where the second ones are the same, so one is often enough.
  if (imageSecond > second) return table.add(first, second);
  const imageFirst = mirrorFirst(first, second);
  return imageSecond < second || imageFirst < first
    ? table.add(imageFirst, imageSecond)
    : table.add(first, second);
};

/** The number of what stands for a position and its mirror image, -1 if it was not added. */
export const findFolded = (table: StateTable, first: number, second: number): number => {
  if (isLeft(second)) return table.find(first, second);
  const imageSecond = mirrorSecond(first, second);
  if (imageSecond > second) return table.find(first, second);
  const imageFirst = mirrorFirst(first, second);
  return imageSecond < second || imageFirst < first
    ? table.find(imageFirst, imageSecond)
    : table.find(first, second);
};

/**
 * All positions that can be reached from one, breadth first: numbers ascend with the distance.
 * Folded, a position stands for its mirror image too, which has the same distances.
 */
export class Exploration {
  readonly table = new StateTable();
  /** The number of the first position of each distance, as far as they are gone on from. */
  readonly levels: number[] = [0];
  readonly isFolded: boolean;
  readonly #successors: Successors;
  readonly #out = new Int32Array(SUCCESSORS_LENGTH);
  #parents = new Int32Array(this.table.words.length / 2);
  #next = 0;
  #levelEnd = 1;

  constructor({ first, second }: Packed, metric: Metric, isFolded: boolean) {
    this.#successors = SUCCESSORS[metric];
    this.isFolded = isFolded;
    if (isFolded) addFolded(this.table, first, second);
    else this.table.add(first, second);
  }

  /** Has every position been gone on from? */
  get isWhole(): boolean {
    return this.#next === this.table.size;
  }

  /** How far the positions are that are gone on from at present. */
  get depth(): number {
    return this.levels.length - 1;
  }

  /**
   * Goes on from so many positions more, or until a solved one is found, if that is wanted; gives
   * the number of that one, or -1.
   */
  run(count: number, stopsAtSolved: boolean): number {
    const { table, isFolded } = this;
    const [successors, out] = [this.#successors, this.#out];
    const end = this.#next + count;
    let next = this.#next;
    for (; next < end && next < table.size; next++) {
      if (next === this.#levelEnd) {
        this.levels.push(next);
        this.#levelEnd = table.size;
      }
      const length = successors(table.words[2 * next] ?? 0, table.words[2 * next + 1] ?? 0, out);
      for (let index = 0; index < length; index += 2) {
        const first = out[index] ?? 0;
        const second = out[index + 1] ?? 0;
        const isNew = isFolded ? addFolded(table, first, second) : table.add(first, second);
        if (!isNew) continue;
        if (table.size > this.#parents.length) this.#growParents();
        this.#parents[table.size - 1] = next;
        if (stopsAtSolved && bigOf(second) === GOAL) return table.size - 1;
      }
    }
    this.#next = next;
    return -1;
  }

  #growParents(): void {
    const parents = new Int32Array(this.table.words.length / 2);
    parents.set(this.#parents);
    this.#parents = parents;
  }

  /** The numbers on the way from the start to a position, both included. */
  wayTo(number: number): readonly number[] {
    const way = [number];
    for (let at = number; at > 0;) {
      at = this.#parents[at] ?? 0;
      way.unshift(at);
    }
    return way;
  }
}
