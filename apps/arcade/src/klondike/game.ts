// The game page's knowledge: which deal is on the table, what became of the one before, what is
// counted. It follows the element's events and never looks for itself what a move means.
import { type KlondikeElement } from '@parlour/klondike-element';
import { type EndDetail } from '@parlour/element-core';
import { klondike, type KlondikeOptions } from '@parlour/klondike';
import { dealKey, fitted, type Wished } from '../options.ts';
import { noteRecent } from '../recent.ts';
import { isBadSave, saveName, savedIn } from '../saves.ts';
import { fittedSettings, loadSettings, saveSettings, type Settings } from '../settings.ts';
import {
  merged,
  modeOf,
  type ModeStatistics,
  type Played,
  statisticsOf,
  STORE,
} from '../statistics.ts';
import { celebration } from '../sheets.ts';
import { StatisticsStore } from '../statistics-store.ts';
import { type Address, placeOf, type Slot } from '../url.ts';
import { dress, lay, newTable } from './table.ts';

export type History = NonNullable<KlondikeElement['playthrough']>;

export type Notice = 'faulty-link' | 'not-saved' | 'bad-save' | 'stuck';

/** A won game, and what there is to say about it. */
export interface Won extends EndDetail {
  readonly streak: number;
  /** The mode's statistics without this game. */
  readonly before: ModeStatistics | undefined;
  readonly isCounted: 'now' | 'before' | 'never';
}

const CUES = ['parlour-deal', 'parlour-move', 'parlour-settled'] as const;

/** Chance, where no deal is named. */
const anySeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

export class GamePage {
  settings: Settings = loadSettings();
  readonly slot: Slot;
  table: KlondikeElement;
  notice: Notice | undefined;
  won: Won | undefined;
  entries: ReadonlyMap<string, unknown> | undefined = new Map();
  /** Called whenever there is something else to show. */
  changed: () => void = () => undefined;
  showResult: () => void = () => undefined;

  readonly #store = new StatisticsStore(STORE, merged);
  #listening = new AbortController();
  #history: History | undefined;
  /** What is about to be on the table. */
  readonly #expected: KlondikeOptions;
  #last = { moves: 0, seconds: 0, score: 0 };
  #awaitsResult = false;
  readonly #isNew: boolean;

  constructor({ wished, slot, isFaulty, isNew }: Address) {
    this.#isNew = isNew;
    const options = wished && fitted(wished)?.options;
    const key = options && dealKey(options);
    const own = savedIn('own');
    const isOwn = !key || !own || own.moves === 0 || own.isWon || dealKey(own.options) === key;
    this.slot = slot ?? (isOwn ? 'own' : 'shared');
    const saved = this.slot === 'own' ? own : savedIn(this.slot);
    if (isFaulty) this.notice = 'faulty-link';
    else if (isBadSave(this.slot)) this.notice = 'bad-save';
    this.table = this.#newTable();
    if (saved && (!key || dealKey(saved.options) === key)) {
      this.#expected = saved.options;
      return;
    }
    if (saved && saved.moves > 0 && !saved.isWon) {
      void this.#count(dealKey(saved.options), 'left', saved.options, saved);
    }
    this.#expected = options ?? { ...fittedSettings(this.settings).options, seed: anySeed() };
    lay(this.table, this.#expected);
  }

  /** The options of the game on the table, or of the one that is being laid out. */
  get options(): KlondikeOptions {
    return this.#history?.options ?? this.#expected;
  }

  get history(): History | undefined {
    return this.#history;
  }

  /** The table is in the document: what was saved is shown, and what was counted is known. */
  async started(): Promise<void> {
    await this.table.updateComplete;
    this.#follow();
    // The saved game is there first, so that undo brings it back.
    if (this.#isNew && this.isBegun) this.table.newGame();
    await this.refresh();
  }

  get isBegun(): boolean {
    return (this.#history?.length ?? 0) > 0;
  }

  #newTable(): KlondikeElement {
    const table = newTable(this.settings, saveName(this.slot));
    this.#listening.abort();
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    for (const cue of CUES) {
      table.addEventListener(
        cue,
        () => {
          this.#follow();
        },
        { signal },
      );
    }
    table.addEventListener(
      'parlour-move',
      () => {
        noteRecent(saveName(this.slot));
      },
      { signal },
    );
    table.addEventListener('parlour-win', ({ detail }) => void this.#onWin(detail), { signal });
    table.addEventListener(
      'parlour-stuck',
      () => {
        this.#notify('stuck');
      },
      { signal },
    );
    table.addEventListener(
      'parlour-error',
      ({ detail }) => {
        if (detail.code === 'not-saved') this.#notify('not-saved');
      },
      { signal },
    );
    return table;
  }

  // --- following the element ----------------------------------------------------------------------

  /** Takes note of what is on the table now. */
  #follow(): void {
    const history = this.table.playthrough;
    if (!history) return;
    if (history !== this.#history) {
      this.#leave(history);
      this.#history = history;
      this.won = undefined;
      this.#awaitsResult = false;
      const place = placeOf(history.options, this.slot);
      window.history.replaceState(null, '', place || location.pathname);
    }
    const { index, state } = history;
    const isSame = this.#last.moves === index && this.table.outcome?.result === 'stuck';
    if (this.notice === 'stuck' && !isSame) this.notice = undefined;
    this.#last = { moves: index, seconds: this.table.seconds, score: state.score };
    this.changed();
  }

  /** Another game has taken the place of the one before: that one counts, if it was begun. */
  #leave(next: History): void {
    const before = this.#history;
    if (!before || before.length === 0) return;
    const key = dealKey(before.options);
    if (key === dealKey(next.options) || klondike.outcome(before.state)?.result === 'won') return;
    void this.#count(key, 'left', before.options, this.#last);
  }

  async #count(
    key: string,
    result: Played['result'],
    { scoring, rules, draw }: History['options'],
    { moves, seconds, score }: { moves: number; seconds: number; score: number },
  ): Promise<void> {
    const mode = modeOf({ rules, draw });
    const rounded = Math.floor(seconds);
    const at = Date.now();
    const played: Played = {
      version: 1,
      result,
      mode,
      moves,
      seconds: rounded,
      scoring,
      score,
      at,
    };
    await this.#store.count(key, played);
    await this.refresh();
  }

  /** Reads again what was counted. */
  async refresh(): Promise<void> {
    this.entries = await this.#store.all();
    this.changed();
  }

  async reset(): Promise<void> {
    await this.#store.reset();
    await this.refresh();
  }

  async #onWin(detail: EndDetail): Promise<void> {
    const history = this.table.playthrough;
    if (!history) return;
    const key = dealKey(history.options);
    const entries = new Map(await this.#store.all());
    const known = entries.get(key) as Played | undefined;
    entries.delete(key);
    const mode = modeOf(history.options);
    const before = statisticsOf([...entries.values()]).modes.find((found) => found.mode === mode);
    const score = detail.outcome.score ?? 0;
    await this.#count(key, 'won', history.options, { ...detail, score });
    const { streak } = statisticsOf([...(this.entries?.values() ?? [])]);
    const isCounted =
      known?.result === 'seen' ? 'never' : known?.result === 'won' ? 'before' : 'now';
    this.won = { ...detail, streak, before, isCounted };
    this.#awaitsResult = true;
    this.changed();
    setTimeout(() => {
      this.#result();
    }, celebration(this.table));
  }

  #result(): void {
    if (!this.#awaitsResult || !this.won) return;
    this.#awaitsResult = false;
    this.showResult();
  }

  #notify(notice: Notice): void {
    this.notice = notice;
    this.changed();
  }

  dismiss(): void {
    this.notice = undefined;
    this.changed();
  }

  // --- what the player asks for -------------------------------------------------------------------

  /** Deals by the settings, with wishes over them. Whether there is such a deal. */
  deal(wished: Wished = {}): boolean {
    const { kept } = fittedSettings(this.settings);
    const fit = fitted({ ...kept, ...wished });
    if (!fit) return false;
    const isChance = wished.seed === undefined && wished.number === undefined;
    return this.table.newGame(isChance ? {} : fit.options);
  }

  /** The same cards once more. */
  dealAgain(): void {
    if (this.#history) this.table.newGame(this.#history.options);
  }

  /** New settings: looks change at once; rules at once where no move was made, else with the next deal. */
  async change(settings: Settings): Promise<void> {
    const before = fittedSettings(this.settings).options;
    this.settings = settings;
    if (!saveSettings(settings)) this.notice = 'not-saved';
    dress(this.table, settings);
    const { options } = fittedSettings(settings);
    if (dealKey(options) + options.scoring !== dealKey(before) + before.scoring) {
      await this.#replaceTable();
    }
    this.changed();
  }

  /** A table with other attributes would deal at once; so another one takes its place. */
  async #replaceTable(): Promise<void> {
    const old = this.table;
    const history = this.#history;
    const table = this.#newTable();
    const { kept } = fittedSettings(this.settings);
    if (!history || history.length === 0) {
      const { deal = 'random', seed = 0, number = 0 } = history?.options ?? {};
      const source = deal === 'random' ? { deal, seed } : { deal, number };
      lay(table, fitted({ ...kept, ...source })?.options ?? {});
    } else {
      // The save has the time as well; where nothing could be saved, the record must do.
      const saved = savedIn(this.slot);
      const isSaved =
        saved?.moves === history.index && dealKey(saved.options) === dealKey(history.options);
      if (!isSaved) table.record = history.record({ undone: true });
    }
    this.table = table;
    this.#history = undefined;
    table.hidden = true;
    old.after(table);
    await table.updateComplete;
    table.hidden = false;
    this.#follow();
  }
}
