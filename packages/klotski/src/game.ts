import { type Game } from '@parlour/game-core';
import { deal } from './deal.ts';
import { makeMove, makeState, parseMove, parseState } from './notation.ts';
import { parseOptions } from './options.ts';
import { moves, outcome, play } from './rules.ts';
import {
  type KlotskiEvent,
  type KlotskiMove,
  type KlotskiOptions,
  type KlotskiState,
} from './types.ts';

/** Klotski as a game: what players, elements and the command line use. */
export const klotski: Game<KlotskiState, KlotskiMove, KlotskiEvent, KlotskiOptions> = {
  id: 'klotski',
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
