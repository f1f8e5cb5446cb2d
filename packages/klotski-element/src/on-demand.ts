// What is loaded when it is first asked for: the solver, words for refusals, read-outs and help.
import { SolverHost } from '@parlour/element-core/solver';
import type { KlotskiMove, KlotskiState } from '@parlour/klotski/play';
import { layoutOf } from '@parlour/klotski/play';
import type { Advice } from '@parlour/klotski/solver';
import { enSpeech } from './messages/en-speech.ts';
import type { KlotskiSpeech, KlotskiWords } from './messages/words.ts';
import { solverJobs } from './solver-jobs.ts';

export { Demonstration } from './demonstration.ts';

/** The words on demand of a language; English where they cannot be loaded. */
export const speechOf = async ({ speech }: KlotskiWords): Promise<KlotskiSpeech> =>
  speech ? speech().catch(() => enSpeech) : enSpeech;

/** Searches for all elements on the page. */
const searches = new SolverHost(
  solverJobs,
  (Worker) => new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' }),
);

/** Keeps the worker that searches as long as an element is in the document. */
export const keepSearching = (life: AbortSignal): void => {
  searches.use(life);
};

/** All moves from here, the best ones first, and how far the exit is. */
export const adviceFor = ({ blocks, metric }: KlotskiState, signal: AbortSignal): Promise<Advice> =>
  searches.solve('advice', { layout: layoutOf(blocks), metric }, { signal });

/** The moves of a shortest solution; `undefined` where there is none. */
export const solutionOf = async (
  { blocks, metric }: KlotskiState,
  signal: AbortSignal,
): Promise<readonly KlotskiMove[] | undefined> => {
  const answer = await searches.solve('solve', { layout: layoutOf(blocks), metric }, { signal });
  return answer.status === 'solved' ? answer.moves : undefined;
};
