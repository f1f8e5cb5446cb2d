// What every patience has, in the form that its element needs: moves, piles, events.
import type { Adviser } from './patience-advice.ts';
import type { PatienceIntent } from './patience-keys.ts';
import type { PatienceActs, PatienceWords } from './patience-words.ts';
import type { PileHost } from './pile-host.ts';

/** A move of every patience. */
export type PatienceMove<Pile extends string = string> =
  | { readonly type: 'draw' }
  | { readonly type: 'redeal' }
  | { readonly type: 'move'; readonly from: Pile; readonly to: Pile; readonly count: number };

/** What is read off the state of every patience. */
export interface PatienceState {
  readonly stock: readonly number[];
  readonly waste: readonly number[];
  readonly reserve?: readonly number[];
  readonly foundations: readonly (readonly number[])[];
  readonly redealt: number;
}

/** What happens in every patience. */
export type PatienceEvent =
  | { readonly type: 'drawn'; readonly cards: readonly number[]; readonly left: number }
  | { readonly type: 'redealt'; readonly count: number; readonly left: number | 'unlimited' }
  | {
      readonly type: 'moved';
      readonly cards: readonly number[];
      readonly from: string;
      readonly to: string;
    }
  | { readonly type: 'revealed'; readonly card: number; readonly pile: string }
  | { readonly type: 'scored' }
  | { readonly type: 'won' };

/** What is loaded on demand. */
export interface PatienceDemand<State extends PatienceState, Pile extends string, Speech> {
  readonly adviser: Adviser<State, Pile>;
  readonly intentOf: (chord: string) => PatienceIntent | undefined;
  readonly speechOf: (words: { readonly speech?: () => Promise<Speech> }) => Promise<Speech>;
}

/** What plays on the element of a patience. */
export interface PatienceHost<
  State extends PatienceState,
  Pile extends string,
  Acts extends PatienceActs,
  Speech,
> extends PileHost<State, PatienceMove<Pile>> {
  readonly words: PatienceWords<Acts, Speech>;
  /** Loads advice, words for refusals, read-outs and help. */
  onDemand(): Promise<PatienceDemand<State, Pile, Speech>>;
}

/** Reasons for a refusal that all games have. */
export type SharedCode =
  | 'malformed'
  | 'game-over'
  | 'no-such-pile'
  | 'same-pile'
  | 'stock-empty'
  | 'stock-not-empty'
  | 'nothing-to-redeal'
  | 'no-redeals-left'
  | 'pile-empty'
  | 'not-enough-cards'
  | 'one-card-only'
  | 'stock-closed'
  | 'no-target'
  | 'no-worrying-back';

/** Why a move is refused, in words. */
export type Refused = (
  refusal: {
    readonly code: SharedCode;
    readonly cards?: readonly number[];
    readonly piles?: readonly string[];
  },
  state: Pick<PatienceState, 'stock'> & { readonly tableau: readonly unknown[] },
) => string;
