export type { Game, IllegalMove, Outcome, Played } from './game.ts';
export {
  booleanOption,
  choiceOption,
  eitherOption,
  integerOption,
  type Option,
  type OptionsError,
  type OptionValues,
  readOptions,
  seedOption,
  textOption,
} from './options.ts';
export { Playthrough, replay } from './playthrough.ts';
export {
  GENERATOR,
  parseSeed,
  type Random,
  randomFrom,
  randomOf,
  type RandomState,
  type Seed,
  SEED_LIMIT,
  shuffled,
} from './random.ts';
export {
  checkRecord,
  type GameRecord,
  makeRecord,
  makeRecordText,
  parseRecord,
  RECORD_FORMAT,
  RECORD_LENGTH_LIMIT,
  RECORD_MOVES_LIMIT,
  RECORD_VERSION,
  type RecordError,
} from './record.ts';
export { err, ok, type ParseError, parseError, type Result, unwrap } from './result.ts';
