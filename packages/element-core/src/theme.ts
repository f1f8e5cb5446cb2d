import { css } from 'lit';

/**
 * The tokens that a page may set, with their defaults, and what every element's host needs. Colours
 * follow the page's `color-scheme`; sizes derive from the element's own width.
 */
export const themeStyles = css`
  :host {
    --_felt: var(--parlour-felt, light-dark(oklch(0.47 0.075 160), oklch(0.27 0.045 165)));
    --_paper: var(--parlour-paper, light-dark(oklch(0.975 0.012 90), oklch(0.22 0.01 80)));
    --_ink: var(--parlour-ink, light-dark(oklch(0.24 0.02 60), oklch(0.94 0.01 90)));
    --_brass: var(--parlour-brass, light-dark(oklch(0.7 0.1 85), oklch(0.78 0.11 85)));
    display: block;
    container-type: inline-size;
    contain: content;
    color: var(--_ink);
    font: 1rem/1.4 var(--parlour-font, system-ui, sans-serif);
    font-variant-numeric: tabular-nums;
    -webkit-tap-highlight-color: transparent;
  }
  :host([hidden]) {
    display: none;
  }
  * {
    box-sizing: border-box;
  }
  :focus-visible {
    outline: max(2px, 0.18em) solid var(--_brass);
    outline-offset: 1px;
    box-shadow: 0 0 0 max(4px, 0.3em) light-dark(#0009, #000c);
  }
  .sr {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .bar {
    min-height: 52px;
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: 4px 16px;
    padding: 4px max(8px, 1.5cqi);
    background: var(--_paper);
  }
  @container (max-width: 500px) {
    .bar {
      min-height: 76px;
    }
  }
  @media (forced-colors: active) {
    :focus-visible {
      outline-color: Highlight;
    }
  }
`;
