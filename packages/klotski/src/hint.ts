// Advice from the solver, which is asked here and nowhere in the rules: an entry of its own.
import { finished, type Search } from '@parlour/game-core';
import { layoutOf } from './board.ts';
import { solveSearch } from './solver/index.ts';
import { type KlotskiMove, type KlotskiState } from './types.ts';

export interface Hint {
  /** The first move of a shortest solution from here. */
  readonly move: KlotskiMove;
  /** How many moves the solution has, this one included. */
  readonly left: number;
}

/**
 * The shortest solution from here, in the metric of the state. `undefined` where there is none; no
 * moves where the game is won. A pause comes every few thousand positions.
 */
export function* solutionSearch(state: KlotskiState): Search<readonly KlotskiMove[] | undefined> {
  const answer = yield* solveSearch({ layout: layoutOf(state.blocks), metric: state.metric });
  return answer.status === 'solved'
    ? answer.moves.map(({ from, to }) => ({ from, to }))
    : undefined;
}

/** The shortest solution from here, in one go: some milliseconds. */
export const solution = (state: KlotskiState): readonly KlotskiMove[] | undefined =>
  finished(solutionSearch(state));

/** The best move now; `undefined` where the game is won or cannot be won any more. */
export function* hintSearch(state: KlotskiState): Search<Hint | undefined> {
  const moves = yield* solutionSearch(state);
  const move = moves?.[0];
  return moves && move && { move, left: moves.length };
}

/** The best move now, in one go. */
export const hint = (state: KlotskiState): Hint | undefined => finished(hintSearch(state));
