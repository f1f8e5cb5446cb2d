// Records from outside and saved games: loaded when one is set, or `autosave` is.
import {
  checkRecord,
  type Game,
  type OptionValues,
  parseRecord,
  type Playthrough,
  type RecordError,
  replay,
  type Result,
} from '@parlour/game-core';

export { load, save } from './storage.ts';

/** Plays a record, or its text, again. */
export const replayed = <State, Move, Event, Options extends OptionValues>(
  game: Game<State, Move, Event, Options>,
  value: unknown,
): Result<Playthrough<State, Move, Event, Options>, RecordError> => {
  const record = typeof value === 'string' ? parseRecord(value) : checkRecord(value);
  return record.ok ? replay(game, record.value) : record;
};
