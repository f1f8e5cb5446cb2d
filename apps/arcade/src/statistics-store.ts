// What was counted, in the browser's database, one entry a deal or layout, so that nothing is counted
// twice and two open pages do not overwrite each other. A faulty entry spoils no other.
import { clear, createStore, entries, update, type UseStore } from 'idb-keyval';

export class StatisticsStore<Played> {
  readonly #name: string;
  readonly #merged: (known: unknown, played: Played) => unknown;
  #store: UseStore | undefined;

  /** `merged`: what to keep of an entry that is known, or `undefined`, and has been played now. */
  constructor(name: string, merged: (known: unknown, played: Played) => unknown) {
    this.#name = name;
    this.#merged = merged;
  }

  #open(): UseStore {
    this.#store ??= createStore(this.#name, 'games');
    return this.#store;
  }

  /** Counts what was played. Whether that could be kept. */
  async count(key: string, played: Played): Promise<boolean> {
    try {
      await update(key, (known: unknown) => this.#merged(known, played), this.#open());
      return true;
    } catch {
      return false;
    }
  }

  /** All entries, readable or not, under their keys; `undefined` where there is no database. */
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
