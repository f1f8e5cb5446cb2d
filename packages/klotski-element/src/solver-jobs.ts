import { adviceSearch, solveSearch } from '@parlour/klotski/solver';

/** What the element has searched for: in a worker, or on the main thread in slices. */
export const solverJobs = { solve: solveSearch, advice: adviceSearch };
