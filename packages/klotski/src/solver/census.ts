// Every layout made of some blocks at once: its optimum by one breadth-first search from all solved
// layouts, in each metric.
import { finished, type Search } from '@parlour/game-core';
import { type Layout, type Metric, METRICS } from '../types.ts';
import { type BlockSet } from './block-set.ts';
import { Retreat, UNREACHED } from './distances.ts';
import { blockSets, type CountedBlockSet, unrank } from './enumeration.ts';
import { Parts } from './parts.ts';
import { setTableSearch } from './set-table.ts';
import { type StateTable } from './state-table.ts';
import { mirrored } from './steps.ts';

/** Positions that are gone on from between two pauses. */
const PAUSE = 4096;

/** What one metric tells about a set of blocks. */
export interface MetricCensus {
  /** The layouts farthest from the goal; absent where nothing is solvable. */
  readonly hardest?: {
    readonly optimum: number;
    /** The one with the lowest number. */
    readonly layout: Layout;
    /** How many layouts have this optimum. */
    readonly count: number;
  };
  /** How many layouts have each optimum, the solved ones first. */
  readonly histogram: readonly number[];
}

/** All there is to count about the layouts made of some blocks; plain JSON. */
export interface SetCensus {
  readonly blocks: BlockSet;
  /** Layouts. */
  readonly states: number;
  /** Layouts from which a solved one can be reached. */
  readonly solvable: number;
  /** Classes of layouts that can be reached from each other. */
  readonly components: number;
  /** Those with a solved layout. */
  readonly solvableComponents: number;
  /** Layouts in the largest component. */
  readonly largest: number;
  /** By metric, as far as asked for. */
  readonly metrics: Readonly<Partial<Record<Metric, MetricCensus>>>;
}

export interface CensusQuestion {
  readonly blocks: BlockSet;
  /** All three, if absent. */
  readonly metrics?: readonly Metric[];
}

function* retreatSearch(table: StateTable, metric: Metric): Search<Retreat> {
  const retreat = new Retreat(table, metric, (first, second) => table.find(first, second));
  while (!retreat.isWhole) {
    retreat.run(PAUSE);
    yield undefined;
  }
  return retreat;
}

const metricCensus = ({ histogram, order }: Retreat, blocks: BlockSet): MetricCensus => {
  const count = histogram.at(-1);
  if (count === undefined) return { histogram };
  const first = order.subarray(-count).reduce((least, number) => Math.min(least, number));
  const layout = unrank(first, blocks) ?? '';
  return { hardest: { optimum: histogram.length - 1, layout, count }, histogram };
};

/** Counts all about the layouts made of some blocks. */
export function* censusSearch({ blocks, metrics = METRICS }: CensusQuestion): Search<SetCensus> {
  const { h, v, s } = blocks;
  const table = yield* setTableSearch(blocks);
  const parts = new Parts(table);
  while (!parts.isWhole) {
    parts.run(PAUSE);
    yield undefined;
  }
  const found: Partial<Record<Metric, MetricCensus>> = {};
  for (const metric of metrics) {
    found[metric] = metricCensus(yield* retreatSearch(table, metric), blocks);
  }
  // In every metric it is the same.
  const [any] = Object.values(found);
  return {
    blocks: { h, v, s },
    states: table.size,
    solvable: any?.histogram.reduce((sum, number) => sum + number, 0) ?? 0,
    components: parts.count,
    solvableComponents: parts.solvable,
    largest: parts.largest,
    metrics: found,
  };
}

/** The same in one go. */
export const census = (blocks: BlockSet, metrics: readonly Metric[] = METRICS): SetCensus =>
  finished(censusSearch({ blocks, metrics }));

/** The optima of all layouts made of some blocks; arrays that can be handed on from a worker. */
export interface Optima {
  readonly blocks: BlockSet;
  readonly metric: Metric;
  /** By number within the set: the fewest moves to the goal, `UNSOLVABLE` where there is no way. */
  readonly optima: Uint8Array<ArrayBuffer>;
  /** Numbers of the layouts that are their own mirror image, ascending. */
  readonly symmetric: Int32Array<ArrayBuffer>;
}

/** Stands for the optimum of what has none. */
export const UNSOLVABLE = UNREACHED;

export interface OptimaQuestion {
  readonly blocks: BlockSet;
  readonly metric: Metric;
}

/** Finds the optima of all layouts made of some blocks. */
export function* optimaSearch({ blocks, metric }: OptimaQuestion): Search<Optima> {
  const table = yield* setTableSearch(blocks);
  const { distances } = yield* retreatSearch(table, metric);
  const symmetric: number[] = [];
  for (let number = 0; number < table.size; number++) {
    const position = table.at(number);
    const image = mirrored(position);
    if (image.first === position.first && image.second === position.second) symmetric.push(number);
    if (number % PAUSE === 0) yield undefined;
  }
  return { blocks, metric, optima: distances, symmetric: Int32Array.from(symmetric) };
}

/** Which layouts are wanted; what is absent is all the same. */
export interface OptimaFilter {
  /** Moves. */
  readonly least?: number;
  readonly most?: number;
  readonly solvable?: boolean;
  readonly symmetric?: boolean;
}

/** Numbers, within the set, of the layouts that a filter lets pass, ascending. */
export const filterOptima = (
  { optima, symmetric }: Optima,
  { least = 0, most = Number.POSITIVE_INFINITY, solvable, symmetric: isSymmetric }: OptimaFilter,
): Int32Array<ArrayBuffer> => {
  const hasRange = least > 0 || most !== Number.POSITIVE_INFINITY;
  const images = new Uint8Array(optima.length);
  for (const number of symmetric) images[number] = 1;
  const numbers = new Int32Array(optima.length);
  let length = 0;
  for (const [number, optimum] of optima.entries()) {
    const isSolvable = optimum !== UNSOLVABLE;
    if (hasRange && (!isSolvable || optimum < least || optimum > most)) continue;
    if (solvable !== undefined && solvable !== isSolvable) continue;
    if (isSymmetric !== undefined && isSymmetric !== (images[number] === 1)) continue;
    numbers[length++] = number;
  }
  return numbers.slice(0, length);
};

/** All sets of blocks, the smallest first, so that the first answers come soon. */
export const censusOrder = (): readonly CountedBlockSet[] =>
  [...blockSets()].sort((one, other) => one.count - other.count);
