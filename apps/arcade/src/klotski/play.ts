// The play page's knowledge: which layout is on the board, what help it has had, what became of it.
// It follows the element's events and never looks for itself what a move means.
import { type EndDetail } from '@parlour/element-core';
import { klotski, type KlotskiOptions } from '@parlour/klotski';
import { type GalleryEntry } from '@parlour/klotski/gallery';
import { type KlotskiElement } from '@parlour/klotski-element';
import { noteRecent } from '../recent.ts';
import { celebration } from '../sheets.ts';
import { type Address, playPlace, type Slot } from './address.ts';
import { Counted } from './counted.ts';
import { type Help, helpOf, isHelped, keepHelp, NO_HELP } from './help.ts';
import { entryOf, plainLayout } from './names.ts';
import { keyOf, type Solved } from './results.ts';
import { forget, isBadSave, keepUnplayed, saveName, savedAs } from './saves.ts';
import { loadSettings, saveSettings, type Settings } from './settings.ts';
import { dress, newTable } from './table.ts';

export type History = NonNullable<KlotskiElement['playthrough']>;
export type Notice = 'faulty-link' | 'not-saved' | 'bad-save' | 'seen';

/** A won game, and what there is to say about it. */
export interface Won {
  readonly moves: number;
  readonly seconds: number;
  readonly optimum: number | undefined;
  readonly help: Help;
  readonly isPerfect: boolean;
  /** What was known of the layout before this game. */
  readonly before: Solved | undefined;
}

export class PlayPage {
  settings: Settings = loadSettings();
  readonly options: KlotskiOptions;
  /** The board in format 1. */
  readonly layout: string;
  readonly entry: GalleryEntry | undefined;
  readonly slot: Slot;
  readonly table: KlotskiElement;
  readonly counted: Counted;
  notice: Notice | undefined;
  won: Won | undefined;
  /** Called whenever there is something else to show. */
  changed: () => void = () => undefined;
  showResult: () => void = () => undefined;

  readonly #name: string;
  /** By history: undo can bring a game back that a new one had taken the place of. */
  readonly #help = new WeakMap<History, Help>();
  #countedFor: History | undefined;

  constructor(address: Extract<Address, { kind: 'play' }>) {
    const metric = address.metric ?? this.settings.metric;
    this.settings = { ...this.settings, metric };
    const read = klotski.parseOptions({ layout: address.layout, metric });
    if (!read.ok) this.notice = 'faulty-link';
    const usual = read.ok ? read : klotski.parseOptions({ metric });
    if (!usual.ok) throw new Error('The defaults of the engine contradict each other.');
    this.options = usual.value;
    this.layout = plainLayout(this.options);
    this.entry = entryOf(this.options, read.ok ? address.layout : '');
    this.slot = this.#slotOf(address.slot);
    this.#name = saveName(this.options, this.slot);
    this.counted = new Counted(() => {
      this.changed();
    });
    this.#clean();
    this.table = newTable(this.options, this.settings, this.#name);
    this.#listen();
  }

  /** A game from a replay is only this one if it is of this layout. */
  #slotOf(wished: Slot): Slot {
    if (wished === 'own') return 'own';
    const saved = savedAs(saveName(this.options, 'shared'));
    const { layout, metric } = this.options;
    return saved?.options.layout === layout && saved.options.metric === metric ? 'shared' : 'own';
  }

  /** What is over is not taken up again, and what cannot be read is said to be so. */
  #clean(): void {
    if (isBadSave(this.#name)) this.notice = 'bad-save';
    const saved = savedAs(this.#name);
    if (!saved?.isWon && saved) return;
    if (saved) forget(this.#name);
    keepHelp(this.#name, NO_HELP);
  }

  get place(): string {
    return playPlace(this.entry?.number ?? this.options.layout, this.options.metric, this.slot);
  }

  get optimum(): number | undefined {
    return this.entry?.optimum?.[this.options.metric];
  }

  get result(): Solved | undefined {
    return this.counted.results.get(keyOf(this.layout, this.options.metric));
  }

  get history(): History | undefined {
    return this.table.playthrough;
  }

  get help(): Help {
    const { history } = this;
    return (history && this.#help.get(history)) ?? NO_HELP;
  }

  get isHelped(): boolean {
    return isHelped(this.help);
  }

  /** The board is in the document: what was saved is shown, and what was counted is known. */
  async started(): Promise<void> {
    await this.table.updateComplete;
    const { history } = this;
    if (history) this.#help.set(history, helpOf(this.#name));
    if (this.help.isSeen) this.notice ??= 'seen';
    await this.counted.refresh();
  }

  #listen(): void {
    const { table } = this;
    for (const cue of ['parlour-deal', 'parlour-move'] as const) {
      table.addEventListener(cue, () => {
        this.#follow();
      });
    }
    table.addEventListener('parlour-hint', ({ detail }) => {
      const { hints, solutions } = this.help;
      if (detail.kind === 'move') this.#helped({ hints: hints + 1 });
      else this.#helped({ solutions: solutions + 1 });
    });
    table.addEventListener('parlour-win', ({ detail }) => void this.#onWin(detail));
    table.addEventListener('parlour-error', ({ detail }) => {
      if (detail.code !== 'not-saved') return;
      this.notice = 'not-saved';
      this.changed();
    });
  }

  #helped(more: Partial<Help>): void {
    const { history } = this;
    if (!history) return;
    this.#help.set(history, { ...this.help, ...more });
    keepUnplayed(this.#name, history.record(), this.table.seconds);
    this.#follow();
  }

  /** Takes note of the game that is on the board. */
  #follow(): void {
    keepHelp(this.#name, this.help);
    noteRecent(this.#name);
    if (this.table.outcome?.result !== 'won') this.won = undefined;
    this.changed();
  }

  async #onWin({ moves, seconds }: EndDetail): Promise<void> {
    const { history, options, layout, help, result: before } = this;
    if (!history) return;
    const optimum = this.entry
      ? this.optimum
      : (await import('./optimum.ts')).optimumOf({ layout, metric: options.metric });
    const isPerfect = moves === optimum && !isHelped(help);
    this.won = { moves, seconds, optimum, help, isPerfect, before };
    this.changed();
    setTimeout(() => {
      if (this.won) this.showResult();
    }, celebration(this.table));
    if (help.isSeen) return;
    const isAgain = this.#countedFor === history;
    this.#countedFor = history;
    const whole = Math.floor(seconds);
    await this.counted.count({
      version: 1,
      layout,
      metric: options.metric,
      wins: isAgain ? 0 : 1,
      moves,
      seconds: whole,
      totalSeconds: isAgain ? 0 : whole,
      isPerfect,
      hints: isAgain ? 0 : help.hints + help.solutions,
      at: Date.now(),
    });
  }

  dismiss(): void {
    this.notice = undefined;
    this.changed();
  }

  /** The same layout once more: a new game, without the help that this one had. */
  again(): void {
    this.table.newGame();
  }

  /** Looks change at once; another way of counting is another game, at another address. */
  set(changed: Partial<Settings>): void {
    this.settings = { ...this.settings, ...changed };
    if (!saveSettings({ ...loadSettings(), ...changed })) this.notice = 'not-saved';
    dress(this.table, this.settings);
    const { metric } = this.settings;
    if (metric !== this.options.metric)
      location.assign(playPlace(this.entry?.number ?? this.options.layout, metric));
    this.changed();
  }
}
