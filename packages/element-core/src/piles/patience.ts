// What the first file of every patience holds beside its rules.
export { PatienceElement } from './patience-element.ts';
export { foundationPile, stockPile, topRow, wastePile } from './patience-table.ts';
export type {
  PatienceDemand,
  PatienceEvent,
  PatienceHost,
  PatienceMove,
  Refused,
} from './patience-model.ts';
export type {
  KeyRow,
  PatienceActs,
  PatienceSpeech,
  PatienceWords,
  SharedSpeech,
  SharedWords,
} from './patience-words.ts';
