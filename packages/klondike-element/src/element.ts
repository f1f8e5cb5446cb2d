export { KlondikeElement } from './klondike-element.ts';
export { klondikeWords } from './languages.ts';
export type { KlondikeSpeech, KlondikeWords } from './messages/words.ts';
