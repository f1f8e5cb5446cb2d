import { type ElementGame, themeStyles } from '@parlour/element-core';
import type { Game } from '@parlour/game-core';
import { cardStyles } from '@parlour/element-core/cards';
import {
  PileElement,
  type PileModel,
  pileStyles,
  type TableModel,
} from '@parlour/element-core/piles';
import type {
  KlondikeEvent,
  KlondikeMove,
  KlondikeOptions,
  KlondikeState,
} from '@parlour/klondike';
import { klondikeTable, STANDARD_RULES } from '@parlour/klondike/table';
import { klondikeWords } from './languages.ts';
import type { KlondikeWords } from './messages/words.ts';
import { KLONDIKE_OPTIONS } from './option-names.ts';
import type { KlondikeHost, KlondikePlay } from './play.ts';
import { tableOf } from './table.ts';

/** The table before the deal: its places, and nothing on them. */
const UNDEALT: KlondikeState = {
  rules: STANDARD_RULES,
  stock: [],
  waste: [],
  tableau: Array.from({ length: 7 }, () => ({ down: [], up: [] })),
  foundations: [[], [], [], []],
  redealt: 0,
  score: 0,
  best: 0,
};

const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/**
 * Klondike patience.
 *
 * @tag parlour-klondike
 *
 * @attr {string} lang - The language, if not that of the page around: `en`, and those that were added.
 *
 * @fires {ParlourEvent<BeforeMoveDetail>} parlour-before-move - Before a move; `preventDefault` keeps it from being played.
 * @fires {ParlourEvent<MoveDetail>} parlour-move - The state has changed: a move, undo, redo, restart.
 * @fires {ParlourEvent<RefusedDetail>} parlour-refused - A move that the rules do not allow; nothing has changed.
 * @fires {ParlourEvent<DealDetail>} parlour-deal - A new game lies on the table.
 * @fires {ParlourEvent<EndDetail>} parlour-win - The game is won.
 * @fires {ParlourEvent<EndDetail>} parlour-loss - The game is lost; Klondike never is, it gets stuck.
 * @fires {ParlourEvent<EndDetail>} parlour-stuck - The game cannot be won any more.
 * @fires {ParlourEvent<Record<string, never>>} parlour-settled - The picture has caught up with the state.
 * @fires {ParlourEvent<ErrorDetail>} parlour-error - Options, a record or saved data cannot be used, or a game cannot be saved.
 *
 * @slot card-back - One picture, shown on the back of every card.
 * @slot toolbar - More buttons, after those of the toolbar; shown with `controls`.
 * @slot status - More figures, after moves, time and score; shown with `controls`.
 *
 * @csspart board - The table: all piles, without the toolbar.
 * @csspart pile - A pile; also `stock`, `waste`, `foundation` or `tableau`.
 * @csspart stock - The stock.
 * @csspart waste - The waste.
 * @csspart foundation - A foundation.
 * @csspart tableau - A tableau pile.
 * @csspart place - What is seen where a pile is empty.
 * @csspart run - The face-down cards of a pile.
 * @csspart card - A card; also `back` if it lies face down, `selected` if it is picked up.
 * @csspart selected - The cards that are picked up.
 * @csspart back - A card that lies face down, and the built-in picture on it.
 * @csspart face - The picture of a card that lies face up.
 * @csspart toolbar - The buttons; with `controls`.
 * @csspart button - Each button, also the one that closes the help.
 * @csspart status - Moves, time and score; with `controls`.
 * @csspart dialog - The rules and keys.
 *
 * @cssprop [--parlour-felt] - The table.
 * @cssprop [--parlour-paper] - Toolbar and help.
 * @cssprop [--parlour-ink] - Text and signs on them.
 * @cssprop [--parlour-brass] - Focus, selection, targets and the ornaments of court cards.
 * @cssprop [--parlour-card] - The face of a card.
 * @cssprop [--parlour-back] - The back of a card.
 * @cssprop [--parlour-suit-1] - ♠, and ♣ in two colours.
 * @cssprop [--parlour-suit-2] - ♥, and ♦ in two colours.
 * @cssprop [--parlour-suit-3] - ♣ in four colours.
 * @cssprop [--parlour-suit-4] - ♦ in four colours.
 * @cssprop [--parlour-radius=12px] - The corners of the element.
 * @cssprop [--parlour-card-width=112px] - The widest a card may become.
 * @cssprop [--parlour-font=system-ui, sans-serif] - The fonts of toolbar and help.
 *
 * @cssState won - The game is won.
 * @cssState stuck - The game cannot be won any more.
 * @cssState dragging - Cards follow the pointer.
 */
export class KlondikeElement extends PileElement<
  KlondikeState,
  KlondikeMove,
  KlondikeEvent,
  KlondikeOptions,
  KlondikeWords
> {
  static override properties = {
    ...PileElement.properties,
    seed: { reflect: true },
    deal: { reflect: true },
    number: { reflect: true },
    draw: { reflect: true },
    redeals: { reflect: true },
    spaces: { reflect: true },
    scoring: { reflect: true },
    rules: { reflect: true },
    deck: { reflect: true },
    hand: { reflect: true },
  };
  static override styles = [themeStyles, cardStyles, pileStyles];

  /** Whole number or text: the same seed deals the same game for ever. */
  declare seed: string | number | undefined;
  /** `random`, or the numbered deals `danie` and `danie5`. */
  declare deal: string | undefined;
  /** The number of a numbered deal. */
  declare number: string | number | undefined;
  /** Cards turned at a time, 1–7. */
  declare draw: string | number | undefined;
  /** `unlimited`, or how often the waste is turned over. */
  declare redeals: string | number | undefined;
  /** What an empty tableau pile takes: `kings`, `any`, `none`. */
  declare spaces: string | undefined;
  /** `none`, `standard`, `vegas`. */
  declare scoring: string | undefined;
  /** `standard`, or `source`: the play of da-nie's program. */
  declare rules: string | undefined;
  /** `four-color`: each suit its own colour. */
  declare deck: string | undefined;
  /** `left`: stock and waste on the right. */
  declare hand: 'right' | 'left' | undefined;

  protected readonly dictionary = klondikeWords;
  /** @internal */
  readonly game: ElementGame<KlondikeState, KlondikeMove, KlondikeEvent, KlondikeOptions> =
    klondikeTable;
  protected readonly dealing = KLONDIKE_OPTIONS;

  protected attributeOptions(): Readonly<Record<string, unknown>> {
    const given: Record<string, unknown> = {};
    for (const name of KLONDIKE_OPTIONS) {
      const value = this[name];
      if (value != null && value !== '') given[name] = value;
    }
    return given;
  }

  protected gameName(): string {
    return this.words.gameName;
  }

  protected freshOptions(): Readonly<Record<string, unknown>> {
    return { seed: newSeed() };
  }

  /** @internal */
  tableModel(): TableModel {
    return tableOf(this.state ?? UNDEALT, this.words, this.hand === 'left');
  }

  /** @internal */
  cardName(pile: PileModel, index: number): string {
    const card = pile.up[index] ?? 0;
    const isFan = pile.fan === 'down';
    return this.words.cardInPile(card, index + 1, isFan ? pile.up.length : 1);
  }

  /**
   * Advice, words and the whole game: one module, loaded when it is first needed.
   *
   * @internal
   */
  onDemand() {
    return import('./on-demand.ts');
  }

  /** @internal */
  async wholeGame(): Promise<Game<KlondikeState, KlondikeMove, KlondikeEvent, KlondikeOptions>> {
    return (await this.onDemand()).klondike;
  }

  protected async loadPlay(): Promise<KlondikePlay> {
    const { KlondikePlay } = await import('./play.ts');
    return new KlondikePlay(this satisfies KlondikeHost);
  }
}
