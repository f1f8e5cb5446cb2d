import { finished, type Search } from '@parlour/game-core';
import { GOAL, type Layout, type Metric } from '../types.ts';
import { Exploration } from './exploration.ts';
import { bigOf, pack } from './packed.ts';
import { type SolutionMove, stepsAlong } from './steps.ts';

/** Positions that a search goes on from between two pauses: less than a millisecond's work. */
export const PAUSE = 2048;

/** What is asked of a search; plain JSON, so that it can be sent to a worker. */
export interface SolveQuestion {
  readonly layout: Layout;
  readonly metric: Metric;
  /** The search is given up after so many positions; mirror images count once. No limit, if absent. */
  readonly budget?: number;
}

/** What came of a search for the shortest solution. */
export type SolveAnswer =
  | {
      readonly status: 'solved';
      /** The fewest moves there are; 0 if the layout is solved. */
      readonly optimum: number;
      /** One of the shortest solutions. */
      readonly moves: readonly SolutionMove[];
      /** Positions looked at. */
      readonly positions: number;
    }
  /** All positions that can be reached were looked at, and none is solved. */
  | { readonly status: 'unsolvable'; readonly positions: number }
  /** Not a board with exactly one 2×2 and at least two empties. */
  | { readonly status: 'not-playable' }
  /** Given up; a solution takes `atLeast` moves, if there is one. */
  | {
      readonly status: 'unknown';
      readonly reason: 'budget' | 'aborted';
      readonly atLeast: number;
      readonly positions: number;
    };

/** How far a search is. */
export interface SolveProgress {
  readonly positions: number;
  /** Nothing within so many moves is solved. */
  readonly depth: number;
}

/** An `AbortSignal`, or anything that can say the same. */
export interface Stop {
  readonly aborted: boolean;
}

export interface SolveOptions {
  /** Looked at now and then, and whenever progress is told. */
  readonly signal?: Stop | undefined;
  /** Positions, mirror images counted once. */
  readonly budget?: number | undefined;
  readonly onProgress?: ((progress: SolveProgress) => void) | undefined;
}

function* search(
  { layout, metric, budget = Number.POSITIVE_INFINITY }: SolveQuestion,
  { signal, onProgress }: SolveOptions = {},
): Search<SolveAnswer> {
  const start = pack(layout);
  if (!start) return { status: 'not-playable' };
  if (bigOf(start.second) === GOAL)
    return { status: 'solved', optimum: 0, moves: [], positions: 1 };
  const exploration = new Exploration(start, metric, true);
  const { table } = exploration;
  for (;;) {
    const solved = exploration.run(PAUSE, true);
    const positions = table.size;
    if (solved >= 0) {
      const way = exploration.wayTo(solved).slice(1);
      const chain = way.map((number) => table.at(number));
      const moves = stepsAlong(start, chain, metric, true);
      return { status: 'solved', optimum: moves.length, moves, positions };
    }
    if (exploration.isWhole) return { status: 'unsolvable', positions };
    const { depth } = exploration;
    onProgress?.({ positions, depth });
    const reason = signal?.aborted === true ? 'aborted' : positions > budget ? 'budget' : undefined;
    if (reason) return { status: 'unknown', reason, atLeast: depth + 1, positions };
    yield undefined;
  }
}

/** The shortest solution of any layout, in one go. */
export const solve = (layout: Layout, metric: Metric, options: SolveOptions = {}): SolveAnswer => {
  const { budget } = options;
  return finished(search({ layout, metric, ...(budget !== undefined && { budget }) }, options));
};

/** The same as a search that pauses, for a worker or for slices of time; question and answer are plain JSON. */
export const solveSearch = (question: SolveQuestion): Search<SolveAnswer> => search(question);
