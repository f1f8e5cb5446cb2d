// A sliding-block board under hands and arrows: every effect of the one machine is carried out here,
// between picture, focus and motion. What the game says and searches for is `KlotskiPlay`'s.
import { type Effect, IDLE, type Input, interact, type Interaction } from '@parlour/element-core';
import { Play, watchPointers } from '@parlour/element-core/play';
import {
  type Block,
  type Cell,
  type KlotskiEvent,
  type KlotskiMove,
  type KlotskiState,
  reachOf,
  slidesTo,
} from '@parlour/klotski/play';
import { onlyWay, placeOver, reachable, reachableCells } from './choices.ts';
import { cellAt, cellOf, letGo, spotAt, trackGrip } from './grip.ts';
import { HintLayer } from './hint-view.ts';
import type { BoardHost } from './host.ts';
import { type Before, glide, placesBefore } from './motion.ts';
import { playStyles } from './play-styles.ts';
import { Track } from './track.ts';
import { staysInside, Walker, WAYS } from './walk.ts';

export abstract class BoardPlay extends Play<KlotskiState, KlotskiMove, KlotskiEvent> {
  declare protected readonly host: BoardHost;
  #interaction: Interaction = IDLE;
  #track: Track | undefined;
  readonly #hint = new HintLayer();
  readonly #walker = new Walker();
  #before: Before | undefined;
  #focused: number | undefined;
  #isDrawing = false;
  /** The board as it was last drawn. */
  #seen: KlotskiState | undefined;
  /** What happens in an act of several slides. */
  #gathered: KlotskiEvent[] | undefined;

  // --- what the game says of itself -------------------------------------------------------------

  /** May blocks be moved by hand now? */
  protected abstract get isPlayable(): boolean;
  /** "Picked up Cao Cao" */
  protected abstract pickedWords(block: Block): string;
  /** Says where a block can go. */
  protected abstract sayWays(block: Block): Promise<void>;

  // --- what the picture asks --------------------------------------------------------------------

  /** The cell of the block that is picked up. */
  get picked(): Cell | undefined {
    const now = this.#interaction;
    if (now.kind === 'picked') return cellAt(now.spot);
    return now.kind === 'pressed' && now.held ? cellAt(now.held.spot) : undefined;
  }

  /** Cells that the block that is picked up can go to. */
  get targets(): readonly Cell[] {
    const { picked } = this;
    return picked === undefined ? [] : reachableCells(this.host.state, this.blockAt(picked));
  }

  isMovable(cell: Cell): boolean {
    const { state } = this.host;
    return this.isPlayable && state !== undefined && reachOf(state, cell).length > 0;
  }

  protected blockAt(cell: Cell): Block | undefined {
    return this.host.shown?.blocks.find((block) => block.cell === cell);
  }

  /** The block with the focus. */
  protected get here(): Block | undefined {
    return this.host.shown?.blocks.find(({ id }) => id === this.host.focusId);
  }

  #goTo(block: Block | undefined): void {
    if (!block || block.id === this.host.focusId) return;
    this.#walker.forget();
    this.host.focusId = block.id;
  }

  get #isOver(): boolean {
    return this.host.outcome?.result === 'won';
  }

  // --- the machine --------------------------------------------------------------------------------

  #targetFor(from: Cell, over: Cell): Cell | undefined {
    return placeOver(this.host.state, this.blockAt(from), over);
  }

  readonly #input = (input: Input): void => {
    const { touch } = this.host;
    const { next, effects } = interact(this.#interaction, input, {
      isMovable: (spot) =>
        this.isPlayable && !this.#isOver && this.blockAt(cellAt(spot)) !== undefined,
      isAction: () => false,
      accepts: (from, to) => this.#targetFor(cellAt(from), Number(to)) !== undefined,
      draggable: touch !== 'tap',
      tappable: touch !== 'drag',
    });
    this.#hold(next);
    for (const effect of effects) this.#carryOut(effect);
  };

  #hold(next: Interaction): void {
    if (next === this.#interaction) return;
    this.#interaction = next;
    this.host.requestUpdate();
  }

  #carryOut(effect: Effect): void {
    const { host } = this;
    switch (effect.type) {
      case 'pick': {
        const block = this.blockAt(cellAt(effect.spot));
        this.#goTo(block);
        if (block) this.announcer.say(this.pickedWords(block));
        break;
      }
      case 'drag-start':
        this.#beginDrag(cellAt(effect.spot));
        break;
      case 'put-back':
        this.#settleBack();
        break;
      case 'place': {
        const [from, over] = [cellAt(effect.from), Number(effect.to)];
        const to = effect.dragged ? over : this.#targetFor(from, over);
        if (to !== undefined) this.#slide(from, to);
        else host.act({ from, to: over }, 'player');
        break;
      }
      case 'best':
      case 'act':
        this.#slideOnly(cellAt(effect.spot));
        break;
    }
  }

  #beginDrag(cell: Cell): void {
    this.#track = new Track(
      cell,
      reachable(this.host.state, cell).map(({ to }) => to),
    );
    this.#goTo(this.blockAt(cell));
    this.host.mark('dragging', true);
  }

  protected override cancel(): void {
    // A node that is taken out while the picture is drawn loses the focus, but nothing lets go.
    if (!this.#isDrawing) this.#input({ type: 'cancel' });
  }

  /** The picture is about to be drawn; `updated` follows. */
  drawing(): void {
    this.#isDrawing = true;
  }

  /** What was dragged and not put anywhere goes back to where it lies. */
  #settleBack(): void {
    this.before();
    this.host.requestUpdate();
  }

  /** Moves a block to a cell: as many moves as the metric makes of it, said and saved as one act. */
  #slide(from: Cell, to: Cell): void {
    const { host } = this;
    const { state } = host;
    const events: KlotskiEvent[] = (this.#gathered = []);
    host.actAll((state && slidesTo(state, { from, to })) ?? [], 'player');
    this.#gathered = undefined;
    const last = events.findLast((event) => event.type === 'slid');
    if (!last) {
      this.#settleBack();
      return;
    }
    this.#goTo(this.blockAt(last.to));
    this.said(events, 'player');
  }

  override said(
    ...[events, by]: Parameters<Play<KlotskiState, KlotskiMove, KlotskiEvent>['said']>
  ): void {
    if (this.#gathered) this.#gathered.push(...events);
    else super.said(events, by);
  }

  /** Moves a block as far as it goes where it can go one way only; else says where it can go. */
  #slideOnly(cell: Cell): void {
    const block = this.blockAt(cell);
    this.#goTo(block);
    const to = onlyWay(this.host.state, cell);
    if (to !== undefined) this.#slide(cell, to);
    else if (block) void this.sayWays(block);
  }

  /** Slides the focused block by one cell; a refusal says what is in the way. */
  #push(way: number): void {
    const { host, here } = this;
    if (!this.isPlayable || !here) return;
    const [from, to] = [here.cell, here.cell + way];
    const isHeld = this.#interaction.kind === 'picked';
    if (staysInside(here, way) || this.#isOver) host.act({ from, to }, 'player');
    // No two cells tell such a move.
    else void this.refuse({ code: 'out-of-board', cells: [from, to] }, '');
    const spot = spotAt((this.here ?? here).cell);
    if (isHeld && !this.#isOver) this.#hold({ kind: 'picked', spot, since: -Infinity });
  }

  // --- keys -------------------------------------------------------------------------------------------

  protected override isFieldKey(chord: string): boolean {
    if (chord === 'Escape') return this.#interaction.kind !== 'idle';
    return /^(?:(?:Shift\+)?Arrow(?:Left|Right|Up|Down)|Enter|Space|Home|End)$/.test(chord);
  }

  protected override press(chord: string, time: number): Promise<void> {
    const { host, here } = this;
    const way = WAYS[chord.replace('Shift+', '')];
    const blocks = [...(host.shown?.blocks ?? [])].sort((a, b) => a.cell - b.cell);
    if (way !== undefined) {
      if (chord.startsWith('Shift+') || this.#interaction.kind === 'picked') this.#push(way);
      else if (here) host.focusId = (this.#walker.next(blocks, here, way) ?? here).id;
    } else if (chord === 'Escape') this.cancel();
    else if (chord === 'Home') this.#goTo(blocks[0]);
    else if (chord === 'End') this.#goTo(blocks.at(-1));
    else if (here) this.#input({ type: 'activate', spot: spotAt(here.cell), time });
    return Promise.resolve();
  }

  // --- motion -----------------------------------------------------------------------------------------

  override before(): void {
    const { host } = this;
    const root = host.shadowRoot;
    const wasDragged = this.#track !== undefined;
    if (this.#interaction.kind !== 'idle') this.#hold(IDLE);
    if (!root || !host.hasUpdated || this.#before) return;
    this.#before = placesBefore(root, this.#seen, wasDragged);
    this.#hint.hide();
  }

  override updated(): void {
    super.updated();
    this.#isDrawing = false;
    const { host } = this;
    const root = host.shadowRoot as ShadowRoot;
    if (this.#interaction.kind !== 'dragging') {
      host.mark('dragging', false);
      this.#track = undefined;
      letGo(root);
    }
    const { shown, focusId } = host;
    const before = this.#before;
    this.#before = undefined;
    this.#seen = shown;
    if (before)
      void glide(host, root, before, shown, host.animation !== 'none').then(() =>
        host.emit('parlour-settled', {}),
      );
    const isMoved = focusId !== this.#focused;
    this.#focused = focusId;
    const hasFocus = root.activeElement?.closest('.field') != null;
    if (before?.hadFocus === true || (isMoved && hasFocus))
      root.querySelector<HTMLElement>('.block[tabindex="0"]')?.focus({ preventScroll: true });
  }

  /** Points out a hint: the block, its way, and where it goes. */
  protected showHint(block: Block, path: readonly Cell[]): void {
    this.#goTo(block);
    this.#hint.show(this.host.shadowRoot as ShadowRoot, { block, path });
  }

  // --- listening --------------------------------------------------------------------------------------

  protected override listen(root: ShadowRoot, signal: AbortSignal): void {
    super.listen(root, signal);
    const sheet = playStyles.styleSheet as CSSStyleSheet;
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
    const field = root.querySelector<HTMLElement>('.field') as HTMLElement;
    const grip = {
      host: this.host,
      input: this.#input,
      dragged: () => (this.#interaction.kind === 'dragging' ? this.#interaction.spot : undefined),
      ...trackGrip(root, () => this.#track),
    };
    watchPointers(field, grip, signal);
    field.addEventListener(
      'focusin',
      (event) => {
        const cell = cellOf(event);
        if (cell !== undefined) this.#goTo(this.blockAt(cell));
      },
      { signal },
    );
  }
}
