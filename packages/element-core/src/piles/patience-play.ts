// A patience under hands and keys, and what it says: what all of them do, whatever their rules.
import { clock } from '../clock.ts';
import type { By, Refusal } from '../element-game.ts';
import type { Help } from '../help.ts';
import type { Dictionary } from '../localize.ts';
import type { Spot } from '../spot.ts';
import type { Status, Tool } from '../toolbar.ts';
import type { Outcome } from '@parlour/game-core';
import { BASE } from './model.ts';
import type {
  PatienceDemand,
  PatienceEvent,
  PatienceHost,
  PatienceMove,
  PatienceState,
} from './patience-model.ts';
import type { PatienceActs, PatienceSpeech, PatienceWords } from './patience-words.ts';
import { PilePlay } from './play.ts';

export type { PatienceEvent, PatienceHost, PatienceMove, PatienceState };

const TOOLS = ['new', 'restart', 'undo', 'redo', 'hint', 'auto', 'help'] as const;

export abstract class PatiencePlay<
  State extends PatienceState,
  Pile extends string,
  Event extends { readonly type: string },
  Acts extends PatienceActs = PatienceActs,
  Speech extends PatienceSpeech<State> = PatienceSpeech<State>,
> extends PilePlay<State, PatienceMove<Pile>, Event> {
  declare protected readonly host: PatienceHost<State, Pile, Acts, Speech>;
  #asking: AbortController | undefined;

  // --- what a game says of itself ---------------------------------------------------------------

  protected abstract readonly dictionary: Dictionary<PatienceWords<Acts, Speech>>;
  /** What is said of acts in the language around the element. */
  protected abstract readonly acts: Acts;
  /** The cards of a pile that lie face up. */
  protected abstract cardsOf(state: State, pile: Pile): readonly number[];
  /** May so many cards of a pile be taken, as far as one sees? */
  protected abstract mayTake(state: State, pile: Pile, count: number): boolean;
  /** The figures after moves and time. */
  protected abstract figures(state: State): Status;
  /** What is said of something that has happened. */
  protected abstract eventWords(event: Event): string | undefined;
  /** What is said of a new game. */
  protected dealtWords(): string {
    return this.acts.dealt;
  }

  /** "Base rank 8", where there is one. */
  protected baseWords(): string | undefined {
    return undefined;
  }

  /** Does a tap on the stock's card take it, rather than turn the stock? */
  protected isOpenStock(): boolean {
    return false;
  }

  // --- what is loaded -----------------------------------------------------------------------------

  /** What is loaded on demand, with its words; `undefined` where it cannot be had. */
  async #demand(): Promise<
    (PatienceDemand<State, Pile, Speech> & { readonly speech: Speech }) | undefined
  > {
    const { host } = this;
    const parts = await host.loaded(host.onDemand());
    if (!parts) return undefined;
    const { adviser, intentOf, speechOf } = parts;
    return { adviser, intentOf, speechOf, speech: await speechOf(this.dictionary.for(host)) };
  }

  // --- what is said -------------------------------------------------------------------------------

  protected announce(events: readonly Event[], by: By): string {
    const { acts } = this;
    if (by === 'undo') return acts.undone;
    if (by === 'restart') return acts.restarted;
    if (by === 'deal') return this.dealtWords();
    const said = events
      .map((event) => this.eventWords(event))
      .filter((text) => text !== undefined)
      .join(acts.stop);
    return by === 'redo' ? acts.redone + acts.stop + said : said;
  }

  /** "8 of hearts to tableau 4": what every patience says of what happens in all of them. */
  protected commonWords(event: PatienceEvent): string | undefined {
    const { acts } = this;
    switch (event.type) {
      case 'drawn':
        return acts.drawn(event.cards, event.left);
      case 'redealt':
        return acts.redealt(event.count, event.left);
      case 'moved':
        return acts.moved(event.cards[0] ?? 0, event.cards.length - 1, event.to);
      case 'revealed':
        return acts.revealed(event.card, event.pile);
      case 'scored':
        return undefined;
      case 'won':
        return acts.won(this.host.playthrough?.index ?? 0);
    }
  }

  protected pickedWords(spot: Spot): string {
    const { state } = this.host;
    const count = this.#countAt(spot);
    const card = state && this.cardsOf(state, spot.pile as Pile).at(-count);
    return this.acts.picked(card ?? 0, count - 1);
  }

  protected async refusalWords(refusal: Refusal, state: State): Promise<string | undefined> {
    return (await this.#demand())?.speech.refused(refusal, state);
  }

  // --- moves --------------------------------------------------------------------------------------

  /** How many cards move with a spot: those on it, in a tableau pile; elsewhere the top one. */
  #countAt({ pile, index }: Spot): number {
    const { state } = this.host;
    if (!state || index < 0) return 0;
    return pile.startsWith('t') ? this.cardsOf(state, pile as Pile).length - index : 1;
  }

  protected moveTo(from: Spot, pile: string): PatienceMove<Pile> | undefined {
    const count = this.#countAt(from);
    if (count < 1) return undefined;
    return { type: 'move', from: from.pile as Pile, to: pile as Pile, count };
  }

  protected actionAt({ pile, index }: Spot): PatienceMove<Pile> | undefined {
    const { state } = this.host;
    if (pile !== 'stock' || !state || (index >= 0 && this.isOpenStock())) return undefined;
    return { type: state.stock.length > 0 ? 'draw' : 'redeal' };
  }

  protected isTakeable(spot: Spot): boolean {
    const { state } = this.host;
    const count = this.#countAt(spot);
    if (!state || count < 1) return false;
    if (spot.pile === 'stock') return this.isOpenStock();
    return this.mayTake(state, spot.pile as Pile, count);
  }

  protected bestFrom(spot: Spot): PatienceMove<Pile> | undefined {
    const count = this.#countAt(spot);
    const moves = this.host
      .moves()
      .filter((move) => move.type === 'move' && move.from === spot.pile && move.count === count);
    return moves.find((move) => this.#isHome(move)) ?? moves[0];
  }

  #isHome(move: PatienceMove<Pile>): boolean {
    return move.type === 'move' && move.to.startsWith('f');
  }

  #tryAct(move: PatienceMove<Pile> | undefined): void {
    if (move && !this.host.readonly) this.host.act(move, 'player');
  }

  // --- advice -------------------------------------------------------------------------------------

  /** Looks for a stuck game where dealing has come to an end, or comes round. */
  async judge(state: State): Promise<Outcome | undefined> {
    if (state.stock.length > 0 && state.redealt === 0) return undefined;
    const { host } = this;
    const { signal } = host.connection;
    const parts = await host.loaded(host.onDemand());
    if (!parts || signal.aborted) return undefined;
    parts.adviser.keepSearching(signal);
    const isOver = await parts.adviser.isStuck(state, signal).catch(() => false);
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
    const { adviser, speech } = parts;
    adviser.keepSearching(life);
    const isOver = host.outcome?.result === 'stuck';
    const advice = await adviser.advise(speech, state, isOver, signal).catch(() => undefined);
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
    const { moves, text } = parts.adviser.collecting(parts.speech, state);
    if (moves.length === 0) return;
    host.actAll(moves, 'program');
    const isWon = host.outcome?.result === 'won';
    const { won, stop } = this.acts;
    this.announcer.say(isWon ? `${text}${stop}${won(host.playthrough?.index ?? 0)}` : text);
  }

  // --- keys ---------------------------------------------------------------------------------------

  protected async onKey(chord: string): Promise<void> {
    const { host } = this;
    const parts = await this.#demand();
    const intent = parts?.intentOf(chord);
    const { state, focusSpot } = host;
    if (!parts || !intent || !state) return;
    const { pile } = focusSpot;
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
            .find((move) => move.type === 'move' && move.from === pile && this.#isHome(move)),
        );
        break;
      case 'moves':
      case 'all-moves':
      case 'base':
      case 'summary':
      case 'read': {
        const reading = { pile, count: this.#countAt(focusSpot), base: this.baseWords() };
        this.announcer.say(parts.adviser.readOut(parts.speech, intent, state, reading));
      }
    }
  }

  // --- picture ------------------------------------------------------------------------------------

  protected override get tools(): readonly Tool[] {
    const { words } = this;
    return TOOLS.map((action) => [action, words[action]] as const);
  }

  protected statusLine(): Status {
    const { words } = this;
    const { state, seconds, playthrough } = this.host;
    return [
      [words.moves, String(playthrough?.index ?? 0)],
      [words.time, clock(seconds)],
      ...(state ? this.figures(state) : []),
    ];
  }

  protected async help(): Promise<Help | undefined> {
    const parts = await this.#demand();
    if (!parts) return undefined;
    const { rulesTitle, rules, keyHelp } = parts.speech;
    const { keys, close } = this.words;
    return {
      title: rulesTitle,
      rules: rules(this.host.state),
      keysTitle: keys,
      keys: keyHelp,
      close,
    };
  }
}

/** Money: "−$45". */
export const dollars = (amount: number): string => `${amount < 0 ? '−' : ''}$${Math.abs(amount)}`;
