// One format as a field: what is typed, its fault marked at the character and told below.
import { type Format, type FormatError, type Warning } from '@parlour/klotski/formats';
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { icon } from '../shell/icons.ts';
import { parted, type Written } from './texts.ts';
import { words } from './words.ts';

export interface Field {
  readonly format: Format;
  /** What stands in it: what is being typed, else the design's text. */
  readonly text: string;
  readonly error: FormatError | undefined;
  readonly written: Written;
  /** A format that the faulty text can be read in. */
  readonly other: Format | undefined;
  readonly warnings: readonly Warning[];
  readonly isCopied: boolean;
}

export interface FieldActs {
  readonly type: (format: Format, text: string) => void;
  readonly leave: (format: Format) => void;
  readonly restore: (format: Format) => void;
  readonly copy: (format: Format) => void;
  readonly readAs: (text: string, format: Format) => void;
  readonly mark: (cells: readonly number[]) => void;
}

/** The text once more, unseen, so that its fault can be marked below the field's own. */
const mirror = ({ text, format, error }: Field): TemplateResult => {
  const [before, fault, after] = error ? parted(text, format, error) : [text, '', ''];
  // Nothing but the text may stand inside, and something always does.
  const content = [before, error ? html`<mark>${fault}</mark>` : '', `${after}\u200b`];
  return html`<div class="mirror" aria-hidden="true">${content}</div>`;
};

const notes = (field: Field, acts: FieldActs): TemplateResult => {
  const { format, text, error, other, warnings } = field;
  const { reason, cells } = field.written;
  if (error) {
    const message = words.fault(words.label[format], error.position, error.message);
    return html`<p class="fault">
      ${message}
      ${
        other
          ? html`<button
              type="button"
              class="small"
              @click=${() => {
                acts.readAs(text, other);
              }}
            >
              ${words.readAs(words.label[other])}
            </button>`
          : nothing
      }
    </p>`;
  }
  const told = [reason ?? '', ...warnings.map((warning) => words.warning[warning])].filter(Boolean);
  if (told.length === 0) return html``;
  return html`<p
    class="note"
    @pointerenter=${() => {
      acts.mark(cells);
    }}
    @pointerleave=${() => {
      acts.mark([]);
    }}
  >
    ${told.join(' ')}
  </p>`;
};

export const fieldView = (field: Field, acts: FieldActs): TemplateResult => {
  const { format, text, error, isCopied, written } = field;
  const label = words.label[format];
  const id = `format-${format}`;
  return html`
    <div class="format${error ? ' faulty' : ''}" data-format=${format}>
      <label for=${id}><strong>${label}</strong> <small>${words.about[format]}</small></label>
      <div class="entry">
        ${mirror(field)}
        <textarea
          id=${id}
          rows="1"
          spellcheck="false"
          autocomplete="off"
          autocapitalize="off"
          placeholder=${written.reason ? '—' : nothing}
          aria-describedby="${id}-notes"
          aria-invalid=${String(error !== undefined)}
          .value=${live(text)}
          @input=${(event: Event) => {
            acts.type(format, (event.target as HTMLTextAreaElement).value);
          }}
          @blur=${() => {
            acts.leave(format);
          }}
          @keydown=${(event: KeyboardEvent) => {
            if (event.key === 'Enter') event.preventDefault();
            if (event.key === 'Escape') acts.restore(format);
          }}
        ></textarea>
        <button
          type="button"
          class="quiet copy"
          aria-label=${words.copy(label)}
          title=${words.copy(label)}
          aria-disabled=${String(text === '')}
          @click=${() => {
            acts.copy(format);
          }}
        >
          ${icon(isCopied ? 'check' : 'copy')}
        </button>
      </div>
      <div id="${id}-notes" class="notes" aria-live="polite">${notes(field, acts)}</div>
    </div>
  `;
};
