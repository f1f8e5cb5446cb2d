import { css, html, nothing, type TemplateResult } from 'lit';
import { icon, type IconName } from './icons.ts';

/** A button: what it does, and what it is called. */
export type Tool = readonly [action: IconName, label: string];

/** What the status shows: a name and a figure each. */
export type Status = readonly (readonly [name: string, figure: string])[];

/**
 * The toolbar: one stop of the Tab key, arrows go from button to button. Buttons that cannot be used
 * now stay reachable, so that focus is never lost under a finger.
 */
export const toolbar = (
  name: string,
  tools: readonly Tool[],
  unusable: readonly unknown[],
  status: Status,
  current: string,
): TemplateResult => html`
  <div role="toolbar" part="toolbar" aria-label=${name} class="buttons">
    ${tools.map(
      ([action, label], index) =>
        html`<button
          part="button"
          type="button"
          data-action=${action}
          aria-label=${label}
          title=${label}
          tabindex=${
            (tools.some(([known]) => known === current) ? action === current : index === 0) ? 0 : -1
          }
          aria-disabled=${unusable.includes(action) ? 'true' : nothing}
        >
          ${icon(action)}
        </button>`,
    )}
    <slot name="toolbar"></slot>
  </div>
  <dl class="status" part="status">
    ${status.map(
      ([figure, value]) =>
        html`<div>
          <dt>${figure}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
    <slot name="status"></slot>
  </dl>
`;

const toolbarStyles = css`
  .buttons {
    display: flex;
    flex-wrap: wrap;
  }
  button {
    display: grid;
    place-items: center;
    min-width: 44px;
    min-height: 44px;
    padding: 0 10px;
    border: 0;
    border-radius: 8px;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
    touch-action: manipulation;
  }
  button:hover:not([aria-disabled]) {
    background: color-mix(in oklch, currentcolor 9%, transparent);
  }
  button:active:not([aria-disabled]) {
    background: color-mix(in oklch, currentcolor 16%, transparent);
  }
  [aria-disabled] {
    opacity: 0.38;
    cursor: default;
  }
  .icon {
    width: 22px;
    fill: none;
    stroke: currentcolor;
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .status {
    display: flex;
    gap: 4px 18px;
    flex-wrap: wrap;
    margin: 0;
    font-size: 0.875rem;
  }
  .status > div {
    display: flex;
    gap: 6px;
  }
  dt {
    opacity: 0.72;
  }
  dd {
    margin: 0;
    font-weight: 600;
    min-width: 2ch;
  }
  @media (forced-colors: active) {
    [aria-disabled] {
      opacity: 1;
      color: GrayText;
    }
  }
`;

/** Puts the toolbar's styles into an element's tree, once. */
export const styleToolbar = (root: ShadowRoot): void => {
  const sheet = toolbarStyles.styleSheet;
  if (sheet && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
};
