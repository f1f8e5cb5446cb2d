import { css } from 'lit';

/** What the board looks like while somebody plays, and when it is solved. */
export const playStyles = css`
  .block:focus-visible {
    z-index: 1;
    outline: max(3px, calc(var(--u) * 0.035)) solid var(--_brass);
    outline-offset: calc(var(--u) * -0.03);
  }
  .selected {
    z-index: 1;
    box-shadow:
      var(--bevel),
      0 0 0 max(2px, calc(var(--u) * 0.03)) var(--_brass),
      0 0 0 max(3px, calc(var(--u) * 0.045)) #000a,
      0 3px 7px 2px #0008;
  }
  .dragged,
  .flying {
    z-index: 2;
  }
  .dragged {
    cursor: grabbing;
  }
  .target::after {
    content: '';
    position: absolute;
    inset: 42%;
    border-radius: 50%;
    background: var(--_brass);
  }
  .pointer {
    position: absolute;
    inset: 0;
    z-index: 3;
    width: 100%;
    height: 100%;
    fill: none;
    stroke: var(--_brass);
    stroke-width: 0.05;
    stroke-linejoin: round;
    pointer-events: none;
    filter: drop-shadow(0 0 1px #000) drop-shadow(0 1px 1px #0008);
  }
  .pointer .to {
    stroke-dasharray: 0.12 0.08;
  }
  .pointer .way {
    stroke-dasharray: 1;
    animation: draw 0.18s ease-out both;
  }
  .pointer .end {
    fill: var(--_brass);
  }
  @keyframes draw {
    from {
      stroke-dashoffset: 1;
    }
  }
  :host(:state(won)) .field,
  :host(:state(demonstrating)) .field {
    outline: max(2px, calc(var(--u) * 0.03)) solid var(--_brass);
    outline-offset: calc(var(--u) * 0.02);
  }
  :host(:state(won)) .big {
    animation: home 1.1s ease-in-out;
  }
  :host(:state(won)) .field::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    pointer-events: none;
    background: linear-gradient(
      105deg,
      transparent 42%,
      color-mix(in oklch, var(--_brass) 45%, transparent) 50%,
      transparent 58%
    );
    background-size: 300% 100%;
    animation: sweep 2s ease-in-out both;
    z-index: 4;
  }
  @keyframes home {
    40% {
      translate: 0 12%;
    }
  }
  @keyframes sweep {
    from {
      background-position: 100% 0;
    }
    to {
      background-position: 0 0;
    }
  }
  :host([animation='none']) *,
  :host([animation='none']) .field::after {
    animation: none !important;
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    .field::after {
      animation: none !important;
    }
  }
  @media (forced-colors: active) {
    .block:focus-visible,
    .selected {
      outline: max(3px, calc(var(--u) * 0.05)) solid Highlight;
    }
    .selected {
      background: Highlight;
      color: HighlightText;
    }
    .pointer {
      stroke: Highlight;
    }
    .pointer .end,
    .target::after {
      fill: Highlight;
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
