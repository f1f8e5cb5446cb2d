// What a table needs to be played on, and no more: for elements, where each kilobyte counts. Words
// for refusals, given positions, hints and the search for a stuck game are loaded when needed.
import { type Game, type Outcome, type Result } from '@parlour/game-core';
import { dealSeed } from './deal.ts';
import { makeMove, readMove } from './move-text.ts';
import { tryDealOptions } from './options.ts';
import { isWon, profitOf } from './piles.ts';
import { moves, tryPlay } from './rules.ts';
import {
  type CanfieldEvent,
  type CanfieldMove,
  type CanfieldOptions,
  type CanfieldState,
} from './types.ts';

/** Only whether it is won; whether it is stuck takes `@parlour/canfield/advice`. */
const outcome = (state: CanfieldState): Outcome | undefined =>
  isWon(state) ? { result: 'won', score: profitOf(state) } : undefined;

type Full = Game<CanfieldState, CanfieldMove, CanfieldEvent, CanfieldOptions>;

/** Canfield with seeded deals only; options and moves are refused with bare reasons. */
export const canfieldTable: Omit<
  Full,
  'parseOptions' | 'play' | 'parseMove' | 'parseState' | 'makeState'
> & {
  readonly readMove: (text: string) => CanfieldMove | undefined;
  readonly parseOptions: (input: unknown) => Result<CanfieldOptions, { readonly code: string }>;
  readonly play: (state: CanfieldState, move: CanfieldMove) => ReturnType<typeof tryPlay>;
} = {
  id: 'canfield',
  parseOptions: (input) => tryDealOptions(input),
  deal: dealSeed,
  moves,
  play: tryPlay,
  outcome,
  readMove,
  makeMove,
};

export { redealsLeft } from '@parlour/cards-core/patience';
export { rulesOf, settingOf } from './rule-set.ts';
export { profitOf } from './piles.ts';
export { type Refusal } from './types.ts';
