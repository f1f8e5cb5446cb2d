import { err, ok, type Outcome, type Played, type Result } from '@parlour/game-core';
import {
  type Refusal,
  type RefusalCode,
  type CanfieldEvent,
  type CanfieldMove,
  type CanfieldResult,
  type CanfieldState,
} from './types.ts';

const refuse = (code: RefusalCode, message: string): Refusal => ({ code, message });

/** Why this move is not allowed; `undefined` if it is. */
export const refusalOf = (
  { counters, limit, last }: CanfieldState,
  { take }: CanfieldMove,
): Refusal | undefined => {
  if (counters === 0) return refuse('game-over', 'The heap is empty: the game is won.');
  if (!Number.isInteger(take) || take < 1) {
    return refuse('not-a-number', 'A move takes one counter or more.');
  }
  if (take > limit) return refuse('over-limit', `A move takes at most ${limit} counters.`);
  if (take > counters) return refuse('too-few', `There are only ${counters} counters left.`);
  if (take === last) return refuse('same-again', `The move before took ${last} counters as well.`);
  return undefined;
};

/** All legal moves, the smallest first. */
export const moves = (state: CanfieldState): readonly CanfieldMove[] =>
  Array.from({ length: state.limit }, (_, index) => ({ take: index + 1 })).filter(
    (move) => refusalOf(state, move) === undefined,
  );

const resultOf = (state: CanfieldState): CanfieldResult | undefined => {
  if (state.counters === 0) return 'won';
  return moves(state).length === 0 ? 'stuck' : undefined;
};

/** How the game stands when it is over. */
export const outcome = (state: CanfieldState): Outcome | undefined => {
  const result = resultOf(state);
  return result && { result };
};

/** Plays a move, or tells why not. */
export const play = (
  state: CanfieldState,
  move: CanfieldMove,
): Result<Played<CanfieldState, CanfieldEvent>, Refusal> => {
  const refusal = refusalOf(state, move);
  if (refusal) return err(refusal);
  const next = { ...state, counters: state.counters - move.take, last: move.take };
  const events: CanfieldEvent[] = [{ type: 'taken', count: move.take, left: next.counters }];
  const result = resultOf(next);
  if (result) events.push({ type: 'finished', result });
  return ok({ state: next, events });
};
