// Advice and read-outs of a patience in words: loaded when they are first asked for.
import type { ReadingIntent } from './patience-keys.ts';
import type { PatienceMove, PatienceState } from './patience-model.ts';
import type { PatienceSpeech, Summary } from './patience-words.ts';

export { intentOf } from './patience-keys.ts';

/** What a game brings along for its advice. */
export interface Counsel<State, Pile extends string> {
  /** Keeps the worker that searches as long as `life` lasts. */
  readonly use: (life: AbortSignal) => void;
  /** Advice, best first. */
  readonly hints: (
    state: State,
    signal: AbortSignal,
  ) => Promise<readonly { readonly move: PatienceMove<Pile> }[]>;
  readonly stuck: (state: State, signal: AbortSignal) => Promise<string>;
  readonly moves: (state: State) => readonly PatienceMove<Pile>[];
  /** What goes to the foundations by itself. */
  readonly autoplay: (state: State) => readonly PatienceMove<Pile>[];
  /** The face-up cards of a pile. */
  readonly cardsOf: (state: State, pile: Pile) => readonly number[];
  readonly tableauOf: (state: State) => Summary['tableau'];
}

/** Advice, and what is said of it. */
export interface Advice<Pile extends string> {
  readonly move?: PatienceMove<Pile>;
  readonly text: string;
}

type Speech<State> = PatienceSpeech<State>;

/** Where the focus is, and how many cards would move from there. */
export interface Reading {
  readonly pile: string;
  readonly count: number;
  /** "Base rank 8", where there is one. */
  readonly base?: string | undefined;
}

/** What a patience does on demand. */
export class Adviser<State extends PatienceState, Pile extends string> {
  readonly #counsel: Counsel<State, Pile>;

  constructor(counsel: Counsel<State, Pile>) {
    this.#counsel = counsel;
  }

  /** Keeps the worker that searches as long as an element is in the document. */
  keepSearching(life: AbortSignal): void {
    this.#counsel.use(life);
  }

  /** Whether it is certain that the game cannot go on. */
  async isStuck(state: State, signal: AbortSignal): Promise<boolean> {
    return (await this.#counsel.stuck(state, signal)) === 'stuck';
  }

  /** The card that moves when `count` cards of a pile do. */
  #cardMoved(state: State, pile: Pile, count: number): number {
    return this.#counsel.cardsOf(state, pile).at(-count) ?? 0;
  }

  /** The best advice, and what is said of it. */
  async advise(
    speech: Speech<State>,
    state: State,
    isOver: boolean,
    signal: AbortSignal,
  ): Promise<Advice<Pile>> {
    const [best] = await this.#counsel.hints(state, signal);
    if (!best) return { text: isOver ? speech.stuck : speech.noHint };
    const { move } = best;
    if (move.type !== 'move') return { move, text: speech.hintDeal };
    const card = this.#cardMoved(state, move.from, move.count);
    return { move, text: speech.hintMove(card, move.count - 1, move.to) };
  }

  /** What goes to the foundations by itself, and what is said of it. */
  collecting(
    speech: Speech<State>,
    state: State,
  ): { readonly moves: readonly PatienceMove<Pile>[]; readonly text: string } {
    const moves = this.#counsel.autoplay(state);
    const count = moves.filter(({ type }) => type === 'move').length;
    return { moves, text: speech.autoplayed(count) };
  }

  #allMoves(state: State, speech: Speech<State>): readonly string[] {
    return this.#counsel
      .moves(state)
      .flatMap((move) =>
        move.type === 'move'
          ? [speech.canGo(this.#cardMoved(state, move.from, move.count), [move.to])]
          : [],
      );
  }

  /** What a key that reads out says. */
  readOut(
    speech: Speech<State>,
    intent: ReadingIntent,
    state: State,
    { pile, count, base }: Reading,
  ): string {
    switch (intent.type) {
      case 'moves': {
        const targets = this.#counsel
          .moves(state)
          .flatMap((move) =>
            move.type === 'move' && move.from === pile && move.count === count ? [move.to] : [],
          );
        if (targets.length === 0) return speech.noMoves;
        return speech.canGo(this.#cardMoved(state, pile as Pile, count), targets);
      }
      case 'all-moves':
        return this.#allMoves(state, speech).join(speech.separator) || speech.noMoves;
      case 'base':
        return base ?? '';
      case 'summary':
        return speech.summary(this.#summaryOf(state), 'all', base);
      case 'read':
        return speech.summary(this.#summaryOf(state), intent.part);
    }
  }

  #summaryOf(state: State): Summary {
    const { stock, waste, reserve, foundations } = state;
    return {
      stock: stock.length,
      waste: waste.at(-1),
      ...(reserve && { reserve: { count: reserve.length, top: reserve.at(-1) } }),
      foundations: foundations.map((cards) => cards.at(-1)),
      tableau: this.#counsel.tableauOf(state),
    };
  }
}

/** The words on demand of a language; English where they cannot be loaded. */
export const speechOf = async <Speech>(
  { speech }: { readonly speech?: () => Promise<Speech> },
  english: Speech,
): Promise<Speech> => (speech ? speech().catch(() => english) : english);
