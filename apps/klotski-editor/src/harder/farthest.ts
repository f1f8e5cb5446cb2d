// The hardest start that can be made by moving, in one click.
import { type Layout, type Metric } from '@parlour/klotski';
import { explorer } from '../browse/explorer.ts';
import { type Bench } from '../shell/bench.ts';
import { words } from './words.ts';

/** Milliseconds after which one is told that something goes on. */
const NOTICED = 200;

export class Farthest {
  readonly #bench: Bench;
  readonly #changed: () => void;
  #search = new AbortController();
  #isSlow = false;
  #positions = 0;
  /** What came of it, and for which board. */
  #outcome: { readonly layout: Layout; readonly text: string } | undefined;

  constructor(bench: Bench, changed: () => void) {
    this.#bench = bench;
    this.#changed = changed;
  }

  /** Positions looked at, once it takes long enough to be told. */
  get positions(): number | undefined {
    return this.#isSlow ? this.#positions : undefined;
  }

  get outcome(): string | undefined {
    const { layout } = this.#bench.editor.state;
    return this.#outcome?.layout === layout ? this.#outcome.text : undefined;
  }

  stop(): void {
    this.#search.abort();
    this.#isSlow = false;
    this.#changed();
  }

  /** Looks for it and puts it on the board, unless that has changed meanwhile. */
  async go(metric: Metric): Promise<void> {
    this.#search.abort();
    const search = new AbortController();
    this.#search = search;
    const { signal } = search;
    const { layout } = this.#bench.editor.state;
    this.#positions = 0;
    const timer = setTimeout(() => {
      this.#isSlow = !signal.aborted;
      this.#changed();
    }, NOTICED);
    try {
      const question = { layout, metrics: [metric] };
      const onProgress = (positions: number): void => {
        this.#positions = positions;
        if (this.#isSlow) this.#changed();
      };
      const analysis = await explorer.ask('analysis', question, { signal, onProgress });
      const found = analysis?.metrics[metric];
      if (this.#bench.editor.state.layout === layout)
        this.#arrive(layout, found?.farthest, found?.distance);
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      clearTimeout(timer);
      if (!signal.aborted) this.#isSlow = false;
      this.#changed();
    }
  }

  #arrive(
    here: Layout,
    farthest: { readonly layout: Layout; readonly distance: number } | undefined,
    before: number | undefined,
  ): void {
    const { editor, player, say } = this.#bench;
    if (!farthest) this.#outcome = { layout: here, text: words.noFarthest };
    else if (before === farthest.distance)
      this.#outcome = { layout: here, text: words.isFarthest(before) };
    else {
      const text = words.wentFarthest(before, farthest.distance);
      this.#outcome = { layout: farthest.layout, text };
      player.close();
      editor.endAct();
      editor.open(farthest.layout);
      editor.endAct();
    }
    say(this.#outcome.text);
  }
}
