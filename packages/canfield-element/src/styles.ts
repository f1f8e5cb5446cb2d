import { css } from 'lit';

/** Canfield's cloth is wine red, its backs are green; beside the foundations stands the base rank. */
export const canfieldStyles = css`
  :host {
    --_felt: var(--parlour-felt, light-dark(oklch(0.4 0.095 15), oklch(0.25 0.055 15)));
  }
  .card.back {
    color: var(--parlour-back, oklch(0.42 0.075 165));
  }
  .base {
    position: relative;
    width: 66%;
    margin-left: auto;
  }
  .reserve.none .card {
    top: calc(var(--w) * var(--d) * 0.035);
  }
  .count {
    position: absolute;
    inset: calc(var(--w) * 1.55) 0 auto;
    color: oklch(0.95 0.02 95);
    font-size: max(12px, var(--w) * 0.22);
    text-align: center;
  }
`;
