import { ok, type OptionValues, Playthrough, replay, type Result } from '@parlour/game-core';
import { carriedOptions, optionsFor } from './options.ts';
import { readRecord, type Recorded, type RecordFileError, trueName } from './record-file.ts';
import { type TextGame } from './text-game.ts';

/** One game of a dialogue. */
export interface Sitting<State, Move, Event, Options extends OptionValues> extends Recorded {
  readonly playthrough: Playthrough<State, Move, Event, Options>;
  /** The options that were chosen, for the next deal. */
  readonly given: OptionValues;
  /** The files that this game came from or went to. */
  readonly files: Set<string>;
}

const sittingOf = <State, Move, Event, Options extends OptionValues>(
  playthrough: Playthrough<State, Move, Event, Options>,
  given: OptionValues,
  file?: string,
): Sitting<State, Move, Event, Options> => ({
  playthrough,
  given,
  files: new Set(file === undefined ? [] : [trueName(file)]),
  record: () => playthrough.record({ undone: true }),
});

/** Deals a game with these options; what is missing is fresh. */
export const freshSitting = <State, Move, Event, Options extends OptionValues>(
  spec: TextGame<State, Move, Event, Options>,
  given: OptionValues,
  random: () => number,
): Result<Sitting<State, Move, Event, Options>, { readonly message: string }> => {
  const options = optionsFor(spec, given, random);
  if (!options.ok) return options;
  return ok(sittingOf(new Playthrough(spec.game, options.value), given));
};

/** Takes up the game of a record. */
export const loadedSitting = <State, Move, Event, Options extends OptionValues>(
  spec: TextGame<State, Move, Event, Options>,
  path: string,
): Result<Sitting<State, Move, Event, Options>, RecordFileError> => {
  const record = readRecord(path);
  if (!record.ok) return record;
  const playthrough = replay(spec.game, record.value);
  if (!playthrough.ok) return playthrough;
  const usual = spec.game.parseOptions({});
  const { options } = playthrough.value;
  const given = carriedOptions(options, usual.ok ? usual.value : {}, spec.options);
  return ok(sittingOf(playthrough.value, given, path));
};
