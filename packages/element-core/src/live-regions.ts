import { html, type TemplateResult } from 'lit';

/** Two live regions, for the end of an element's template: there and empty from the first picture on. */
export const liveRegions = (): TemplateResult =>
  html`<div class="sr" id="polite" aria-live="polite"></div>
    <div class="sr" id="alert" aria-live="assertive"></div>`;
