import { hintSearch, stuckSearch } from '@parlour/canfield/advice';

/** What is searched for beside the page. */
export const adviceJobs = { hints: hintSearch, stuck: stuckSearch };
