// Search for advice and for the certain end of a game: what elements load when they are asked.
export {
  type Chance,
  chanceSearch,
  type Counsel,
  counselSearch,
  isBuild,
  type PileHint,
  type PlayedByItself,
  playedOut,
  playedWhile,
  QUIET_LIMIT,
} from './advice.ts';
export { type Progress, type QuietTable } from './quiet.ts';
export { type Reachable, reachableCards } from './reach.ts';
