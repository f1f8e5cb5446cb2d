// Loaded for boards that the gallery does not know.
import { type KlotskiOptions } from '@parlour/klotski';
import { solve } from '@parlour/klotski/solver';

/** The fewest moves; `undefined` where there is no solution. */
export const optimumOf = ({ layout, metric }: KlotskiOptions): number | undefined => {
  const answer = solve(layout, metric);
  return answer.status === 'solved' ? answer.optimum : undefined;
};
