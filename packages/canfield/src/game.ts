import { type Game } from '@parlour/game-core';
import { deal } from './deal.ts';
import { makeMove, makeState, parseMove, parseState } from './notation.ts';
import { parseOptions } from './options.ts';
import { moves, outcome, play } from './rules.ts';
import {
  type CanfieldEvent,
  type CanfieldMove,
  type CanfieldOptions,
  type CanfieldState,
} from './types.ts';

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
