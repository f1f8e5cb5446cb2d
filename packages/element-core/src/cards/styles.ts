import { css, type CSSResult } from 'lit';

/**
 * For every root that shows cards. `--w` is the width of a card, and what its face shows depends on
 * that alone. Colours come from the tokens: `--parlour-suit-1` ♠ and `-2` ♥, in two colours for ♣
 * and ♦ as well; `-3` ♣ and `-4` ♦ in four colours.
 */
export const cardStyles: CSSResult = css`
  .card,
  .place {
    box-sizing: border-box;
    width: var(--w);
    aspect-ratio: 5/7;
    border-radius: calc(var(--w) * 0.05);
  }
  .card {
    --metal: var(--parlour-brass, oklch(0.7 0.1 85));
    container-type: inline-size;
    background: var(--parlour-card, light-dark(oklch(0.985 0.008 95), oklch(0.93 0.012 90)));
    box-shadow:
      0 0 0 0.5px oklch(0 0 0 / 0.35),
      0 1px 1.5px oklch(0 0 0 / 0.35);
  }
  .card.selected {
    transform: translateY(-3%);
    box-shadow:
      0 0 0 max(2px, var(--w) * 0.03) var(--metal),
      0 0 0 max(3px, var(--w) * 0.04) oklch(0.24 0.02 60),
      0 2px 5px 3px oklch(0 0 0 / 0.35);
  }
  .card.selected:focus-visible {
    outline-offset: max(3px, var(--w) * 0.045);
  }
  .card [viewBox],
  .place svg {
    display: block;
    width: 100%;
    height: 100%;
  }
  .card svg,
  .sign {
    fill: currentColor;
  }
  .sign {
    width: 1em;
    height: 1em;
  }
  .s0,
  .s2 {
    color: var(--parlour-suit-1, oklch(0.24 0.02 60));
  }
  .s1,
  .s3 {
    color: var(--parlour-suit-2, oklch(0.54 0.19 25));
  }
  :host([deck='four-color']) {
    .s2 {
      color: var(--parlour-suit-3, oklch(0.5 0.1 165));
    }
    .s3 {
      color: var(--parlour-suit-4, oklch(0.42 0.16 262));
    }
  }
  .card .rank {
    stroke: currentColor;
    stroke-width: 10;
  }
  .card .brass {
    fill: var(--metal);
  }
  .card.back {
    color: var(--parlour-back, oklch(0.42 0.11 20));
  }
  .card.back path {
    stroke: oklch(0.97 0.02 90);
  }
  .place {
    border: max(1px, var(--w) * 0.015) solid;
    color: oklch(0.95 0.02 95 / 0.7);
  }
  .place svg,
  .rank,
  .line {
    fill: none;
  }
  .place svg {
    stroke: currentColor;
    stroke-width: 4;
  }
  @container (width < 70px) {
    .large {
      display: none;
    }
  }
  @container (width < 43px) or (width >= 70px) {
    .medium {
      display: none;
    }
  }
  @container (width >= 43px) {
    .small {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .card,
    .place,
    .card svg {
      color: CanvasText !important;
    }
    .card {
      --metal: Canvas;
      border: 1px solid;
    }
    .card.selected {
      border: 3px solid Highlight;
    }
    .card .brass {
      stroke: CanvasText;
    }
    .card.back path {
      fill: Canvas;
      stroke: CanvasText;
    }
  }
  @media print {
    .card,
    .place {
      print-color-adjust: exact;
    }
    .place {
      color: GrayText;
    }
  }
`;
