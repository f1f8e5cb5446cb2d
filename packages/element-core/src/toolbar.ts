import { css, html, nothing, type TemplateResult } from 'lit';
import { clock } from './clock.ts';
import { icon } from './icons.ts';
import type { CoreWords } from './messages/words.ts';

const BUTTONS = ['new', 'restart', 'undo', 'redo', 'hint', 'auto', 'help'] as const;

/** What the status shows: seconds played, moves, and points or dollars where they are counted. */
export interface Status {
  readonly moves: number;
  readonly seconds: number;
  readonly score?: number;
  readonly isMoney?: boolean;
}

const statusOf = (words: CoreWords, { moves, seconds, score, isMoney }: Status) => [
  [words.moves, String(moves)],
  [words.time, clock(seconds)],
  ...(score === undefined
    ? []
    : [[words.score, `${score < 0 ? '−' : ''}${isMoney ? '$' : ''}${Math.abs(score)}`]]),
];

/**
 * The toolbar: one stop of the Tab key, arrows go from button to button. Buttons that cannot be used
 * now stay reachable, so that focus is never lost under a finger.
 */
export const toolbar = (
  words: CoreWords,
  unusable: readonly unknown[],
  status: Status,
  current: string,
): TemplateResult => html`
  <div role="toolbar" part="toolbar" aria-label=${words.toolbar} class="buttons">
    ${BUTTONS.map(
      (action) =>
        html`<button
          part="button"
          type="button"
          data-action=${action}
          aria-label=${words[action]}
          title=${words[action]}
          tabindex=${action === current ? 0 : -1}
          aria-disabled=${unusable.includes(action) ? 'true' : nothing}
        >
          ${icon(action)}
        </button>`,
    )}
    <slot name="toolbar"></slot>
  </div>
  <dl class="status" part="status">
    ${statusOf(words, status).map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
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
