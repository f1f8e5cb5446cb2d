// The verb `deal` of games that are dealt by seeds and numbers.
import { err, ok, type OptionsError, type OptionValues, type Result } from '@parlour/game-core';
import { type Answer, type Fault, runBatch } from '../../core/batch.ts';
import { defineVerb, type Fail } from '../../core/define-verb.ts';
import { type Given, isOn, textOf } from '../../core/flags.ts';
import { lineEntries } from '../../core/lines.ts';
import { givenOptions, usageOf } from '../../core/options.ts';
import { writeJson } from '../../core/spoken.ts';
import { type OptionFlag } from '../../core/text-player.ts';
import { type ExitCode, type Io, type Verb } from '../../core/verb.ts';
import { didYouMean, quoted } from '../../core/words.ts';

/** How a deal is written. */
export interface DealFormat<State> {
  readonly name: string;
  make(state: State): Result<string, { readonly code: string; readonly message: string }>;
  /** What programs are given of the text. */
  json(text: string): Readonly<Record<string, unknown>>;
}

/** A game's own part of the verb. */
export interface DealParts<State> {
  readonly game: string;
  readonly flags: readonly OptionFlag[];
  /** The schemes in words: "random, danie or danie5". */
  readonly schemes: string;
  /** The first is the usual one. */
  readonly formats: readonly [DealFormat<State>, ...DealFormat<State>[]];
  fresh(random: () => number, given: OptionValues): Result<OptionValues, OptionsError>;
  /** The state that options deal. */
  deal(options: OptionValues): Result<State, OptionsError>;
  readonly notes: string;
  readonly examples: readonly string[];
}

/** As the names of deals are told: numbers as numbers, unless they would lose digits. */
const named = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;

const schemeOf = (options: OptionValues): string => String(options['deal'] ?? 'random');
const keyOf = (scheme: string) => (scheme === 'random' ? 'seed' : 'number');

/** The names that deal it again: the seed, or the number and what else belongs to it. */
const namesOf = (options: OptionValues): Readonly<Record<string, unknown>> => {
  const scheme = schemeOf(options);
  const keys = scheme === 'random' ? ['seed'] : ['number', 'round'];
  const given = keys.flatMap((key) =>
    options[key] === undefined ? [] : [[key, named(options[key])] as const],
  );
  return { scheme, ...Object.fromEntries(given) };
};

const answer = <State>(
  parts: DealParts<State>,
  options: OptionValues,
  format: DealFormat<State>,
): Result<Answer, Fault> => {
  const state = parts.deal(options);
  if (!state.ok) {
    const { code } = state.error;
    return err({ code, message: usageOf(state.error, parts.flags).message });
  }
  const text = format.make(state.value);
  if (!text.ok) return text;
  return ok({ text: text.value, json: { ...namesOf(options), ...format.json(text.value) } });
};

const dealOne = <State>(
  parts: DealParts<State>,
  given: OptionValues,
  format: DealFormat<State>,
  json: boolean,
  io: Io,
  fail: Fail,
): ExitCode => {
  const checked = parts.deal(given);
  if (!checked.ok) return fail.usage(usageOf(checked.error, parts.flags).message);
  const added = parts.fresh(io.random, given);
  if (!added.ok) return fail.usage(usageOf(added.error, parts.flags).message);
  const options = { ...added.value, ...given };
  const made = answer(parts, options, format);
  if (!made.ok) return fail.usage(made.error.message);
  const key = keyOf(schemeOf(options));
  if (given[key] === undefined) io.stderr.write(`${key} ${String(options[key])}\n`);
  if (json) writeJson(io, made.value.json);
  else io.stdout.write(`${made.value.text}\n`);
  return 0;
};

const dealMany = async <State>(
  parts: DealParts<State>,
  given: OptionValues,
  format: DealFormat<State>,
  { json, files }: { readonly json: boolean; readonly files: readonly string[] },
  io: Io,
  fail: Fail,
): Promise<ExitCode> => {
  const key = keyOf(schemeOf(given));
  if (given['seed'] !== undefined || given['number'] !== undefined) {
    return fail.usage(
      `a file of ${key}s and a --${given['seed'] === undefined ? 'number' : 'seed'} exclude each other.`,
    );
  }
  const checked = parts.deal(given);
  if (!checked.ok) return fail.usage(usageOf(checked.error, parts.flags).message);
  return runBatch(
    {
      files,
      json,
      entries: lineEntries,
      answer: ({ text }) => {
        const value = text.trim();
        const read = key === 'number' ? value.replace(/^0+(?=\d)/, '') : value;
        return answer(parts, { ...given, [key]: read }, format);
      },
    },
    io,
  );
};

const orList = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter((part) => part !== '').join(' or ');

const run = async <State>(
  parts: DealParts<State>,
  given: Given,
  io: Io,
  fail: Fail,
): Promise<ExitCode> => {
  const names = parts.formats.map(({ name }) => name);
  const word = textOf(given, 'format') ?? parts.formats[0].name;
  const format = parts.formats.find(({ name }) => name === word);
  if (format === undefined) {
    const meant = didYouMean(word, names);
    return fail.usage(`--format must be ${orList(names)}, not ${quoted(word)}.${meant}`);
  }
  const options = givenOptions(given, parts.flags);
  if (options['deal'] === 'custom') return fail.usage(`--scheme must be ${parts.schemes}.`);
  const json = isOn(given, 'json');
  const files = given.positionals;
  return files.length > 0
    ? dealMany(parts, options, format, { json, files }, io, fail)
    : dealOne(parts, options, format, json, io, fail);
};

/** `parlour <game> deal`. */
export const dealVerbOf = <State>(parts: DealParts<State>): Verb =>
  defineVerb({
    game: parts.game,
    name: 'deal',
    summary: 'Print deals by number or seed.',
    operands: '[FILE…|-]',
    flags: [
      ...parts.flags,
      {
        name: 'format',
        value: parts.formats.map(({ name }) => name).join('|'),
        help: `how a deal is written (${parts.formats[0].name})`,
      },
      { name: 'json', help: 'one JSON object for each deal' },
    ],
    notes: parts.notes,
    examples: parts.examples,
    run: (given, io, fail) => run(parts, given, io, fail),
  });

/** Parlour's positions and Solvitaire's JSON, which every game of cards has. */
export const commonFormats = <State>(
  makeState: (state: State) => string,
  makeSolvitaire: (state: State) => string,
): readonly [DealFormat<State>, DealFormat<State>] => [
  { name: 'parlour', make: (state) => ok(makeState(state)), json: (text) => ({ state: text }) },
  {
    name: 'solvitaire',
    make: (state) => ok(makeSolvitaire(state)),
    json: (text) => ({ deal: JSON.parse(text) as unknown }),
  },
];
