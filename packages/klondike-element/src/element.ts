export { KlondikeElement } from './klondike-element.ts';
export { klondikeWords } from './languages.ts';
export { KLONDIKE_OPTIONS } from './option-names.ts';
export type { KlondikeSpeech, KlondikeWords } from './messages/words.ts';
