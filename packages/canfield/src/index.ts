export { deal } from './deal.ts';
export { canfield } from './game.ts';
export { type Hint, HINT_REASONS, hints } from './hint.ts';
export { makeMove, makeState, parseMove, parseState, TEXT_LIMIT } from './notation.ts';
export { parseOptions } from './options.ts';
export { moves, outcome, play, refusalOf } from './rules.ts';
export { judge, SETUP_FAULTS, type SetupFault, type CanfieldSetup } from './setup.ts';
export {
  COUNTERS_MAX,
  LIMIT_MAX,
  LIMIT_MIN,
  type Refusal,
  type RefusalCode,
  REFUSALS,
  RESULTS,
  type CanfieldEvent,
  type CanfieldMove,
  type CanfieldOptions,
  type CanfieldResult,
  type CanfieldState,
} from './types.ts';
