// Klondike under hands and keys, and what it says: loaded with the first picture.
import {
  type By,
  clock,
  type Help,
  type Refusal,
  type Spot,
  type Status,
  type Tool,
} from '@parlour/element-core';
import { BASE } from '@parlour/element-core/piles';
import { type PileHost, PilePlay } from '@parlour/element-core/piles/play';
import type { Outcome } from '@parlour/game-core';
import type { KlondikeEvent, KlondikeMove, KlondikeState, PileId } from '@parlour/klondike';
import { faceUp, scoreAt } from '@parlour/klondike/state';
import { announcement } from './announce.ts';
import { klondikeWords } from './languages.ts';
import { enActs } from './messages/en-acts.ts';
import type { KlondikeActs, KlondikeSpeech, KlondikeWords } from './messages/words.ts';
import type * as OnDemand from './on-demand.ts';
import { OWN_KEYS } from './own-keys.ts';
import { klondikeStyles } from './styles.ts';

/** What plays on a `<parlour-klondike>`. */
export interface KlondikeHost extends PileHost<KlondikeState, KlondikeMove> {
  readonly words: KlondikeWords;
  /** Loads advice, words for refusals, read-outs and help. */
  onDemand(): Promise<typeof OnDemand>;
}

const TOOLS = ['new', 'restart', 'undo', 'redo', 'hint', 'auto', 'help'] as const;

export class KlondikePlay extends PilePlay<KlondikeState, KlondikeMove, KlondikeEvent> {
  declare protected readonly host: KlondikeHost;
  #asking: AbortController | undefined;

  get #acts(): KlondikeActs {
    return this.host.words.acts ?? enActs;
  }

  /** What is loaded on demand, with its words; `undefined` where it cannot be had. */
  async #demand(): Promise<(typeof OnDemand & { readonly speech: KlondikeSpeech }) | undefined> {
    const { host } = this;
    const parts = await host.loaded(host.onDemand());
    return parts && { ...parts, speech: await parts.speechOf(klondikeWords.for(host)) };
  }

  protected announce(events: readonly KlondikeEvent[], by: By): string {
    const acts = this.#acts;
    if (by === 'undo') return acts.undone;
    if (by === 'restart') return acts.restarted;
    if (by === 'deal') return acts.dealt;
    const said = announcement(events, acts, this.host.playthrough?.index ?? 0);
    return by === 'redo' ? acts.redone + acts.stop + said : said;
  }

  /** How many cards move with a spot: those on it, in a tableau pile; elsewhere the top one. */
  #countAt({ pile, index }: Spot): number {
    const { state } = this.host;
    if (!state || index < 0) return 0;
    return pile.startsWith('t') ? faceUp(state, pile as PileId).length - index : 1;
  }

  protected moveTo(from: Spot, pile: string): KlondikeMove | undefined {
    const count = this.#countAt(from);
    if (count < 1) return undefined;
    return { type: 'move', from: from.pile as PileId, to: pile as PileId, count };
  }

  protected actionAt({ pile, index }: Spot): KlondikeMove | undefined {
    const { state } = this.host;
    const isOpen = state?.rules.rules === 'source' && index >= 0;
    if (pile !== 'stock' || !state || isOpen) return undefined;
    return { type: state.stock.length > 0 ? 'draw' : 'redeal' };
  }

  protected isTakeable(spot: Spot): boolean {
    const { state } = this.host;
    if (!state || this.#countAt(spot) < 1) return false;
    if (spot.pile === 'stock') return state.rules.rules === 'source';
    return !spot.pile.startsWith('f') || state.rules.worryBack;
  }

  protected bestFrom(spot: Spot): KlondikeMove | undefined {
    const count = this.#countAt(spot);
    const moves = this.host
      .moves()
      .filter((move) => move.type === 'move' && move.from === spot.pile && move.count === count);
    const isHome = (move: KlondikeMove): boolean => move.type === 'move' && move.to.startsWith('f');
    return moves.find(isHome) ?? moves[0];
  }

  protected pickedWords(spot: Spot): string {
    return this.#acts.picked(this.#cardAt(spot), this.#countAt(spot) - 1);
  }

  protected override listen(root: ShadowRoot, signal: AbortSignal): void {
    super.listen(root, signal);
    const sheet = klondikeStyles.styleSheet as CSSStyleSheet;
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  }

  #cardAt({ pile, index }: Spot): number {
    const { state } = this.host;
    const cards = state ? faceUp(state, pile as PileId) : [];
    return (pile.startsWith('t') ? cards[index] : cards.at(-1)) ?? 0;
  }

  protected async refusalWords(
    refusal: Refusal,
    state: KlondikeState,
  ): Promise<string | undefined> {
    return (await this.#demand())?.speech.refused(refusal, state);
  }

  /** Looks for a stuck game where dealing has come to an end, or comes round. */
  async judge(state: KlondikeState): Promise<Outcome | undefined> {
    if (state.stock.length > 0 && state.redealt === 0) return undefined;
    const { host } = this;
    const { signal } = host.connection;
    const parts = await host.loaded(host.onDemand());
    if (!parts || signal.aborted) return undefined;
    parts.keepSearching(signal);
    const isOver = await parts.isStuck(state, signal).catch(() => false);
    return isOver ? { result: 'stuck' } : undefined;
  }

  async hint(): Promise<boolean> {
    const { host } = this;
    this.#asking?.abort();
    const life = host.connection.signal;
    const signal = AbortSignal.any([(this.#asking = new AbortController()).signal, life]);
    const parts = await this.#demand();
    const { state } = host;
    if (!parts || !state || signal.aborted) return false;
    parts.keepSearching(life);
    const isOver = host.outcome?.result === 'stuck';
    const advice = await parts.advise(parts.speech, state, isOver, signal).catch(() => undefined);
    // Somebody has played meanwhile, or asked again.
    if (!advice || host.state !== state) return false;
    const { move, text } = advice;
    if (move?.type === 'move') {
      const cards = this.pileAt(move.from)?.up.length ?? 0;
      this.showHint({ pile: move.from, index: cards - move.count }, move.to);
    } else if (move) this.showHint({ pile: 'stock', index: BASE }, 'stock');
    this.announcer.say(text);
    return move !== undefined;
  }

  protected async collect(): Promise<void> {
    const { host } = this;
    const parts = await this.#demand();
    const { state } = host;
    if (!parts || !state) return;
    const { moves, text } = parts.collecting(parts.speech, state);
    if (moves.length === 0) return;
    host.actAll(moves, 'program');
    const isWon = host.outcome?.result === 'won';
    const { won, stop } = this.#acts;
    this.announcer.say(isWon ? `${text}${stop}${won(host.playthrough?.index ?? 0)}` : text);
  }

  protected readonly ownKeys = OWN_KEYS;

  protected async onKey(chord: string): Promise<void> {
    const { host } = this;
    const parts = await this.#demand();
    const intent = parts?.intentOf(chord);
    const { state, focusSpot } = host;
    if (!parts || !intent || !state) return;
    switch (intent.type) {
      case 'pile':
        this.pileKey(intent.pile);
        break;
      case 'deal':
        this.#tryAct(this.actionAt({ pile: 'stock', index: BASE }));
        break;
      case 'build':
        this.#tryAct(
          host
            .moves()
            .find(
              (move) =>
                move.type === 'move' && move.from === focusSpot.pile && move.to.startsWith('f'),
            ),
        );
        break;
      case 'moves':
      case 'all-moves':
      case 'summary':
      case 'read':
        this.announcer.say(
          parts.readOut(parts.speech, intent, state, focusSpot.pile, this.#countAt(focusSpot)),
        );
    }
  }

  #tryAct(move: KlondikeMove | undefined): void {
    if (move && !this.host.readonly) this.host.act(move, 'player');
  }

  protected override get tools(): readonly Tool[] {
    const { words } = this.host;
    return TOOLS.map((action) => [action, words[action]] as const);
  }

  protected statusLine(): Status {
    const { state, seconds, playthrough, words } = this.host;
    const figures: (readonly [string, string])[] = [
      [words.moves, String(playthrough?.index ?? 0)],
      [words.time, clock(seconds)],
    ];
    if (state && state.rules.scoring !== 'none') {
      const score = scoreAt(state, seconds);
      const sign = `${score < 0 ? '−' : ''}${state.rules.scoring === 'vegas' ? '$' : ''}`;
      figures.push([words.score, `${sign}${Math.abs(score)}`]);
    }
    return figures;
  }

  protected async help(): Promise<Help | undefined> {
    const parts = await this.#demand();
    if (!parts) return undefined;
    const { rulesTitle, rules, keyHelp } = parts.speech;
    const { keys, close } = this.host.words;
    return {
      title: rulesTitle,
      rules: rules(this.host.state),
      keysTitle: keys,
      keys: keyHelp,
      close,
    };
  }
}
