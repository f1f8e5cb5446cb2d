import { type Game, type Outcome, type Played, type Result } from '@parlour/game-core';
import { makeMove } from './move-text.ts';
import { parseMove } from './move-words.ts';
import { makeState, parseState } from './notation.ts';
import { profitOf } from './piles.ts';
import { deal, parseOptions } from './position.ts';
import { moves, tryPlay } from './rules.ts';
import { stuck } from './stuck.ts';
import { canfieldTable } from './table.ts';
import {
  type CanfieldEvent,
  type CanfieldIllegalMove,
  type CanfieldMove,
  type CanfieldOptions,
  type CanfieldState,
} from './types.ts';
import { wordsFor } from './words.ts';

/** Plays a move, or says why it cannot be played; the state given is never changed. */
const play = (
  state: CanfieldState,
  move: CanfieldMove,
): Result<Played<CanfieldState, CanfieldEvent>, CanfieldIllegalMove> => {
  const played = tryPlay(state, move);
  if (played.ok) return played;
  const { error } = played;
  return { ok: false, error: { ...error, message: wordsFor(error, state) } };
};

/** Won, or stuck (see `stuck`); `undefined` while the game can go on, or that is not known. */
const outcome = (state: CanfieldState): Outcome | undefined =>
  canfieldTable.outcome(state) ??
  (stuck(state) === 'stuck' ? { result: 'stuck', score: profitOf(state) } : undefined);

/** Canfield as a game: what players, elements and the command line use. */
export const canfield: Game<CanfieldState, CanfieldMove, CanfieldEvent, CanfieldOptions> = {
  id: 'canfield',
  parseOptions,
  deal,
  moves,
  play,
  outcome,
  parseMove,
  makeMove,
  parseState,
  makeState,
};
