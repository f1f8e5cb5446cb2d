// Puts a layout on the board, and says so where one looks, with a way back.
import { type Layout } from '@parlour/klotski';
import { html, nothing, type TemplateResult } from 'lit';
import { type Bench } from '../shell/bench.ts';
import { words } from './words.ts';

export class Taking {
  readonly #bench: Bench;
  readonly #changed: () => void;
  #layout: Layout | undefined;
  #name = '';

  constructor(bench: Bench, changed: () => void) {
    this.#bench = bench;
    this.#changed = changed;
    bench.editor.subscribe(({ layout }) => {
      // The board has gone on.
      if (this.#layout === undefined || layout === this.#layout) return;
      this.#layout = undefined;
      changed();
    });
  }

  /** `text` is the layout, or the same with identities. */
  take(layout: Layout, name: string, text: string = layout): void {
    const { editor, player, say } = this.#bench;
    player.close();
    say(words.taken(name));
    // Nothing to undo where it was there already.
    if (editor.state.layout === layout) return;
    editor.endAct();
    this.#layout = layout;
    this.#name = name;
    editor.open(text);
    editor.endAct();
    this.#changed();
  }

  view(): TemplateResult | typeof nothing {
    if (this.#layout === undefined) return nothing;
    return html`<p class="landed">
      <span>${words.taken(this.#name)}</span>
      <button
        type="button"
        @click=${() => {
          this.#bench.editor.undo();
          this.#bench.say(words.back);
        }}
      >
        ${words.undo}
      </button>
    </p>`;
  }
}
