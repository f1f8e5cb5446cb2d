// What happens when somebody plays, whatever the game: keys, toolbar, help, and what is said. Loaded
// with the first picture; how a table is touched, and what a game says, are subclasses'.
import type { Outcome } from '@parlour/game-core';
import type { TemplateResult } from 'lit';
import { Announcer } from './announcer.ts';
import type { By, Refusal } from './element-game.ts';
import type { Help } from './help.ts';
import type { IconName } from './icons.ts';
import { chordOf, COMMANDS, isCharacter, isForeign, SHARED_KEYS, TOOL_KEYS } from './keys.ts';
import type { PlayHost } from './play-host.ts';
import type * as Toolbar from './toolbar.ts';

/** The buttons that play: none of them works where the game is only shown. */
const PLAYING: readonly IconName[] = ['new', 'restart', 'undo', 'redo', 'auto'];

export abstract class Play<State, Move, Event> {
  protected readonly host: PlayHost<State, Move>;
  protected readonly announcer = new Announcer(() => this.host.shadowRoot);
  /** The connection that is listened to. */
  #heard: AbortSignal | undefined;
  #tool: IconName = 'new';
  #keys: Promise<void> | undefined;
  #bar: typeof Toolbar | undefined;
  #loadingBar: Promise<void> | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(host: PlayHost<State, Move>) {
    this.host = host;
  }

  /** Shows the best advice and says it. Whether there is any. */
  abstract hint(): Promise<boolean>;
  /** A longer look for the end of the game, after an act. */
  abstract judge(state: State): Promise<Outcome | undefined>;
  /** What is said of an act. */
  protected abstract announce(events: readonly Event[], by: By): string;
  /** Words for a refusal, in the language around the element; none where they cannot be loaded. */
  protected abstract refusalWords(refusal: Refusal, state: State): Promise<string | undefined>;
  /** Does what a button of the game's own says. */
  protected abstract tool(action: IconName): void;
  protected abstract statusLine(): Toolbar.Status;
  /** Rules and keys in words, if they can be loaded. */
  protected abstract help(): Promise<Help | undefined>;
  /** Is this a key of the field's, now? */
  protected abstract isFieldKey(chord: string): boolean;
  /** Carries out a key of the field's. */
  protected abstract press(chord: string, time: number): Promise<void>;
  /** Lets go of what is held. */
  protected abstract cancel(): void;
  /** Called when the picture is about to change: the place to note where things lie. */
  abstract before(by: By): void;

  /** Settled when the keys pressed so far are carried out, and the toolbar is there. */
  get busy(): Promise<unknown> {
    return Promise.all([this.#keys, this.#loadingBar]);
  }

  /** Says what an act has done. */
  said(events: readonly Event[], by: By): void {
    // A toolbar that could not be loaded is tried for again.
    if (!this.#bar) this.#loadingBar = undefined;
    const text = this.announce(events, by);
    if (text) this.announcer.say(text);
  }

  /** Says why a move is refused, here and to the page. */
  async refuse(refusal: Refusal, move: string): Promise<void> {
    const { state } = this.host;
    if (state === undefined) return;
    // The code tells a page as much.
    const message = (await this.refusalWords(refusal, state)) ?? refusal.code;
    if (message !== refusal.code) this.announcer.say(message, true);
    this.host.emit('parlour-refused', { move, error: { ...refusal, message } });
  }

  /** The element has left the document. */
  leave(): void {
    this.cancel();
    this.announcer.stop();
    this.#stopTimer();
  }

  #stopTimer(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** The picture stands: listens, once in each connection, and keeps the clock that is shown going. */
  updated(): void {
    const { host } = this;
    const { signal } = host.connection;
    if (!host.isConnected) return;
    if (this.#heard !== signal) {
      const root = host.shadowRoot as ShadowRoot;
      this.#heard = signal;
      if (!this.#bar) this.#loadingBar = undefined;
      this.listen(root, signal);
      // What the page has focused while nobody listened.
      root.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    }
    if (host.controls) this.#loadingBar ??= this.#loadToolbar();
    if (!host.controls || !host.clock.isRunning) this.#stopTimer();
    else
      this.#timer ??= setInterval(() => {
        host.requestUpdate();
      }, 1000);
  }

  protected listen(root: ShadowRoot, signal: AbortSignal): void {
    this.host.addEventListener(
      'keydown',
      (event) => {
        this.#onKeydown(event);
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
    this.host.addEventListener(
      'blur',
      () => {
        this.cancel();
      },
      { signal },
    );
  }

  #onClick(event: MouseEvent): void {
    const button = event
      .composedPath()
      .find((node) => node instanceof HTMLElement && node.dataset['action']);
    if (!(button instanceof HTMLElement) || button.ariaDisabled === 'true') return;
    this.#goTool(button.dataset['action'] as IconName);
    this.#command(this.#tool);
  }

  #command(action: IconName): void {
    const { host } = this;
    if (host.readonly && PLAYING.includes(action)) return;
    const acts: Partial<Record<IconName, () => unknown>> = {
      new: () => host.newGame(),
      restart: () => host.restart(),
      undo: () => host.undo(),
      redo: () => host.redo(),
      hint: () => this.hint(),
      help: () => this.#openHelp(),
    };
    const act = acts[action];
    if (act) void act();
    else this.tool(action);
  }

  async #openHelp(): Promise<void> {
    this.cancel();
    const [dialog, help] = await Promise.all([this.host.loaded(import('./help.ts')), this.help()]);
    if (help) dialog?.openHelp(this.host.shadowRoot as ShadowRoot, help);
  }

  #onKeydown(event: KeyboardEvent): void {
    const { host } = this;
    if (isForeign(event) || host.shadowRoot?.querySelector('dialog')?.open) return;
    const chord = chordOf(event);
    if (host.noShortcuts && isCharacter(chord)) return;
    const isIn = (selector: string): boolean =>
      event.composedPath().some((node) => node instanceof Element && node.matches(selector));
    const isTool = isIn('[role=toolbar]');
    if (!isTool && !isIn('.field')) return;
    const isOurs = isTool ? TOOL_KEYS.test(chord) : this.isFieldKey(chord);
    if (!isOurs && !this.#isShared(chord)) return;
    event.preventDefault();
    this.#keys = this.#pressed(chord, isTool, event.timeStamp);
  }

  /** Is this a key of every game's, for a button that is there now? */
  #isShared(chord: string): boolean {
    const command = COMMANDS[chord];
    const isKnown = command === undefined || this.tools.some(([action]) => action === command);
    return isKnown && SHARED_KEYS.test(chord);
  }

  /** Keys are carried out one after the other, also while a module for one of them is being loaded. */
  async #pressed(chord: string, isTool: boolean, time: number): Promise<void> {
    await this.#keys;
    const command = COMMANDS[chord];
    if (command) this.#command(command);
    else if (chord === 'l') this.announcer.say(this.announcer.last);
    else if (isTool) this.#alongTools(chord);
    else await this.press(chord, time);
  }

  #goTool(tool: IconName): void {
    this.#tool = tool;
    this.host.requestUpdate();
  }

  #alongTools(chord: string): void {
    const buttons = [
      ...(this.host.shadowRoot?.querySelectorAll<HTMLElement>('[role=toolbar] button') ?? []),
    ];
    // Which buttons there are may change: what counts is the one under the finger.
    const at = buttons.findIndex((button) => button === this.host.shadowRoot?.activeElement);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: buttons.length - 1 }[chord];
    const button = buttons[to ?? -1];
    if (!button) return;
    this.#goTool(button.dataset['action'] as IconName);
    button.focus();
  }

  /** The buttons of the toolbar, in order. */
  protected abstract get tools(): readonly Toolbar.Tool[];

  /** The buttons that can do nothing now; what is no button's name means nothing. */
  protected get unusable(): readonly unknown[] {
    const { playthrough, readonly, canUndo, canRedo, outcome } = this.host;
    const isOver = outcome?.result === 'won';
    return [
      ...(readonly ? PLAYING : []),
      playthrough?.canUndo !== true && 'restart',
      !canUndo && 'undo',
      !canRedo && 'redo',
      isOver && 'hint',
      isOver && 'auto',
    ];
  }

  /** The toolbar, for the place that the element keeps for it. */
  bar(): TemplateResult | undefined {
    const { toolbar } = this.host.words;
    return this.#bar?.toolbar(toolbar, this.tools, this.unusable, this.statusLine(), this.#tool);
  }

  /** The toolbar is a module of its own: who drives the game from outside need not load it. */
  async #loadToolbar(): Promise<void> {
    this.#bar = await this.host.loaded(import('./toolbar.ts'));
    if (!this.#bar) return;
    this.#bar.styleToolbar(this.host.shadowRoot as ShadowRoot);
    this.host.requestUpdate();
  }
}
