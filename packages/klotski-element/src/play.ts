// What Klotski says, searches for and demonstrates: loaded with the first picture. How blocks are
// moved is `BoardPlay`'s.
import {
  type By,
  clock,
  type Help,
  type IconName,
  type Refusal,
  type Tool,
} from '@parlour/element-core';
import type { Outcome } from '@parlour/game-core';
import { type Block, type KlotskiEvent, type KlotskiState, reachOf } from '@parlour/klotski/play';
import { announcement, stepsOf } from './announce.ts';
import { BoardPlay } from './board-play.ts';
import { waysOf } from './choices.ts';
import type { Demonstration } from './demonstration.ts';
import type { KlotskiHost } from './host.ts';
import { klotskiWords } from './languages.ts';
import { enActs } from './messages/en-acts.ts';
import type { KlotskiActs, KlotskiSpeech } from './messages/words.ts';
import { adviceOn, askOf, distanceOf, Ratings } from './ratings.ts';
import { readingOf } from './readings.ts';

/** The keys of Klotski's own: board, exit, summary, moves, view the solution. */
const OWN_KEYS = /^(?:[besmv]|Shift\+m)$/;

export class KlotskiPlay extends BoardPlay {
  declare protected readonly host: KlotskiHost;
  #asking = new AbortController();
  #demonstration: Demonstration | undefined;
  /** Was a demonstration in the last picture? */
  #wasOn = false;
  readonly #ratings = new Ratings(() => this.host);

  get #acts(): KlotskiActs {
    return this.host.words.acts ?? enActs;
  }

  get #faces(): string {
    return this.host.faces ?? 'names';
  }

  /** The words on demand; `undefined` where they cannot be had. */
  async #speech(): Promise<KlotskiSpeech | undefined> {
    const { host } = this;
    return (await host.loaded(host.onDemand()))?.speechOf(klotskiWords.for(host));
  }

  // --- words --------------------------------------------------------------------------------------

  protected announce(events: readonly KlotskiEvent[], by: By): string {
    const acts = this.#acts;
    const { count = 0 } = this.host.state ?? {};
    if (by === 'deal') return acts.dealt;
    if (by === 'restart') return acts.restarted;
    const counted = acts.count(count, this.#ratings.optimum);
    if (by === 'undo') return acts.undone + acts.stop + counted;
    const said = announcement(events, acts, count, this.#ratings.optimum);
    return by === 'redo' ? acts.redone + acts.stop + said : said;
  }

  override said(events: readonly KlotskiEvent[], by: By): void {
    this.#ratings.retry();
    super.said(events, by);
  }

  /** The game goes on, or is another one: what is demonstrated has come to its end. */
  override before(by?: By): void {
    super.before();
    if (by) this.#endDemonstration();
  }

  protected pickedWords(block: Block): string {
    const { picked, stop, sliding } = this.#acts;
    return picked(block, this.#faces) + stop + sliding;
  }

  protected async refusalWords(refusal: Refusal, state: KlotskiState): Promise<string | undefined> {
    return (await this.#speech())?.refused(refusal, state, this.#faces);
  }

  protected async sayWays({ cell }: Block): Promise<void> {
    const speech = await this.#speech();
    if (speech) this.announcer.say(speech.ways(waysOf(this.host.shown, cell)));
  }

  // --- the solver ---------------------------------------------------------------------------------

  judge(): Promise<Outcome | undefined> {
    return Promise.resolve(undefined);
  }

  #asked(): AbortSignal {
    this.#asking.abort();
    this.#asking = new AbortController();
    return AbortSignal.any([this.#asking.signal, this.host.connection.signal]);
  }

  async hint(): Promise<boolean> {
    const { host } = this;
    const { state } = host;
    if (!state) return false;
    this.cancel();
    const speech = await this.#speech();
    if (!speech) return false;
    const advice = await adviceOn(host, state, this.#asked());
    if (!advice) return false;
    this.#endDemonstration();
    const [best] = advice.status === 'solvable' && advice.distance > 0 ? advice.moves : [];
    const block = best && this.blockAt(best.from);
    if (advice.status !== 'solvable' || !block) {
      this.announcer.say(advice.status === 'solvable' ? speech.noHint : speech.unsolvable);
      return false;
    }
    const { path } = reachOf(state, best.from).find(({ to }) => to === best.to) ?? { path: [] };
    this.showHint(block, path);
    host.emit('parlour-hint', { kind: 'move' });
    const steps = stepsOf([best.from, ...path]);
    this.announcer.say(speech.hint(block, this.#faces, steps, advice.distance));
    return true;
  }

  /** Starts to show a shortest solution from here. Whether there is one. */
  async solve(): Promise<boolean> {
    const { host } = this;
    const { state } = host;
    if (!state) return false;
    this.cancel();
    const speech = await this.#speech();
    if (!speech) return false;
    const { demonstration, noHint, unsolvable } = speech;
    const signal = this.#asked();
    const answer = await askOf(host, state, signal, async (on) => ({
      on,
      moves: await on.solutionOf(state, signal),
    }));
    if (!answer) return false;
    const { on, moves } = answer;
    if (!moves || moves.length === 0) {
      this.announcer.say(moves ? noHint : unsolvable);
      return false;
    }
    this.#endDemonstration();
    this.#demonstration = new on.Demonstration(demonstration, state, moves, {
      show: () => {
        this.before();
        host.requestUpdate();
      },
      say: (text) => {
        this.announcer.say(text);
      },
      faces: () => this.#faces,
    });
    host.mark('demonstrating', true);
    host.emit('parlour-hint', { kind: 'solution' });
    this.#demonstration.run();
    return true;
  }

  #endDemonstration(): void {
    if (!this.#demonstration) return;
    this.before();
    this.#demonstration.stop();
    this.#demonstration = undefined;
    this.host.mark('demonstrating', false);
    this.host.requestUpdate();
  }

  override leave(): void {
    this.#endDemonstration();
    super.leave();
  }

  /** The board of a solution that is demonstrated. */
  get demonstrated(): KlotskiState | undefined {
    return this.#demonstration?.state;
  }

  protected get isPlayable(): boolean {
    return !this.host.readonly && !this.#demonstration;
  }

  override updated(): void {
    super.updated();
    this.#ratings.update();
    this.#keepToolFocus();
  }

  /** A finger on the button that begins or ends a demonstration stays on what goes on with it. */
  #keepToolFocus(): void {
    const isOn = this.#demonstration !== undefined;
    if (isOn === this.#wasOn) return;
    this.#wasOn = isOn;
    const root = this.host.shadowRoot as ShadowRoot;
    const action = isOn ? 'pause' : 'solve';
    if (root.activeElement?.closest('[role=toolbar]'))
      root.querySelector<HTMLElement>(`[data-action=${action}]`)?.focus();
  }

  // --- keys -----------------------------------------------------------------------------------------

  protected override isFieldKey(chord: string): boolean {
    if (chord === 'Escape' && this.#demonstration) return true;
    return OWN_KEYS.test(chord) || super.isFieldKey(chord);
  }

  protected override async press(chord: string, time: number): Promise<void> {
    const tool = this.#demonstration?.toolOf(chord);
    if (tool) this.tool(tool);
    else if (chord === 'v') await this.solve();
    else if (chord === 'e') await this.#sayDistance();
    else if (OWN_KEYS.test(chord)) await this.#read(chord);
    else await super.press(chord, time);
  }

  async #read(chord: string): Promise<void> {
    const { host, here } = this;
    const { shown } = host;
    const speech = await this.#speech();
    if (!speech || !shown || !here) return;
    const text = readingOf(chord, speech, shown, here, this.#faces);
    const stand =
      this.#demonstration?.stand ?? this.#acts.count(shown.count, this.#ratings.optimum);
    this.announcer.say(text ?? stand);
  }

  async #sayDistance(): Promise<void> {
    const { host } = this;
    const { state } = host;
    const speech = await this.#speech();
    if (!speech || !state) return;
    const left = this.#demonstration?.left ?? (await distanceOf(host, state, this.#asked()));
    if (left !== undefined)
      this.announcer.say(left === Infinity ? speech.unsolvable : speech.distance(left));
  }

  // --- the bar --------------------------------------------------------------------------------------

  protected override get tools(): readonly Tool[] {
    const { restart, undo, redo, hint, help } = this.host.words;
    if (this.#demonstration) return this.#demonstration.tools;
    return [
      ['restart', restart],
      ['undo', undo],
      ['redo', redo],
      ['hint', hint],
      ['solve', this.#acts.solve],
      ['help', help],
    ];
  }

  protected override get unusable(): readonly unknown[] {
    const isWon = this.host.outcome?.result === 'won';
    return this.#demonstration?.unusable ?? [...super.unusable, isWon && 'solve'];
  }

  protected override tool(action: IconName): void {
    if (action === 'solve') void this.solve();
    else if (action === 'close') {
      this.#endDemonstration();
      void this.#speech().then((speech) => {
        if (speech) this.announcer.say(speech.demonstration.closed);
      });
    } else this.#demonstration?.tool(action);
  }

  protected statusLine(): readonly (readonly [string, string])[] {
    const { state, seconds, distance, words } = this.host;
    if (this.#demonstration) return this.#demonstration.status;
    const { count = 0 } = state ?? {};
    const { optimum } = this.#ratings;
    const isPerfect = this.host.outcome?.result === 'won' && count === optimum;
    const against = optimum === undefined ? String(count) : `${count} / ${optimum}`;
    return [
      [words.moves, isPerfect ? `${against} · ${this.#acts.perfect}` : against],
      ...(distance && this.#ratings.left !== undefined
        ? [[this.#acts.left, String(this.#ratings.left)] as const]
        : []),
      [words.time, clock(seconds)],
    ];
  }

  protected async help(): Promise<Help | undefined> {
    const speech = await this.#speech();
    if (!speech) return undefined;
    const { rulesTitle, rules, keyHelp } = speech;
    const { keys, close } = this.host.words;
    const { metric = 'corner' } = this.host.state ?? {};
    return { title: rulesTitle, rules: rules(metric), keysTitle: keys, keys: keyHelp, close };
  }
}
