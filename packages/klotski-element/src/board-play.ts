// A sliding-block board under hands and arrows: every effect of the one machine is carried out here,
// between picture, focus and motion. What the game says and searches for is `KlotskiPlay`'s.
import { type Effect, IDLE, type Input, interact, type Interaction } from '@parlour/element-core';
import { Play, type PlayHost, watchPointers } from '@parlour/element-core/play';
import {
  type Block,
  type Cell,
  type KlotskiEvent,
  type KlotskiMove,
  type KlotskiState,
  reachOf,
  slidesTo,
} from '@parlour/klotski/play';
import { cellAt, cellOf, letGo, spotAt, trackGrip } from './grip.ts';
import { type Before, glide, placesBefore } from './motion.ts';
import { playStyles } from './play-styles.ts';
import { placeOf, Track } from './track.ts';
import { cellsOf } from './view.ts';
import { blockBeside, WAYS } from './walk.ts';

/** What `BoardPlay` needs of the element that it plays on. */
export interface BoardHost extends PlayHost<KlotskiState, KlotskiMove> {
  /** The board in the picture. */
  readonly shown: KlotskiState | undefined;
  focusCell: Cell;
}

/** The stop that Tab comes in at. */
const FOCUSED = '.field [tabindex="0"]';

export abstract class BoardPlay extends Play<KlotskiState, KlotskiMove, KlotskiEvent> {
  declare protected readonly host: BoardHost;
  #interaction: Interaction = IDLE;
  #track: Track | undefined;
  #hinted: readonly Cell[] = [];
  #before: Before | undefined;
  #focused: Cell | undefined;
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

  /** Cells where a hint points to. */
  get targets(): readonly Cell[] {
    return this.#hinted;
  }

  isMovable(cell: Cell): boolean {
    const { state } = this.host;
    return this.isPlayable && state !== undefined && reachOf(state, cell).length > 0;
  }

  protected blockAt(cell: Cell): Block | undefined {
    return this.host.shown?.blocks.find((block) => block.cell === cell);
  }

  // --- the machine --------------------------------------------------------------------------------

  /** Where the block at a cell would lie to cover another one, by the shortest way. */
  #targetFor(from: Cell, over: Cell): Cell | undefined {
    const { state } = this.host;
    const block = this.blockAt(from);
    if (!state || !block) return undefined;
    return [...reachOf({ ...state, metric: 'corner' }, from)]
      .sort((a, b) => a.path.length - b.path.length)
      .find(({ to }) => cellsOf({ ...block, cell: to }).includes(over))?.to;
  }

  readonly #input = (input: Input): void => {
    const { touch } = this.host;
    const { next, effects } = interact(this.#interaction, input, {
      isMovable: (spot) => this.isPlayable && this.blockAt(cellAt(spot)) !== undefined,
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
        host.focusCell = cellAt(effect.spot);
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
    const { host } = this;
    const { state } = host;
    const ways = state ? reachOf({ ...state, metric: 'corner' }, cell) : [];
    this.#track = new Track(
      cell,
      ways.map(({ to }) => to),
    );
    host.focusCell = cell;
    host.mark('dragging', true);
  }

  protected override cancel(): void {
    this.#input({ type: 'cancel' });
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
    host.focusCell = last.to;
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
    const { host } = this;
    host.focusCell = cell;
    const ways = host.state ? reachOf({ ...host.state, metric: 'straight' }, cell) : [];
    const [first, ...others] = [...ways].sort((a, b) => b.path.length - a.path.length);
    const block = this.blockAt(cell);
    if (first && others.every(({ path }) => path[0] === first.path[0])) this.#slide(cell, first.to);
    else if (block) void this.sayWays(block);
  }

  /** Slides the focused block by one cell; a refusal says what is in the way. */
  #push(way: number): void {
    const { host } = this;
    if (!this.isPlayable) return;
    const from = host.focusCell;
    const isHeld = this.#interaction.kind === 'picked';
    const isOut = Math.abs(placeOf(from + way).x - placeOf(from).x) > 1;
    // A step over the left or right edge would be a cell of another row.
    const to = isOut ? -1 : from + way;
    if (host.act({ from, to }, 'player')) host.focusCell = to;
    if (isHeld) this.#hold({ kind: 'picked', spot: spotAt(host.focusCell), since: -Infinity });
  }

  // --- keys -------------------------------------------------------------------------------------------

  protected override isFieldKey(chord: string): boolean {
    if (chord === 'Escape') return this.#interaction.kind !== 'idle';
    return /^(?:(?:Shift\+)?Arrow(?:Left|Right|Up|Down)|Enter|Space|Home|End)$/.test(chord);
  }

  protected override press(chord: string, time: number): Promise<void> {
    const { host } = this;
    const way = WAYS[chord.replace('Shift+', '')];
    const blocks = [...(host.shown?.blocks ?? [])].sort((a, b) => a.cell - b.cell);
    if (way !== undefined) {
      const block = this.blockAt(host.focusCell);
      if (chord.startsWith('Shift+') || this.#interaction.kind === 'picked') this.#push(way);
      else if (block) host.focusCell = blockBeside(blocks, block, way)?.cell ?? block.cell;
    } else if (chord === 'Escape') this.cancel();
    else if (chord === 'Home') host.focusCell = blocks[0]?.cell ?? 0;
    else if (chord === 'End') host.focusCell = blocks.at(-1)?.cell ?? 0;
    else this.#input({ type: 'activate', spot: spotAt(host.focusCell), time });
    return Promise.resolve();
  }

  // --- motion -----------------------------------------------------------------------------------------

  override before(): void {
    const { host } = this;
    const wasDragged = this.#track !== undefined;
    if (this.#interaction.kind !== 'idle') this.#hold(IDLE);
    const root = host.shadowRoot;
    if (!root || !host.hasUpdated || this.#before) return;
    this.#before = placesBefore(root, this.#seen, wasDragged);
    this.#hinted = [];
  }

  override updated(): void {
    super.updated();
    const { host } = this;
    const root = host.shadowRoot as ShadowRoot;
    if (this.#interaction.kind !== 'dragging') {
      host.mark('dragging', false);
      this.#track = undefined;
      letGo(root);
    }
    const { shown, focusCell } = host;
    const before = this.#before;
    this.#before = undefined;
    this.#seen = shown;
    if (before) void this.#settle(root, before, shown);
    const isMoved = focusCell !== this.#focused;
    this.#focused = focusCell;
    const hasFocus = root.activeElement?.closest('.field') != null;
    if (before?.hadFocus === true || (isMoved && hasFocus))
      root.querySelector<HTMLElement>(FOCUSED)?.focus({ preventScroll: true });
  }

  async #settle(root: ShadowRoot, before: Before, shown: KlotskiState | undefined): Promise<void> {
    const { host } = this;
    await glide(host, root, before, shown, host.animation !== 'none');
    host.emit('parlour-settled', {});
  }

  /** Marks a hint: the block moves a little, its target has an outline. */
  protected showHint(block: Block, to: Cell): void {
    const { host } = this;
    host.focusCell = block.cell;
    this.#hinted = cellsOf({ ...block, cell: to });
    host.requestUpdate();
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
        if (cell !== undefined && this.blockAt(cell)) this.host.focusCell = cell;
      },
      { signal },
    );
  }
}
