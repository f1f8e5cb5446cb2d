// The picture of a table of piles. What happens when somebody plays is in `PilePlay`.
import { html, type PropertyValues, type TemplateResult } from 'lit';
import type { OptionValues } from '@parlour/game-core';
import { cardBack } from '../cards/index.ts';
import { GameElement } from '../game-element.ts';
import type { Spot } from '../spot.ts';
import { liveRegions } from '../live-regions.ts';
import type { CoreWords } from '../messages/words.ts';
import { BASE, heldTo, type PileModel, type TableModel } from './model.ts';
import type { PilePlay } from './play.ts';
import { tableView } from './view.ts';

/** Shows a game of piles of cards. */
export abstract class PileElement<
  State,
  Move,
  Event,
  Options extends OptionValues,
  Words extends CoreWords,
> extends GameElement<State, Move, Event, Options, Words, PilePlay<State, Move, Event>> {
  static override properties = {
    ...GameElement.properties,
    focusSpot: { state: true, attribute: false },
  };

  /**
   * Where Tab comes in.
   *
   * @internal
   */
  declare focusSpot: Spot;
  /**
   * The table as it is drawn.
   *
   * @internal
   */
  table: TableModel = { piles: [], rows: [] };
  readonly #backs = new Map<number, Node>();

  constructor() {
    super();
    this.focusSpot = { pile: '', index: BASE };
  }

  /**
   * The table as it is now; before the deal, its empty places.
   *
   * @internal
   */
  abstract tableModel(): TableModel;
  /** @internal */
  abstract cardName(pile: PileModel, index: number): string;

  override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    this.table = this.tableModel();
    this.focusSpot = heldTo(this.table, this.focusSpot);
  }

  override render(): TemplateResult {
    const { playing } = this;
    return html`
      ${tableView({
        table: this.table,
        focus: this.focusSpot,
        picked: playing?.picked,
        targets: playing?.targets ?? [],
        isMovable: (spot) => playing?.isMovable(spot) === true,
        back: (card) => this.#backOf(card),
        cardName: (pile, index) => this.cardName(pile, index),
      })}
      ${this.controls ? html`<div class="bar">${playing?.bar()}</div>` : ''}
      <slot name="card-back" hidden @slotchange=${this.#onBack}></slot>
      <div class="help"></div>
      ${liveRegions()}
    `;
  }

  /** The page's own back: a slot shows it once, so that each card gets a copy. */
  #backOf(card: number): unknown {
    const art = this.hasUpdated ? this.querySelector(':scope > [slot=card-back]') : null;
    if (!art) return cardBack();
    const copy = this.#backs.get(card) ?? art.cloneNode(true);
    this.#backs.set(card, copy);
    return copy;
  }

  readonly #onBack = (): void => {
    this.#backs.clear();
    this.requestUpdate();
  };
}
