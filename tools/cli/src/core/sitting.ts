import { err, ok, type OptionValues, Playthrough, replay, type Result } from '@parlour/game-core';
import { Clock } from './clock.ts';
import { trueName } from './files.ts';
import { readFlags } from './flags.ts';
import { carriedOptions, givenOptions, optionsFor } from './options.ts';
import { readRecord, type Recorded, type RecordFileError } from './record-file.ts';
import { type TextGame } from './text-game.ts';
import { quoted } from './words.ts';

/** One game of a dialogue. */
export interface Sitting<State, Move, Event, Options extends OptionValues> extends Recorded {
  readonly playthrough: Playthrough<State, Move, Event, Options>;
  /** The options that were chosen, for the next deal. */
  readonly given: OptionValues;
  readonly clock: Clock;
  /** The files that this game came from or went to, by their true names, and what was left there. */
  readonly files: Map<string, string>;
}

const sittingOf = <State, Move, Event, Options extends OptionValues>(
  playthrough: Playthrough<State, Move, Event, Options>,
  given: OptionValues,
): Sitting<State, Move, Event, Options> => ({
  playthrough,
  given,
  clock: new Clock(),
  files: new Map(),
  record: () => playthrough.record({ undone: true }),
});

/**
 * Deals a game with these options; what is missing is fresh. `last` are the options of the game
 * before, if there was one.
 */
export const freshSitting = <State, Move, Event, Options extends OptionValues>(
  spec: TextGame<State, Move, Event, Options>,
  given: OptionValues,
  random: () => number,
  last?: Options,
): Result<Sitting<State, Move, Event, Options>, { readonly message: string }> => {
  const options = optionsFor(spec, given, random, last);
  if (!options.ok) return options;
  return ok(sittingOf(new Playthrough(spec.game, options.value), given));
};

/** `--SEED=Tea` → `--seed=Tea`. */
const withSmallName = (word: string): string =>
  word.replace(/^--[^=]*/, (name) => name.toLowerCase());

/** Deals the game after one, by the same rules; `flags` as they were typed may change them. */
export const nextSitting = <State, Move, Event, Options extends OptionValues>(
  spec: TextGame<State, Move, Event, Options>,
  { given, playthrough: { options } }: Sitting<State, Move, Event, Options>,
  flags: readonly string[],
  random: () => number,
): Result<Sitting<State, Move, Event, Options>, { readonly message: string }> => {
  const read = readFlags(flags.map(withSmallName), spec.options);
  if (!read.ok) return read;
  const [extra] = read.value.positionals;
  if (extra !== undefined) {
    return err({ message: `${quoted(extra)} is no flag; say for example “new --seed 7”.` });
  }
  const carried = carriedOptions(spec, options, given);
  const chosen = { ...carried, ...givenOptions(read.value, spec.options) };
  return freshSitting(spec, chosen, random, options);
};

/** Takes up the game of a record. */
export const loadedSitting = <State, Move, Event, Options extends OptionValues>(
  spec: TextGame<State, Move, Event, Options>,
  path: string,
): Result<Sitting<State, Move, Event, Options>, RecordFileError> => {
  const read = readRecord(path);
  if (!read.ok) return read;
  const playthrough = replay(spec.game, read.value.record);
  if (!playthrough.ok) return playthrough;
  const sitting = sittingOf(playthrough.value, {});
  sitting.files.set(trueName(path), read.value.text);
  return ok(sitting);
};
