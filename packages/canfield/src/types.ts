import { type Card, type Pile } from '@parlour/cards-core';
import {
  type DrawnEvent,
  type PileMove,
  type RedealtEvent,
  type Refusal as BareRefusal,
} from '@parlour/cards-core/patience';
import { type IllegalMove, type Seed } from '@parlour/game-core';

/** Named sets of rules; where they are from: see `rule-set.ts`. */
export const PRESETS = [
  'classic',
  'strict',
  'canfield',
  'ucb',
  'superior',
  'rainbow',
  'storehouse',
  'chameleon',
  'selective',
] as const;
export type Preset = (typeof PRESETS)[number];

/** What a card of the tableau takes, one rank lower: the other colour, its own suit, any suit. */
export const BUILDINGS = ['alternate', 'suit', 'any'] as const;
export type Building = (typeof BUILDINGS)[number];

/** What moves from one tableau pile to another: the whole pile, also its top card, any top cards. */
export const RUNS = ['whole', 'top', 'any'] as const;
export type Runs = (typeof RUNS)[number];

/**
 * What the player may lay into a space of the tableau. `waste`: the top of the reserve, and when there
 * is no reserve the top of the waste. `whole`: also a whole tableau pile. `any`: whatever can move.
 */
export const SPACES = ['waste', 'whole', 'any'] as const;
export type Spaces = (typeof SPACES)[number];

/** Which rank the foundations begin with: that of a card that is dealt, or chosen from several. */
export const BASES = ['dealt', 'chosen'] as const;

/**
 * Where the cards come from: a seeded shuffle, a seeded deal of Berkeley's course project, a numbered
 * deal of Solvitaire, a given position.
 */
export const DEALS = ['random', 'ucb', 'solvitaire', 'custom'] as const;
export type Deal = (typeof DEALS)[number];

/** All that governs play, once the cards lie. A type, so that options are plain records of values. */
export type Rules = Readonly<{
  /** Cards turned from the stock at a time, 1–7. */
  draw: number;
  /** How often the waste may be turned over. */
  redeals: number | 'unlimited';
  /** Can the whole reserve be seen? Play does not depend on it. */
  openReserve: boolean;
  building: Building;
  runs: Runs;
  spaces: Spaces;
  /** Does the reserve fill a space by itself? */
  fill: boolean;
  /** May a card lie on one of the base rank? */
  onBase: boolean;
  /** May a card of the base rank be moved onto a tableau pile? Never from a foundation. */
  baseToTableau: boolean;
  /** May the top card of a foundation go back to the tableau? */
  worryBack: boolean;
}>;

export type CanfieldOptions = Rules &
  Readonly<{
    /** What the other options are where they are not given. */
    preset: Preset;
    /** Cards in the reserve at the deal, 0–40. */
    reserve: number;
    /** Tableau piles, 1–7. */
    columns: number;
    /** A rank, 1–13: its four cards lie on the foundations from the start. */
    base: number | (typeof BASES)[number];
    deal: Deal;
    /** For `random`. */
    seed: Seed;
    /** For `ucb` and `solvitaire`. */
    number: number;
    /** For `ucb`: which deal of the session. */
    round: number;
    /** For `custom`: a state as `makeState` writes it. */
    position: string;
  }>;

/** The most tableau piles. */
export const COLUMNS_MAX = 7;
/** The most deals of a session. */
export const ROUND_MAX = 1000;

/** A state in text has at most this many characters. */
export const STATE_LENGTH_LIMIT = 1_000;

export interface CanfieldState {
  readonly rules: Rules;
  /** The rank that foundations begin with, 1–13; 0 while the player has yet to choose it. */
  readonly base: number;
  /** The last card is on top, and can be played. */
  readonly reserve: Pile;
  /** The last card is turned next. */
  readonly stock: Pile;
  /** The last card is on top. */
  readonly waste: Pile;
  /** Piles of face-up cards, the deepest first. */
  readonly tableau: readonly Pile[];
  /** Four piles, none of which belongs to a suit. */
  readonly foundations: readonly Pile[];
  /** How often the waste was turned over. */
  readonly redealt: number;
  /** The most cards that ever lay on the foundations: what `stuck` is measured against. */
  readonly best: number;
}

export const PILES = [
  'stock',
  'waste',
  'reserve',
  't1',
  't2',
  't3',
  't4',
  't5',
  't6',
  't7',
  'f1',
  'f2',
  'f3',
  'f4',
] as const;
/** `t1`–`t7` from left to right; `f1`–`f4`. */
export type PileId = (typeof PILES)[number];

export type CanfieldMove = PileMove<PileId>;

export type CanfieldEvent =
  | DrawnEvent
  | RedealtEvent
  | {
      readonly type: 'moved';
      /** Deepest first. */
      readonly cards: readonly Card[];
      readonly from: PileId;
      readonly to: PileId;
    }
  /** The player has chosen the rank that foundations begin with. */
  | { readonly type: 'based'; readonly rank: number }
  /** The reserve's top card has filled a space by itself. */
  | { readonly type: 'filled'; readonly card: Card; readonly pile: PileId }
  /** The reserve shows another card, which could not be seen before. */
  | { readonly type: 'revealed'; readonly card: Card; readonly pile: 'reserve' }
  /** Dollars won or given back, and the profit now. */
  | { readonly type: 'scored'; readonly points: number; readonly score: number }
  | { readonly type: 'won' };

export const ILLEGAL_CODES = [
  'malformed',
  'game-over',
  'choose-base',
  'no-such-pile',
  'same-pile',
  'stock-empty',
  'stock-not-empty',
  'nothing-to-redeal',
  'no-redeals-left',
  'pile-empty',
  'not-enough-cards',
  'one-card-only',
  'whole-pile-only',
  'top-or-whole-pile',
  'stock-closed',
  'no-target',
  'wrong-colour',
  'wrong-suit',
  'wrong-rank',
  'needs-base',
  'base-stays',
  'base-to-foundation',
  'nothing-on-base',
  'reserve-first',
  'waste-only',
  'no-worrying-back',
] as const;
export type IllegalCode = (typeof ILLEGAL_CODES)[number];

/** Why a move is refused, before there are words for it. */
export type Refusal = BareRefusal<IllegalCode, PileId>;

export type CanfieldIllegalMove = IllegalMove & Refusal;

export const HINT_REASONS = [
  'choose',
  'fill',
  'build',
  'play-reserve',
  'play-waste',
  'free-space',
  'prepare',
  'deal',
] as const;

/** Advice, best first: what to do and what it is good for. */
export interface Hint {
  readonly move: CanfieldMove;
  readonly reason: (typeof HINT_REASONS)[number];
}
