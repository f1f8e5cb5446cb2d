// Parts of the sheets that tell figures.
import { html, nothing, type TemplateResult } from 'lit';
import { words } from './words.ts';

export type Figure = readonly [name: string, value: string | number];

/** Large figures, each under its name. */
export const figures = (rows: readonly Figure[]): TemplateResult => html`
  <dl class="figures">
    ${rows.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>
`;

export interface FigureTable {
  /** What the table is called. */
  readonly label: string;
  readonly heads: readonly unknown[];
  /** The first cell of a row is its name. */
  readonly rows: readonly (readonly unknown[])[];
}

export const figureTable = ({ label, heads, rows }: FigureTable): TemplateResult => html`
  <div class="scroll" tabindex="0" role="region" aria-label=${label}>
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([name, ...cells]) =>
            html`<tr>
              <th scope="row">${name}</th>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>
`;

const ask = (event: Event): void => {
  const button = event.currentTarget as HTMLElement;
  const question = button.nextElementSibling;
  if (question instanceof HTMLElement) {
    question.hidden = false;
    question.querySelector('button')?.focus();
  }
  button.hidden = true;
};

const asked = (event: Event, act?: () => void): void => {
  const question = (event.currentTarget as HTMLElement).closest<HTMLElement>('.question');
  const button = question?.previousElementSibling;
  if (question) question.hidden = true;
  if (button instanceof HTMLElement) {
    button.hidden = false;
    button.focus();
  }
  act?.();
};

/** Forgets what was counted, once the player has said so twice. */
export const resetPart = (reset: () => void): TemplateResult => {
  const text = words.statistics;
  return html`
    <button type="button" class="plain-button" @click=${ask}>${text.reset}</button>
    <div class="question" hidden>
      <p>${text.resetQuestion}</p>
      <div class="buttons">
        <button
          type="button"
          @click=${(event: Event) => {
            asked(event);
          }}
        >
          ${text.resetNo}
        </button>
        <button
          type="button"
          class="warn"
          @click=${(event: Event) => {
            asked(event, reset);
          }}
        >
          ${text.resetYes}
        </button>
      </div>
    </div>
  `;
};

/** What is said of entries that cannot be read. */
export const faultyNote = (faulty: number): TemplateResult | typeof nothing =>
  faulty > 0 ? html`<p class="note">${words.statistics.unreadable(faulty)}</p>` : nothing;

export interface Result {
  readonly figures: readonly Figure[];
  /** What is remarkable about it. */
  readonly praise: readonly string[];
  /** The first is what one most likely wants. */
  readonly actions: readonly TemplateResult[];
}

/** The body of a result sheet. */
export const resultPart = ({ figures: rows, praise, actions }: Result): TemplateResult => html`
  ${figures(rows)} ${praise.length > 0 ? html`<p class="praise">${praise.join(', ')}</p>` : nothing}
  <div class="buttons">${actions}</div>
`;
