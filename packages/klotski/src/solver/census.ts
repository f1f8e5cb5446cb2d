// Every layout made of some blocks at once: its optimum by one breadth-first search from all solved
// layouts, in each metric.
import { finished, type Search } from '@parlour/game-core';
import { type Layout, type Metric, METRICS } from '../types.ts';
import { type BlockSet, makeBlockSet } from './block-set.ts';
import { type Retreat, retreatSearch } from './distances.ts';
import { blockSets, type CountedBlockSet, unrank } from './enumeration.ts';
import { Parts } from './parts.ts';
import { setTableSearch } from './set-table.ts';
import { type Stop } from './solve.ts';

export {
  filterOptima,
  type Optima,
  type OptimaFilter,
  type OptimaQuestion,
  optimaSearch,
  UNSOLVABLE,
} from './optima.ts';

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

export interface CompletionQuestion extends CensusQuestion {
  /** What was counted before, perhaps in other metrics. */
  readonly known?: SetCensus | undefined;
}

/** Counts what is not known yet; what is known comes back as it is. */
export function* completedSearch({
  blocks,
  metrics = METRICS,
  known,
}: CompletionQuestion): Search<SetCensus> {
  const missing = metrics.filter((metric) => !known?.metrics[metric]);
  if (known && missing.length === 0) return known;
  const found = yield* censusSearch({ blocks, metrics: missing });
  return { ...found, metrics: { ...known?.metrics, ...found.metrics } };
}

/** What is wanted of a census of many sets; plain JSON. */
export interface WholeQuestion {
  /** All 203 sets, the smallest first, if absent. */
  readonly sets?: readonly BlockSet[];
  readonly metrics?: readonly Metric[];
  /** Results of before, which are not counted again. */
  readonly known?: readonly SetCensus[];
}

export interface WholeOptions {
  /** Looked at before each set and at each pause: what is done by then comes back. */
  readonly signal?: Stop | undefined;
  /** Told after each set. */
  readonly onSet?: ((result: SetCensus, done: number, sets: number) => void) | undefined;
}

/** Counts one set of blocks after the other. Given up, it gives the results so far. */
export function* wholeCensusSearch(
  { sets = censusOrder(), metrics = METRICS, known = [] }: WholeQuestion,
  { signal, onSet }: WholeOptions = {},
): Search<readonly SetCensus[]> {
  const before = new Map(known.map((result) => [makeBlockSet(result.blocks), result]));
  const results: SetCensus[] = [];
  for (const blocks of sets) {
    const search = completedSearch({ blocks, metrics, known: before.get(makeBlockSet(blocks)) });
    for (;;) {
      if (signal?.aborted === true) return results;
      const step = search.next();
      if (step.done) {
        results.push(step.value);
        onSet?.(step.value, results.length, sets.length);
        break;
      }
      yield undefined;
    }
  }
  return results;
}

/** All sets of blocks, the smallest first, so that the first answers come soon. */
export const censusOrder = (): readonly CountedBlockSet[] =>
  [...blockSets()].sort((one, other) => one.count - other.count);
