// The board as something to be kept.
import { make4 } from '@parlour/klotski/formats';
import { namedAs } from '@parlour/klotski/gallery';
import { html, type TemplateResult } from 'lit';
import { field } from '../browse/parts-view.ts';
import { hasOwnIds } from '../model/design.ts';
import { type EditorState } from '../model/editor.ts';
import { type Draft, type Entry, LIMITS, tidyName } from './entry.ts';
import { words } from './words.ts';

/** What is kept of the board. */
export const draftOf = ({ design, layout }: EditorState, name: string): Draft => {
  const ids = design.keepsIds && hasOwnIds(design) ? make4(design.blocks) : undefined;
  return {
    layout,
    ...(ids?.ok && { ids: ids.value }),
    name: tidyName(name),
    notes: '',
    tags: [],
  };
};

export interface BoardOptions {
  readonly state: EditorState;
  readonly known: Entry | undefined;
  readonly isSaving: boolean;
  readonly save: (name: string) => void;
  readonly show: (entry: Entry) => void;
}

const alreadyView = ({ state, known, show }: BoardOptions & { known: Entry }): TemplateResult => {
  const say = known.layout === state.layout ? words.isThere : words.mirrorIsThere;
  return html`<p class="already">
    <span>${say(known.name || words.unnamed)}</span>
    <button
      type="button"
      @click=${() => {
        show(known);
      }}
    >
      ${words.show}
    </button>
  </p>`;
};

/** A form with a name; where the board is kept already, the way to it. */
export const boardView = (options: BoardOptions): TemplateResult => {
  const { state, known, isSaving, save } = options;
  if (known) return alreadyView({ ...options, known });
  const suggestion = namedAs(state.layout)?.names['zh-Hans'] ?? '';
  return html`<form
    class="save"
    @submit=${(event: Event) => {
      event.preventDefault();
      const form = event.currentTarget as HTMLFormElement;
      const input = form.elements.namedItem('name');
      save(input instanceof HTMLInputElement && input.value ? input.value : suggestion);
      form.reset();
    }}
  >
    ${field(
      words.name,
      html`<input name="name" maxlength=${LIMITS.name} placeholder=${suggestion} />`,
    )}
    <button type="submit" class="primary" ?disabled=${isSaving}>${words.save}</button>
  </form>`;
};
