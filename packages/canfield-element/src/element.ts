export { CanfieldElement } from './canfield-element.ts';
export { canfieldWords } from './languages.ts';
export { CANFIELD_OPTIONS } from './option-names.ts';
export type { CanfieldSpeech, CanfieldWords } from './messages/words.ts';
