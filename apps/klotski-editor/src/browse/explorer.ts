import { Searches } from '../solving/searches.ts';

/** A worker for what takes its time, beside the one that answers while one draws. */
export const explorer = new Searches();
