import { type Game } from '@parlour/game-core';
import { deal } from './deal.ts';
import { makeMove, makeState, parseMove, parseState } from './notation.ts';
import { parseOptions } from './options.ts';
import { moves, outcome, play } from './rules.ts';
import {
  type KlondikeEvent,
  type KlondikeMove,
  type KlondikeOptions,
  type KlondikeState,
} from './types.ts';

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
