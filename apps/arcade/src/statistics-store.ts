// The counted deals in the browser's database, one entry a deal, so that a deal cannot be counted
// twice and two open pages do not overwrite each other. A faulty entry spoils no other.
import { clear, createStore, entries, update, type UseStore } from 'idb-keyval';
import { merged, type Played } from './statistics.ts';

export class StatisticsStore {
  readonly #name: string;
  #store: UseStore | undefined;

  constructor(name = 'parlour-arcade-klondike') {
    this.#name = name;
  }

  #open(): UseStore {
    this.#store ??= createStore(this.#name, 'games');
    return this.#store;
  }

  /** Counts a deal, unless it has been. Whether that could be kept. */
  async count(deal: string, played: Played): Promise<boolean> {
    try {
      await update(deal, (known: unknown) => merged(known, played), this.#open());
      return true;
    } catch {
      return false;
    }
  }

  /** All entries, readable or not, under their deals; `undefined` where there is no database. */
  async all(): Promise<ReadonlyMap<string, unknown> | undefined> {
    try {
      return new Map(await entries<string, unknown>(this.#open()));
    } catch {
      return undefined;
    }
  }

  async reset(): Promise<boolean> {
    try {
      await clear(this.#open());
      return true;
    } catch {
      return false;
    }
  }
}
