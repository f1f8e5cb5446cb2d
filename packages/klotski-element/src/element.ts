export { KlotskiElement } from './klotski-element.ts';
export { klotskiWords } from './languages.ts';
export type { KlotskiSpeech, KlotskiWords } from './messages/words.ts';
