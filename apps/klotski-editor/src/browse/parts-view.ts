import { html, noChange, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

export interface ProgressOptions {
  readonly text: string;
  /** 0–1. */
  readonly part: number;
  readonly stop: string;
  readonly onStop: () => void;
}

/** Work that goes on, and a way to end it. */
export const progressView = ({ text, part, stop, onStop }: ProgressOptions): TemplateResult => html`
  <div class="working">
    <label>
      <span>${text}</span>
      <progress max="1" .value=${part}></progress>
    </label>
    <button type="button" @click=${onStop}>${stop}</button>
  </div>
`;

/** The value of a field, told by its id; not while somebody is writing there. */
export const steady = (id: string, value: string): unknown =>
  document.activeElement?.id === id ? noChange : live(value);

/** A field with its name above it. */
export const field = (name: string, control: TemplateResult, hint?: string): TemplateResult => html`
  <label class="field-of">
    <span>${name}</span>
    ${control}${hint === undefined ? nothing : html`<small>${hint}</small>`}
  </label>
`;

/** A choice among names. */
export const choices = <Name extends string>(
  names: readonly Name[],
  labels: Readonly<Record<Name, string>>,
  chosen: Name,
  choose: (name: Name) => void,
): TemplateResult => html`
  <select
    @change=${(event: Event) => {
      const { selectedIndex } = event.currentTarget as HTMLSelectElement;
      const name = names[selectedIndex];
      if (name !== undefined) choose(name);
    }}
  >
    ${names.map(
      (name) => html`<option value=${name} .selected=${name === chosen}>${labels[name]}</option>`,
    )}
  </select>
`;
