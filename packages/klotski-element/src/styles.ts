import { css } from 'lit';

/**
 * A walnut tray with an opening at the bottom. All lengths derive from a cell's width `--u`, and that
 * from the element's own width.
 */
export const klotskiStyles = css`
  :host {
    --_felt: var(--parlour-felt, light-dark(oklch(0.42 0.06 55), oklch(0.25 0.035 55)));
    --_well: color-mix(in oklch, var(--_felt), black 45%);
    border-radius: var(--parlour-radius, 12px);
    background: var(--_felt);
  }
  .field {
    --u: min(
      calc(100cqi / 4.64),
      var(--parlour-cell-width, 112px),
      max(44px, calc((100dvh - 96px) / 5.8))
    );
    position: relative;
    width: calc(var(--u) * 4.16);
    height: calc(var(--u) * 5.16);
    margin: calc(var(--u) * 0.24) auto;
    border-radius: calc(var(--u) * 0.1);
    background: var(--_well);
    box-shadow:
      inset 0 calc(var(--u) * 0.04) calc(var(--u) * 0.1) #0008,
      0 0 0 calc(var(--u) * 0.09) color-mix(in oklch, var(--_felt), white 14%),
      0 0 0 calc(var(--u) * 0.1) #0006;
    direction: ltr;
    user-select: none;
    -webkit-user-select: none;
    touch-action: pan-y pinch-zoom;
  }
  .row {
    display: contents;
  }
  .block,
  .gap {
    position: absolute;
    left: calc(var(--u) * (var(--x) + 0.08));
    top: calc(var(--u) * (var(--y) + 0.08));
    width: calc(var(--u) * var(--bw, 1));
    height: calc(var(--u) * var(--bh, 1));
  }
  .exit {
    position: absolute;
    left: 25%;
    right: 25%;
    bottom: calc(var(--u) * -0.11);
    height: calc(var(--u) * 0.2);
    background: var(--_well);
  }
  .exit::after {
    content: '';
    position: absolute;
    inset: auto calc(50% - var(--u) * 0.1) 20%;
    border: solid transparent;
    border-width: calc(var(--u) * 0.1) calc(var(--u) * 0.1) 0;
    border-top-color: var(--_brass);
  }
  .block {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: calc(var(--u) * 0.06);
    border: calc(var(--u) * 0.025) solid transparent;
    border-radius: calc(var(--u) * 0.13);
    background:
      var(--mark, none) padding-box,
      var(--tone) padding-box;
    --bevel:
      inset 0 calc(var(--u) * 0.035) 0 #fff6, inset 0 calc(var(--u) * -0.045) 0 #0005,
      inset calc(var(--u) * 0.025) 0 0 #fff2, inset calc(var(--u) * -0.025) 0 0 #0002;
    box-shadow:
      var(--bevel),
      0 1px 2px #0008;
    container-type: inline-size;
    background-clip: padding-box;
    color: var(--text, oklch(0.98 0.01 90));
    line-height: 1.05;
    text-align: center;
    overflow: hidden;
  }
  .big {
    --tone: var(--parlour-block-4, oklch(0.46 0.15 25));
    --size: 30cqw;
    --small: 7.7cqw;
    --mark: radial-gradient(circle, transparent 56%, #fff3 57% 60%, transparent 61%);
  }
  .vertical {
    --tone: var(--parlour-block-2, oklch(0.42 0.1 255));
    --mark: repeating-linear-gradient(90deg, #fff0 0 16%, #fff2 17% 19%, #fff0 20% 33%);
    --size: 43cqw;
  }
  .horizontal {
    --tone: var(--parlour-block-3, oklch(0.7 0.11 160));
    --size: 18.5cqw;
    --small: 7.7cqw;
    --text: oklch(0.2 0.03 160);
    --cut: #0000;
    --mark: repeating-linear-gradient(#0000 0 16%, #0002 17% 19%, #0000 20% 33%);
  }
  .soldier {
    --tone: var(--parlour-block-1, oklch(0.88 0.07 85));
    --text: oklch(0.27 0.05 55);
    --cut: #0000;
    --mark: radial-gradient(circle, #0000 52%, #0002 54% 58%, #0000 60%);
  }
  .name::before {
    content: attr(data-text);
  }
  .name {
    font-family: 'Noto Serif CJK SC', 'Songti SC', 'Source Han Serif SC', SimSun, serif;
    font-size: var(--size, 38cqw);
    font-weight: 600;
    text-shadow:
      0 -0.03em 0 var(--cut, #0009),
      0 0.025em 0 #fff5;
  }
  .vertical .name:is(:lang(zh), :lang(ja)) {
    writing-mode: vertical-rl;
    letter-spacing: 0.1em;
  }
  .gloss {
    font-size: max(12px, var(--small, 15.5cqw));
  }
  @container (max-width: 72px) {
    .gloss {
      display: none;
    }
  }
  .movable {
    touch-action: none;
    cursor: grab;
  }
  .gap {
    border-radius: calc(var(--u) * 0.13);
  }
  @media (forced-colors: active) {
    .block {
      border-color: CanvasText;
      background: Canvas;
      color: CanvasText;
    }
    .field {
      border: 1px solid CanvasText;
    }
    .exit {
      background: Highlight;
    }
    .exit::after {
      display: none;
    }
  }
  @media print {
    .block,
    .field {
      print-color-adjust: exact;
    }
  }
`;
