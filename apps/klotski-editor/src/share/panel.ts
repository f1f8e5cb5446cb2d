// The layout for others: a link, a picture, a sheet of paper, a game on their own page.
import { html, nothing, render, type TemplateResult } from 'lit';
import { type Bench, type Panel } from '../shell/bench.ts';
import { copied } from '../shell/copy.ts';
import { icon } from '../shell/icons.ts';
import { saveFile } from '../shell/save.ts';
import { addressOf, layoutText } from './place.ts';
import { asPng, asSvg, sceneOf } from './scene.ts';
import { snippetOf } from './snippet.ts';
import { words } from './words.ts';

const SIZES = [48, 96, 192] as const;

class Share {
  readonly #section: HTMLElement;
  readonly #bench: Bench;
  #hasNames = true;
  #cell: number = SIZES[1];
  #hasControls = true;
  #message = '';

  constructor(section: HTMLElement, bench: Bench) {
    this.#section = section;
    this.#bench = bench;
    bench.editor.subscribe(() => {
      this.#message = '';
      this.#draw();
    });
    // The element for the preview; until then its place is kept.
    void import('@parlour/klotski-element');
  }

  async #copy(text: string): Promise<void> {
    this.#tell((await copied(text)) ? words.copied : words.notCopied);
  }

  #tell(message: string): void {
    this.#message = message;
    this.#bench.say(message);
    this.#draw();
  }

  async #save(kind: 'png' | 'svg'): Promise<void> {
    const { design, layout } = this.#bench.editor.state;
    const scene = sceneOf(design.blocks, this.#hasNames);
    const picture =
      kind === 'svg'
        ? new Blob([asSvg(scene, this.#cell)], { type: 'image/svg+xml' })
        : await asPng(scene, this.#cell);
    if (picture) saveFile(`klotski-${layout}.${kind}`, picture);
    else this.#tell(words.noPng);
  }

  #button(text: string, act: () => void): TemplateResult {
    return html`<button type="button" @click=${act}>${text}</button>`;
  }

  #text(id: string, label: string, text: string, about: string): TemplateResult {
    return html`
      <div class="shared">
        <label for=${id}><h3>${label}</h3></label>
        <p class="note" id="${id}-about">${about}</p>
        <div class="entry">
          <div class="mirror" aria-hidden="true">${text}</div>
          <textarea id=${id} readonly aria-describedby="${id}-about" .value=${text}></textarea>
          <button
            type="button"
            class="quiet copy"
            aria-label="${words.copy}: ${label}"
            title=${words.copy}
            @click=${() => void this.#copy(text)}
          >
            ${icon('copy')}
          </button>
        </div>
      </div>
    `;
  }

  #check(label: string, value: boolean, set: (value: boolean) => void): TemplateResult {
    return html`<label class="check">
      <input
        type="checkbox"
        .checked=${value}
        @change=${(event: Event) => {
          set((event.target as HTMLInputElement).checked);
          this.#draw();
        }}
      />
      <span>${label}</span>
    </label>`;
  }

  #picture(): TemplateResult {
    return html`
      <div class="shared">
        <h3>${words.picture}</h3>
        ${this.#check(words.names, this.#hasNames, (value) => {
          this.#hasNames = value;
        })}
        <label class="metric">
          ${words.size}
          <select
            @change=${(event: Event) => {
              this.#cell = Number((event.target as HTMLSelectElement).value);
            }}
          >
            ${SIZES.map(
              (size) =>
                html`<option value=${size} ?selected=${size === this.#cell}>
                  ${words.sizes[size]}
                </option>`,
            )}
          </select>
        </label>
        <div class="buttons">
          ${this.#button(words.png, () => void this.#save('png'))}
          ${this.#button(words.svg, () => void this.#save('svg'))}
        </div>
        <h3>${words.print}</h3>
        <p class="note">${words.printText}</p>
        <div class="buttons">
          ${this.#button(words.print, () => {
            print();
          })}
        </div>
      </div>
    `;
  }

  #embed(): TemplateResult {
    const { state } = this.#bench.editor;
    if (!state.judgement.playable.holds) {
      return html`<div class="shared">
        <h3>${words.embed}</h3>
        <p class="note">${words.embedNot}</p>
      </div>`;
    }
    const layout = layoutText(state);
    const snippet = snippetOf(layout, this.#hasControls);
    return html`
      <div>
        ${this.#text('snippet', words.embed, snippet, words.embedText)}
        ${this.#check(words.controls, this.#hasControls, (value) => {
          this.#hasControls = value;
        })}
      </div>
      <div class="preview">
        <p class="note">${words.preview}</p>
        <parlour-klotski layout=${layout} ?controls=${this.#hasControls}></parlour-klotski>
      </div>
    `;
  }

  #draw(): void {
    const { state } = this.#bench.editor;
    const address = addressOf(state, location.href);
    render(
      html`
        <div class="sharing">
          <div>${this.#text('link', words.link, address, words.linkText)} ${this.#picture()}</div>
          <div class="embed">${this.#embed()}</div>
        </div>
        ${this.#message ? html`<p class="note">${this.#message}</p>` : nothing}
      `,
      this.#section,
    );
  }
}

export const share: Panel = {
  id: 'share',
  title: words.title,
  mount: (section, bench) => {
    new Share(section, bench);
  },
};
