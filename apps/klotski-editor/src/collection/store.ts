// The browser's database: one record a layout, each written in a transaction that reads it first, so
// that two open pages do not overwrite each other. A faulty record spoils no other.
import { createStore, entries, getMany, promisifyRequest, type UseStore } from 'idb-keyval';

/** What a record becomes; `undefined` leaves it as it is. */
export type Change = (known: unknown) => unknown;

export class Store {
  readonly #name: string;
  #store: UseStore | undefined;

  constructor(name: string) {
    this.#name = name;
  }

  #open(): UseStore {
    this.#store ??= createStore(this.#name, 'layouts');
    return this.#store;
  }

  /** All records, readable or not. */
  async all(): Promise<ReadonlyMap<string, unknown>> {
    return new Map(await entries<string, unknown>(this.#open()));
  }

  /** Some of them; `undefined` for those that are not there. */
  some(keys: readonly string[]): Promise<readonly unknown[]> {
    return getMany<unknown>([...keys], this.#open());
  }

  /** Changes records, all or none; done when they are written. */
  change(changes: ReadonlyMap<string, Change>): Promise<void> {
    return this.#open()('readwrite', (store) => {
      for (const [key, change] of changes) {
        const request = store.get(key) as IDBRequest<unknown>;
        request.onsuccess = () => {
          const value = change(request.result);
          if (value !== undefined) store.put(value, key);
        };
      }
      return promisifyRequest(store.transaction);
    });
  }

  /** Takes records away. */
  remove(keys: readonly string[]): Promise<void> {
    return this.#open()('readwrite', (store) => {
      for (const key of keys) store.delete(key);
      return promisifyRequest(store.transaction);
    });
  }
}
