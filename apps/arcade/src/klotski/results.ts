// What is counted of Klotski, and what it comes to. Pure: where it is kept is `statistics-store.ts`.
import { type Layout, type Metric, METRICS } from '@parlour/klotski/play';

/** The database that Klotski is counted in. */
export const STORE = 'parlour-arcade-klotski';

/** A layout that was solved, by one way of counting. */
export interface Solved {
  readonly version: 1;
  /** Format 1. */
  readonly layout: Layout;
  readonly metric: Metric;
  /** How often. */
  readonly wins: number;
  /** The fewest moves. */
  readonly moves: number;
  /** The fastest. */
  readonly seconds: number;
  /** All together. */
  readonly totalSeconds: number;
  /** Once in the fewest moves there are, and without help. */
  readonly isPerfect: boolean;
  /** Hints that were taken and solutions that were shown, in all games that were won. */
  readonly hints: number;
  /** The last time: milliseconds since 1970. */
  readonly at: number;
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

const COUNTS = ['wins', 'moves', 'seconds', 'totalSeconds', 'hints', 'at'] as const;

/** An entry as it was kept; `undefined` for what cannot be read, which is left where it is. */
export const readSolved = (value: unknown): Solved | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const given = value as Partial<Record<keyof Solved, unknown>>;
  if (given.version !== 1 || typeof given.isPerfect !== 'boolean') return undefined;
  if (typeof given.layout !== 'string' || !METRICS.some((name) => name === given.metric))
    return undefined;
  return COUNTS.every((name) => isCount(given[name])) ? (value as Solved) : undefined;
};

/** One name for one layout and one way of counting. */
export const keyOf = (layout: Layout, metric: Metric): string => `${layout}:${metric}`;

/** What to keep of a layout that has been solved again: the best of both. */
export const merged = (known: unknown, played: Solved): unknown => {
  if (known === undefined) return played;
  const before = readSolved(known);
  if (!before) return known;
  return {
    ...played,
    wins: before.wins + played.wins,
    moves: Math.min(before.moves, played.moves),
    seconds: Math.min(before.seconds, played.seconds),
    totalSeconds: before.totalSeconds + played.totalSeconds,
    isPerfect: before.isPerfect || played.isPerfect,
    hints: before.hints + played.hints,
  } satisfies Solved;
};

/** What was solved, by `keyOf`. */
export type Results = ReadonlyMap<string, Solved>;

/** What can be read of the entries. */
export const resultsOf = (entries: ReadonlyMap<string, unknown> | undefined): Results => {
  const results = new Map<string, Solved>();
  for (const entry of entries?.values() ?? []) {
    const solved = readSolved(entry);
    if (solved) results.set(keyOf(solved.layout, solved.metric), solved);
  }
  return results;
};

export type Mark = 'unsolved' | 'solved' | 'perfect';

export const markOf = (results: Results, layout: Layout, metric: Metric): Mark => {
  const solved = results.get(keyOf(layout, metric));
  return solved ? (solved.isPerfect ? 'perfect' : 'solved') : 'unsolved';
};

export interface Totals {
  readonly solved: number;
  readonly perfect: number;
  readonly seconds: number;
  readonly hints: number;
}

/** What it comes to; by one way of counting, or by all of them. */
export const totalsOf = (results: Results, metric?: Metric): Totals => {
  const counted = [...results.values()].filter((solved) => !metric || solved.metric === metric);
  const sum = (of: (solved: Solved) => number): number =>
    counted.reduce((total, solved) => total + of(solved), 0);
  return {
    solved: counted.length,
    perfect: counted.filter(({ isPerfect }) => isPerfect).length,
    seconds: sum(({ totalSeconds }) => totalSeconds),
    hints: sum(({ hints }) => hints),
  };
};
