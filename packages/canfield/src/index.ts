export { canfield } from './game.ts';
export { autoplay, finish, hints, hintSearch, isSafe } from './hint.ts';
export { refusalOf } from './legal.ts';
export { redealsLeft } from '@parlour/cards-core/patience';
export { CLASSIC, rulesOf, type Setting, settingOf } from './rule-set.ts';
export { cardsAt, isWon, mayMoveTogether, nextRank, profitOf } from './piles.ts';
export { type CanfieldSetup, judge, SETUP_FAULTS, type SetupFault, setupOf } from './setup.ts';
export { type Chance, stuck, STUCK_LIMIT, stuckSearch } from './stuck.ts';
export {
  BASES,
  type Building,
  BUILDINGS,
  type CanfieldEvent,
  type CanfieldIllegalMove,
  type CanfieldMove,
  type CanfieldOptions,
  type CanfieldState,
  COLUMNS_MAX,
  type Deal,
  DEALS,
  type Hint,
  HINT_REASONS,
  ILLEGAL_CODES,
  type IllegalCode,
  type PileId,
  PILES,
  type Preset,
  PRESETS,
  type Refusal,
  ROUND_MAX,
  type Rules,
  type Runs,
  RUNS,
  type Spaces,
  SPACES,
  STATE_LENGTH_LIMIT,
} from './types.ts';
export { pileName } from './words.ts';
