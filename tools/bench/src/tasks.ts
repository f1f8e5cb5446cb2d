// What is measured. Each task is run in a process of its own, again and again.
import { finished } from '@parlour/game-core';
import { census, optimaSearch, wholeCensusSearch } from '@parlour/klotski/census';
import { blockSets, count, list, rank, unrank } from '@parlour/klotski/enumeration';
import { analyse, solve } from '@parlour/klotski/solver';
import { layoutOf, peerLevels, peerOptimum } from './npm-klotski.ts';
import { plainOptimum } from './plain-search.ts';

/** 横刀立马, the best-known layout. */
const BEST_KNOWN = '24422442233221121001';

export interface Task {
  readonly name: string;
  /** What is hoped for, in milliseconds of CPU and megabytes; the house fails no test by it. */
  readonly hopes?: { readonly first?: number; readonly warm?: number; readonly memory?: number };
  /** How often it is run behind the first time. */
  readonly runs: number;
  /** One run does so many of what is measured; times are for one. */
  readonly times?: number;
  /** Prepares; what it gives back is run, and answers what is checked. */
  readonly prepare: () => () => unknown;
  /** What every run must answer. */
  readonly answer: unknown;
}

const optimumOf = (metric: 'corner' | 'straight' | 'unit') => () => {
  const answer = solve(BEST_KNOWN, metric);
  return answer.status === 'solved' ? answer.optimum : undefined;
};

const STANDARD = [0, 1, 2, 3, 4, 5].map((h) => ({ h, v: 5 - h, s: 4 }));
const SAMPLE = 100_000;

/** Numbers all over the range. */
const sample = (): readonly number[] =>
  Array.from({ length: SAMPLE }, (_, index) => Math.floor((index * count()) / SAMPLE));

export const TASKS = {
  'solve-corner': {
    name: 'solve 横刀立马, corner',
    hopes: { first: 50, warm: 3 },
    runs: 60,
    prepare: () => optimumOf('corner'),
    answer: 81,
  },
  'solve-straight': {
    name: 'solve 横刀立马, straight',
    runs: 60,
    prepare: () => optimumOf('straight'),
    answer: 90,
  },
  'solve-unit': {
    name: 'solve 横刀立马, unit',
    runs: 60,
    prepare: () => optimumOf('unit'),
    answer: 116,
  },
  'solve-plain': {
    name: 'the same, corner, by a plain search over strings',
    runs: 5,
    prepare: () => () => plainOptimum(BEST_KNOWN),
    answer: 81,
  },
  'solve-peer': {
    name: 'the same, corner, by npm klotski 4.0.0',
    runs: 5,
    prepare: () => {
      const level = peerLevels().find((one) => layoutOf(one) === BEST_KNOWN);
      return () => level && peerOptimum(level);
    },
    answer: 81,
  },
  analyse: {
    name: 'all that 横刀立马 reaches, corner',
    runs: 30,
    prepare: () => () => analyse(BEST_KNOWN, ['corner'])?.states,
    answer: 25_955,
  },
  standard: {
    name: 'optima of all 363,480 standard layouts, corner',
    hopes: { warm: 200 },
    runs: 8,
    prepare: () => () =>
      STANDARD.reduce(
        (sum, blocks) => sum + finished(optimaSearch({ blocks, metric: 'corner' })).optima.length,
        0,
      ),
    answer: 363_480,
  },
  count: {
    name: 'count all layouts',
    hopes: { first: 10 },
    runs: 30,
    prepare: () => () => count(),
    answer: 29_334_498,
  },
  sets: {
    name: 'count the layouts of each of the 203 sets',
    runs: 30,
    prepare: () => () => blockSets().length,
    answer: 203,
  },
  rank: {
    name: 'rank a layout',
    hopes: { warm: 0.001 },
    runs: 20,
    times: SAMPLE,
    prepare: () => {
      const layouts = sample().map((number) => unrank(number) ?? '');
      return () => layouts.reduce((sum, layout) => sum + Number((rank(layout) ?? -1) >= 0), 0);
    },
    answer: SAMPLE,
  },
  unrank: {
    name: 'unrank a number',
    hopes: { warm: 0.001 },
    runs: 20,
    times: SAMPLE,
    prepare: () => {
      const numbers = sample();
      return () => numbers.reduce((sum, number) => sum + (unrank(number)?.length ?? 0) / 20, 0);
    },
    answer: SAMPLE,
  },
  list: {
    name: 'list all 29,334,498 layouts into one array',
    hopes: { first: 700, warm: 100, memory: 200 },
    runs: 6,
    prepare: () => {
      let codes: Uint32Array | undefined;
      return () => {
        ({ codes } = list({}, codes));
        return codes.length;
      };
    },
    answer: 29_334_498,
  },
  'largest-set': {
    name: 'census of the largest set, 964,656 layouts, three metrics',
    runs: 2,
    prepare: () => () => census({ h: 1, v: 1, s: 6 }).states,
    answer: 964_656,
  },
  census: {
    name: 'census of all 203 sets, three metrics',
    hopes: { first: 180_000, memory: 300 },
    runs: 0,
    prepare: () => () =>
      finished(wholeCensusSearch({})).reduce((sum, { solvable }) => sum + solvable, 0),
    answer: 28_913_089,
  },
} as const satisfies Readonly<Record<string, Task>>;

export type TaskId = keyof typeof TASKS;
