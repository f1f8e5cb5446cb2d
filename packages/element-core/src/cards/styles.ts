import { css, type CSSResult } from 'lit';

/**
 * For every root that shows cards. `--w` is the width of a card; what a card shows depends on it
 * alone. Colours come from the tokens; suits 3 and 4 of the tokens speak in four colours only.
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
    container-type: inline-size;
    background: var(--parlour-card, light-dark(oklch(0.985 0.008 95), oklch(0.93 0.012 90)));
    box-shadow:
      0 0 0 0.5px oklch(0 0 0 / 0.35),
      0 1px 1.5px oklch(0 0 0 / 0.35);
  }
  .card.selected {
    transform: translateY(-3%);
    box-shadow:
      0 0 0 max(2px, var(--w) * 0.03) var(--brass),
      0 2px 4px oklch(0 0 0 / 0.4);
  }
  .card,
  .sign {
    --brass: var(--parlour-brass, light-dark(oklch(0.7 0.1 85), oklch(0.78 0.11 85)));
    --black: var(--parlour-suit-1, oklch(0.24 0.02 60));
    --red: var(--parlour-suit-2, oklch(0.55 0.19 25));
  }
  .card svg,
  .sign {
    display: block;
    width: 100%;
    height: 100%;
    fill: currentColor;
  }
  .s0,
  .s2 {
    color: var(--black);
  }
  .s1,
  .s3 {
    color: var(--red);
  }
  :host([deck='four-color']) .s2 {
    color: var(--parlour-suit-3, oklch(0.5 0.12 150));
  }
  :host([deck='four-color']) .s3 {
    color: var(--parlour-suit-4, oklch(0.52 0.15 255));
  }
  .card .rank,
  .monogram {
    fill: none;
    stroke: currentColor;
    stroke-width: 12;
  }
  .card .brass {
    fill: var(--brass);
  }
  .card.back {
    color: var(--parlour-back, oklch(0.42 0.11 20));
  }
  .lattice {
    stroke: currentColor;
    stroke-width: 1.6;
  }
  .place {
    border: max(1px, var(--w) * 0.015) solid currentColor;
    color: oklch(0.95 0.02 95 / 0.7);
  }
  .place .sign {
    fill: none;
    stroke: currentColor;
    stroke-width: 4;
  }
  .to-50,
  .to-70 {
    display: none;
  }
  @container (width<70px) {
    .from-70 {
      display: none;
    }
    .to-70 {
      display: inline;
    }
  }
  @container (width<50px) {
    .from-50 {
      display: none;
    }
    .to-50 {
      display: inline;
    }
  }
`;
