import { type ElementGame, themeStyles } from '@parlour/element-core';
import { cardStyles } from '@parlour/element-core/cards';
import { pileStyles, type TableModel } from '@parlour/element-core/piles';
import { PatienceElement } from '@parlour/element-core/piles/patience';
import type {
  KlondikeEvent,
  KlondikeMove,
  KlondikeOptions,
  KlondikeState,
  PileId,
} from '@parlour/klondike';
import { klondikeTable, STANDARD_RULES } from '@parlour/klondike/table';
import { klondikeWords } from './languages.ts';
import type { KlondikeSpeech, KlondikeWords } from './messages/words.ts';
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
export class KlondikeElement extends PatienceElement<
  KlondikeState,
  PileId,
  KlondikeEvent,
  KlondikeOptions,
  KlondikeSpeech,
  KlondikeWords
> {
  static override properties = {
    ...PatienceElement.properties,
    deal: { reflect: true },
    spaces: { reflect: true },
    scoring: { reflect: true },
    rules: { reflect: true },
  };
  static override styles = [themeStyles, cardStyles, pileStyles];

  /** `random`, or the numbered deals `danie` and `danie5`. */
  declare deal: string | undefined;
  /** What an empty tableau pile takes: `kings`, `any`, `none`. */
  declare spaces: string | undefined;
  /** `none`, `standard`, `vegas`. */
  declare scoring: string | undefined;
  /** `standard`, or `source`: the play of da-nie's program. */
  declare rules: string | undefined;

  protected readonly dictionary = klondikeWords;
  /** @internal */
  readonly game: ElementGame<KlondikeState, KlondikeMove, KlondikeEvent, KlondikeOptions> =
    klondikeTable;
  protected readonly dealing = KLONDIKE_OPTIONS;

  /** @internal */
  tableModel(): TableModel {
    return tableOf(this.state ?? UNDEALT, this.words, this.hand === 'left');
  }

  /** @internal */
  onDemand() {
    return import('./on-demand.ts');
  }

  protected async loadPlay(): Promise<KlondikePlay> {
    const { KlondikePlay } = await import('./play.ts');
    return new KlondikePlay(this satisfies KlondikeHost);
  }
}
