export { klondike } from './game.ts';
export { autoplay, finish, hints, hintSearch, isSafe } from './hint.ts';
export { faceUp, refusalOf } from './legal.ts';
export { rulesOf, SOURCE_RULES, STANDARD_RULES } from './rule-set.ts';
export { scoreAt } from './clock-score.ts';
export { countOf, isWon, redealsLeft } from './piles.ts';
export { judge, type KlondikeSetup, SETUP_FAULTS, type SetupFault, setupOf } from './setup.ts';
export { type Chance, stuck, STUCK_LIMIT, stuckSearch } from './stuck.ts';
export {
  type Column,
  DANIE5_MAX,
  DANIE_MAX,
  type Deal,
  DEALS,
  type Hint,
  ILLEGAL_CODES,
  type IllegalCode,
  type KlondikeEvent,
  type KlondikeIllegalMove,
  type KlondikeMove,
  type KlondikeOptions,
  type KlondikeState,
  type PileId,
  PILES,
  RULE_SETS,
  type Rules,
  type RuleSet,
  type Scoring,
  SCORINGS,
  type Spaces,
  SPACES,
  STATE_LENGTH_LIMIT,
} from './types.ts';
export { pileName } from './words.ts';
