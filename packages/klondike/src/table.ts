// What a table needs to be played on, and no more: for elements, where each kilobyte counts. Words
// for refusals, given positions, hints and the search for a stuck game are loaded when needed.
import { type Game, type Outcome, type Result } from '@parlour/game-core';
import { dealSeed } from './deal.ts';
import { makeMove, readMove } from './move-text.ts';
import { tryDealOptions } from './options.ts';
import { moves, tryPlay } from './rules.ts';
import { isWon } from './piles.ts';
import {
  type KlondikeEvent,
  type KlondikeMove,
  type KlondikeOptions,
  type KlondikeState,
} from './types.ts';

/** The score for an outcome, where one is kept. */
export const scoreOf = ({ rules, score }: KlondikeState): { readonly score?: number } =>
  rules.scoring === 'none' ? {} : { score };

/** Only whether it is won; whether it is stuck takes `@parlour/klondike/advice`. */
const outcome = (state: KlondikeState): Outcome | undefined =>
  isWon(state) ? { result: 'won', ...scoreOf(state) } : undefined;

type Full = Game<KlondikeState, KlondikeMove, KlondikeEvent, KlondikeOptions>;

/** Klondike with seeded deals only; options and moves are refused with bare reasons. */
export const klondikeTable: Omit<
  Full,
  'parseOptions' | 'play' | 'parseMove' | 'parseState' | 'makeState'
> & {
  readonly readMove: (text: string) => KlondikeMove | undefined;
  readonly parseOptions: (input: unknown) => Result<KlondikeOptions, { readonly code: string }>;
  readonly play: (state: KlondikeState, move: KlondikeMove) => ReturnType<typeof tryPlay>;
} = {
  id: 'klondike',
  parseOptions: (input) => tryDealOptions(input),
  deal: dealSeed,
  moves,
  play: tryPlay,
  outcome,
  readMove,
  makeMove,
};

export { type Refusal } from './legal.ts';
export { redealsLeft } from './piles.ts';
export { STANDARD_RULES } from './rule-set.ts';
