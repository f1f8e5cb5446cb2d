import { css } from 'lit';

/** What the board looks like while somebody plays, and when it is solved. */
export const playStyles = css`
  .selected {
    z-index: 1;
    box-shadow:
      inset 0 calc(var(--u) * 0.035) 0 #fff6,
      inset 0 calc(var(--u) * -0.045) 0 #0005,
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
  .target {
    outline: max(2px, calc(var(--u) * 0.03)) dashed var(--_brass);
    outline-offset: calc(var(--u) * -0.08);
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
    animation: sweep 1.4s ease-in-out both;
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
    .selected {
      border-color: Highlight;
    }
  }
`;
