// The optima of all neighbours of the board, one after the other beside the page; the hardest come
// first as they are found. Given up when the board changes.
import { type Block, type Layout, type Metric } from '@parlour/klotski';
import { explorer } from '../browse/explorer.ts';
import { type Optimum } from '../browse/shelves.ts';
import { type Neighbour, neighboursOf } from './neighbours.ts';

/** Milliseconds between two pictures of what has been found. */
const PACE = 150;
const KEPT = 5000;

/** What has been found of any layout, by metric. */
const known = new Map<string, Optimum>();

const remember = (name: string, optimum: Optimum): void => {
  known.set(name, optimum);
  const [oldest] = known.keys();
  if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
};

export interface Rated extends Neighbour {
  readonly optimum: Optimum;
}

export class Surroundings {
  readonly #changed: () => void;
  #search = new AbortController();
  #name = '';
  #all: readonly Neighbour[] = [];
  #metric: Metric = 'corner';
  #here: Optimum;
  #done = 0;
  #isStopped = false;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** How hard the board itself is. */
  get here(): Optimum {
    return this.#here;
  }

  get done(): number {
    return this.#done;
  }

  get total(): number {
    return this.#all.length;
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** All of them, the hardest first; what is not known yet comes last. */
  get rated(): readonly Rated[] {
    const rated = this.#all.map((neighbour) => ({
      ...neighbour,
      optimum: known.get(this.#nameOf(neighbour.layout)),
    }));
    const weight = ({ optimum }: Rated): number => optimum ?? (optimum === null ? -1 : -2);
    return rated.sort((one, other) => weight(other) - weight(one));
  }

  /** Asks for the surroundings of a board, unless they are what was asked for last. */
  want(layout: Layout, blocks: readonly Block[], metric: Metric): void {
    const name = `${layout} ${metric}`;
    if (name === this.#name) return;
    this.#search.abort();
    this.#name = name;
    this.#metric = metric;
    this.#all = neighboursOf(blocks);
    this.#go(layout);
  }

  stop(): void {
    this.#search.abort();
    this.#isStopped = true;
    this.#changed();
  }

  resume(layout: Layout): void {
    this.#go(layout);
    this.#changed();
  }

  #nameOf(layout: Layout): string {
    return `${layout} ${this.#metric}`;
  }

  #go(layout: Layout): void {
    const search = new AbortController();
    this.#search = search;
    this.#done = 0;
    this.#isStopped = false;
    this.#here = known.get(this.#nameOf(layout));
    this.#run(layout, search.signal).catch((error: unknown) => {
      if (!search.signal.aborted) throw error;
    });
  }

  async #run(layout: Layout, signal: AbortSignal): Promise<void> {
    let told = performance.now();
    this.#here = await this.#optimumOf(layout, signal);
    for (const neighbour of this.#all) {
      await this.#optimumOf(neighbour.layout, signal);
      this.#done++;
      if (performance.now() - told < PACE) continue;
      told = performance.now();
      this.#changed();
    }
    this.#changed();
  }

  async #optimumOf(layout: Layout, signal: AbortSignal): Promise<Optimum> {
    const name = this.#nameOf(layout);
    if (known.has(name)) return known.get(name);
    const question = { layout, metric: this.#metric };
    const answer = await explorer.ask('solve', question, { signal });
    const optimum = answer.status === 'solved' ? answer.optimum : null;
    remember(name, optimum);
    return optimum;
  }
}
