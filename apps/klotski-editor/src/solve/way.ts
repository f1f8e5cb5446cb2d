// The shortest way from a layout that was kept to the one on the board.
import { type Block, type Layout, layoutOf, type Metric } from '@parlour/klotski';
import { type WayAnswer } from '@parlour/klotski/solver';
import { type Editor } from '../model/editor.ts';
import { searches } from '../solving/searches.ts';

export interface Way {
  /** The layout that was kept; `undefined`, if none was. */
  readonly from: readonly Block[] | undefined;
  readonly to: Layout;
  readonly metric: Metric;
  /** `undefined` while it is looked for. */
  readonly answer: WayAnswer | undefined;
  readonly isStopped: boolean;
  /** Told when it takes longer than one would not notice. */
  readonly positions: number | undefined;
}

const NOTICED = 200;

export class WayFinder {
  readonly #editor: Editor;
  readonly #changed: () => void;
  #search: AbortController | undefined;
  #way: Way;

  constructor(editor: Editor, changed: () => void) {
    this.#editor = editor;
    this.#changed = changed;
    this.#way = {
      from: undefined,
      to: editor.state.layout,
      metric: 'corner',
      answer: undefined,
      isStopped: false,
      positions: undefined,
    };
    editor.subscribe(({ layout }) => {
      if (layout !== this.#way.to) this.#ask({ to: layout });
    });
  }

  get way(): Way {
    return this.#way;
  }

  keep(blocks: readonly Block[] | undefined): void {
    this.#ask({ from: blocks });
  }

  setMetric(metric: Metric): void {
    this.#ask({ metric });
  }

  /** What is on the board becomes A, what was A goes on the board. */
  swap(): void {
    const { from } = this.#way;
    if (!from) return;
    const { design } = this.#editor.state;
    this.#set({ from: design.blocks });
    this.#editor.do({ type: 'load', blocks: from, keepsIds: design.keepsIds });
  }

  stop(): void {
    this.#search?.abort();
    this.#set({ isStopped: true, positions: undefined });
  }

  resume(): void {
    this.#ask({});
  }

  #set(change: Partial<Way>): void {
    this.#way = { ...this.#way, ...change };
    this.#changed();
  }

  #ask(change: Partial<Way>): void {
    this.#search?.abort();
    this.#set({ ...change, answer: undefined, isStopped: false, positions: undefined });
    const { from, to, metric } = this.#way;
    if (!from) return;
    const search = new AbortController();
    this.#search = search;
    const { signal } = search;
    const begun = performance.now();
    const onProgress = (positions: number): void => {
      if (!signal.aborted && performance.now() - begun > NOTICED) this.#set({ positions });
    };
    const question = { from: layoutOf(from), to, metric };
    searches.ask('way', question, { signal, onProgress }).then(
      (answer) => {
        this.#set({ answer, positions: undefined });
      },
      (error: unknown) => {
        if (!signal.aborted) throw error;
      },
    );
  }
}
