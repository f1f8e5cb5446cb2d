import { finished, type Search } from '@parlour/game-core';
import { type Cell, type Metric } from '../types.ts';
import { isFree, type Kind, meetsGoal, type Model, modelOf, paint } from './model.ts';
import { startOf, stateOf, waysOf } from './moves.ts';
import { type States, statesOf } from './states.ts';
import { type Board, type BoardMove, type Position } from './types.ts';

/** Searches look at no more states than this, unless told otherwise. */
export const BOARD_STATES_LIMIT = 5_000_000;

/** How many states are looked at between two pauses. */
const SLICE = 2_000;

export interface BoardSearchOptions {
  /** What counts as one move; `corner` by default. */
  readonly metric?: Metric;
  /** How many states may be looked at. */
  readonly limit?: number;
  /** Where to start, if not at the board's start. */
  readonly from?: Position;
}

/** States that differ only in blocks that nobody can tell apart are one. */
export type BoardAnswer =
  | {
      readonly status: 'solved';
      /** As few as there can be. */
      readonly moves: readonly BoardMove[];
      /** How many states were seen. */
      readonly states: number;
    }
  /** All states that can be reached were seen, and none is solved. */
  | { readonly status: 'unsolvable'; readonly states: number }
  /** More than `limit` states would have to be seen. */
  | { readonly status: 'unknown'; readonly states: number };

/** Every state that can be reached from a start. */
export interface BoardSpace {
  readonly states: number;
  readonly solved: number;
  /** Whether the limit was not reached, so that these are all. */
  readonly complete: boolean;
}

/** Puts into `state` what it is after a block went from one slot's anchor to another. */
const shiftInto = (
  next: Uint8Array,
  state: Uint8Array,
  { slot, first, end }: { readonly slot: number; readonly first: number; readonly end: number },
  to: Cell,
): void => {
  next.set(state);
  let at = slot;
  while (at > first && (next[at - 1] as number) > to) next[at] = next[--at] as number;
  while (at < end - 1 && (next[at + 1] as number) < to) next[at] = next[++at] as number;
  next[at] = to;
};

interface Expansion {
  readonly model: Model;
  readonly metric: Metric;
  readonly taken: Uint8Array;
  /** Cells to go on from, and the round in which each cell was last reached. */
  readonly queue: Uint8Array;
  readonly reached: Uint32Array;
  round: number;
}

const stepOf = (kind: Kind, anchor: Cell, direction: number, taken: Uint8Array): number => {
  const next = kind.steps[anchor * 4 + direction] as number;
  return next >= 0 && isFree(kind.fronts[direction] as Int16Array, next, taken) ? next : -1;
};

/** Calls back with each anchor that a lifted block can come to in one move. */
const eachEnd = (work: Expansion, kind: Kind, from: Cell, found: (to: Cell) => void): void => {
  const { metric, taken, queue, reached } = work;
  if (metric !== 'corner') {
    for (let direction = 0; direction < 4; direction++) {
      let next = stepOf(kind, from, direction, taken);
      while (next >= 0) {
        found(next);
        next = metric === 'unit' ? -1 : stepOf(kind, next, direction, taken);
      }
    }
    return;
  }
  const round = ++work.round;
  reached[from] = round;
  queue[0] = from;
  for (let [head, tail] = [0, 1]; head < tail; head++) {
    for (let direction = 0; direction < 4; direction++) {
      const next = stepOf(kind, queue[head] as number, direction, taken);
      if (next < 0 || reached[next] === round) continue;
      reached[next] = round;
      queue[tail++] = next;
      found(next);
    }
  }
};

/** Calls back with each state that one move leads to. */
const eachChild = (
  work: Expansion,
  state: Uint8Array,
  found: (child: Uint8Array) => void,
): void => {
  const { model, taken } = work;
  const { kinds, kindOf, firstOf } = model;
  const child = new Uint8Array(state.length);
  taken.fill(0);
  for (let slot = 0; slot < state.length; slot++) {
    paint(kinds[kindOf[slot] as number] as Kind, state[slot] as number, taken, 1);
  }
  for (let slot = 0; slot < state.length; slot++) {
    const kind = kinds[kindOf[slot] as number] as Kind;
    const from = state[slot] as number;
    const first = firstOf[slot] as number;
    const range = { slot, first, end: first + kind.blocks.length };
    paint(kind, from, taken, 0);
    eachEnd(work, kind, from, (to) => {
      shiftInto(child, state, range, to);
      found(child);
    });
    paint(kind, from, taken, 1);
  }
};

interface Walk {
  readonly states: States;
  /** The state from which each state was first reached; −1 for the start. */
  readonly parents: readonly number[];
  /** The number of the first solved state; −1 if none was met. */
  readonly solved: number;
  /** How many solved states were met. */
  readonly count: number;
  readonly complete: boolean;
}

/** Breadth first from a start: to the first solved state, or through everything. */
function* walk(
  model: Model,
  start: Uint8Array,
  { metric, limit, through }: { metric: Metric; limit: number; through: boolean },
): Search<Walk> {
  const width = start.length;
  const states = statesOf(width);
  const parents: number[] = [-1];
  let [solved, count] = [-1, 0];
  const see = (number: number): void => {
    if (!meetsGoal(model, states.bytes(), number * width)) return;
    if (solved < 0) solved = number;
    count++;
  };
  states.add(start);
  see(0);
  const { size } = model;
  const work: Expansion = {
    model,
    metric,
    taken: new Uint8Array(size),
    queue: new Uint8Array(size),
    reached: new Uint32Array(size),
    round: 0,
  };
  for (let head = 0; head < states.count() && (through || solved < 0); head++) {
    if (states.count() > limit) return { states, parents, solved, count, complete: false };
    const state = states.bytes().slice(head * width, (head + 1) * width);
    eachChild(work, state, (child) => {
      if (!states.add(child)) return;
      parents.push(head);
      see(states.count() - 1);
    });
    if (head % SLICE === SLICE - 1) yield undefined;
  }
  return { states, parents, solved, count, complete: true };
}

/** Follows states from the start on and says which block moved, and how. */
const movesAlong = (
  board: Board,
  model: Model,
  start: Position,
  chain: readonly Uint8Array[],
  metric: Metric,
): readonly BoardMove[] => {
  const position = [...start];
  return chain.map((state) => {
    const before = stateOf(model, position);
    const slots = [...before.keys()];
    const kindAt = (slot: number): Kind => model.kinds[model.kindOf[slot] ?? 0] as Kind;
    const anchorsOf = (from: Uint8Array, kind: number): readonly Cell[] =>
      slots.filter((slot) => model.kindOf[slot] === kind).map((slot) => from[slot] ?? 0);
    const changed = slots.find((slot) => before[slot] !== state[slot]) ?? 0;
    const kind = model.kindOf[changed] ?? 0;
    const [old, now] = [anchorsOf(before, kind), anchorsOf(state, kind)];
    const from = old.find((anchor) => !now.includes(anchor)) ?? 0;
    const to = now.find((anchor) => !old.includes(anchor)) ?? 0;
    const taken = new Uint8Array(model.size);
    for (const slot of slots) {
      const isMoved = model.kindOf[slot] === kind && before[slot] === from;
      if (!isMoved) paint(kindAt(slot), before[slot] ?? 0, taken, 1);
    }
    const path = waysOf(kindAt(changed), from, taken, metric).get(to) ?? [from, to];
    const index = kindAt(changed).blocks.find((block) => position[block] === from) ?? 0;
    position[index] = to;
    return { block: board.blocks[index]?.name ?? '', from, to, path };
  });
};

/** The same as `solveBoard`, pausing now and then. */
export function* solveBoardSearch(
  board: Board,
  options: BoardSearchOptions = {},
): Search<BoardAnswer> {
  const { metric = 'corner', limit = BOARD_STATES_LIMIT, from = startOf(board) } = options;
  const model = modelOf(board);
  const start = stateOf(model, from);
  const width = start.length;
  const found = yield* walk(model, start, { metric, limit, through: false });
  const states = found.states.count();
  if (found.solved < 0) return { status: found.complete ? 'unsolvable' : 'unknown', states };
  const chain: Uint8Array[] = [];
  for (let state = found.solved; state > 0; state = found.parents[state] ?? 0) {
    chain.unshift(found.states.bytes().slice(state * width, (state + 1) * width));
  }
  return { status: 'solved', moves: movesAlong(board, model, from, chain, metric), states };
}

/**
 * A shortest solution of a board: breadth first, over exact states, so that no solution in this
 * metric has fewer moves.
 */
export const solveBoard = (board: Board, options: BoardSearchOptions = {}): BoardAnswer =>
  finished(solveBoardSearch(board, options));

/** The same as `exploreBoard`, pausing now and then. */
export function* exploreBoardSearch(
  board: Board,
  options: Omit<BoardSearchOptions, 'metric'> = {},
): Search<BoardSpace> {
  const { limit = BOARD_STATES_LIMIT, from = startOf(board) } = options;
  const model = modelOf(board);
  const start = stateOf(model, from);
  const found = yield* walk(model, start, { metric: 'unit', limit, through: true });
  return { states: found.states.count(), solved: found.count, complete: found.complete };
}

/** Counts the states that can be reached, and how many of them are solved. */
export const exploreBoard = (
  board: Board,
  options: Omit<BoardSearchOptions, 'metric'> = {},
): BoardSpace => finished(exploreBoardSearch(board, options));
