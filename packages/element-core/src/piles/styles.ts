import { css } from 'lit';

/**
 * Layout of a table of piles. All lengths derive from the card's width `--w`, and that from the
 * element's own; fans draw together so that a column never grows out of its room (in card widths).
 */
export const pileStyles = css`
  :host {
    background: var(--_felt);
    border-radius: var(--parlour-radius, 12px);
    --_columns: 7;
    --_gap: 0.12;
    --_room: 6;
    --_fan: 0.5;
  }
  .field {
    --w: min(
      calc(100cqi / (var(--_columns) * (1 + var(--_gap)) + var(--_gap))),
      var(--parlour-card-width, 112px),
      max(26px, calc((100dvh - 76px) / (3.45 + var(--_room))))
    );
    --gap: calc(var(--w) * var(--_gap));
    position: relative;
    display: grid;
    gap: calc(var(--w) * 0.22);
    width: fit-content;
    margin: 0 auto;
    padding: calc(var(--gap) * 1.2) var(--gap) calc(var(--gap) * 2);
    direction: ltr;
    user-select: none;
    -webkit-user-select: none;
    touch-action: pan-y pinch-zoom;
  }
  .row {
    display: grid;
    grid-template-columns: repeat(var(--_columns), var(--w));
    gap: var(--gap);
  }
  .pile {
    position: relative;
    height: calc(var(--w) * 1.4);
    border-radius: calc(var(--w) * 0.05);
  }
  .pile.down {
    --ds: min(calc(var(--_fan) / 2), calc(var(--_room) * 0.3 / max(var(--downs), 1)));
    --us: min(
      var(--_fan),
      calc((var(--_room) - var(--downs) * var(--ds)) / max(var(--ups) - 1, 1))
    );
    height: calc(var(--w) * (1.4 + var(--_room)));
  }
  .pile.down .card {
    top: calc(var(--w) * (var(--d) * var(--ds) + var(--u) * var(--us)));
  }
  .pile.side .card {
    left: calc(var(--w) * var(--u) * 0.22);
  }
  .place,
  .pile > .card,
  .run > .card {
    position: absolute;
    width: var(--w);
    height: calc(var(--w) * 1.4);
  }
  .run {
    position: absolute;
    inset: 0 0 auto;
    height: calc(var(--w) * (1.4 + max(var(--downs) - 1, 0) * var(--ds, 0)));
    border-radius: calc(var(--w) * 0.05);
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
  @container (min-width: 700px) {
    .field {
      --_room: 2.5;
      --_fan: 0.34;
      --_gap: 0.16;
    }
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
  @media print {
    :host {
      background: none;
    }
  }
`;
