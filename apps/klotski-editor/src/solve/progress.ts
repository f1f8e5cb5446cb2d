import { html, type TemplateResult } from 'lit';
import { words } from './words.ts';

/** A search that takes its time: how far it is, and a way to end it. */
export const progressView = (positions: number, stop: () => void): TemplateResult => html`
  <div class="progress">
    <progress aria-label=${words.searching}></progress>
    <span>${words.positions(positions)}</span>
    <button type="button" class="small" @click=${stop}>${words.stop}</button>
  </div>
`;
