import { css } from 'lit';

/** What a table of piles looks like while somebody plays, and when it is won. */
export const playStyles = css`
  .field {
    user-select: none;
    -webkit-user-select: none;
    touch-action: pan-y pinch-zoom;
  }
  .movable {
    touch-action: none;
    cursor: grab;
  }
  .stock {
    cursor: pointer;
  }
  .dragged {
    z-index: 3;
    cursor: grabbing;
    pointer-events: none;
  }
  .flying {
    z-index: 2;
  }
  .pile:has(.dragged, .flying) {
    z-index: 2;
  }
  .target > .place,
  .target > .card:last-child {
    outline: max(2px, calc(var(--w) * 0.035)) dashed var(--_brass);
    outline-offset: -1px;
  }
  [data-large] {
    z-index: 4;
    scale: 2.4;
    transform-origin: top center;
  }
  :host(:state(won)) .foundation .card {
    animation: rise 1.1s ease-in-out;
  }
  :host(:state(won)) .foundation:nth-child(5n) .card {
    animation-delay: 0.12s;
  }
  :host(:state(won)) .foundation:nth-child(6n) .card {
    animation-delay: 0.24s;
  }
  :host(:state(won)) .foundation:nth-child(7n) .card {
    animation-delay: 0.36s;
  }
  :host(:state(won)) .field::after {
    content: '';
    position: absolute;
    inset: 0;
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
  @keyframes rise {
    40% {
      translate: 0 -14%;
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
`;
