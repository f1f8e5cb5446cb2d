// What every game element does, whatever the game: it holds the playthrough, deals, plays, undoes,
// saves and tells the page. How the table looks is a subclass's. Hands, keys, motion and speech are
// a `Play`: it is loaded with the first picture, which does not wait for it.
// Over 400 lines, since the public API, the order of events and Lit's life cycle meet here and must
// be read together; clock, records, storage and words are modules of their own.
import {
  type Game,
  type GameRecord,
  type OptionValues,
  type Outcome,
  type Played,
  Playthrough,
} from '@parlour/game-core';
import { LitElement, type PropertyValues } from 'lit';
import { VERSION } from './define.ts';
import type { By, ElementGame, Refusal } from './element-game.ts';
import { GameClock } from './game-clock.ts';
import { ParlourEvent, type ParlourEventMap } from './events.ts';
import type { Dictionary } from './localize.ts';
import type { CoreWords } from './messages/words.ts';
import type { Play } from './play.ts';
import type * as Records from './records.ts';

const isServer = typeof window === 'undefined';

export abstract class GameElement<
  State,
  Move,
  Event,
  Options extends OptionValues,
  Words extends CoreWords,
  Playing extends Play<State, Move, Event> = Play<State, Move, Event>,
> extends LitElement {
  /** Tells one copy of the elements from another. */
  static readonly parlourVersion: string = VERSION;

  static override properties = {
    controls: { type: Boolean, reflect: true },
    autosave: { reflect: true },
    animation: { reflect: true, useDefault: true },
    touch: { reflect: true, useDefault: true },
    readonly: { type: Boolean, reflect: true },
    noShortcuts: { type: Boolean, reflect: true, attribute: 'no-shortcuts' },
  };

  /** Shows the built-in toolbar. */
  declare controls: boolean;
  /** Keeps the game in the page's storage under this name. */
  declare autosave: string | undefined;
  /** `none`: nothing moves. */
  declare animation: 'auto' | 'none';
  /** `tap`: nothing is dragged; `drag`: nothing is picked up by a tap. */
  declare touch: 'auto' | 'drag' | 'tap';
  /** Shows the game; nothing can be played by hand. */
  declare readonly: boolean;
  /** Switches single-letter keys off. */
  declare noShortcuts: boolean;

  #words: Words | undefined;
  /**
   * The words in the language around the element, as of the last picture.
   *
   * @internal
   */
  get words(): Words {
    return (this.#words ??= this.dictionary.for(this));
  }
  readonly #internals: ElementInternals | undefined;
  /**
   * Ends whatever lasts only while the element is in a document.
   *
   * @internal
   */
  connection = new AbortController();
  /** What plays, once it is loaded. */
  protected playing: Playing | undefined;
  #arrival: Promise<Playing | undefined> | undefined;

  #playthrough: Playthrough<State, Move, Event, Options, Refusal> | undefined;
  /** The game that `newGame` took away: undo at the deal brings it back. */
  #previous:
    | { readonly game: Playthrough<State, Move, Event, Options, Refusal>; readonly seconds: number }
    | undefined;
  #outcome: Outcome | undefined;
  #loading: Promise<unknown> | undefined;
  #records: typeof Records | undefined;
  #isSaving = true;
  /** @internal */
  readonly clock = new GameClock((isHidden) => {
    if (isHidden) this.#save();
    this.requestUpdate();
  });

  constructor() {
    super();
    this.controls = this.readonly = this.noShortcuts = false;
    this.animation = this.touch = 'auto';
    if (typeof this.attachInternals === 'function') {
      this.#internals = this.attachInternals();
      this.#internals.role = 'group';
    }
  }

  /** What the element is called where the page gives it no name. */
  protected abstract gameName(): string;
  protected abstract readonly dictionary: Dictionary<Words>;
  /** @internal */
  abstract readonly game: ElementGame<State, Move, Event, Options>;
  /** The options that the attributes name; only those that are set. */
  protected abstract attributeOptions(): Readonly<Record<string, unknown>>;
  /** The attribute names that deal anew when they change. */
  protected abstract readonly dealing: readonly string[];
  /** What a fresh game gets where nothing says which: a seed. */
  protected abstract freshOptions(): Readonly<Record<string, unknown>>;
  /** The game with all that records may hold: given positions, say. */
  protected abstract wholeGame(): Promise<Game<State, Move, Event, Options>>;
  /** Loads what plays. */
  protected abstract loadPlay(): Promise<Playing>;

  // --- what the page sees -----------------------------------------------------------------------

  /** The state now; `undefined` before the deal. */
  get state(): State | undefined {
    return this.#playthrough?.state;
  }

  /** The history of the game; `undefined` before the deal. */
  get playthrough(): Playthrough<State, Move, Event, Options, Refusal> | undefined {
    return this.#playthrough;
  }

  /** The game so far. Setting a record (or its text) shows that game; a faulty one changes nothing. */
  get record(): GameRecord | undefined {
    return this.#playthrough?.record();
  }

  set record(value: GameRecord | string | undefined) {
    if (value !== undefined) this.#loading = this.#loadAndSave(value);
  }

  /** How the game ended, or that it is stuck. */
  get outcome(): Outcome | undefined {
    return this.#outcome;
  }

  /** Seconds played, while the page was visible. */
  get seconds(): number {
    return this.clock.seconds;
  }

  /**
   * Deals a new game: the attributes' options, with these over them. `undo` takes it back. Whether it
   * lies there; if not, the page is told why, or that it does once a part of the game is loaded.
   */
  newGame(options: Readonly<Record<string, unknown>> = {}): boolean {
    const previous = this.#playthrough && { game: this.#playthrough, seconds: this.seconds };
    return this.#deal({ ...this.attributeOptions(), ...options }, (dealt) => {
      this.#previous = previous;
      this.withPlay((playing) => {
        playing.said([], 'deal');
      });
      this.#save();
      this.emit('parlour-deal', { options: dealt });
    });
  }

  /** Plays a move, or its text. Whether it was played. */
  play(move: Move | string): boolean {
    return this.act(move, 'program');
  }

  /** Takes the last move back; right after a deal, the deal. */
  undo(): boolean {
    const game = this.#playthrough;
    if (game?.undo() === undefined) {
      const previous = this.#previous;
      if (!previous || game?.canRedo) return false;
      this.#show(previous.game);
      this.clock.stop(previous.seconds);
    }
    this.#changed([], 'undo');
    return true;
  }

  /** Plays again what was undone. */
  redo(): boolean {
    const played = this.#playthrough?.redo();
    if (played) this.#changed(played.events, 'redo');
    return played !== undefined;
  }

  /** Back to the deal; everything can be redone. */
  restart(): boolean {
    if (!this.#playthrough?.canUndo) return false;
    this.#playthrough.restart();
    this.#changed([], 'restart');
    return true;
  }

  /** All legal moves. */
  moves(): readonly Move[] {
    const { state } = this;
    return state === undefined ? [] : this.game.moves(state);
  }

  /** Shows the best advice and says it. Whether there is any. */
  async hint(): Promise<boolean> {
    return (await this.#loadPlay())?.hint() ?? false;
  }

  get canUndo(): boolean {
    const game = this.#playthrough;
    return game?.canUndo === true || (this.#previous !== undefined && game?.canRedo !== true);
  }

  get canRedo(): boolean {
    return this.#playthrough?.canRedo === true;
  }

  // --- what `Play` uses -------------------------------------------------------------------------

  /** @internal */
  emit<Type extends keyof ParlourEventMap>(
    type: Type,
    detail: ParlourEventMap[Type]['detail'],
    cancelable = false,
  ): boolean {
    return this.dispatchEvent(new ParlourEvent(type, detail, cancelable));
  }

  /** Says that something from outside cannot be used. */
  #fail(error: { readonly code: string; readonly message: string }): void {
    const { code, message } = error;
    this.emit('parlour-error', { code, message, cause: error });
  }

  /**
   * Sets one of the element's `:state()`s.
   *
   * @internal
   */
  mark(state: string, isOn: boolean): void {
    this.#internals?.states[isOn ? 'add' : 'delete'](state);
  }

  /**
   * Plays a move: before-move, the change, move, and what follows from it.
   *
   * @internal
   */
  act(given: Move | string, by: 'player' | 'program'): boolean {
    const playthrough = this.#playthrough;
    if (!playthrough) return false;
    const move = typeof given === 'string' ? this.game.readMove(given) : given;
    if (move === undefined) {
      void this.#failMove(given as string);
      return false;
    }
    const text = this.game.makeMove(move);
    const tried = this.game.play(playthrough.state, move);
    if (!tried.ok) {
      this.withPlay((playing) => playing.refuse(tried.error, text));
      return false;
    }
    if (!this.emit('parlour-before-move', { move: text, by }, true)) return false;
    playthrough.play(move, tried);
    this.#changed(tried.value.events, by, text);
    return true;
  }

  async #failMove(text: string): Promise<void> {
    const parsed = (await this.wholeGame()).parseMove(text);
    if (!parsed.ok) this.#fail(parsed.error);
  }

  /**
   * Several moves as one act: saved once.
   *
   * @internal
   */
  actAll(moves: readonly Move[]): void {
    this.#isSaving = false;
    moves.every((move) => this.act(move, 'program'));
    this.#isSaving = true;
    this.#save();
  }

  // --- life cycle -------------------------------------------------------------------------------

  override connectedCallback(): void {
    super.connectedCallback();
    this.connection = new AbortController();
    this.#words = this.dictionary.for(this);
    this.dictionary.follow(this, this.connection.signal);
    this.requestUpdate();
    void this.#loadPlay();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.connection.abort();
    this.playing?.leave();
    this.clock.stop();
  }

  /** `moveBefore` moves the element in one piece: nothing ends and nothing begins. */
  connectedMoveCallback(): void {
    // Having this callback is what keeps the two above from being called.
  }

  /** `lang` stays the browser's own property: setting it sets the attribute. */
  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang'];
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === 'lang') this.requestUpdate();
  }

  override willUpdate(changed: PropertyValues): void {
    this.#words = this.dictionary.for(this);
    if (this.#internals) this.#internals.ariaLabel = this.gameName();
    if (!this.hasUpdated) this.#ready();
    else if (this.dealing.some((name) => changed.has(name))) this.#deal(this.attributeOptions());
  }

  override updated(): void {
    this.playing?.updated();
  }

  /** Loads what plays. Where that fails the page is told, and the next act tries again. */
  #loadPlay(): Promise<Playing | undefined> {
    return (this.#arrival ??= this.loadPlay().then(
      (playing) => {
        this.playing = playing;
        this.requestUpdate();
        return playing;
      },
      (error: unknown) => {
        this.#arrival = undefined;
        this.#fail({ code: 'not-loaded', message: String(error) });
        return undefined;
      },
    ));
  }

  /** Does something with what plays: at once, or as soon as it is there. */
  protected withPlay(use: (playing: Playing) => unknown): void {
    if (this.playing) use(this.playing);
    else void this.#loadPlay().then((playing) => playing && use(playing));
  }

  /** Before the first picture: a record that was set, the saved game, else the deal of the attributes. */
  #ready(): void {
    // What was set before the element was defined hides the accessor until it is set again.
    if (Object.hasOwn(this, 'record')) {
      const { record } = this;
      delete (this as { record?: unknown }).record;
      this.record = record;
    }
    if (this.#playthrough || this.#loading) return;
    if (this.autosave && !isServer) this.#loading = this.#restore(this.autosave);
    else this.#dealFirst();
  }

  #dealFirst(): void {
    const given = this.attributeOptions();
    // A server deals only what every client will deal as well.
    if (isServer && given['seed'] === undefined) return;
    this.#deal(given);
  }

  #deal(options: Readonly<Record<string, unknown>>, dealt?: (options: Options) => void): boolean {
    const given = { ...this.freshOptions(), ...options };
    const parsed = this.game.parseOptions(given);
    if (parsed.ok) {
      this.#show(new Playthrough(this.game, parsed.value));
      dealt?.(parsed.value);
    } else this.#loading = Promise.all([this.#loading, this.#dealWhole(given, dealt)]);
    return parsed.ok;
  }

  /** The update is complete when a record that was set is on the table, and can be played on. */
  override async getUpdateComplete(): Promise<boolean> {
    // The first update is what begins to load.
    await super.getUpdateComplete();
    await this.#loading;
    if (this.isConnected) await (await this.#arrival)?.busy;
    return super.getUpdateComplete();
  }

  /** Deals what only the whole game knows; says what is wrong where that does not either. */
  async #dealWhole(given: unknown, dealt?: (options: Options) => void): Promise<void> {
    const game = await this.wholeGame();
    const parsed = game.parseOptions(given);
    if (!parsed.ok) this.#fail(parsed.error);
    else {
      this.#show(new Playthrough(game, parsed.value));
      dealt?.(parsed.value);
    }
  }

  async #loadAndSave(value: unknown): Promise<void> {
    if (await this.#load(value)) this.#save();
  }

  /** Plays a record again and shows it. Reading records is a module of its own. */
  async #load(value: unknown, seconds = 0): Promise<boolean> {
    const [{ replayed }, game] = await Promise.all([this.#useRecords(), this.wholeGame()]);
    const played = replayed(game, value);
    if (!played.ok) {
      this.#fail(played.error);
      if (!this.#playthrough) this.#dealFirst();
      return false;
    }
    this.#show(played.value);
    this.clock.stop(seconds);
    return true;
  }

  async #useRecords(): Promise<typeof Records> {
    return (this.#records ??= await import('./records.ts'));
  }

  #show(playthrough: Playthrough<State, Move, Event, Options, Refusal>): void {
    this.playing?.before('deal');
    this.#playthrough = playthrough;
    this.#previous = undefined;
    this.clock.stop(0);
    this.#judge();
    this.requestUpdate();
  }

  #changed(events: Played<State, Event>['events'], by: Exclude<By, 'deal'>, move?: string): void {
    const playthrough = this.#playthrough;
    if (!playthrough) return;
    this.playing?.before(by);
    this.#judge();
    if (!this.#outcome && this.isConnected) this.clock.start();
    this.withPlay((playing) => {
      playing.said(events, by);
    });
    this.#save();
    this.requestUpdate();
    const { index, state } = playthrough;
    this.emit('parlour-move', { by, events, index, ...(move !== undefined && { move }) });
    if (by === 'undo') return;
    if (this.#outcome) this.#end(this.#outcome);
    else
      this.withPlay(async (playing) => {
        const outcome = await playing.judge(state);
        if (!outcome || this.state !== state) return;
        this.#judge(outcome);
        this.#end(outcome);
      });
  }

  #end(outcome: Outcome): void {
    const { result } = outcome;
    const type = result === 'stuck' ? 'parlour-stuck' : 'parlour-loss';
    this.emit(result === 'stuck' || result === 'lost' ? type : 'parlour-win', {
      outcome,
      moves: this.#playthrough?.index ?? 0,
      seconds: this.seconds,
      record: this.record as GameRecord,
    });
  }

  #judge(found?: Outcome): void {
    const { state } = this;
    this.#outcome = found ?? (state === undefined ? undefined : this.game.outcome(state));
    for (const result of ['won', 'lost', 'stuck'])
      this.mark(result, this.#outcome?.result === result);
    if (this.#outcome && this.#outcome.result !== 'stuck') this.clock.stop();
  }

  // --- saving -----------------------------------------------------------------------------------

  #save(): void {
    const { autosave } = this;
    if (autosave && this.#isSaving)
      void this.#saveAs(autosave, this.#playthrough?.record({ undone: true }));
  }

  async #saveAs(key: string, record: GameRecord | undefined): Promise<void> {
    const records = this.#records ?? (await this.#useRecords());
    const problem = record && records.save(key, record, this.seconds);
    if (problem) this.#fail({ code: 'not-saved', message: problem });
  }

  /** Shows the saved game; where there is none or it cannot be used, the deal of the attributes. */
  async #restore(key: string): Promise<void> {
    const saved = (await this.#useRecords()).load(key);
    if (typeof saved === 'string') this.#fail({ code: 'bad-save', message: saved });
    if (typeof saved === 'object') await this.#load(saved.record, saved.seconds);
    else this.#dealFirst();
  }
}
