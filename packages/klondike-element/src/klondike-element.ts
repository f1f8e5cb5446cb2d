import {
  type ElementGame,
  type Help,
  type Refusal,
  type Spot,
  type Status,
  themeStyles,
} from '@parlour/element-core';
import type { Game, Outcome } from '@parlour/game-core';
import { cardStyles } from '@parlour/element-core/cards';
import {
  BASE,
  PileElement,
  type PileModel,
  pileStyles,
  type TableModel,
} from '@parlour/element-core/piles';
import type {
  KlondikeEvent,
  KlondikeMove,
  KlondikeOptions,
  KlondikeState,
  PileId,
} from '@parlour/klondike';
import { faceUp, klondikeTable, scoreAt, STANDARD_RULES } from '@parlour/klondike/table';
import { announcement } from './announce.ts';
import { OWN_KEYS } from './own-keys.ts';
import { klondikeWords } from './languages.ts';
import type { KlondikeSpeech, KlondikeWords } from './messages/words.ts';
import { klondikeStyles } from './styles.ts';
import { tableOf } from './table.ts';

const OPTIONS = [
  'seed',
  'deal',
  'number',
  'draw',
  'redeals',
  'spaces',
  'scoring',
  'rules',
] as const;

/** The table before the deal: its places, and nothing on them. */
const UNDEALT: KlondikeState = {
  rules: STANDARD_RULES,
  stock: [],
  waste: [],
  tableau: Array.from({ length: 7 }, () => ({ down: [], up: [] })),
  foundations: [[], [], [], []],
  redealt: 0,
  score: 0,
  best: 0,
};

/** Advice, words and records: one module, loaded when it is first needed. */
const onDemand = () => import('./on-demand.ts');

const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/**
 * Klondike patience.
 *
 * @tag parlour-klondike
 *
 * @attr {string} lang - The language, if not that of the page around: `en`, and those that were added.
 *
 * @fires {ParlourEvent<BeforeMoveDetail>} parlour-before-move - Before a move; `preventDefault` keeps it from being played.
 * @fires {ParlourEvent<MoveDetail>} parlour-move - The state has changed: a move, undo, redo, restart.
 * @fires {ParlourEvent<RefusedDetail>} parlour-refused - A move that the rules do not allow; nothing has changed.
 * @fires {ParlourEvent<DealDetail>} parlour-deal - A new game lies on the table.
 * @fires {ParlourEvent<EndDetail>} parlour-win - The game is won.
 * @fires {ParlourEvent<EndDetail>} parlour-loss - The game is lost; Klondike never is, it gets stuck.
 * @fires {ParlourEvent<EndDetail>} parlour-stuck - The game cannot be won any more.
 * @fires {ParlourEvent<Record<string, never>>} parlour-settled - The picture has caught up with the state.
 * @fires {ParlourEvent<ErrorDetail>} parlour-error - Options, a record or saved data cannot be used, or a game cannot be saved.
 *
 * @slot card-back - One picture, shown on the back of every card.
 * @slot toolbar - More buttons, after those of the toolbar; shown with `controls`.
 * @slot status - More figures, after moves, time and score; shown with `controls`.
 *
 * @csspart board - The table: all piles, without the toolbar.
 * @csspart pile - A pile; also `stock`, `waste`, `foundation` or `tableau`.
 * @csspart stock - The stock.
 * @csspart waste - The waste.
 * @csspart foundation - A foundation.
 * @csspart tableau - A tableau pile.
 * @csspart place - What is seen where a pile is empty.
 * @csspart run - The face-down cards of a pile.
 * @csspart card - A card; also `back` if it lies face down, `selected` if it is picked up.
 * @csspart selected - The cards that are picked up.
 * @csspart back - A card that lies face down, and the built-in picture on it.
 * @csspart face - The picture of a card that lies face up.
 * @csspart toolbar - The buttons; with `controls`.
 * @csspart button - Each button, also the one that closes the help.
 * @csspart status - Moves, time and score; with `controls`.
 * @csspart dialog - The rules and keys.
 *
 * @cssprop [--parlour-felt] - The table.
 * @cssprop [--parlour-paper] - Toolbar and help.
 * @cssprop [--parlour-ink] - Text and signs on them.
 * @cssprop [--parlour-brass] - Focus, selection, targets and the ornaments of court cards.
 * @cssprop [--parlour-card] - The face of a card.
 * @cssprop [--parlour-back] - The back of a card.
 * @cssprop [--parlour-suit-1] - ♠, and ♣ in two colours.
 * @cssprop [--parlour-suit-2] - ♥, and ♦ in two colours.
 * @cssprop [--parlour-suit-3] - ♣ in four colours.
 * @cssprop [--parlour-suit-4] - ♦ in four colours.
 * @cssprop [--parlour-radius=12px] - The corners of the element.
 * @cssprop [--parlour-card-width=112px] - The widest a card may become.
 * @cssprop [--parlour-font=system-ui, sans-serif] - The fonts of toolbar and help.
 *
 * @cssState won - The game is won.
 * @cssState stuck - The game cannot be won any more.
 * @cssState dragging - Cards follow the pointer.
 */
export class KlondikeElement extends PileElement<
  KlondikeState,
  KlondikeMove,
  KlondikeEvent,
  KlondikeOptions,
  KlondikeWords
> {
  static override properties = {
    ...PileElement.properties,
    seed: { reflect: true },
    deal: { reflect: true },
    number: { reflect: true },
    draw: { reflect: true },
    redeals: { reflect: true },
    spaces: { reflect: true },
    scoring: { reflect: true },
    rules: { reflect: true },
    deck: { reflect: true },
    hand: { reflect: true },
  };
  static override styles = [themeStyles, cardStyles, pileStyles, klondikeStyles];

  /** Whole number or text: the same seed deals the same game for ever. */
  declare seed: string | number | undefined;
  /** `random`, or the numbered deals `danie` and `danie5`. */
  declare deal: string | undefined;
  /** The number of a numbered deal. */
  declare number: string | number | undefined;
  /** Cards turned at a time, 1–7. */
  declare draw: string | number | undefined;
  /** `unlimited`, or how often the waste is turned over. */
  declare redeals: string | number | undefined;
  /** What an empty tableau pile takes: `kings`, `any`, `none`. */
  declare spaces: string | undefined;
  /** `none`, `standard`, `vegas`. */
  declare scoring: string | undefined;
  /** `standard`, or `source`: the play of da-nie's program. */
  declare rules: string | undefined;
  /** `four-color`: each suit its own colour. */
  declare deck: string | undefined;
  /** `left`: stock and waste on the right. */
  declare hand: 'right' | 'left' | undefined;

  protected readonly dictionary = klondikeWords;
  protected readonly game: ElementGame<
    KlondikeState,
    KlondikeMove,
    KlondikeEvent,
    KlondikeOptions
  > = klondikeTable;
  protected readonly dealing = OPTIONS;

  protected attributeOptions(): Readonly<Record<string, unknown>> {
    const given: Record<string, unknown> = {};
    for (const name of OPTIONS) {
      const value = this[name];
      if (value != null && value !== '') given[name] = value;
    }
    return given;
  }

  #asking: AbortController | undefined;

  protected gameName(): string {
    return this.words.gameName;
  }

  protected freshOptions(): Readonly<Record<string, unknown>> {
    return { seed: newSeed() };
  }

  protected announce(events: readonly KlondikeEvent[], by: string): string {
    const { words } = this;
    if (by === 'undo') return words.undone;
    if (by === 'restart') return words.restarted;
    if (by === 'deal') return words.dealt;
    const said = announcement(events, words, this.playthrough?.index ?? 0);
    return by === 'redo' ? words.redone + words.stop + said : said;
  }

  protected tableModel(): TableModel {
    return tableOf(this.state ?? UNDEALT, this.words, this.hand === 'left');
  }

  protected cardName(pile: PileModel, index: number): string {
    const card = pile.up[index] ?? 0;
    const isFan = pile.fan === 'down';
    return this.words.cardInPile(card, index + 1, isFan ? pile.up.length : 1);
  }

  /** How many cards move with a spot: those on it, in a tableau pile; elsewhere the top one. */
  #countAt({ pile, index }: Spot): number {
    const { state } = this;
    if (!state || index < 0) return 0;
    return pile.startsWith('t') ? faceUp(state, pile as PileId).length - index : 1;
  }

  protected moveTo(from: Spot, pile: string): KlondikeMove | undefined {
    const count = this.#countAt(from);
    if (count < 1) return undefined;
    return { type: 'move', from: from.pile as PileId, to: pile as PileId, count };
  }

  protected actionAt({ pile, index }: Spot): KlondikeMove | undefined {
    const { state } = this;
    const isOpen = state?.rules.rules === 'source' && index >= 0;
    if (pile !== 'stock' || !state || isOpen) return undefined;
    return { type: state.stock.length > 0 ? 'draw' : 'redeal' };
  }

  protected isTakeable(spot: Spot): boolean {
    const { state } = this;
    if (!state || this.#countAt(spot) < 1) return false;
    if (spot.pile === 'stock') return state.rules.rules === 'source';
    return !spot.pile.startsWith('f') || state.rules.worryBack;
  }

  protected bestFrom(spot: Spot): KlondikeMove | undefined {
    const count = this.#countAt(spot);
    const moves = this.moves().filter(
      (move) => move.type === 'move' && move.from === spot.pile && move.count === count,
    );
    const isHome = (move: KlondikeMove): boolean => move.type === 'move' && move.to.startsWith('f');
    return moves.find(isHome) ?? moves[0];
  }

  protected pickedWords(spot: Spot): string {
    return this.words.picked(this.#cardAt(spot), this.#countAt(spot) - 1);
  }

  #cardAt({ pile, index }: Spot): number {
    const cards = this.state ? faceUp(this.state, pile as PileId) : [];
    return (pile.startsWith('t') ? cards[index] : cards.at(-1)) ?? 0;
  }

  protected async wholeGame(): Promise<
    Game<KlondikeState, KlondikeMove, KlondikeEvent, KlondikeOptions>
  > {
    return (await onDemand()).klondike;
  }

  protected async refusalWords(refusal: Refusal, state: KlondikeState): Promise<string> {
    return (await this.#speech()).refused(refusal, state);
  }

  /** Looks for a stuck game where dealing has come to an end, or comes round. */
  protected async judgeLater(state: KlondikeState): Promise<Outcome | undefined> {
    if (state.stock.length > 0 && state.redealt === 0) return undefined;
    const { signal } = this.connection;
    const { isStuck, keepSearching } = await onDemand();
    if (signal.aborted) return undefined;
    keepSearching(signal);
    const isOver = await isStuck(state, signal).catch(() => false);
    return isOver ? { result: 'stuck' } : undefined;
  }

  async #speech(): Promise<KlondikeSpeech> {
    return (await onDemand()).speechOf(klondikeWords.for(this));
  }

  /** Shows the best advice and says it. Whether there is any. */
  async hint(): Promise<boolean> {
    this.#asking?.abort();
    const life = this.connection.signal;
    const signal = AbortSignal.any([(this.#asking = new AbortController()).signal, life]);
    const [{ advise, keepSearching }, speech] = await Promise.all([onDemand(), this.#speech()]);
    const { state } = this;
    if (!state || signal.aborted) return false;
    keepSearching(life);
    const isOver = this.outcome?.result === 'stuck';
    const advice = await advise(speech, state, isOver, signal).catch(() => undefined);
    // Somebody has played meanwhile, or asked again.
    if (!advice || this.state !== state) return false;
    const { move, text } = advice;
    if (move?.type === 'move') this.showHint(this.#spotOf(move.from, move.count), move.to);
    else if (move) this.showHint({ pile: 'stock', index: BASE }, 'stock');
    this.announcer.say(text);
    return move !== undefined;
  }

  #spotOf(pile: PileId, count: number): Spot {
    const model = this.tableModel().piles.find(({ id }) => id === pile);
    return { pile, index: model ? model.up.length - count : BASE };
  }

  protected async collect(): Promise<void> {
    const [{ collecting }, speech] = await Promise.all([onDemand(), this.#speech()]);
    const { state } = this;
    const { moves, text } = state ? collecting(speech, state) : { moves: [], text: '' };
    if (moves.length === 0) return;
    this.actAll(moves);
    const isWon = this.outcome?.result === 'won';
    const { won, stop } = this.words;
    this.announcer.say(isWon ? `${text}${stop}${won(this.playthrough?.index ?? 0)}` : text);
  }

  protected readonly ownKeys = OWN_KEYS;

  protected async onKey(chord: string): Promise<void> {
    const [{ intentOf, readOut }, speech] = await Promise.all([onDemand(), this.#speech()]);
    const intent = intentOf(chord);
    const { state, focusSpot } = this;
    if (!intent || !state) return;
    switch (intent.type) {
      case 'pile':
        this.pileKey(intent.pile);
        break;
      case 'deal':
        this.#tryAct(this.actionAt({ pile: 'stock', index: BASE }));
        break;
      case 'build':
        this.#tryAct(
          this.moves().find(
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
          readOut(speech, intent, state, focusSpot.pile, this.#countAt(focusSpot)),
        );
    }
  }

  #tryAct(move: KlondikeMove | undefined): void {
    if (move && !this.readonly) this.act(move, 'player');
  }

  protected statusLine(): Status {
    const { state, seconds } = this;
    const moves = this.playthrough?.index ?? 0;
    if (!state || state.rules.scoring === 'none') return { moves, seconds };
    return {
      moves,
      seconds,
      score: scoreAt(state, seconds),
      isMoney: state.rules.scoring === 'vegas',
    };
  }

  protected async help(): Promise<Help> {
    const { rulesTitle, rules, keyHelp } = await this.#speech();
    const { keys, close } = this.words;
    return { title: rulesTitle, rules: rules(this.state), keysTitle: keys, keys: keyHelp, close };
  }
}
