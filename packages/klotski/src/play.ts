// What a board needs to be played on, and no more: for elements, where each kilobyte counts. Words
// for refusals, the other formats, names and the solver are loaded when needed.
import { type PlayedGame } from '@parlour/game-core';
import { deal } from './deal.ts';
import { makeMove, readMove } from './move-text.ts';
import { tryLayoutOptions } from './options.ts';
import { moves, outcome, tryPlay } from './rules.ts';
import {
  type KlotskiEvent,
  type KlotskiMove,
  type KlotskiOptions,
  type KlotskiState,
  type Refusal,
} from './types.ts';

type Played = PlayedGame<KlotskiState, KlotskiMove, KlotskiEvent, KlotskiOptions, Refusal>;

/**
 * Klotski for a playthrough. Layouts are read in format 1 or 4, exactly; options and moves are
 * refused with bare codes.
 */
export const klotskiPlay: Played & {
  readonly moves: typeof moves;
  readonly outcome: typeof outcome;
  readonly readMove: typeof readMove;
} = {
  id: 'klotski',
  parseOptions: tryLayoutOptions,
  deal,
  moves,
  play: tryPlay,
  outcome,
  makeMove,
  readMove,
};

export { isSolved, moves, outcome, reachOf, refusalOf, slidesTo, tryPlay } from './rules.ts';
export { layoutOf } from './board.ts';
export { playableBlocks } from './playable.ts';
export { turnsOf } from './turns.ts';
export {
  BIG,
  type Block,
  type BlockCode,
  type Cell,
  CELLS,
  COLUMNS,
  DEFAULT_LAYOUT,
  GOAL,
  HEIGHTS,
  HORIZONTAL,
  type KlotskiEvent,
  type KlotskiMove,
  type KlotskiOptions,
  type KlotskiState,
  type Layout,
  type Metric,
  METRICS,
  type Reach,
  type Refusal,
  type RefusalCode,
  REFUSALS,
  ROWS,
  SOLDIER,
  VERTICAL,
  WIDTHS,
} from './types.ts';
