// Canfield under hands and keys, and what it says: loaded with the first picture.
import type { CanfieldEvent, CanfieldState, PileId } from '@parlour/canfield';
import { cardsAt, mayMoveTogether, profitOf } from '@parlour/canfield/state';
import type { Spot, Status } from '@parlour/element-core';
import type { PatienceHost } from '@parlour/element-core/piles/patience';
import { dollars, PatiencePlay } from '@parlour/element-core/piles/patience-play';
import { canfieldWords } from './languages.ts';
import { enActs } from './messages/en-acts.ts';
import type { CanfieldActs, CanfieldSpeech, CanfieldWords } from './messages/words.ts';
import { OWN_KEYS } from './own-keys.ts';

/** What plays on a `<parlour-canfield>`. */
export interface CanfieldHost extends PatienceHost<
  CanfieldState,
  PileId,
  CanfieldActs,
  CanfieldSpeech
> {
  readonly words: CanfieldWords;
}

const RANKS = 13;
const SIGNS = ['–', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

export class CanfieldPlay extends PatiencePlay<
  CanfieldState,
  PileId,
  CanfieldEvent,
  CanfieldActs,
  CanfieldSpeech
> {
  declare protected readonly host: CanfieldHost;
  protected readonly dictionary = canfieldWords;
  protected readonly ownKeys = OWN_KEYS;

  protected get acts(): CanfieldActs {
    return this.host.words.acts ?? enActs;
  }

  protected cardsOf(state: CanfieldState, pile: PileId): readonly number[] {
    return cardsAt(state, pile);
  }

  protected mayTake(state: CanfieldState, pile: PileId, count: number): boolean {
    const { length } = cardsAt(state, pile);
    if (pile.startsWith('f')) return state.rules.worryBack && length > 1;
    // A single card may go to a foundation, whatever moves between piles.
    return count === 1 || mayMoveTogether(state.rules, count, length);
  }

  /** Of an open reserve only the top card can be taken. */
  protected override isTakeable(spot: Spot): boolean {
    const isUnder =
      spot.pile === 'reserve' && spot.index + 1 < (this.pileAt('reserve')?.up.length ?? 0);
    return !isUnder && super.isTakeable(spot);
  }

  protected eventWords(event: CanfieldEvent): string | undefined {
    const { acts } = this;
    const { state, words } = this.host;
    switch (event.type) {
      case 'based':
        return words.baseRank(event.rank);
      case 'filled':
        return acts.filled(event.card, event.pile, state?.reserve.length ?? 0);
      case 'moved':
        return [this.commonWords(event), ...this.#wrapWords(event.cards, event.to)].join(', ');
      default:
        return this.commonWords(event);
    }
  }

  /** That a card now lies where the ranks begin again: an ace on a king, a king on an ace. */
  #wrapWords(moved: readonly number[], to: PileId): readonly string[] {
    const { state } = this.host;
    const parent = state && cardsAt(state, to).at(-moved.length - 1);
    const [card] = moved;
    if (card === undefined || parent === undefined) return [];
    const isHome = to.startsWith('f');
    const step = (card % RANKS) - (parent % RANKS);
    return step === (isHome ? 1 - RANKS : RANKS - 1) ? [this.acts.wrapped(isHome)] : [];
  }

  protected override baseWords(): string {
    const base = this.host.state?.base ?? 0;
    return base > 0 ? this.host.words.baseRank(base) : this.acts.choose;
  }

  protected override dealtWords(): string {
    const { acts } = this;
    const reserve = this.host.state?.reserve ?? [];
    return `${this.baseWords()}${acts.stop}${acts.reserve(reserve.length, reserve.at(-1))}`;
  }

  protected figures(state: CanfieldState): Status {
    const { acts } = this;
    return [
      [acts.base, SIGNS[state.base] ?? ''],
      [acts.profit, dollars(profitOf(state))],
    ];
  }
}
