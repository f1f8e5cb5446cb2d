import type {
  CanfieldEvent,
  CanfieldMove,
  CanfieldOptions,
  CanfieldState,
  PileId,
} from '@parlour/canfield';
import { canfieldTable, rulesOf, settingOf } from '@parlour/canfield/table';
import { type ElementGame, themeStyles } from '@parlour/element-core';
import { cardStyles } from '@parlour/element-core/cards';
import { pileStyles, type TableModel } from '@parlour/element-core/piles';
import { PatienceElement } from '@parlour/element-core/piles/patience';
import { canfieldWords } from './languages.ts';
import type { CanfieldSpeech, CanfieldWords } from './messages/words.ts';
import { CANFIELD_OPTIONS } from './option-names.ts';
import type { CanfieldHost, CanfieldPlay } from './play.ts';
import { canfieldStyles } from './styles.ts';
import { tableOf } from './table.ts';

/** The table before the deal: its places, and nothing on them. */
const UNDEALT: CanfieldState = {
  rules: rulesOf(settingOf('classic') as CanfieldOptions),
  base: 0,
  reserve: [],
  stock: [],
  waste: [],
  tableau: [[], [], [], []],
  foundations: [[], [], [], []],
  redealt: 0,
  best: 0,
};

/**
 * Canfield patience and its variants.
 *
 * @tag parlour-canfield
 *
 * @attr {string} lang - The language, if not that of the page around: `en`, and those that were added.
 *
 * @fires {ParlourEvent<BeforeMoveDetail>} parlour-before-move - Before a move; `preventDefault` keeps it from being played.
 * @fires {ParlourEvent<MoveDetail>} parlour-move - The state has changed: a move, undo, redo, restart.
 * @fires {ParlourEvent<RefusedDetail>} parlour-refused - A move that the rules do not allow; nothing has changed.
 * @fires {ParlourEvent<DealDetail>} parlour-deal - A new game lies on the table.
 * @fires {ParlourEvent<EndDetail>} parlour-win - The game is won.
 * @fires {ParlourEvent<EndDetail>} parlour-loss - The game is lost; Canfield never is, it gets stuck.
 * @fires {ParlourEvent<EndDetail>} parlour-stuck - The game cannot be won any more.
 * @fires {ParlourEvent<Record<string, never>>} parlour-settled - The picture has caught up with the state.
 * @fires {ParlourEvent<ErrorDetail>} parlour-error - Options, a record or saved data cannot be used, or a game cannot be saved.
 *
 * @slot card-back - One picture, shown on the back of every card.
 * @slot toolbar - More buttons, after those of the toolbar; shown with `controls`.
 * @slot status - More figures, after moves, time, base rank and profit; shown with `controls`.
 *
 * @csspart board - The table: all piles, without the toolbar.
 * @csspart pile - A pile; also `stock`, `waste`, `reserve`, `foundation` or `tableau`.
 * @csspart stock - The stock.
 * @csspart waste - The waste.
 * @csspart reserve - The reserve.
 * @csspart base - The base rank, beside the foundations.
 * @csspart count - How many cards the reserve has.
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
 * @csspart status - Moves, time, base rank and profit; with `controls`.
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
export class CanfieldElement extends PatienceElement<
  CanfieldState,
  PileId,
  CanfieldEvent,
  CanfieldOptions,
  CanfieldSpeech,
  CanfieldWords
> {
  static override properties = {
    ...PatienceElement.properties,
    deal: { reflect: true },
    round: { reflect: true },
    preset: { reflect: true },
    reserve: { reflect: true },
    openReserve: { reflect: true, attribute: 'open-reserve' },
    columns: { reflect: true },
    building: { reflect: true },
    runs: { reflect: true },
    spaces: { reflect: true },
    fill: { reflect: true },
    base: { reflect: true },
    onBase: { reflect: true, attribute: 'on-base' },
    baseToTableau: { reflect: true, attribute: 'base-to-tableau' },
    worryBack: { reflect: true, attribute: 'worry-back' },
  };
  static override styles = [themeStyles, cardStyles, pileStyles, canfieldStyles];

  /** `random`, or the numbered deals `ucb` and `solvitaire`. */
  declare deal: string | undefined;
  /** With `ucb`: which deal of the session, from 1. */
  declare round: string | number | undefined;
  /** What the other options are where they are not given: `classic`, `strict`, `canfield`, `ucb`, `superior`, `rainbow`, `storehouse`, `chameleon`, `selective`. */
  declare preset: string | undefined;
  /** Cards in the reserve at the deal, 0–40. */
  declare reserve: string | number | undefined;
  /** `true`: all of the reserve can be seen; `false`: its top card. */
  declare openReserve: string | boolean | undefined;
  /** Tableau piles, 1–7. */
  declare columns: string | number | undefined;
  /** What a card of the tableau takes, one rank lower: `alternate`, `suit`, `any`. */
  declare building: string | undefined;
  /** What moves from pile to pile: `whole`, `top`, `any`. */
  declare runs: string | undefined;
  /** What the player may put into a space: `waste`, `whole`, `any`. */
  declare spaces: string | undefined;
  /** `false`: the reserve does not fill a space by itself. */
  declare fill: string | boolean | undefined;
  /** What the foundations begin with: `dealt`, `chosen`, or a rank, 1–13. */
  declare base: string | number | undefined;
  /** `true`: a card may lie on one of the base rank. */
  declare onBase: string | boolean | undefined;
  /** `false`: no card of the base rank moves to the tableau. */
  declare baseToTableau: string | boolean | undefined;
  /** `false`: nothing goes back from a foundation to the tableau. */
  declare worryBack: string | boolean | undefined;

  protected readonly dictionary = canfieldWords;
  /** @internal */
  readonly game: ElementGame<CanfieldState, CanfieldMove, CanfieldEvent, CanfieldOptions> =
    canfieldTable;
  protected readonly dealing = CANFIELD_OPTIONS;

  /** @internal */
  tableModel(): TableModel {
    return tableOf(this.state ?? UNDEALT, this.words, this.hand === 'left');
  }

  /** @internal */
  onDemand() {
    return import('./on-demand.ts');
  }

  protected async loadPlay(): Promise<CanfieldPlay> {
    const { CanfieldPlay } = await import('./play.ts');
    return new CanfieldPlay(this satisfies CanfieldHost);
  }
}
