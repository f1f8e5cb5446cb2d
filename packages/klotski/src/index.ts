export { deal } from './deal.ts';
export { klotski } from './game.ts';
export { type Hint, HINT_REASONS, hints } from './hint.ts';
export { makeMove, makeState, parseMove, parseState, TEXT_LIMIT } from './notation.ts';
export { parseOptions } from './options.ts';
export { moves, outcome, play, refusalOf } from './rules.ts';
export { judge, SETUP_FAULTS, type SetupFault, type KlotskiSetup } from './setup.ts';
export {
  COUNTERS_MAX,
  LIMIT_MAX,
  LIMIT_MIN,
  type Refusal,
  type RefusalCode,
  REFUSALS,
  RESULTS,
  type KlotskiEvent,
  type KlotskiMove,
  type KlotskiOptions,
  type KlotskiResult,
  type KlotskiState,
} from './types.ts';
