// What every game element does, whatever the game: it holds the playthrough, deals, plays, undoes,
// saves, says what happened and tells the page. How the table looks and is touched is a subclass's.
// Over 400 lines, since the public API, the order of events and Lit's life cycle meet here and must
// be read together; clock, records, storage, announcements and words are modules of their own.
import {
  type Game,
  type GameRecord,
  type IllegalMove,
  type OptionValues,
  type Outcome,
  type Played,
  Playthrough,
  type Result,
} from '@parlour/game-core';
import { LitElement, type PropertyValues } from 'lit';
import { Announcer } from './announcer.ts';
import { VERSION } from './define.ts';
import { GameClock } from './game-clock.ts';
import { ParlourEvent, type ParlourEventMap } from './events.ts';
import type { Dictionary } from './localize.ts';
import type { CoreWords } from './messages/words.ts';
import type * as Records from './records.ts';

const isServer = typeof window === 'undefined';

/** What a game element needs of a game; the rest of the engine need not be loaded. */
export type ElementGame<State, Move, Event, Options extends OptionValues> = Omit<
  Game<State, Move, Event, Options>,
  'parseOptions' | 'play' | 'parseState' | 'makeState'
> & {
  /** Errors may come without words; `wholeGame` has them. */
  readonly parseOptions: (input: unknown) => Result<Options, { readonly code: string }>;
  readonly play: (state: State, move: Move) => Result<Played<State, Event>, Refusal>;
};

/** Why a move is refused; words for it are had from `refusalWords`. */
export type Refusal = Omit<IllegalMove, 'message'>;

type By = ParlourEventMap['parlour-move']['detail']['by'];

export abstract class GameElement<
  State,
  Move,
  Event,
  Options extends OptionValues,
  Words extends CoreWords,
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
  /** The words in the language around the element, as of the last picture. */
  protected get words(): Words {
    return (this.#words ??= this.dictionary.for(this));
  }
  protected readonly announcer = new Announcer(() => this.shadowRoot);
  protected readonly internals: ElementInternals | undefined;
  /** Ends whatever lasts only while the element is in a document. */
  protected connection = new AbortController();

  #playthrough: Playthrough<State, Move, Event, Options, Refusal> | undefined;
  /** The game that `newGame` took away: undo at the deal brings it back. */
  #previous:
    | { readonly game: Playthrough<State, Move, Event, Options, Refusal>; readonly seconds: number }
    | undefined;
  #outcome: Outcome | undefined;
  #loading: Promise<unknown> | undefined;
  #records: typeof Records | undefined;
  readonly #clock = new GameClock((isHidden) => {
    if (isHidden) this.#save();
    this.requestUpdate();
  });
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor() {
    super();
    this.controls = false;
    this.animation = 'auto';
    this.touch = 'auto';
    this.readonly = false;
    this.noShortcuts = false;
    if (typeof this.attachInternals === 'function') {
      this.internals = this.attachInternals();
      this.internals.role = 'group';
    }
  }

  /** What the element is called where the page gives it no name. */
  protected abstract gameName(): string;
  protected abstract readonly dictionary: Dictionary<Words>;
  protected abstract readonly game: ElementGame<State, Move, Event, Options>;
  /** The options that the attributes name; only those that are set. */
  protected abstract attributeOptions(): Readonly<Record<string, unknown>>;
  /** The attribute names that deal anew when they change. */
  protected abstract readonly dealing: readonly string[];
  /** What a fresh game gets where nothing says which: a seed. */
  protected abstract freshOptions(): Readonly<Record<string, unknown>>;
  /** The game with all that records may hold: given positions, say. */
  protected abstract wholeGame(): Promise<Game<State, Move, Event, Options>>;
  /** Words for a refusal, in the language around the element. */
  protected abstract refusalWords(refusal: Refusal, state: State): Promise<string>;
  /** A longer look for the end of the game, after an act. */
  protected abstract judgeLater(state: State): Promise<Outcome | undefined>;
  /** What is said of an act. */
  protected abstract announce(events: readonly Event[], by: By | 'deal'): string;

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
    return this.#clock.seconds;
  }

  /** Deals a new game: the attributes' options, with these over them. `undo` takes it back. */
  newGame(options: Readonly<Record<string, unknown>> = {}): boolean {
    const previous = this.#playthrough && { game: this.#playthrough, seconds: this.seconds };
    const dealt = this.#deal({ ...this.attributeOptions(), ...options });
    if (!dealt) return false;
    this.#previous = previous;
    this.#dealt(dealt);
    return true;
  }

  #dealt(options: Options): void {
    this.announcer.say(this.announce([], 'deal'));
    this.#save();
    this.emit('parlour-deal', { options });
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
      this.#clock.stop(previous.seconds);
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

  get canUndo(): boolean {
    const game = this.#playthrough;
    return game?.canUndo === true || (this.#previous !== undefined && game?.canRedo !== true);
  }

  get canRedo(): boolean {
    return this.#playthrough?.canRedo === true;
  }

  // --- what subclasses use ----------------------------------------------------------------------

  protected emit<Type extends keyof ParlourEventMap>(
    type: Type,
    detail: ParlourEventMap[Type]['detail'],
    cancelable = false,
  ): boolean {
    return this.dispatchEvent(new ParlourEvent(type, detail, cancelable));
  }

  /** Says that something from outside cannot be used. */
  protected fail(error: { readonly code: string; readonly message: string }): void {
    const { code, message } = error;
    this.emit('parlour-error', { code, message, cause: error });
  }

  /** Plays a move: before-move, the change, move, and what follows from it. */
  protected act(given: Move | string, by: 'player' | 'program'): boolean {
    const playthrough = this.#playthrough;
    if (!playthrough) return false;
    let move = given as Move;
    if (typeof given === 'string') {
      const parsed = this.game.parseMove(given);
      if (!parsed.ok) {
        this.fail(parsed.error);
        return false;
      }
      move = parsed.value;
    }
    const tried = this.game.play(playthrough.state, move);
    if (!tried.ok) {
      void this.refuse(tried.error, this.game.makeMove(move));
      return false;
    }
    const text = this.game.makeMove(move);
    if (!this.emit('parlour-before-move', { move: text, by }, true)) return false;
    playthrough.play(move);
    this.#changed(tried.value.events, by, text);
    return true;
  }

  protected async refuse(refusal: Refusal, move: string): Promise<void> {
    const { state } = this;
    if (state === undefined) return;
    const message = await this.refusalWords(refusal, state);
    this.announcer.say(message, true);
    this.emit('parlour-refused', { move, error: { ...refusal, message } });
  }

  /** Called before the picture changes: the place to note where things lie. */
  protected abstract beforeChange(by: By | 'deal'): void;

  /** Several moves as one act, said once. */
  protected actAll(moves: readonly Move[]): void {
    for (const move of moves) if (!this.act(move, 'program')) return;
  }

  // --- life cycle -------------------------------------------------------------------------------

  override connectedCallback(): void {
    super.connectedCallback();
    this.connection = new AbortController();
    this.#words = this.dictionary.for(this);
    this.dictionary.follow(this, this.connection.signal);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.connection.abort();
    this.announcer.stop();
    this.#clock.stop();
    clearInterval(this.#timer);
    this.#timer = undefined;
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
    if (this.internals) this.internals.ariaLabel = this.gameName();
    if (!this.hasUpdated) this.#ready();
    else if (this.dealing.some((name) => changed.has(name))) this.#deal(this.attributeOptions());
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
    if (isServer && given['seed'] === undefined && given['number'] === undefined) return;
    this.#deal(given);
  }

  #deal(options: Readonly<Record<string, unknown>>): Options | undefined {
    const given = { ...this.freshOptions(), ...options };
    const parsed = this.game.parseOptions(given);
    if (parsed.ok) this.#show(new Playthrough(this.game, parsed.value));
    else this.#loading = Promise.all([this.#loading, this.#failOptions(given)]);
    return parsed.ok ? parsed.value : undefined;
  }

  /** The update is complete when a record that was set is on the table. */
  override async getUpdateComplete(): Promise<boolean> {
    await this.#loading;
    return super.getUpdateComplete();
  }

  /** Words for options that cannot be dealt; or the deal, if only the whole game knows it. */
  async #failOptions(given: unknown): Promise<void> {
    const game = await this.wholeGame();
    const parsed = game.parseOptions(given);
    if (!parsed.ok) this.fail(parsed.error);
    else {
      this.#show(new Playthrough(game, parsed.value));
      this.#dealt(parsed.value);
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
      this.fail(played.error);
      if (!this.#playthrough) this.#dealFirst();
      return false;
    }
    this.#show(played.value);
    this.#clock.stop(seconds);
    return true;
  }

  async #useRecords(): Promise<typeof Records> {
    return (this.#records ??= await import('./records.ts'));
  }

  #show(playthrough: Playthrough<State, Move, Event, Options, Refusal>): void {
    this.beforeChange('deal');
    this.#playthrough = playthrough;
    this.#previous = undefined;
    this.#clock.stop(0);
    this.#judge();
    this.requestUpdate();
  }

  #changed(events: Played<State, Event>['events'], by: By, move?: string): void {
    const playthrough = this.#playthrough;
    if (!playthrough) return;
    this.beforeChange(by);
    this.#judge();
    if (!this.#outcome && this.isConnected) this.#clock.start();
    const words = this.announce(events, by);
    if (words) this.announcer.say(words);
    this.#save();
    this.requestUpdate();
    const { index, state } = playthrough;
    this.emit('parlour-move', { by, events, index, ...(move !== undefined && { move }) });
    if (by === 'undo') return;
    if (this.#outcome) this.#end(this.#outcome);
    else void this.#judgeLater(state);
  }

  async #judgeLater(state: State): Promise<void> {
    const outcome = await this.judgeLater(state);
    if (!outcome || this.state !== state) return;
    this.#judge(outcome);
    this.#end(outcome);
  }

  #end(outcome: Outcome): void {
    const detail = {
      outcome,
      moves: this.#playthrough?.index ?? 0,
      seconds: this.seconds,
      record: this.record as GameRecord,
    };
    if (outcome.result === 'stuck') this.emit('parlour-stuck', detail);
    else this.emit(outcome.result === 'lost' ? 'parlour-loss' : 'parlour-win', detail);
  }

  #judge(found?: Outcome): void {
    const { state } = this;
    this.#outcome = found ?? (state === undefined ? undefined : this.game.outcome(state));
    const states = this.internals?.states;
    for (const result of ['won', 'lost', 'stuck'] as const) {
      if (this.#outcome?.result === result) states?.add(result);
      else states?.delete(result);
    }
    if (this.#outcome && this.#outcome.result !== 'stuck') this.#clock.stop();
  }

  // --- saving and the clock ---------------------------------------------------------------------

  #save(): void {
    const { autosave } = this;
    if (autosave) void this.#saveAs(autosave, this.#playthrough?.record({ undone: true }));
  }

  async #saveAs(key: string, record: GameRecord | undefined): Promise<void> {
    const records = this.#records ?? (await this.#useRecords());
    const problem = record && records.save(key, record, this.seconds);
    if (problem) this.fail({ code: 'not-saved', message: problem });
  }

  /** Shows the saved game; where there is none or it cannot be used, the deal of the attributes. */
  async #restore(key: string): Promise<void> {
    const saved = (await this.#useRecords()).load(key);
    if (typeof saved === 'string') this.fail({ code: 'bad-save', message: saved });
    if (typeof saved === 'object') await this.#load(saved.record, saved.seconds);
    else this.#dealFirst();
  }

  override updated(changed: PropertyValues): void {
    super.updated(changed);
    const runs = this.controls && this.isConnected && this.#clock.isRunning;
    if (runs === (this.#timer !== undefined)) return;
    clearInterval(this.#timer);
    this.#timer = runs
      ? setInterval(() => {
          this.requestUpdate();
        }, 1000)
      : undefined;
  }
}
