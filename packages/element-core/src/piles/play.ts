// A table of piles under hands and keys: every effect of the one machine is carried out here,
// between picture, focus and motion.
import type { By } from '../element-game.ts';
import type { IconName } from '../icons.ts';
import {
  type Effect,
  IDLE,
  type Input,
  interact,
  type Interaction,
  type Table,
} from '../interaction.ts';
import { FIELD_KEYS } from '../keys.ts';
import { isStill, land, type Places, placesOf, settle } from '../motion.ts';
import { Play } from '../play.ts';
import type { PileHost } from './pile-host.ts';
import type { Spot } from '../spot.ts';
import { MOUSE, watchPointers } from '../pointers.ts';
import { cardsAt, isNarrow, letGo, pileGrip, spotOf } from './drag.ts';
import { heldTo, pileOf, type PileModel, topStop, WHOLE } from './model.ts';
import { playStyles } from './play-styles.ts';
import { nextOfRank, stepFrom, STEPS } from './walk.ts';

export type { PileHost };

/** Plays a game of piles of cards: they are dragged, tapped and walked over by keys. */
export abstract class PilePlay<State, Move, Event> extends Play<State, Move, Event> {
  declare protected readonly host: PileHost<State, Move>;
  #interaction: Interaction = IDLE;
  #hinted: readonly string[] = [];
  /** Where the last picture had the focus. */
  #focused: Spot | undefined;
  #before: { readonly places: Places; readonly by: By; readonly hadFocus: boolean } | undefined;

  // --- what a game says of itself ---------------------------------------------------------------

  /** The move that takes a spot's cards to a pile, legal or not. */
  protected abstract moveTo(from: Spot, pile: string): Move | undefined;
  /** What tapping a spot does that is nothing to be picked up: the stock. */
  protected abstract actionAt(spot: Spot): Move | undefined;
  /** Is this a card that may be taken, as far as one sees? */
  protected abstract isTakeable(spot: Spot): boolean;
  protected abstract bestFrom(spot: Spot): Move | undefined;
  /** Plays by itself what cannot be wrong. */
  protected abstract collect(): Promise<void>;
  /** The chords of the game's own keys. */
  protected abstract readonly ownKeys: RegExp;
  protected abstract onKey(chord: string): Promise<void>;
  /** "Picked up 8 of hearts and 2 more". */
  protected abstract pickedWords(spot: Spot): string;

  // --- what the picture asks --------------------------------------------------------------------

  /** The spot whose cards are picked up. */
  get picked(): Spot | undefined {
    const now = this.#interaction;
    if (now.kind === 'pressed') return now.held?.spot;
    return now.kind === 'picked' ? now.spot : undefined;
  }

  /** The piles that a hint points at. */
  get targets(): readonly string[] {
    return this.#hinted;
  }

  isMovable(spot: Spot): boolean {
    return !this.host.readonly && this.isTakeable(spot);
  }

  // --- the machine --------------------------------------------------------------------------------

  readonly #accepts = (from: Spot, pile: string): boolean => {
    const { state, game } = this.host;
    const move = this.moveTo(from, pile);
    return state !== undefined && move !== undefined && game.play(state, move).ok;
  };

  readonly #input = (input: Input): void => {
    const { readonly, touch } = this.host;
    const now = this.#interaction;
    const isFinger = input.type === 'up' && now.kind === 'pressed' && now.threshold > MOUSE;
    const table: Table = {
      isMovable: (spot) => this.isMovable(spot),
      isAction: (spot) => !readonly && this.actionAt(spot) !== undefined,
      accepts: this.#accepts,
      draggable: touch !== 'tap',
      tappable: touch !== 'drag',
    };
    const { next, effects } = interact(this.#interaction, input, table);
    const [first] = effects;
    if (
      isFinger &&
      first?.type === 'pick' &&
      isNarrow(this.host.shadowRoot as ShadowRoot, first.spot)
    ) {
      this.#hold(IDLE);
      void this.#openFan(first.spot.pile);
      return;
    }
    this.#hold(next);
    for (const effect of effects) this.#carryOut(effect);
  };

  /** Shows a pile's open cards large, to pick one up. */
  async #openFan(id: string): Promise<void> {
    const { host } = this;
    const { state } = host;
    const part = await host.loaded(import('./large-fan.ts'));
    const pile = pileOf(host.table, id);
    if (!part || !pile || host.state !== state) return;
    part.openFan(
      host.shadowRoot as ShadowRoot,
      pile,
      (index) => host.cardName(pile, index),
      (index) => {
        this.#input({ type: 'activate', spot: { pile: id, index }, time: 0 });
      },
    );
  }

  #hold(next: Interaction): void {
    if (next === this.#interaction) return;
    this.#interaction = next;
    this.host.requestUpdate();
  }

  #carryOut(effect: Effect): void {
    const { host } = this;
    switch (effect.type) {
      case 'pick':
        host.focusSpot = effect.spot;
        this.announcer.say(this.pickedWords(effect.spot));
        break;
      case 'drag-start':
        host.mark('dragging', true);
        land(host.shadowRoot as ShadowRoot);
        break;
      case 'put-back':
        this.#letFly();
        break;
      case 'place': {
        const below = pileOf(host.table, effect.to)?.up.length;
        const move = this.moveTo(effect.from, effect.to);
        if (move === undefined || !host.act(move, 'player')) this.#letFly();
        else this.#focusOn(effect.to, below);
        break;
      }
      case 'best':
      case 'act': {
        const { type, spot } = effect;
        const move = type === 'act' ? this.actionAt(spot) : this.bestFrom(spot);
        host.focusSpot = spot;
        if (move !== undefined) host.act(move, 'player');
        else if (type === 'best') void this.onKey('m');
        break;
      }
    }
  }

  protected override tool(action: IconName): void {
    if (action === 'auto') void this.collect();
  }

  protected override cancel(): void {
    this.#input({ type: 'cancel' });
  }

  /** Goes to a pile: to its top card, or to the first of those that have landed on `below` others. */
  #focusOn(pile: string, below?: number): void {
    const model = pileOf(this.host.tableModel(), pile);
    if (!model) return;
    const isLanded = below !== undefined && model.fan === 'down';
    this.host.focusSpot = isLanded ? { pile, index: below } : topStop(model);
  }

  /** Dragged cards fly back to where they came from. */
  #letFly(): void {
    this.before('player');
    this.host.requestUpdate();
  }

  /** Marks a hint: the cards as picked up, the target by an outline. */
  protected showHint(from: Spot, to: string): void {
    const { host } = this;
    host.focusSpot = from;
    this.#hinted = [to];
    host.requestUpdate();
    for (const node of cardsAt(host.shadowRoot as ShadowRoot, from)) {
      node.animate(
        { scale: ['1', '1.06', '1'] },
        { duration: isStill() ? 0 : 360, easing: 'ease-in-out' },
      );
    }
  }

  // --- motion ---------------------------------------------------------------------------------------

  override before(by: By): void {
    // What is held belongs to the state that goes.
    if (this.#interaction.kind !== 'idle') this.#hold(IDLE);
    const root = this.host.shadowRoot;
    if (!root || !this.host.hasUpdated) return;
    root.querySelector<HTMLElement>('.fan:popover-open')?.hidePopover();
    if (this.#before) return;
    this.#before = { places: placesOf(root), by, hadFocus: hasFieldFocus(root) };
    this.#hinted = [];
  }

  override updated(): void {
    super.updated();
    const root = this.host.shadowRoot as ShadowRoot;
    if (this.#interaction.kind !== 'dragging') {
      this.host.mark('dragging', false);
      letGo(root);
    }
    const before = this.#before;
    this.#before = undefined;
    if (before) void settle(this.host, root, before.places, before.by);
    const { focusSpot } = this.host;
    const isMoved = focusSpot !== this.#focused;
    this.#focused = focusSpot;
    if (before?.hadFocus === true || (isMoved && hasFieldFocus(root)))
      root.querySelector<HTMLElement>(FOCUSED)?.focus({ preventScroll: before !== undefined });
  }

  // --- listening --------------------------------------------------------------------------------------

  protected override listen(root: ShadowRoot, signal: AbortSignal): void {
    super.listen(root, signal);
    const { host } = this;
    const sheet = playStyles.styleSheet as CSSStyleSheet;
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
    const field = root.querySelector<HTMLElement>('.field') as HTMLElement;
    const dragged = (): Spot | undefined =>
      this.#interaction.kind === 'dragging' ? this.#interaction.spot : undefined;
    const grip = { host, input: this.#input, dragged, ...pileGrip(root, this.#accepts) };
    watchPointers(field, grip, signal);
    field.addEventListener(
      'focusin',
      (event) => {
        for (const large of root.querySelectorAll('[data-large]')) {
          large.removeAttribute('data-large');
        }
        const spot = spotOf(event);
        if (spot) host.focusSpot = heldTo(host.table, spot);
      },
      { signal },
    );
    field.addEventListener(
      'contextmenu',
      (event) => {
        // By a key it is the page's, by a long press the browser's.
        if (event.button !== 2) return;
        event.preventDefault();
        if (!host.readonly) void this.collect();
      },
      { signal },
    );
  }

  protected override isFieldKey(chord: string): boolean {
    if (chord === 'Escape') return this.#interaction.kind !== 'idle';
    return /^[nz]$/.test(chord) || FIELD_KEYS.test(chord) || this.ownKeys.test(chord);
  }

  protected override async press(chord: string, time: number): Promise<void> {
    const { host } = this;
    const step = STEPS[chord];
    if (step) host.focusSpot = stepFrom(host.table, host.focusSpot, step);
    else if (chord === 'Enter' || chord === 'Space')
      this.#input({ type: 'activate', spot: host.focusSpot, time });
    else if (chord === 'Escape') this.cancel();
    else if (chord === 'z') this.#enlarge();
    else if (chord === 'n') host.focusSpot = nextOfRank(host.table, host.focusSpot);
    else await this.onKey(chord);
  }

  /** Shows the focused card large, until the key comes again or focus goes on. */
  #enlarge(): void {
    const node = this.host.shadowRoot?.querySelector(FOCUSED);
    if (node?.classList.contains('card')) node.toggleAttribute('data-large');
  }

  /** Acts on a pile by its own key: puts the picked cards there, or goes there. */
  protected pileKey(id: string): void {
    if (this.#interaction.kind === 'picked')
      this.#input({ type: 'activate', spot: { pile: id, index: WHOLE }, time: 0 });
    else this.#focusOn(id);
  }

  /** The pile as it lies there now. */
  protected pileAt(id: string): PileModel | undefined {
    return pileOf(this.host.tableModel(), id);
  }
}

/** The stop that Tab comes in at. */
const FOCUSED = '.field [tabindex="0"]';

const hasFieldFocus = (root: ShadowRoot): boolean => root.activeElement?.closest('.field') != null;
