import { type IllegalMove, type Seed } from '@parlour/game-core';

/** The biggest heap. */
export const COUNTERS_MAX = 99;

/** The least and the greatest limit. */
export const LIMIT_MIN = 2;
export const LIMIT_MAX = 9;

export type CanfieldOptions = Readonly<{
  seed: Seed;
  /** How many counters a move may take. */
  limit: number;
}>;

export interface CanfieldState {
  /** How many counters are left. */
  readonly counters: number;
  readonly limit: number;
  /** How many the last move took; 0 at the start. */
  readonly last: number;
}

export interface CanfieldMove {
  readonly take: number;
}

/** Why a move is refused. */
export const REFUSALS = [
  'game-over',
  'not-a-number',
  'over-limit',
  'too-few',
  'same-again',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

export interface Refusal extends IllegalMove {
  readonly code: RefusalCode;
}

export const RESULTS = ['won', 'stuck'] as const;
export type CanfieldResult = (typeof RESULTS)[number];

export type CanfieldEvent =
  | { readonly type: 'taken'; readonly count: number; readonly left: number }
  | { readonly type: 'finished'; readonly result: CanfieldResult };
