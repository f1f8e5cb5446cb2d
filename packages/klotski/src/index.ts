export { deal } from './deal.ts';
export { klotski } from './game.ts';
export { blockAt, layoutOf } from './board.ts';
export { blocksOf } from './playable.ts';
export { LAYOUT_LENGTH_LIMIT } from './options.ts';
export { BLOCK_NAMES, blockName, NAME_LANGUAGES, type NameLanguage } from './names.ts';
export { cellAt, makeCell, makeMove, parseMove } from './move-text.ts';
export { makeState, parseState, STATE_LENGTH_LIMIT } from './notation.ts';
export { parseOptions } from './named-options.ts';
export { isSolved, moves, outcome, reachOf, refusalOf, slidesTo, tryPlay } from './rules.ts';
export {
  type Counts,
  countsOf,
  type Judgement,
  judge,
  type KlotskiSetup,
  type Reason,
  SETUP_REASONS,
  setupLayout,
  type SetupReason,
  type Verdict,
} from './setup.ts';
export { turnsOf } from './turns.ts';
export {
  BIG,
  type Block,
  type BlockCode,
  type Cell,
  CELLS,
  type Code,
  CODES,
  COLUMNS,
  DEFAULT_LAYOUT,
  type Direction,
  DIRECTIONS,
  EMPTY,
  GOAL,
  HEIGHTS,
  HORIZONTAL,
  type KlotskiEvent,
  type KlotskiIllegalMove,
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
  TRAIL_LIMIT,
  VERTICAL,
  WIDTHS,
} from './types.ts';
export { withReason } from './words.ts';
