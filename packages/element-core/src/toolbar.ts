import { css, html, nothing, type TemplateResult } from 'lit';
import { icon, type IconName } from './icons.ts';

export interface ToolbarButton {
  readonly action: IconName;
  readonly label: string;
  readonly isDisabled?: boolean;
}

/** Seconds as a clock: `7:05`, `1:02:09`. */
export const clock = (seconds: number): string => {
  const whole = Math.floor(seconds);
  const two = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(whole % 60)}`
    : `${minutes}:${two(whole % 60)}`;
};

/**
 * The toolbar: one stop of the Tab key, arrows go from button to button. Buttons that cannot be used
 * now stay reachable, so that focus is never lost under a finger.
 */
export const toolbar = (
  label: string,
  buttons: readonly ToolbarButton[],
  status: readonly (readonly [name: string, value: string])[],
  current: string,
): TemplateResult => html`
  <div class="bar" part="toolbar">
    <div role="toolbar" aria-label=${label} class="buttons">
      ${buttons.map(
        ({ action, label: text, isDisabled = false }) =>
          html`<button
            part="button"
            type="button"
            data-action=${action}
            aria-label=${text}
            title=${text}
            tabindex=${action === current ? 0 : -1}
            aria-disabled=${isDisabled ? 'true' : nothing}
          >
            ${icon(action)}
          </button>`,
      )}
      <slot name="toolbar"></slot>
    </div>
    <dl class="status" part="status">
      ${status.map(
        ([name, value]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
      <slot name="status"></slot>
    </dl>
  </div>
`;

export const toolbarStyles = css`
  .bar {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: 4px 16px;
    padding: 4px max(8px, 1.5cqi);
    background: var(--_paper);
  }
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
