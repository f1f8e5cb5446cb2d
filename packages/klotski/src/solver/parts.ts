import { GOAL } from '../types.ts';
import { bigOf } from './packed.ts';
import { type StateTable } from './state-table.ts';
import { SUCCESSORS, SUCCESSORS_LENGTH } from './successors.ts';

/** The components into which moves divide the positions of a table, found one after the other. */
export class Parts {
  /** How many there are. */
  count = 0;
  /** How many of them have a solved position. */
  solvable = 0;
  /** Positions in the largest. */
  largest = 0;
  readonly #table: StateTable;
  readonly #isSeen: Uint8Array;
  /** Positions of the component at hand. */
  readonly #queue: Int32Array;
  readonly #out = new Int32Array(SUCCESSORS_LENGTH);
  #length = 0;
  #next = 0;
  #isSolvable = false;
  /** Positions below are seen. */
  #seed = 0;

  /** The table must hold whatever can be reached from its positions. */
  constructor(table: StateTable) {
    this.#table = table;
    this.#isSeen = new Uint8Array(table.size);
    this.#queue = new Int32Array(table.size);
  }

  get isWhole(): boolean {
    return this.#seed === this.#table.size && this.#next === this.#length;
  }

  /** Goes on from about so many positions more. */
  run(count: number): void {
    let left = count;
    while (left > 0 && !this.isWhole) {
      if (this.#next === this.#length) this.#begin();
      left -= this.#flood(left);
      if (this.#next === this.#length) this.#end();
    }
  }

  /** Begins with the first position that is in no component yet, if there is one. */
  #begin(): void {
    const { size } = this.#table;
    while (this.#seed < size && this.#isSeen[this.#seed] === 1) this.#seed++;
    this.#next = 0;
    this.#length = 0;
    this.#isSolvable = false;
    if (this.#seed === size) return;
    this.#isSeen[this.#seed] = 1;
    this.#queue[this.#length++] = this.#seed++;
  }

  #end(): void {
    if (this.#length === 0) return;
    this.count++;
    if (this.#isSolvable) this.solvable++;
    this.largest = Math.max(this.largest, this.#length);
    // What is left to look at begins behind what was seen.
    this.#next = 0;
    this.#length = 0;
  }

  #flood(limit: number): number {
    const table = this.#table;
    const [isSeen, queue, out] = [this.#isSeen, this.#queue, this.#out];
    const { words } = table;
    const start = this.#next;
    let [next, length] = [start, this.#length];
    for (; next < length && next - start < limit; next++) {
      const number = queue[next] ?? 0;
      const second = words[2 * number + 1] ?? 0;
      if (bigOf(second) === GOAL) this.#isSolvable = true;
      // What one step leads to is enough: every move is made of steps.
      const found = SUCCESSORS.unit(words[2 * number] ?? 0, second, out);
      for (let index = 0; index < found; index += 2) {
        const other = table.find(out[index] ?? 0, out[index + 1] ?? 0);
        if (isSeen[other] !== 0) continue;
        isSeen[other] = 1;
        queue[length++] = other;
      }
    }
    this.#next = next;
    this.#length = length;
    return next - start;
  }
}
