// Advice and the search behind it: what an element loads when it is asked.
export { autoplay, finish, hints, hintSearch, isSafe } from './hint.ts';
export { type Chance, stuck, STUCK_LIMIT, stuckSearch } from './stuck.ts';
export type { Refusal as CanfieldRefusal } from './types.ts';
export { wordsFor } from './words.ts';
