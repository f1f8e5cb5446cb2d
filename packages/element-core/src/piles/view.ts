// The table as a page sees it:
//
//   .field > .row > .pile[role=listbox][data-pile] > .place, .run[role=option] > .card.back …,
//                                                   .card[role=option][data-index] …
import { html, nothing, type TemplateResult } from 'lit';
import { cardFace, placeSign } from '../cards/index.ts';
import { sameSpot, type Spot } from '../spot.ts';
import { BASE, type PileModel, stopsOf, type TableModel } from './model.ts';

export interface TableView {
  readonly table: TableModel;
  /** Where Tab comes in. */
  readonly focus: Spot;
  /** What is picked up: this card and those on it. */
  readonly picked: Spot | undefined;
  /** Where the picked cards, or a hint, may go. */
  readonly targets: readonly string[];
  /** Can it be dragged or picked up? */
  readonly isMovable: (spot: Spot) => boolean;
  /** The picture on the back of a card. */
  readonly back: (card: number) => unknown;
  /** "8 of hearts, 2 of 4 face up". */
  readonly cardName: (pile: PileModel, index: number) => string;
}

const tabindex = (view: TableView, spot: Spot): 0 | -1 => (sameSpot(view.focus, spot) ? 0 : -1);

const faceDown = (view: TableView, { id, down, downName }: PileModel): TemplateResult =>
  html`<div
    class="run"
    role="option"
    part="run"
    aria-label=${downName}
    aria-selected="false"
    data-index=${BASE}
    tabindex=${tabindex(view, { pile: id, index: BASE })}
  >
    ${down.map(
      (card, index) =>
        html`<div
          class="card back"
          part="card back"
          data-key=${card}
          .style=${`--d:${index};--u:0`}
        >
          ${view.back(card)}
        </div>`,
    )}
  </div>`;

const faceUp = (view: TableView, pile: PileModel): unknown => {
  const stops = stopsOf(pile);
  return pile.up.map((card, index) => {
    const spot = { pile: pile.id, index };
    const isPicked = view.picked?.pile === pile.id && index >= view.picked.index;
    const isStop = stops.includes(index);
    const classes = `card${isPicked ? ' selected' : ''}${view.isMovable(spot) ? ' movable' : ''}`;
    return html`<div
      class=${classes}
      part="card${isPicked ? ' selected' : ''}"
      data-key=${card}
      data-index=${index}
      .style=${`--d:${pile.down.length};--u:${index}`}
      role=${isStop ? 'option' : nothing}
      aria-hidden=${isStop ? nothing : 'true'}
      aria-label=${isStop ? view.cardName(pile, index) : nothing}
      aria-selected=${isStop ? String(isPicked) : nothing}
      tabindex=${isStop ? tabindex(view, spot) : nothing}
    >
      ${cardFace(card)}
    </div>`;
  });
};

const pileView = (view: TableView, pile: PileModel): TemplateResult => {
  const isEmpty = pile.up.length + pile.down.length === 0;
  const isTarget = view.targets.includes(pile.id);
  const place = html`<div
    class="place"
    part="place"
    data-index=${isEmpty ? BASE : nothing}
    role=${isEmpty ? 'option' : nothing}
    aria-hidden=${isEmpty ? nothing : 'true'}
    aria-label=${isEmpty ? pile.emptyName : nothing}
    aria-selected=${isEmpty ? 'false' : nothing}
    tabindex=${isEmpty ? tabindex(view, { pile: pile.id, index: BASE }) : nothing}
  >
    ${placeSign(pile.sign)}
  </div>`;
  return html`<div
    class="pile ${pile.kind} ${pile.fan}${isTarget ? ' target' : ''}"
    part="pile ${pile.kind}"
    role="listbox"
    aria-label=${pile.name}
    data-pile=${pile.id}
    .style=${`--downs:${pile.down.length};--ups:${pile.up.length}`}
  >
    ${place} ${pile.down.length > 0 ? faceDown(view, pile) : nothing} ${faceUp(view, pile)}
  </div>`;
};

/** The whole table. */
export const tableView = (view: TableView): TemplateResult =>
  html`<div class="field" part="board">
    ${view.table.rows.map(
      (row) =>
        html`<div class="row">
          ${row.map((id) => {
            const pile = view.table.piles.find((known) => known.id === id);
            return pile ? pileView(view, pile) : html`<div></div>`;
          })}
        </div>`,
    )}
  </div>`;
