import { type Card, type Pile } from '@parlour/cards-core';
import { type DrawnEvent, type PileMove, type RedealtEvent } from '@parlour/cards-core/patience';
import { type IllegalMove, type Seed } from '@parlour/game-core';

/** What may be put on an empty tableau pile. */
export const SPACES = ['kings', 'any', 'none'] as const;
export type Spaces = (typeof SPACES)[number];

export const SCORINGS = ['none', 'standard', 'vegas'] as const;
export type Scoring = (typeof SCORINGS)[number];

/** Where the cards come from: a seeded shuffle, a numbered deal of da-nie's program, a given position. */
export const DEALS = ['random', 'danie', 'danie5', 'custom'] as const;
export type Deal = (typeof DEALS)[number];

/** `source` is the play of da-nie's "Patience" for PSP and Windows; `standard` is everybody's Klondike. */
export const RULE_SETS = ['standard', 'source'] as const;
export type RuleSet = (typeof RULE_SETS)[number];

/** All that governs play, once the cards lie. A type, so that options are plain records of values. */
export type Rules = Readonly<{
  rules: RuleSet;
  /** Cards turned from the stock at a time, 1–7. */
  draw: number;
  /** How often the waste may be turned over. */
  redeals: number | 'unlimited';
  spaces: Spaces;
  /** May the top card of a foundation go back to the tableau? */
  worryBack: boolean;
  scoring: Scoring;
  /** Standard scoring with the clock: see `scoreAt`. */
  timed: boolean;
  /** Dollars brought from the games before (Vegas' running total). */
  bank: number;
  /** Ranks in the deck, 1–13, from the ace up. */
  ranks: number;
  /** Tableau piles, 1–7. */
  columns: number;
}>;

export type KlondikeOptions = Rules &
  Readonly<{
    deal: Deal;
    /** For `random`. */
    seed: Seed;
    /** For `danie` (0–99,999,999) and `danie5` (0–99,999). */
    number: number;
    /** For `custom`: a state as `makeState` writes it. */
    position: string;
  }>;

/** The greatest number of a `danie` deal: da-nie's current program shows eight digits, the leftmost most significant. */
export const DANIE_MAX = 99_999_999;
/** The greatest number of a `danie5` deal: the article's program shows five digits and reads them from the right. */
export const DANIE5_MAX = 99_999;

/** A state in text has at most this many characters. */
export const STATE_LENGTH_LIMIT = 1_000;

/** A tableau pile: face-down cards below, face-up cards on them, each the deepest first. */
export interface Column {
  readonly down: Pile;
  readonly up: Pile;
}

export interface KlondikeState {
  readonly rules: Rules;
  /** The last card is turned next. Face up in the rule set `source`. */
  readonly stock: Pile;
  /** The last card is on top. */
  readonly waste: Pile;
  readonly tableau: readonly Column[];
  /** Four piles; in the rule set `standard` one for each suit, in factory order. */
  readonly foundations: readonly Pile[];
  /** How often the waste was turned over. */
  readonly redealt: number;
  /** Points or dollars, without the clock. 0 where nothing is scored. */
  readonly score: number;
  /** The most cards that ever lay on the foundations: what `stuck` is measured against. */
  readonly best: number;
}

export const PILES = [
  'stock',
  'waste',
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
/** `t1`–`t7` from left to right; `f1`–`f4` ♠ ♥ ♣ ♦ where foundations have suits. */
export type PileId = (typeof PILES)[number];

export type KlondikeMove = PileMove<PileId>;

export type KlondikeEvent =
  | DrawnEvent
  | RedealtEvent
  | {
      readonly type: 'moved';
      /** Deepest first. */
      readonly cards: readonly Card[];
      readonly from: PileId;
      readonly to: PileId;
    }
  | { readonly type: 'revealed'; readonly card: Card; readonly pile: PileId }
  | { readonly type: 'scored'; readonly points: number; readonly score: number }
  | { readonly type: 'won' };

export const ILLEGAL_CODES = [
  'malformed',
  'game-over',
  'no-such-pile',
  'same-pile',
  'stock-empty',
  'stock-not-empty',
  'nothing-to-redeal',
  'no-redeals-left',
  'pile-empty',
  'not-enough-cards',
  'face-down',
  'one-card-only',
  'stock-closed',
  'no-target',
  'wrong-colour',
  'wrong-rank',
  'wrong-suit',
  'other-foundation',
  'needs-ace',
  'needs-king',
  'space-closed',
  'no-worrying-back',
] as const;
export type IllegalCode = (typeof ILLEGAL_CODES)[number];

export interface KlondikeIllegalMove extends IllegalMove {
  readonly code: IllegalCode;
  readonly cards?: readonly Card[];
  readonly piles?: readonly PileId[];
}

/** Advice, best first: what to do and what it is good for. */
export interface Hint {
  readonly move: KlondikeMove;
  readonly reason: 'reveal' | 'build' | 'free-space' | 'play-waste' | 'prepare' | 'deal';
}
