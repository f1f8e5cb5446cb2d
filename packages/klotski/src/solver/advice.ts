import { type Search } from '@parlour/game-core';
import { type KlotskiMove } from '../types.ts';
import {
  type DistanceQuestion,
  type Distances,
  distancesSearch,
  type RatedMove,
} from './distances.ts';
import { pack } from './packed.ts';

/** What can be said about the moves from a layout; plain JSON. */
export type Advice =
  | {
      readonly status: 'solvable';
      /** The fewest moves to a solved layout. */
      readonly distance: number;
      /** All legal moves, those nearest to the goal first. */
      readonly moves: readonly RatedMove[];
      /** So many of them, the first ones, begin a shortest solution. */
      readonly best: number;
    }
  | { readonly status: 'unsolvable' }
  /** Not a board with exactly one 2×2 and at least two empties. */
  | { readonly status: 'not-playable' };

/** The distances that were asked for last: who asks for advice will ask again one move on. */
let latest: Distances | undefined;

/** Advice for a layout. The first answer takes a look at all that can be reached, later ones do not. */
export function* adviceSearch(question: DistanceQuestion): Search<Advice> {
  const { layout, metric } = question;
  if (!pack(layout)) return { status: 'not-playable' };
  const isKnown = latest?.metric === metric && latest.has(layout);
  const distances = isKnown ? latest : yield* distancesSearch(question);
  latest = distances;
  const distance = distances?.of(layout);
  if (!distances || distance === undefined) return { status: 'unsolvable' };
  const moves = distances.moves(layout);
  return { status: 'solvable', distance, moves, best: distances.choices(layout) };
}

/** Was this move one that begins a shortest solution? */
export const keepsOptimum = (advice: Advice, { from, to }: KlotskiMove): boolean =>
  advice.status === 'solvable' &&
  advice.moves.slice(0, advice.best).some((move) => move.from === from && move.to === to);
