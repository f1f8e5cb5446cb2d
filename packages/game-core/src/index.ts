export type { Game, IllegalMove, Outcome, Played, PlayedGame } from './game.ts';
export {
  type BareOptionsError,
  booleanOption,
  choiceOption,
  eitherOption,
  integerOption,
  type Kind,
  type Option,
  type OptionsError,
  type OptionValues,
  seedOption,
  textOption,
  tryOptions,
} from './options.ts';
export { readOptions, withWords } from './option-words.ts';
export { essentialOptions, Playthrough } from './playthrough.ts';
export { replay } from './replay.ts';
export {
  GENERATOR,
  type Random,
  randomFrom,
  randomOf,
  type RandomState,
  readSeed,
  type Seed,
  SEED_LIMIT,
  shuffled,
} from './random.ts';
export { checkRecord, makeRecord, parseRecord, type RecordError } from './record.ts';
export {
  type GameRecord,
  RECORD_FORMAT,
  RECORD_LENGTH_LIMIT,
  RECORD_MOVE_LENGTH_LIMIT,
  RECORD_MOVES_LIMIT,
  RECORD_OPTIONS_LENGTH_LIMIT,
  RECORD_VERSION,
} from './record-format.ts';
export { makeRecordText } from './record-text.ts';
export { err, ok, type ParseError, parseError, type Result, textOf, unwrap } from './result.ts';
export { finished, type Search } from './search.ts';
