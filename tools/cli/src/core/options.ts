import {
  err,
  essentialOptions,
  ok,
  type OptionsError,
  type OptionValues,
  type Result,
} from '@parlour/game-core';
import { type Given, type UsageError } from './flags.ts';
import { type OptionFlag, type TextGame } from './text-game.ts';
import { inCurlyQuotes } from './words.ts';

/** `worry-back` → `worryBack`. */
export const optionName = ({ name, option }: OptionFlag): string =>
  option ?? name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const readValue = ({ value }: OptionFlag, text: string | boolean): string | boolean =>
  typeof text === 'string' && value?.startsWith('N') && /^-?0+\d/.test(text)
    ? text.replace(/^(-?)0+(?=\d)/, '$1')
    : text;

/** The game's options among the flags that were given. */
export const givenOptions = (given: Given, flags: readonly OptionFlag[]): OptionValues =>
  Object.fromEntries(
    flags.flatMap((flag) => {
      const value = given.values.get(flag.name);
      return value === undefined ? [] : [[optionName(flag), readValue(flag, value)] as const];
    }),
  );

/** An engine's words about an option, with the flag's name in place of the option's. */
export const usageOf = (
  { option, message }: OptionsError,
  flags: readonly OptionFlag[],
): UsageError => {
  if (option === undefined) return { message: inCurlyQuotes(message) };
  const flag = flags.find((candidate) => optionName(candidate) === option);
  const name = `--${flag?.name ?? kebab(option)}`;
  const start = `Option ${option} `;
  const isPlain = message.startsWith(start);
  const told = isPlain ? `${name} ${message.slice(start.length)}` : `${name}: ${message}`;
  return { message: inCurlyQuotes(told) };
};

/** The options of a game that is to be dealt: those given, the rest fresh or by default. */
export const optionsFor = <State, Move, Event, Options extends OptionValues>(
  spec: TextGame<State, Move, Event, Options>,
  given: OptionValues,
  random: () => number,
  last?: Options,
): Result<Options, UsageError> => {
  const { game, options: flags } = spec;
  // First as given, so that what is wrong in them is told in the engine's words.
  const fault = game.parseOptions(given);
  if (!fault.ok) return err(usageOf(fault.error, flags));
  const added = spec.fresh(random, given, last);
  if (!added.ok) return err(usageOf(added.error, flags));
  const options = game.parseOptions({ ...added.value, ...given });
  return options.ok ? ok(options.value) : err(usageOf(options.error, flags));
};

const withoutDeal = (options: OptionValues, flags: readonly OptionFlag[]): OptionValues => {
  const deal = flags.filter((flag) => flag.deal === true).map(optionName);
  return Object.fromEntries(Object.entries(options).filter(([name]) => !deal.includes(name)));
};

/**
 * What of a game's options goes for the game after it: all but the deal. What was given with it goes
 * on too, even where it says no more than the default.
 */
export const carriedOptions = <State, Move, Event, Options extends OptionValues>(
  { game, options: flags }: TextGame<State, Move, Event, Options>,
  options: Options,
  given: OptionValues,
): OptionValues => {
  const rules = game.parseOptions(withoutDeal(options, flags));
  // The rules of a position, too, are written out; what follows from others of them is not.
  const carried = rules.ok ? withoutDeal(essentialOptions(game, rules.value), flags) : {};
  return { ...carried, ...withoutDeal(given, flags) };
};

/** Options as flags that deal the same game; those at their default are left out. */
export const makeFlags = <State, Move, Event, Options extends OptionValues>(
  spec: TextGame<State, Move, Event, Options>,
  options: Options,
): string => {
  const { game, options: flags } = spec;
  const defaultsWith = (given: OptionValues): OptionValues => {
    const read = game.parseOptions(given);
    return read.ok ? read.value : {};
  };
  const kept = spec.usual?.(options) ?? {};
  const [plain, rest] = [defaultsWith({}), defaultsWith(kept)];
  return flags
    .flatMap((flag) => {
      const name = optionName(flag);
      const value = options[name];
      const fallback = (Object.hasOwn(kept, name) ? plain : rest)[name];
      if (value === undefined || value === fallback) return [];
      if (flag.value !== undefined) return [`--${flag.name} ${shellWord(String(value))}`];
      return [value === true ? `--${flag.name}` : `--no-${flag.name}`];
    })
    .join(' ');
};

const shellWord = (text: string): string =>
  /^[\w.,:/@%+-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
