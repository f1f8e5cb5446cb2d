// What was counted of Klotski, as a page knows it.
import { StatisticsStore } from '../statistics-store.ts';
import { merged, type Results, resultsOf, type Solved, STORE, keyOf } from './results.ts';

/** A page does not wait any longer for a database that is slow or blocked, in milliseconds. */
const PATIENCE = 800;

export class Counted {
  entries: ReadonlyMap<string, unknown> | undefined = new Map();
  results: Results = new Map();
  readonly #store = new StatisticsStore<Solved>(STORE, merged);
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Reads again what was counted; settled when it is known, or when that takes too long. */
  async refresh(): Promise<void> {
    const reading = this.#read();
    await Promise.race([reading, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  }

  async #read(): Promise<void> {
    this.entries = await this.#store.all();
    this.results = resultsOf(this.entries);
    this.#changed();
  }

  async count(solved: Solved): Promise<void> {
    await this.#store.count(keyOf(solved.layout, solved.metric), solved);
    await this.refresh();
  }

  async reset(): Promise<void> {
    await this.#store.reset();
    await this.refresh();
  }
}
