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
  type PlayedGame,
  Playthrough,
  type Result,
} from '@parlour/game-core';
import { isServer, type PropertyValues } from 'lit';
import type { By, ElementGame, Refusal } from './element-game.ts';
import { GameClock } from './game-clock.ts';
import type { CoreWords } from './messages/words.ts';
import { PageElement } from './page-element.ts';
import type { Play } from './play.ts';
import type * as Records from './records.ts';

export abstract class GameElement<
  State,
  Move,
  Event,
  Options extends OptionValues,
  Words extends CoreWords,
  Playing extends Play<State, Move, Event> = Play<State, Move, Event>,
> extends PageElement<Words> {
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
  }

  /** @internal */
  abstract readonly game: ElementGame<State, Move, Event, Options>;
  /** The options that the attributes name; only those that are set. */
  protected abstract attributeOptions(): Readonly<Record<string, unknown>>;
  /** The attribute names that deal anew when they change. */
  protected abstract readonly dealing: readonly string[];
  /** What a fresh game gets where nothing says which: a seed. */
  protected abstract freshOptions(): Readonly<Record<string, unknown>>;
  /**
   * The game with all that records may hold: given positions, say.
   *
   * @internal
   */
  abstract wholeGame(): Promise<Game<State, Move, Event, Options>>;
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
    if (value !== undefined)
      this.#loading = this.#useRecords(async (records) => {
        if (await records.show(this, value)) this.#save();
      });
  }

  /** How the game ended, or that it is stuck. */
  get outcome(): Outcome | undefined {
    return this.#outcome;
  }

  /** Moves made so far. */
  get count(): number {
    return this.#playthrough?.index ?? 0;
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
    const previous = this.#previous;
    if (game?.canUndo) game.jump(this.stepFrom(-1));
    else if (!previous || game?.canRedo) return false;
    else this.lay(previous.game, previous.seconds);
    this.#changed([], 'undo');
    return true;
  }

  /** Plays again what was undone. */
  redo(): boolean {
    const game = this.#playthrough;
    if (!game?.canRedo) return false;
    const to = this.stepFrom(1);
    const events: Event[] = [];
    while (game.index < to) events.push(...(game.redo()?.events ?? []));
    this.#changed(events, 'redo');
    return true;
  }

  /** Where undo and redo go from here, as an index into the history. */
  protected stepFrom(by: 1 | -1): number {
    return (this.#playthrough?.index ?? 0) + by;
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
    const playthrough = this.#playthrough;
    return playthrough ? this.game.moves(playthrough.state) : [];
  }

  /** Shows the best advice and says it. Whether there is any. */
  async hint(): Promise<boolean> {
    return (await this.arrived())?.hint() ?? false;
  }

  get canUndo(): boolean {
    const game = this.#playthrough;
    return game?.canUndo === true || (this.#previous !== undefined && game?.canRedo !== true);
  }

  get canRedo(): boolean {
    return this.#playthrough?.canRedo === true;
  }

  // --- what `Play` uses -------------------------------------------------------------------------

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
      void this.#ask((game) => game.parseMove(given as string));
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

  /** Asks the whole game; the page is told what is wrong where that does not know either. */
  async #ask<Value>(
    read: (
      game: Game<State, Move, Event, Options>,
    ) => Result<Value, { readonly code: string; readonly message: string }>,
    use?: (value: Value, game: Game<State, Move, Event, Options>) => void,
  ): Promise<void> {
    const game = await this.loaded(this.wholeGame());
    if (!game) return;
    const found = read(game);
    if (found.ok) use?.(found.value, game);
    else this.fail(found.error);
  }

  /**
   * Several moves as one act: saved once.
   *
   * @internal
   */
  actAll(moves: readonly Move[], by: 'player' | 'program'): void {
    const isSaving = this.#isSaving;
    this.#isSaving = false;
    moves.every((move) => this.act(move, by));
    this.#isSaving = isSaving;
    this.#save();
  }

  // --- life cycle -------------------------------------------------------------------------------

  override connectedCallback(): void {
    super.connectedCallback();
    void this.arrived();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.playing?.leave();
    this.clock.stop();
  }

  override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (!this.hasUpdated) this.#ready();
    else if (this.dealing.some((name) => changed.has(name))) this.#deal(this.attributeOptions());
  }

  override updated(): void {
    if (this.isDrawn) {
      // On a server's picture follow the words of the page, and the game.
      const dealt = this.#playthrough;
      queueMicrotask(() => {
        this.requestUpdate();
        if (this.#playthrough === dealt) this.#begin();
      });
    }
    super.updated();
    this.playing?.updated();
  }

  /** What plays, as soon as it is there; `undefined` where it cannot be loaded. */
  protected arrived(): Promise<Playing | undefined> {
    return (this.#arrival ??= this.#receive());
  }

  async #receive(): Promise<Playing | undefined> {
    const playing = await this.loaded(this.loadPlay());
    // It plays on a table that stands.
    await super.getUpdateComplete();
    this.playing = playing;
    if (playing) this.requestUpdate();
    else this.#arrival = undefined;
    return playing;
  }

  /** Does something with what plays: at once, or as soon as it is there. */
  protected withPlay(use: (playing: Playing) => unknown): void {
    if (this.playing) use(this.playing);
    else void this.arrived().then((playing) => playing && use(playing));
  }

  /**
   * Before the first picture: a record that was set, the saved game, else the deal of the attributes.
   * Where a server draws, or has drawn, that picture: only what the attributes say for ever.
   */
  #ready(): void {
    // What was set before the element was defined hides the accessor until it is set again.
    if (Object.hasOwn(this, 'record')) {
      const { record } = this;
      delete (this as { record?: unknown }).record;
      this.record = record;
    }
    const given = this.attributeOptions();
    if ((isServer as boolean) || this.isDrawn) {
      if (this.isCertain(given)) this.#deal(given);
    } else if (!this.#playthrough) this.#begin();
  }

  /** Do these options deal the same game everywhere? */
  protected isCertain(given: Readonly<Record<string, unknown>>): boolean {
    return given['seed'] !== undefined;
  }

  #begin(): void {
    const { autosave } = this;
    if (this.#loading) return;
    if (!autosave) {
      this.dealFirst();
      return;
    }
    // What is saved must not be lost before it is seen.
    this.#isSaving = false;
    this.#loading = this.#useRecords(async (records) => {
      this.#isSaving = await records.restore(this, autosave);
    });
  }

  /**
   * The deal of the attributes, where nothing else lies on the table.
   *
   * @internal
   */
  dealFirst(): void {
    if (!this.#playthrough) this.#deal(this.attributeOptions());
  }

  #deal(options: Readonly<Record<string, unknown>>, dealt?: (options: Options) => void): boolean {
    const given = { ...this.freshOptions(), ...options };
    const lay = (read: Options, game: PlayedGame<State, Move, Event, Options, Refusal>): void => {
      this.lay(new Playthrough(game, read));
      dealt?.(read);
    };
    const parsed = this.game.parseOptions(given);
    if (parsed.ok) lay(parsed.value, this.game);
    else {
      const whole = this.#ask((game) => game.parseOptions(given), lay);
      this.#loading = Promise.all([this.#loading, whole]);
    }
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

  /** Records and saved games are a module's of their own. */
  async #useRecords(use: (records: typeof Records) => unknown): Promise<void> {
    this.#records ??= await this.loaded(import('./records.ts'));
    if (this.#records) await use(this.#records);
    else this.dealFirst();
  }

  /**
   * Puts a game on the table.
   *
   * @internal
   */
  lay(playthrough: Playthrough<State, Move, Event, Options, Refusal>, seconds = 0): void {
    this.playing?.before('deal');
    this.#playthrough = playthrough;
    this.#previous = undefined;
    this.clock.stop(seconds);
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
    this.emit('parlour-move', { by, events, index, ...(move && { move }) });
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
    const other = result === 'lost' ? 'parlour-loss' : 'parlour-win';
    this.emit(result === 'stuck' ? 'parlour-stuck' : other, {
      outcome,
      moves: this.count,
      seconds: this.seconds,
      record: this.record as GameRecord,
    });
  }

  #judge(found?: Outcome): void {
    const playthrough = this.#playthrough;
    this.#outcome = found ?? (playthrough && this.game.outcome(playthrough.state));
    for (const result of ['won', 'lost', 'stuck'])
      this.mark(result, this.#outcome?.result === result);
    if (this.#outcome && this.#outcome.result !== 'stuck') this.clock.stop();
  }

  // --- saving -----------------------------------------------------------------------------------

  #save(): void {
    const { autosave } = this;
    const record = this.#playthrough?.record({ undone: true });
    if (autosave && record && this.#isSaving)
      void this.#useRecords((records) => {
        records.keep(this, autosave, record);
      });
  }
}
