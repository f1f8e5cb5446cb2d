// Advice and the search behind it: what an element loads when it is asked.
export { autoplay, finish, hints, isSafe } from './hint.ts';
export { stuck, STUCK_LIMIT } from './stuck.ts';
export type { Refusal as KlondikeRefusal } from './legal.ts';
export { wordsFor } from './words.ts';
