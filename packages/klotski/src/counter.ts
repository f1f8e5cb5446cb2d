// The count of moves as players expect it: what one move of the metric could have done is one move,
// and what is undone was never done.
import { columnOf } from './board.ts';
import { type Cell, type KlotskiMove, type Metric, TRAIL_LIMIT } from './types.ts';

/** A number for the direction of a straight move. */
const directionOf = ({ from, to }: KlotskiMove): number => {
  const sign = Math.sign(to - from);
  return columnOf(from) === columnOf(to) ? 4 * sign : sign;
};

/** Does a slide go on with the move before it, by the same block, as one move of the metric? */
const goesOn = (metric: Metric, before: KlotskiMove, slide: KlotskiMove): boolean =>
  metric === 'corner' || (metric === 'straight' && directionOf(before) === directionOf(slide));

/** Where, in the moves, one of the last block's last moves began at `to`; −1 if none did. */
const beganAt = (trail: readonly KlotskiMove[], { from, to }: KlotskiMove): number => {
  let at = from;
  for (let index = trail.length - 1; index >= 0; index--) {
    const move = trail[index];
    if (move?.to !== at) return -1;
    if (move.from === to) return index;
    at = move.from;
  }
  return -1;
};

const withStep = (
  trail: readonly KlotskiMove[],
  step: KlotskiMove,
  metric: Metric,
): readonly KlotskiMove[] => {
  const began = beganAt(trail, step);
  if (began >= 0) return trail.slice(0, began);
  const last = trail.at(-1);
  return last?.to === step.from && goesOn(metric, last, step)
    ? [...trail.slice(0, -1), { from: last.from, to: step.to }]
    : [...trail, step];
};

/** What a slide does to the count. */
export interface Recount {
  readonly trail: readonly KlotskiMove[];
  /** How many of the moves before it are taken back. */
  readonly takenBack: number;
  /** What it is after that: a new move, more of the last one, or nothing. */
  readonly change: 'counted' | 'merged' | undefined;
}

/**
 * Counts a slide along a path. It counts as its single steps would, so that it does not matter in
 * how many slides a player goes a way.
 */
export const recount = (
  before: readonly KlotskiMove[],
  from: Cell,
  path: readonly Cell[],
  metric: Metric,
): Recount => {
  let trail = before;
  let kept = before.length;
  let at = from;
  for (const to of path) {
    trail = withStep(trail, { from: at, to }, metric);
    kept = Math.min(kept, trail.length);
    at = to;
  }
  const isLonger = trail.length > kept;
  const isChanged = trail[kept - 1] !== before[kept - 1];
  return {
    trail: trail.slice(-TRAIL_LIMIT),
    takenBack: before.length - kept,
    change: isLonger ? 'counted' : isChanged ? 'merged' : undefined,
  };
};
