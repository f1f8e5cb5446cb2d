// The optima of all layouts of a set, found beside the page; given up when another set is wanted.
import { type Metric } from '@parlour/klotski';
import { type Optima } from '@parlour/klotski/census';
import { type BlockSet, count, makeBlockSet } from '@parlour/klotski/enumeration';
import { explorer } from './explorer.ts';

export type Seeking =
  | { readonly status: 'idle' | 'stopped' }
  /** `part` is about how much of the work is done, 0–1. */
  | { readonly status: 'seeking'; readonly part: number }
  | { readonly status: 'found'; readonly optima: Optima };

/** About so many positions are told for each layout by the time the search ends. */
const POSITIONS_A_LAYOUT = 1.7;

/** So many sets are kept, about a megabyte each. */
const KEPT = 8;
const known = new Map<string, Optima>();

const remember = (name: string, optima: Optima): void => {
  known.set(name, optima);
  const [oldest] = known.keys();
  if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
};

export class OptimaSeeker {
  readonly #changed: () => void;
  #seeking: Seeking = { status: 'idle' };
  #wanted: { readonly blocks: BlockSet; readonly metric: Metric } | undefined;
  #search = new AbortController();

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get seeking(): Seeking {
    return this.#seeking;
  }

  /** Asks for a set, unless it is what was asked for last; nothing is wanted without one. */
  want(blocks: BlockSet | undefined, metric: Metric): void {
    const { blocks: before, metric: metricBefore } = this.#wanted ?? {};
    const name = blocks && `${makeBlockSet(blocks)} ${metric}`;
    if (name === (before && metricBefore && `${makeBlockSet(before)} ${metricBefore}`)) return;
    this.#search.abort();
    this.#wanted = blocks && { blocks, metric };
    if (blocks) this.#seek(blocks, metric);
    else this.#seeking = { status: 'idle' };
  }

  /** Gives it up. */
  stop(): void {
    if (this.#seeking.status !== 'seeking') return;
    this.#search.abort();
    this.#set({ status: 'stopped' });
  }

  /** Takes up what was given up. */
  resume(): void {
    if (this.#seeking.status !== 'stopped' || !this.#wanted) return;
    this.#seek(this.#wanted.blocks, this.#wanted.metric);
    this.#changed();
  }

  #seek(blocks: BlockSet, metric: Metric): void {
    const name = `${makeBlockSet(blocks)} ${metric}`;
    const optima = known.get(name);
    if (optima) {
      this.#seeking = { status: 'found', optima };
      return;
    }
    const search = new AbortController();
    this.#search = search;
    this.#seeking = { status: 'seeking', part: 0 };
    const whole = POSITIONS_A_LAYOUT * count(blocks);
    explorer
      .ask(
        'optima',
        { blocks, metric },
        {
          signal: search.signal,
          onProgress: (positions) => {
            const part = Math.min(positions / whole, 0.99);
            if (!search.signal.aborted) this.#set({ status: 'seeking', part });
          },
        },
      )
      .then(
        (found) => {
          remember(name, found);
          if (!search.signal.aborted) this.#set({ status: 'found', optima: found });
        },
        (error: unknown) => {
          if (!search.signal.aborted) throw error;
        },
      );
  }

  #set(seeking: Seeking): void {
    this.#seeking = seeking;
    this.#changed();
  }
}
