import { type Game, type Outcome, type Played, type Result } from '@parlour/game-core';
import { makeMove } from './move-text.ts';
import { parseMove } from './move-words.ts';
import { makeState, parseState } from './notation.ts';
import { deal, parseOptions } from './position.ts';
import { moves, tryPlay } from './rules.ts';
import { stuck } from './stuck.ts';
import { klondikeTable, scoreOf } from './table.ts';
import {
  type KlondikeEvent,
  type KlondikeIllegalMove,
  type KlondikeMove,
  type KlondikeOptions,
  type KlondikeState,
} from './types.ts';
import { wordsFor } from './words.ts';

/** Plays a move, or says why it cannot be played; the state given is never changed. */
const play = (
  state: KlondikeState,
  move: KlondikeMove,
): Result<Played<KlondikeState, KlondikeEvent>, KlondikeIllegalMove> => {
  const played = tryPlay(state, move);
  if (played.ok) return played;
  const { error } = played;
  return { ok: false, error: { ...error, message: wordsFor(error, state) } };
};

/** Won, or stuck (see `stuck`); `undefined` while the game can go on, or that is not known. */
const outcome = (state: KlondikeState): Outcome | undefined =>
  klondikeTable.outcome(state) ??
  (stuck(state) === 'stuck' ? { result: 'stuck', ...scoreOf(state) } : undefined);

/** Klondike as a game: what players, elements and the command line use. */
export const klondike: Game<KlondikeState, KlondikeMove, KlondikeEvent, KlondikeOptions> = {
  id: 'klondike',
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
