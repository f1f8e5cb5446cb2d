import { type CanfieldMove, type CanfieldState } from '../types.ts';
import { countersOf, lastOf, pack, type Packed, successors } from './packed.ts';

/** `unknown`: the budget was spent before the end of the search. */
export type Solution =
  | { readonly result: 'solved'; readonly moves: readonly CanfieldMove[]; readonly visited: number }
  | { readonly result: 'unsolvable' | 'unknown'; readonly visited: number };

export interface SolveOptions {
  /** So many positions are looked at, at most. */
  readonly budget?: number;
}

const wayTo = (
  end: Packed,
  start: Packed,
  parents: ReadonlyMap<Packed, Packed>,
): readonly CanfieldMove[] => {
  const way: CanfieldMove[] = [];
  for (let at = end; at !== start; at = parents.get(at) ?? start) way.push({ take: lastOf(at) });
  return way.reverse();
};

/** Searches breadth first, so that the moves found are as few as can be. */
export const solve = (state: CanfieldState, { budget = 100_000 }: SolveOptions = {}): Solution => {
  const start = pack(state);
  const parents = new Map<Packed, Packed>([[start, start]]);
  let visited = 0;
  for (const at of parents.keys()) {
    // A map gives its keys in the order in which they came: it is the queue as well.
    if (visited === budget) return { result: 'unknown', visited };
    visited++;
    if (countersOf(at) === 0) {
      return { result: 'solved', moves: wayTo(at, start, parents), visited };
    }
    for (const next of successors(at, state.limit)) {
      if (!parents.has(next)) parents.set(next, at);
    }
  }
  return { result: 'unsolvable', visited };
};
