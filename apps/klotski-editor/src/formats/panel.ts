// All formats side by side. What is typed into one is on the board and in the others at once; the
// one that is typed into is left alone.
import { type Format, type FormatError, FORMATS, type Mode } from '@parlour/klotski/formats';
import { html, render } from 'lit';
import { type Design } from '../model/design.ts';
import { type Bench, type Panel } from '../shell/bench.ts';
import { copied } from '../shell/copy.ts';
import { type Field, type FieldActs, fieldView } from './field.ts';
import { idWarnings, otherFormat, reading, written } from './texts.ts';
import { words } from './words.ts';

/** What is being typed. */
interface Draft {
  readonly text: string;
  readonly error: FormatError | undefined;
}

/** Milliseconds for which a copy is confirmed. */
const CONFIRMED = 1600;

class Formats {
  readonly #section: HTMLElement;
  readonly #bench: Bench;
  readonly #drafts = new Map<Format, Draft>();
  #mode: Mode = 'lenient';
  #copied: Format | undefined;
  #shown: Design | undefined;

  constructor(section: HTMLElement, bench: Bench) {
    this.#section = section;
    this.#bench = bench;
    bench.editor.subscribe(({ design }) => {
      if (design === this.#shown) return;
      this.#shown = design;
      // What was typed before is no longer what the board is; only the field in use keeps it.
      for (const format of FORMATS) if (!this.#isInUse(format)) this.#drafts.delete(format);
      this.#draw();
    });
  }

  #isInUse(format: Format): boolean {
    return document.activeElement?.id === `format-${format}`;
  }

  #field(format: Format, design: Design): Field {
    const draft = this.#drafts.get(format);
    const own = written(design, format);
    const error = draft?.error;
    return {
      format,
      text: draft?.text ?? own.text,
      error,
      written: own,
      other: draft && error ? otherFormat(draft.text, format, this.#mode) : undefined,
      warnings: format === '4' && !error ? idWarnings(design) : [],
      isCopied: this.#copied === format,
    };
  }

  readonly #acts: FieldActs = {
    type: (format, text) => {
      this.#type(format, text);
    },
    leave: (format) => {
      if (this.#drafts.get(format)?.error) return;
      this.#drafts.delete(format);
      this.#bench.editor.endAct();
      this.#draw();
    },
    restore: (format) => {
      this.#drafts.delete(format);
      this.#draw();
    },
    copy: (format) => void this.#copy(format),
    readAs: (text, format) => {
      const { editor } = this.#bench;
      const read = reading(text.trim(), format, this.#mode, editor.state.design);
      if (!read.ok) return;
      this.#drafts.clear();
      editor.do(read.verb);
      this.#draw();
    },
    mark: (cells) => {
      this.#bench.marks.set('capacity', cells);
    },
  };

  #type(format: Format, text: string): void {
    const { editor } = this.#bench;
    const read = reading(text, format, this.#mode, editor.state.design);
    this.#drafts.clear();
    this.#drafts.set(format, { text, error: read.ok ? undefined : read.error });
    if (read.ok) editor.do(read.verb, `type ${format}`);
    this.#draw();
  }

  async #copy(format: Format): Promise<void> {
    const field = this.#section.querySelector<HTMLTextAreaElement>(`#format-${format}`);
    if (!field?.value) return;
    const isDone = await copied(field.value);
    this.#bench.say(isDone ? words.copied(words.label[format]) : words.notCopied);
    if (!isDone) {
      field.select();
      return;
    }
    this.#copied = format;
    this.#draw();
    setTimeout(() => {
      if (this.#copied !== format) return;
      this.#copied = undefined;
      this.#draw();
    }, CONFIRMED);
  }

  #setMode(mode: Mode): void {
    this.#mode = mode;
    for (const [format, { text }] of [...this.#drafts]) this.#type(format, text);
    this.#draw();
  }

  #markFault(): void {
    const errors = [...this.#drafts.values()].map(({ error }) => error);
    const cells = errors.flatMap((error) => [error?.cell, error?.at]);
    this.#bench.marks.set(
      'format',
      cells.filter((cell) => cell !== undefined),
    );
  }

  #draw(): void {
    const { editor } = this.#bench;
    const { design } = editor.state;
    const fields = FORMATS.map((format) => this.#field(format, design));
    render(
      html`
        <div class="formats">${fields.map((field) => fieldView(field, this.#acts))}</div>
        <div class="switches">
          <label class="check">
            <input
              type="checkbox"
              .checked=${design.keepsIds}
              @change=${(event: Event) => {
                const keepsIds = (event.target as HTMLInputElement).checked;
                editor.do({ type: 'keep-ids', keepsIds });
              }}
            />
            <span>${words.keepIds}<small>${words.keepIdsText}</small></span>
          </label>
          <label class="check">
            <input
              type="checkbox"
              .checked=${this.#mode === 'strict'}
              @change=${(event: Event) => {
                this.#setMode((event.target as HTMLInputElement).checked ? 'strict' : 'lenient');
              }}
            />
            <span>${words.strict}<small>${words.strictText}</small></span>
          </label>
        </div>
      `,
      this.#section,
    );
    this.#markFault();
  }
}

export const formats: Panel = {
  id: 'formats',
  title: words.title,
  mount: (section, bench) => {
    new Formats(section, bench);
  },
};
