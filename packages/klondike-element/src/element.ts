export { KlondikeElement, klondikeWords } from './klondike-element.ts';
export type { KlondikeWords } from './messages/words.ts';
