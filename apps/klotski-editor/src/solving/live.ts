// What the solver knows of the board that is drawn: asked anew after every change, and given up
// when the next one comes.
import { type Layout, type Metric, METRICS } from '@parlour/klotski';
import { type Analysis, type SolveAnswer } from '@parlour/klotski/solver';
import { type Editor } from '../model/editor.ts';
import { searches } from './searches.ts';

/** What is known so far. */
export interface Findings {
  readonly layout: Layout;
  /** `unplayable`: there is nothing to solve; `stopped`: by the user. */
  readonly status: 'unplayable' | 'searching' | 'done' | 'stopped';
  readonly solutions: Readonly<Partial<Record<Metric, SolveAnswer>>>;
  /** Of the component; its farthest layouts in the metric `corner` alone. */
  readonly analysis: Analysis | undefined;
  /** The search takes longer than one would not notice; about so many positions were looked at. */
  readonly slow: { readonly positions: number } | undefined;
}

type Listener = (findings: Findings) => void;

/** Milliseconds after which one is told that something goes on. */
const NOTICED = 200;
/** Milliseconds of rest before a search begins, so that a stroke of the brush asks once. */
const REST = 30;
const REMEMBERED = 100;

const nothing = (layout: Layout, status: Findings['status']): Findings => ({
  layout,
  status,
  solutions: {},
  analysis: undefined,
  slow: undefined,
});

const rest = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, REST);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

export class Live {
  readonly #known = new Map<Layout, Findings>();
  readonly #listeners = new Set<Listener>();
  #findings: Findings = nothing('', 'unplayable');
  #search: AbortController | undefined;

  constructor(editor: Editor) {
    editor.subscribe(({ layout, judgement }) => {
      if (layout === this.#findings.layout) return;
      this.#search?.abort();
      if (!judgement.playable.holds) this.#set(nothing(layout, 'unplayable'));
      else this.#ask(layout);
    });
  }

  get findings(): Findings {
    return this.#findings;
  }

  subscribe(listener: Listener, signal?: AbortSignal): void {
    this.#listeners.add(listener);
    signal?.addEventListener('abort', () => this.#listeners.delete(listener));
    listener(this.#findings);
  }

  /** Gives the search up; what is known stays. */
  stop(): void {
    if (this.#findings.status !== 'searching') return;
    this.#search?.abort();
    this.#set({ ...this.#findings, status: 'stopped', slow: undefined });
  }

  /** Takes up a search that was given up. */
  resume(): void {
    if (this.#findings.status === 'stopped') this.#ask(this.#findings.layout);
  }

  #ask(layout: Layout): void {
    const known = this.#known.get(layout);
    if (known) {
      this.#set(known);
      return;
    }
    const search = new AbortController();
    this.#search = search;
    this.#set(nothing(layout, 'searching'));
    this.#run(layout, search.signal).catch((error: unknown) => {
      if (!search.signal.aborted) throw error;
    });
  }

  async #run(layout: Layout, signal: AbortSignal): Promise<void> {
    await rest(signal);
    if (signal.aborted) return;
    const begun = performance.now();
    const timer = setTimeout(() => {
      if (!signal.aborted) this.#set({ ...this.#findings, slow: { positions: 0 } });
    }, NOTICED);
    const onProgress = (positions: number): void => {
      if (!signal.aborted && performance.now() - begun > NOTICED)
        this.#set({ ...this.#findings, slow: { positions } });
    };
    try {
      for (const metric of METRICS) {
        const solution = await searches.ask('solve', { layout, metric }, { signal, onProgress });
        const solutions = { ...this.#findings.solutions, [metric]: solution };
        this.#set({ ...this.#findings, solutions });
      }
      const question = { layout, metrics: ['corner'] as const };
      const analysis = await searches.ask('analysis', question, { signal, onProgress });
      this.#set({ ...this.#findings, analysis, status: 'done', slow: undefined });
      this.#remember(this.#findings);
    } finally {
      clearTimeout(timer);
    }
  }

  #remember(findings: Findings): void {
    this.#known.set(findings.layout, findings);
    const [oldest] = this.#known.keys();
    if (this.#known.size > REMEMBERED && oldest !== undefined) this.#known.delete(oldest);
  }

  #set(findings: Findings): void {
    this.#findings = findings;
    for (const listener of this.#listeners) listener(findings);
  }
}
