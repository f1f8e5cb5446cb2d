// A fan shown large over the page. Where cards lie so close that less than 24 px of each can be seen,
// a finger cannot tell them apart (WCAG 2.2, success criterion 2.5.8): a tap opens this, and a tap in
// it picks up a card. Loaded when it is first needed.
import { css, html, render } from 'lit';
import { cardFace } from '../cards/index.ts';
import type { PileModel } from './model.ts';

const fanStyles = css`
  .fan {
    --w: clamp(64px, 17vw, 96px);
    max-width: min(94vw, 560px);
    max-height: 88dvh;
    padding: 14px;
    border: 1px solid color-mix(in oklch, var(--_ink) 20%, transparent);
    border-radius: 14px;
    overflow: auto;
    background: var(--_paper);
    direction: ltr;
  }
  .fan::backdrop {
    background: #0006;
  }
  .fan:popover-open {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 10px;
  }
  .fan .card {
    padding: 0;
    border: 0;
    cursor: pointer;
    touch-action: manipulation;
  }
`;

/** Opens the face-up cards of a pile; `choose` is called with the index of the one that is tapped. */
export const openFan = (
  root: ShadowRoot,
  pile: PileModel,
  nameOf: (index: number) => string,
  choose: (index: number) => void,
): void => {
  const sheet = fanStyles.styleSheet as CSSStyleSheet;
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  const old = root.querySelector<HTMLElement>('.fan');
  const fan = old ?? document.createElement('div');
  if (!old) {
    fan.className = 'fan';
    fan.popover = 'auto';
    fan.role = 'group';
    root.append(fan);
  }
  fan.ariaLabel = pile.name;
  const chosen = (index: number): void => {
    fan.hidePopover();
    choose(index);
  };
  const cards = pile.up.map(
    (card, index) =>
      html`<button
        type="button"
        class="card"
        part="card"
        aria-label=${nameOf(index)}
        @click=${() => {
          chosen(index);
        }}
      >
        ${cardFace(card)}
      </button>`,
  );
  render(cards, fan);
  fan.showPopover();
};
