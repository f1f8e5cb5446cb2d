// All that can be reached from a layout, mirror images told apart.
import { finished, type Search } from '@parlour/game-core';
import { type Layout, type Metric, METRICS } from '../types.ts';
import { type BlockSet, blocksOf, makeBlockSet } from './block-set.ts';
import { type Retreat, retreatSearch, UNREACHED } from './distances.ts';
import { rank } from './enumeration.ts';
import { Exploration } from './exploration.ts';
import { pack, type Packed, unpack } from './packed.ts';
import { type StateTable } from './state-table.ts';
import { mirrored, type SolutionMove, stepsAlong, successorsOf } from './steps.ts';

/** Positions that are gone on from between two pauses. */
const PAUSE = 2048;

/** A layout that is as far away as any. */
export interface Farthest {
  /** The one with the lowest number, if several are as far. */
  readonly layout: Layout;
  /** Moves. */
  readonly distance: number;
  /** How many layouts are as far. */
  readonly count: number;
  /** A shortest way: from this layout to the goal, or from the layout asked about to this one. */
  readonly moves: readonly SolutionMove[];
}

/** What one metric tells about a component. */
export interface MetricAnalysis {
  /** The fewest moves from the layout itself to a solved one; absent where nothing is solved. */
  readonly distance?: number;
  /** Farthest from the goal: the hardest start that can be made by moving; absent likewise. */
  readonly farthest?: Farthest;
  /** Farthest from the layout itself. */
  readonly remotest: Farthest;
  /** How many layouts there are at each distance from the goal, the solved ones first. */
  readonly histogram: readonly number[];
}

/** What can be reached from a layout; plain JSON. */
export interface Analysis {
  readonly blocks: BlockSet;
  /** How many layouts can be reached, this one included. */
  readonly states: number;
  /** How many of them are solved; none, if the layout is unsolvable. */
  readonly solved: number;
  /** Is the mirror image of every layout reached too? */
  readonly mirrors: boolean;
  /** By metric, as far as asked for. */
  readonly metrics: Partial<Record<Metric, MetricAnalysis>>;
}

export interface AnalysisQuestion {
  readonly layout: Layout;
  /** One at least; all three, if absent. */
  readonly metrics?: readonly Metric[];
}

/** A shortest way from a position to the goal. */
const descent = (start: Packed, retreat: Retreat, table: StateTable, metric: Metric) => {
  const distanceOf = ({ first, second }: Packed): number =>
    retreat.distances[table.find(first, second)] ?? UNREACHED;
  const chain: Packed[] = [];
  for (let at = start; distanceOf(at) > 0;) {
    const less = distanceOf(at) - 1;
    const next = successorsOf(at, metric).find((candidate) => distanceOf(candidate) === less);
    if (!next) break;
    chain.push(next);
    at = next;
  }
  return stepsAlong(start, chain, metric, false);
};

/** Of some positions the one whose layout has the lowest number. */
const firstOf = (numbers: Int32Array, table: StateTable): { number: number; layout: Layout } => {
  const layouts = Array.from(numbers, (number) => ({ number, layout: unpack(table.at(number)) }));
  return layouts.reduce((best, other) =>
    (rank(other.layout) ?? Infinity) < (rank(best.layout) ?? Infinity) ? other : best,
  );
};

/** What is farthest from the goal, and how far. */
function* fromGoal(table: StateTable, metric: Metric): Search<Omit<MetricAnalysis, 'remotest'>> {
  const retreat = yield* retreatSearch(table, metric);
  const { histogram, order, distances } = retreat;
  const count = histogram.at(-1);
  if (count === undefined) return { histogram };
  const { number, layout } = firstOf(order.subarray(-count), table);
  const moves = descent(table.at(number), retreat, table, metric);
  return {
    distance: distances[0] ?? UNREACHED,
    farthest: { layout, distance: histogram.length - 1, count, moves },
    histogram,
  };
}

/** What was found last. */
const remotestOf = (exploration: Exploration, start: Packed, metric: Metric): Farthest => {
  const { table, levels } = exploration;
  const first = levels.at(-1) ?? 0;
  const count = table.size - first;
  const numbers = Int32Array.from({ length: count }, (_, index) => first + index);
  const { number, layout } = firstOf(numbers, table);
  const way = exploration.wayTo(number).slice(1);
  const moves = stepsAlong(
    start,
    way.map((link) => table.at(link)),
    metric,
    false,
  );
  return { layout, distance: moves.length, count, moves };
};

/** What can be reached from a layout; `undefined` where it is not playable. */
export function* analysisSearch({
  layout,
  metrics = METRICS,
}: AnalysisQuestion): Search<Analysis | undefined> {
  const start = pack(layout);
  if (!start) return undefined;
  const image = mirrored(start);
  const found: Partial<Record<Metric, MetricAnalysis>> = {};
  let [states, solved, mirrors] = [0, 0, false];
  for (const metric of metrics) {
    const exploration = new Exploration(start, metric, false);
    while (!exploration.isWhole) {
      exploration.run(PAUSE, false);
      yield undefined;
    }
    const { table } = exploration;
    const remotest = remotestOf(exploration, start, metric);
    const goal = yield* fromGoal(table, metric);
    found[metric] = { ...goal, remotest };
    // The same in every metric.
    states = table.size;
    solved = goal.histogram[0] ?? 0;
    mirrors = table.find(image.first, image.second) >= 0;
  }
  return { blocks: blocksOf(layout), states, solved, mirrors, metrics: found };
}

/** The same in one go. */
export const analyse = (
  layout: Layout,
  metrics: readonly Metric[] = METRICS,
): Analysis | undefined => finished(analysisSearch({ layout, metrics }));

export interface WayQuestion {
  readonly from: Layout;
  readonly to: Layout;
  readonly metric: Metric;
}

/** A shortest way from one layout to another. */
export type WayAnswer =
  | { readonly status: 'found'; readonly moves: readonly SolutionMove[] }
  /** No moves lead from the one to the other. */
  | { readonly status: 'apart' }
  /** One of them has not exactly one 2×2 and at least two empties. */
  | { readonly status: 'not-playable' };

/** The shortest way between two layouts. */
export function* waySearch({ from, to, metric }: WayQuestion): Search<WayAnswer> {
  const start = pack(from);
  const end = pack(to);
  if (!start || !end) return { status: 'not-playable' };
  if (makeBlockSet(blocksOf(from)) !== makeBlockSet(blocksOf(to))) return { status: 'apart' };
  const exploration = new Exploration(start, metric, false);
  const { table } = exploration;
  for (;;) {
    const number = table.find(end.first, end.second);
    if (number >= 0) {
      const way = exploration.wayTo(number).slice(1);
      const chain = way.map((link) => table.at(link));
      return { status: 'found', moves: stepsAlong(start, chain, metric, false) };
    }
    if (exploration.isWhole) return { status: 'apart' };
    exploration.run(PAUSE, false);
    yield undefined;
  }
}

/** The same in one go. */
export const wayBetween = (from: Layout, to: Layout, metric: Metric): WayAnswer =>
  finished(waySearch({ from, to, metric }));
