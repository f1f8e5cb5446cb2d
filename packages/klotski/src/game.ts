import { err, type Game } from '@parlour/game-core';
import { deal } from './deal.ts';
import { makeMove, parseMove } from './move-text.ts';
import { parseOptions } from './named-options.ts';
import { makeState, parseState } from './notation.ts';
import { moves, outcome, tryPlay } from './rules.ts';
import {
  type KlotskiEvent,
  type KlotskiMove,
  type KlotskiOptions,
  type KlotskiState,
} from './types.ts';
import { withReason } from './words.ts';

/** Klotski as a game: what players, elements and the command line use. */
export const klotski: Game<KlotskiState, KlotskiMove, KlotskiEvent, KlotskiOptions> = {
  id: 'klotski',
  parseOptions,
  deal,
  moves,
  play: (state, move) => {
    const played = tryPlay(state, move);
    return played.ok ? played : err(withReason(played.error));
  },
  outcome,
  parseMove,
  makeMove,
  parseState,
  makeState,
};
