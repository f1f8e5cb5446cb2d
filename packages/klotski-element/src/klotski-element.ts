import { type ElementGame, GameElement, liveRegions, themeStyles } from '@parlour/element-core';
import type { Game } from '@parlour/game-core';
import {
  BIG,
  type Block,
  klotskiPlay,
  type KlotskiEvent,
  type KlotskiMove,
  type KlotskiOptions,
  type KlotskiState,
  reachOf,
  turnsOf,
} from '@parlour/klotski/play';
import { html, type PropertyValues, type TemplateResult } from 'lit';
import type { KlotskiHost } from './host.ts';
import { klotskiWords } from './languages.ts';
import type { KlotskiWords } from './messages/words.ts';
import type { KlotskiPlay } from './play.ts';
import { klotskiStyles } from './styles.ts';
import { boardView, type Face } from './view.ts';

const OPTIONS = ['layout', 'metric'] as const;

const NOTHING: Face = { text: '', lang: '', gloss: '' };

/**
 * Klotski, 華容道.
 *
 * @tag parlour-klotski
 *
 * @attr {string} lang - The language, if not that of the page around: `en`, and those that were added.
 *
 * @fires {ParlourEvent<BeforeMoveDetail>} parlour-before-move - Before a block moves; `preventDefault` keeps it where it is.
 * @fires {ParlourEvent<MoveDetail>} parlour-move - The state has changed: a move, undo, redo, restart.
 * @fires {ParlourEvent<RefusedDetail>} parlour-refused - A move that the rules do not allow; nothing has changed.
 * @fires {ParlourEvent<HintDetail>} parlour-hint - A hint is shown (`kind` is `move`), or a demonstration begins (`solution`).
 * @fires {ParlourEvent<DealDetail>} parlour-deal - A new game lies on the board.
 * @fires {ParlourEvent<EndDetail>} parlour-win - The big block is home.
 * @fires {ParlourEvent<EndDetail>} parlour-stuck - Nothing can move at all.
 * @fires {ParlourEvent<Record<string, never>>} parlour-settled - The picture has caught up with the state.
 * @fires {ParlourEvent<ErrorDetail>} parlour-error - A layout, a record or saved data cannot be used, a game cannot be saved, or a part of the element cannot be loaded.
 *
 * @slot toolbar - More buttons, after those of the toolbar; shown with `controls`.
 * @slot status - More figures, after those of the status; shown with `controls`.
 *
 * @csspart board - The tray.
 * @csspart exit - The opening at its bottom.
 * @csspart block - A block; also `big`, `vertical`, `horizontal` or `soldier`, and `selected` if it is picked up.
 * @csspart big - The 2×2.
 * @csspart vertical - A block 1 wide and 2 high.
 * @csspart horizontal - A block 2 wide and 1 high.
 * @csspart soldier - A block of one cell.
 * @csspart selected - The block that is picked up.
 * @csspart gap - An empty cell.
 * @csspart toolbar - The buttons; with `controls`.
 * @csspart button - Each button, also the one that closes the help.
 * @csspart status - The figures; with `controls`.
 * @csspart dialog - The rules and keys.
 *
 * @cssprop [--parlour-felt] - The wood of the tray.
 * @cssprop [--parlour-paper] - Toolbar and help.
 * @cssprop [--parlour-ink] - Text and signs on them.
 * @cssprop [--parlour-brass] - Focus, selection, targets and the exit.
 * @cssprop [--parlour-block-1] - Soldiers.
 * @cssprop [--parlour-block-2] - Vertical blocks.
 * @cssprop [--parlour-block-3] - Horizontal blocks.
 * @cssprop [--parlour-block-4] - The big block.
 * @cssprop [--parlour-radius=12px] - The corners of the element.
 * @cssprop [--parlour-cell-width=112px] - The widest a cell may become.
 * @cssprop [--parlour-font=system-ui, sans-serif] - The fonts of toolbar and help.
 *
 * @cssState won - The big block is home.
 * @cssState stuck - Nothing can move at all.
 * @cssState dragging - A block follows the pointer.
 * @cssState demonstrating - A solution is shown.
 */
export class KlotskiElement extends GameElement<
  KlotskiState,
  KlotskiMove,
  KlotskiEvent,
  KlotskiOptions,
  KlotskiWords,
  KlotskiPlay
> {
  static override properties = {
    ...GameElement.properties,
    layout: { reflect: true },
    metric: { reflect: true },
    faces: { reflect: true },
    distance: { type: Boolean, reflect: true },
    focusId: { state: true, attribute: false },
  };
  static override styles = [themeStyles, klotskiStyles];

  /** A board in any of the formats 1–4, or a name or number in the gallery. */
  declare layout: string | undefined;
  /** What counts as one move: `corner`, `straight`, `unit`. */
  declare metric: string | undefined;
  /** What is written on the blocks: `names`, `colours` (nothing), `numbers`. */
  declare faces: string | undefined;
  /** Shows how many moves are left at least, in the status. */
  declare distance: boolean;
  /**
   * The block at which Tab comes in; it keeps that wherever it goes.
   *
   * @internal
   */
  declare focusId: number;

  protected readonly dictionary = klotskiWords;
  /** @internal */
  readonly game: ElementGame<KlotskiState, KlotskiMove, KlotskiEvent, KlotskiOptions> = klotskiPlay;
  protected readonly dealing = OPTIONS;

  constructor() {
    super();
    this.distance = false;
    this.focusId = 0;
  }

  /** Starts to show the shortest solution from here, move by move. Whether there is one. */
  async solve(): Promise<boolean> {
    return (await this.arrived())?.solve() ?? false;
  }

  /** Moves that count so far: consecutive slides of a block are one, as the metric says. */
  override get count(): number {
    return this.state?.count ?? 0;
  }

  protected gameName(): string {
    return this.words.gameName;
  }

  protected attributeOptions(): Readonly<Record<string, unknown>> {
    const given: Record<string, unknown> = {};
    for (const name of OPTIONS) if (this[name]) given[name] = this[name];
    return given;
  }

  protected freshOptions(): Readonly<Record<string, unknown>> {
    return {};
  }

  protected override isCertain(): boolean {
    return true;
  }

  /** Undo and redo go by moves that count, not by slides. */
  protected override stepFrom(by: 1 | -1): number {
    const game = this.playthrough;
    if (!game) return 0;
    const turns = turnsOf(game.start, game.line);
    const next =
      by < 0 ? turns.findLast((at) => at < game.index) : turns.find((at) => at > game.index);
    return next ?? (by < 0 ? 0 : game.length);
  }

  /**
   * The solver and words: one module, loaded when it is first needed.
   *
   * @internal
   */
  onDemand() {
    return import('./on-demand.ts');
  }

  /** @internal */
  async wholeGame(): Promise<Game<KlotskiState, KlotskiMove, KlotskiEvent, KlotskiOptions>> {
    return (await import('./whole-game.ts')).klotski;
  }

  protected async loadPlay(): Promise<KlotskiPlay> {
    const { KlotskiPlay } = await import('./play.ts');
    return new KlotskiPlay(this satisfies KlotskiHost);
  }

  /**
   * The blocks that are shown: of the game, or of the solution that is demonstrated.
   *
   * @internal
   */
  get shown(): KlotskiState | undefined {
    return this.playing?.demonstrated ?? this.state;
  }

  override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    this.playing?.drawing();
    const blocks = this.shown?.blocks ?? [];
    if (!blocks.some(({ id }) => id === this.focusId))
      this.focusId = blocks.find(({ code }) => code === BIG)?.id ?? 0;
  }

  #face({ id }: Block): Face {
    if (this.faces === 'colours') return NOTHING;
    return this.faces === 'numbers' ? { ...NOTHING, text: String(id) } : this.words.face(id);
  }

  /** The ways by which a player can move a block by one cell, as differences of cells. */
  #ways(block: Block): readonly number[] {
    const { shown, readonly, playing } = this;
    if (!shown || readonly || playing?.demonstrated) return [];
    return reachOf({ ...shown, metric: 'unit' }, block.cell).map(({ to }) => to - block.cell);
  }

  override render(): TemplateResult {
    const { words, playing, shown } = this;
    return html`
      ${boardView({
        blocks: shown?.blocks ?? [],
        name: words.board,
        emptyName: words.empty,
        focus: this.focusId,
        picked: playing?.picked,
        targets: playing?.targets ?? [],
        isMovable: (block) => playing?.isMovable(block.cell) === true,
        face: (block) => this.#face(block),
        blockName: (block) => words.block(block, this.faces ?? 'names', this.#ways(block)),
      })}
      ${this.controls ? html`<div class="bar">${playing?.bar()}</div>` : ''}
      <div class="help"></div>
      ${liveRegions()}
    `;
  }
}
