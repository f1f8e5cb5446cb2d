// A table of piles under hands and keys. Over 400 lines, since every effect of the one machine is
// carried out here, between picture, focus and motion; the machine itself, pointers, keys, views and
// the model of the table are modules of their own.
import { html, type PropertyValues, type TemplateResult } from 'lit';
import type { OptionValues } from '@parlour/game-core';
import type { Help } from '../help.ts';
import type { ParlourEventMap } from '../events.ts';
import { cardBack } from '../cards/index.ts';
import { GameElement } from '../game-element.ts';
import {
  type Effect,
  IDLE,
  type Input,
  interact,
  type Interaction,
  type Spot,
  type Table,
} from '../interaction.ts';
import { chordOf, FIELD_KEYS, isCharacter, isForeign, SHARED_KEYS, TOOL_KEYS } from '../keys.ts';
import type { CoreWords } from '../messages/words.ts';
import { fly, isStill, land, type Places, placesOf } from '../motion.ts';
import type * as Toolbar from '../toolbar.ts';
import type { IconName } from '../icons.ts';
import { cardsAt, letGo, spotOf, watchPointers } from './drag.ts';
import { BASE, WHOLE, heldTo, pileOf, type PileModel, type TableModel, topStop } from './model.ts';
import type { KeyHost } from './keyboard.ts';
import { tableView } from './view.ts';

type By = ParlourEventMap['parlour-move']['detail']['by'] | 'deal';

/** A game of piles of cards: shows them, lets them be dragged, tapped and walked over by keys. */
export abstract class PileElement<
  State,
  Move,
  Event,
  Options extends OptionValues,
  Words extends CoreWords,
> extends GameElement<State, Move, Event, Options, Words> {
  static override properties = {
    ...GameElement.properties,
    interaction: { state: true, attribute: false },
    focusSpot: { state: true, attribute: false },
    hinted: { state: true, attribute: false },
    tool: { state: true, attribute: false },
  };

  declare protected interaction: Interaction;
  declare protected focusSpot: Spot;
  /** Piles that a hint or a picked card points at. */
  declare protected hinted: readonly string[];
  declare private tool: IconName;

  #before: { readonly places: Places; readonly by: By; readonly hadFocus: boolean } | undefined;
  #keys: Promise<void> | undefined;
  #bar: typeof Toolbar | undefined;
  #loadingBar: Promise<void> | undefined;
  #hasBack = false;
  readonly #backs = new Map<number, Node>();
  #table: TableModel = { piles: [], rows: [] };

  constructor() {
    super();
    this.interaction = IDLE;
    this.focusSpot = { pile: '', index: BASE };
    this.hinted = [];
    this.tool = 'new';
  }

  // --- what a game says of itself ---------------------------------------------------------------

  /** The table as it is now; before the deal, its empty places. */
  protected abstract tableModel(): TableModel;
  protected abstract cardName(pile: PileModel, index: number): string;
  /** The move that takes a spot's cards to a pile, legal or not. */
  protected abstract moveTo(from: Spot, pile: string): Move | undefined;
  /** What tapping a spot does that is nothing to be picked up: the stock. */
  protected abstract actionAt(spot: Spot): Move | undefined;
  /** Is this a card that may be taken, as far as one sees? */
  protected abstract isTakeable(spot: Spot): boolean;
  protected abstract bestFrom(spot: Spot): Move | undefined;
  /** The chords of the game's own keys. */
  protected abstract readonly ownKeys: RegExp;
  protected abstract onKey(chord: string): Promise<void>;
  protected abstract collect(): Promise<void>;
  abstract hint(): Promise<boolean>;
  protected abstract statusLine(): Toolbar.Status;
  /** Rules and keys in words: loaded when they are asked for. */
  protected abstract help(): Promise<Help>;
  /** "Picked up 8 of hearts and 2 more". */
  protected abstract pickedWords(spot: Spot): string;

  // --- the machine --------------------------------------------------------------------------------

  readonly #rules: Table = {
    isMovable: (spot) => !this.readonly && this.isTakeable(spot),
    isAction: (spot) => !this.readonly && this.actionAt(spot) !== undefined,
    accepts: (from, pile) => this.accepts(from, pile),
    draggable: true,
    tappable: true,
  };

  protected accepts(from: Spot, pile: string): boolean {
    const { state } = this;
    const move = this.moveTo(from, pile);
    return state !== undefined && move !== undefined && this.game.play(state, move).ok;
  }

  #input(input: Input): void {
    const { touch } = this;
    const table = { ...this.#rules, draggable: touch !== 'tap', tappable: touch !== 'drag' };
    const { next, effects } = interact(this.interaction, input, table);
    this.interaction = next;
    for (const effect of effects) this.#carryOut(effect);
  }

  #carryOut(effect: Effect): void {
    switch (effect.type) {
      case 'pick':
        this.focusSpot = effect.spot;
        this.announcer.say(this.pickedWords(effect.spot));
        break;
      case 'drag-start':
        this.internals?.states.add('dragging');
        this.#land();
        break;
      case 'put-back':
        this.#letFly();
        break;
      case 'place': {
        const before = pileOf(this.#table, effect.to)?.up.length;
        const move = this.moveTo(effect.from, effect.to);
        if (move === undefined || !this.act(move, 'player')) this.#letFly();
        else this.#focusOn(effect.to, before);
        break;
      }
      case 'best': {
        const move = this.bestFrom(effect.spot);
        this.focusSpot = effect.spot;
        if (move !== undefined) this.act(move, 'player');
        else void this.onKey('m');
        break;
      }
      case 'act': {
        const move = this.actionAt(effect.spot);
        this.focusSpot = effect.spot;
        if (move !== undefined) this.act(move, 'player');
        break;
      }
    }
  }

  /** Goes to a pile: to its top card, or to the first of those that have landed on `below` others. */
  #focusOn(pile: string, below?: number): void {
    const model = pileOf(this.tableModel(), pile);
    if (!model) return;
    const landed =
      below !== undefined && model.fan === 'down' ? { pile, index: below } : topStop(model);
    this.focusSpot = landed;
  }

  /** Dragged cards fly back to where they came from. */
  #letFly(): void {
    this.beforeChange('player');
    this.requestUpdate();
  }

  protected clearHint(): void {
    if (this.hinted.length > 0) this.hinted = [];
  }

  // --- motion ---------------------------------------------------------------------------------------

  protected override beforeChange(by: By): void {
    // What is held belongs to the state that goes.
    if (this.interaction.kind !== 'idle') this.interaction = IDLE;
    const root = this.shadowRoot;
    if (!root || !this.hasUpdated || this.#before) return;
    this.#before = {
      places: placesOf(root),
      by,
      hadFocus: root.activeElement?.closest('.field') != null,
    };
    this.clearHint();
  }

  #land(): void {
    if (this.shadowRoot) land(this.shadowRoot);
  }

  override updated(changed: PropertyValues): void {
    super.updated(changed);
    const root = this.shadowRoot;
    if (!root) return;
    if (this.interaction.kind !== 'dragging') {
      this.internals?.states.delete('dragging');
      letGo(root);
    }
    const before = this.#before;
    this.#before = undefined;
    if (before) void this.#settle(root, before.places, before.by);
    const wantsFocus = before?.hadFocus === true || changed.has('focusSpot');
    const hasFocus = root.activeElement?.closest('.field') != null;
    if (wantsFocus && (hasFocus || before?.hadFocus))
      this.#focusNode()?.focus({ preventScroll: before !== undefined });
  }

  async #settle(root: ShadowRoot, places: Places, by: By): Promise<void> {
    this.#land();
    if (this.animation !== 'none' && !isStill()) {
      const isDeal = by === 'deal';
      await fly(this, root, places, {
        duration: isDeal ? 200 : 160,
        easing: by === 'player' ? 'ease-out' : 'ease-in-out',
        ...(isDeal && { stagger: 8 }),
      });
    }
    this.emit('parlour-settled', {});
  }

  #focusNode(): HTMLElement | null {
    return this.renderRoot.querySelector('.field [tabindex="0"]');
  }

  // --- listening --------------------------------------------------------------------------------------

  override firstUpdated(): void {
    this.#listen();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.#listen();
  }

  override disconnectedCallback(): void {
    this.#input({ type: 'cancel' });
    super.disconnectedCallback();
  }

  #listen(): void {
    const { signal } = this.connection;
    const root = this.shadowRoot;
    const field = root?.querySelector<HTMLElement>('.field');
    if (!root || !field) return;
    const dragged = (): Spot | undefined =>
      this.interaction.kind === 'dragging' ? this.interaction.spot : undefined;
    const input = (given: Input): void => {
      this.#input(given);
    };
    const accepts = (from: Spot, pile: string): boolean => this.accepts(from, pile);
    watchPointers(field, { host: this, root, input, accepts, dragged }, signal);
    this.addEventListener(
      'keydown',
      (event) => {
        this.#onKeydown(event);
      },
      { signal },
    );
    field.addEventListener(
      'focusin',
      (event) => {
        this.#onFocus(event);
      },
      { signal },
    );
    field.addEventListener(
      'contextmenu',
      (event) => {
        // By a key it is the page's, by a long press the browser's.
        if (event.button !== 2) return;
        event.preventDefault();
        if (!this.readonly) void this.collect();
      },
      { signal },
    );
    root.addEventListener(
      'click',
      (event) => {
        this.#onClick(event as MouseEvent);
      },
      { signal },
    );
    this.addEventListener(
      'blur',
      () => {
        this.#input({ type: 'cancel' });
      },
      { signal },
    );
  }

  #onFocus(event: FocusEvent): void {
    for (const large of this.renderRoot.querySelectorAll('[data-large]')) {
      large.removeAttribute('data-large');
    }
    const spot = spotOf(event);
    if (spot) this.focusSpot = heldTo(this.#table, spot);
  }

  #onClick(event: MouseEvent): void {
    const button = event
      .composedPath()
      .find((node) => node instanceof HTMLElement && node.dataset['action']);
    if (!(button instanceof HTMLElement) || button.ariaDisabled === 'true') return;
    this.tool = button.dataset['action'] as IconName;
    this.#command(this.tool);
  }

  #command(action: IconName): void {
    if (this.readonly && action !== 'help' && action !== 'hint') return;
    switch (action) {
      case 'new':
        this.newGame();
        break;
      case 'restart':
        this.restart();
        break;
      case 'undo':
        this.undo();
        break;
      case 'redo':
        this.redo();
        break;
      case 'hint':
        void this.hint();
        break;
      case 'auto':
        void this.collect();
        break;
      case 'help':
        void this.#openHelp();
        break;
    }
  }

  async #openHelp(): Promise<void> {
    this.#input({ type: 'cancel' });
    const [{ openHelp }, help] = await Promise.all([import('../help.ts'), this.help()]);
    if (this.shadowRoot) openHelp(this.shadowRoot, help);
  }

  #onKeydown(event: KeyboardEvent): void {
    if (isForeign(event) || this.renderRoot.querySelector('dialog')?.open) return;
    const chord = chordOf(event);
    if (this.noShortcuts && isCharacter(chord)) return;
    const isIn = (selector: string): boolean =>
      event.composedPath().some((node) => node instanceof Element && node.matches(selector));
    const isTool = isIn('[role=toolbar]');
    if (!isTool && !isIn('.field')) return;
    const isField = FIELD_KEYS.test(chord) || this.ownKeys.test(chord);
    const isEscape = chord === 'Escape' && this.interaction.kind !== 'idle';
    const isOurs = isTool ? TOOL_KEYS.test(chord) : isField || isEscape;
    if (!isOurs && !SHARED_KEYS.test(chord)) return;
    event.preventDefault();
    this.#keys = this.#pressed(chord, isTool, event.timeStamp);
  }

  /** Keys are carried out one after the other, also while their module is being loaded. */
  async #pressed(chord: string, isTool: boolean, time: number): Promise<void> {
    const [{ press }] = await Promise.all([import('./keyboard.ts'), this.#keys]);
    await press(chord, isTool, time, this.#keyHost());
  }

  #keyHost(): KeyHost {
    return {
      root: this.shadowRoot as ShadowRoot,
      table: this.#table,
      focus: this.focusSpot,
      tool: this.tool,
      go: (spot: Spot) => {
        this.focusSpot = spot;
      },
      goTool: (tool: IconName) => {
        this.tool = tool;
      },
      input: (input: Input) => {
        this.#input(input);
      },
      command: (action: IconName) => {
        this.#command(action);
      },
      sayAgain: () => {
        this.announcer.say(this.announcer.last);
      },
      own: (chord: string) => this.onKey(chord),
    };
  }

  /** Acts on a pile by its own key: puts the picked cards there, or goes there. */
  protected pileKey(id: string): void {
    const { interaction } = this;
    if (interaction.kind === 'picked')
      this.#input({ type: 'activate', spot: { pile: id, index: WHOLE }, time: 0 });
    else this.#focusOn(id);
  }

  // --- the picture ------------------------------------------------------------------------------------

  override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    this.#table = this.tableModel();
    this.focusSpot = heldTo(this.#table, this.focusSpot);
    if (this.controls) this.#loadingBar ??= this.#loadToolbar();
  }

  /** The update is complete when the keys pressed so far are carried out, and the toolbar is there. */
  override async getUpdateComplete(): Promise<boolean> {
    await Promise.all([this.#keys, this.#loadingBar]);
    return super.getUpdateComplete();
  }

  override render(): TemplateResult {
    const { interaction } = this;
    const held = interaction.kind === 'pressed' ? interaction.held : undefined;
    const picked = interaction.kind === 'picked' ? interaction.spot : held?.spot;
    return html`
      ${tableView({
        table: this.#table,
        focus: this.focusSpot,
        picked,
        targets: this.hinted,
        isMovable: (spot) => this.#rules.isMovable(spot),
        back: (card) => this.#backOf(card),
        cardName: (pile, index) => this.cardName(pile, index),
      })}
      ${this.controls ? this.#toolbar() : ''}
      <slot name="card-back" hidden @slotchange=${this.#onBack}></slot>
      <div class="help"></div>
      ${this.announcer.render()}
    `;
  }

  /** The page's own back: a slot shows it once, so that each card gets a copy. */
  #backOf(card: number): unknown {
    const art = this.#hasBack ? this.querySelector(':scope > [slot=card-back]') : null;
    if (!art) return cardBack();
    const copy = this.#backs.get(card) ?? art.cloneNode(true);
    this.#backs.set(card, copy);
    return copy;
  }

  readonly #onBack = (): void => {
    this.#hasBack = true;
    this.#backs.clear();
    this.requestUpdate();
  };

  #toolbar(): TemplateResult {
    const { words, playthrough } = this;
    const isOver = this.outcome?.result === 'won';
    const unusable = [
      ...(this.readonly ? ['new', 'restart', 'undo', 'redo', 'auto'] : []),
      playthrough?.canUndo !== true && 'restart',
      !this.canUndo && 'undo',
      !this.canRedo && 'redo',
      isOver && 'hint',
      isOver && 'auto',
    ];
    return html`<div class="bar">
      ${this.#bar?.toolbar(words, unusable, this.statusLine(), this.tool)}
    </div>`;
  }

  /** The toolbar is a module of its own: who drives the game from outside need not load it. */
  async #loadToolbar(): Promise<void> {
    this.#bar = await import('../toolbar.ts');
    if (this.shadowRoot) this.#bar.styleToolbar(this.shadowRoot);
    this.requestUpdate();
  }

  /** Marks a hint: the cards as picked up, the target by an outline. */
  protected showHint(from: Spot, to: string): void {
    this.focusSpot = from;
    this.hinted = [to];
    for (const node of this.shadowRoot ? cardsAt(this.shadowRoot, from) : []) {
      node.animate(
        { scale: ['1', '1.06', '1'] },
        { duration: isStill() ? 0 : 360, easing: 'ease-in-out' },
      );
    }
  }
}
