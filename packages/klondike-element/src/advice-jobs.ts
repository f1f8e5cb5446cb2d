import { hintSearch, stuckSearch } from '@parlour/klondike/advice';

/** What is searched for beside the page. */
export const adviceJobs = { hints: hintSearch, stuck: stuckSearch };
