// Rates what has not been rated, one after the other beside the page. What is found is written at
// once, so that a stop, a reload or a crash loses a moment's work and the next run goes on from there.
import { Searches } from '../solving/searches.ts';
import { type Rating } from '../solving/exploring.ts';
import { type Library } from './library.ts';

/** How far it is; `undefined` while it rests. */
export interface Run {
  readonly done: number;
  readonly total: number;
}

/** Milliseconds after which what was found is written. */
const PACE = 400;

export class Rater {
  readonly #library: Library;
  readonly #changed: () => void;
  readonly #searches = new Searches();
  #search: AbortController | undefined;
  #run: Run | undefined;

  constructor(library: Library, changed: () => void) {
    this.#library = library;
    this.#changed = changed;
  }

  get run(): Run | undefined {
    return this.#run;
  }

  /** Keys of what has not been rated. */
  get waiting(): readonly string[] {
    return [...this.#library.entries].flatMap(([key, { rating }]) => (rating ? [] : [key]));
  }

  stop(): void {
    this.#search?.abort();
  }

  /** Rates all that waits, until it is stopped. */
  async start(): Promise<void> {
    if (this.#search) return;
    const search = new AbortController();
    this.#search = search;
    const keys = this.waiting;
    const total = keys.length;
    let found = new Map<string, Rating>();
    let written = performance.now();
    this.#set({ done: 0, total });
    try {
      for (const [index, layout] of keys.entries()) {
        // Taken away, or rated by another page meanwhile.
        const entry = this.#library.entries.get(layout);
        if (!entry || entry.rating) continue;
        found.set(layout, await this.#searches.ask('rating', layout, { signal: search.signal }));
        if (performance.now() - written < PACE) continue;
        await this.#library.rate(found);
        found = new Map();
        written = performance.now();
        this.#set({ done: index + 1, total });
      }
    } catch (error) {
      if (!search.signal.aborted) throw error;
    } finally {
      this.#search = undefined;
      if (found.size > 0) await this.#library.rate(found);
      this.#set(undefined);
    }
  }

  #set(run: Run | undefined): void {
    this.#run = run;
    this.#changed();
  }
}
