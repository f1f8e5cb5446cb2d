// Searches of the parts that explore: browse, collection, harder.
import { type Search } from '@parlour/game-core';
import { type Layout, type Metric, METRICS } from '@parlour/klotski';
import { optimaSearch } from '@parlour/klotski/census';
import { solveSearch } from '@parlour/klotski/solver';

/** How hard a layout is: the fewest moves in every metric, where there is a way. */
export type Rating =
  | { readonly status: 'solved'; readonly optimum: Readonly<Record<Metric, number>> }
  | { readonly status: 'unsolvable' | 'not-playable' };

function* ratingSearch(layout: Layout): Search<Rating> {
  const optimum = { corner: 0, straight: 0, unit: 0 };
  for (const metric of METRICS) {
    const answer = yield* solveSearch({ layout, metric });
    // Without a budget it is never unknown.
    if (answer.status === 'unknown') continue;
    if (answer.status !== 'solved') return { status: answer.status };
    optimum[metric] = answer.optimum;
  }
  return { status: 'solved', optimum };
}

export const exploring = {
  /** Of all layouts made of some blocks. */
  optima: optimaSearch,
  rating: ratingSearch,
};
