import { err, ok, type OptionValues, type Result } from '@parlour/game-core';
import { klondike as game, type KlondikeOptions, type KlondikeState } from '@parlour/klondike';
import { makeSolvitaire } from '@parlour/klondike/solvitaire';
import { type Answer, type Fault, runBatch } from '../../core/batch.ts';
import { defineVerb, type Fail } from '../../core/define-verb.ts';
import { type Given, isOn, textOf } from '../../core/flags.ts';
import { lineEntries } from '../../core/lines.ts';
import { givenOptions, usageOf } from '../../core/options.ts';
import { writeJson } from '../../core/spoken.ts';
import { type ExitCode, type Io } from '../../core/verb.ts';
import { didYouMean, quoted } from '../../core/words.ts';
import { DEAL_FLAGS, fresh, RULE_FLAGS } from './flags.ts';

const FORMATS = ['parlour', 'solvitaire'] as const;
type Format = (typeof FORMATS)[number];

const FLAGS = [...DEAL_FLAGS, ...RULE_FLAGS];

const answer = (options: KlondikeOptions, format: Format): Answer => {
  const state: KlondikeState = game.deal(options);
  const text = format === 'parlour' ? game.makeState(state) : makeSolvitaire(state);
  const named = options.deal === 'random' ? { seed: options.seed } : { number: options.number };
  const dealt = format === 'parlour' ? { state: text } : { deal: JSON.parse(text) as unknown };
  return { text, json: { scheme: options.deal, ...named, ...dealt } };
};

const parse = (input: OptionValues): Result<KlondikeOptions, Fault> => {
  const options = game.parseOptions(input);
  if (options.ok) return options;
  const { code } = options.error;
  return err({ code, message: usageOf(options.error, FLAGS).message });
};

const dealOne = (
  given: OptionValues,
  format: Format,
  json: boolean,
  io: Io,
  fail: Fail,
): ExitCode => {
  const checked = parse(given);
  if (!checked.ok) return fail.usage(checked.error.message);
  const added = fresh(io.random, given);
  if (!added.ok) return fail.usage(usageOf(added.error, FLAGS).message);
  const options = parse({ ...added.value, ...given });
  if (!options.ok) return fail.usage(options.error.message);
  const { deal, seed, number } = options.value;
  if (deal === 'random' && given['seed'] === undefined) io.stderr.write(`seed ${seed}\n`);
  if (deal !== 'random' && given['number'] === undefined) io.stderr.write(`number ${number}\n`);
  const { text, json: object } = answer(options.value, format);
  if (json) writeJson(io, object);
  else io.stdout.write(`${text}\n`);
  return 0;
};

const dealMany = async (
  given: OptionValues,
  format: Format,
  { json, files }: { readonly json: boolean; readonly files: readonly string[] },
  io: Io,
  fail: Fail,
): Promise<ExitCode> => {
  const key = (given['deal'] ?? 'random') === 'random' ? 'seed' : 'number';
  if (given['seed'] !== undefined || given['number'] !== undefined) {
    return fail.usage(
      `a file of ${key}s and a --${given['seed'] === undefined ? 'number' : 'seed'} exclude each other.`,
    );
  }
  const checked = parse(given);
  if (!checked.ok) return fail.usage(checked.error.message);
  return runBatch(
    {
      files,
      json,
      entries: lineEntries,
      answer: ({ text }) => {
        const value = text.trim();
        const read = key === 'number' ? value.replace(/^0+(?=\d)/, '') : value;
        const options = parse({ ...given, [key]: read });
        if (!options.ok) return options;
        return ok(answer(options.value, format));
      },
    },
    io,
  );
};

const run = async (given: Given, io: Io, fail: Fail): Promise<ExitCode> => {
  const word = textOf(given, 'format') ?? 'parlour';
  const format = FORMATS.find((candidate) => candidate === word);
  if (format === undefined) {
    const meant = didYouMean(word, FORMATS);
    return fail.usage(`--format must be parlour or solvitaire, not ${quoted(word)}.${meant}`);
  }
  const options = givenOptions(given, FLAGS);
  if (options['deal'] === 'custom') return fail.usage('--scheme must be random, danie or danie5.');
  const json = isOn(given, 'json');
  const files = given.positionals;
  return files.length > 0
    ? dealMany(options, format, { json, files }, io, fail)
    : dealOne(options, format, json, io, fail);
};

/** `parlour klondike deal`. */
export const dealVerb = defineVerb({
  game: 'klondike',
  name: 'deal',
  summary: 'Print deals by number or seed.',
  operands: '[FILE…|-]',
  flags: [
    ...FLAGS,
    { name: 'format', value: 'parlour|solvitaire', help: 'how a deal is written (parlour)' },
    { name: 'json', help: 'one JSON object for each deal' },
  ],
  notes:
    'Each deal is one line, with all cards that are not in the tableau still in the stock. Without ' +
    'number or seed it is a fresh one, named on stderr. Files (- is stdin) hold seeds or numbers, ' +
    'one a line; a line that is none is named, and the rest is still dealt.\n\n' +
    'Schemes: random is Parlour’s own, for any seed. danie has the 100,000,000 deals of da-nie’s ' +
    '“Patience”, danie5 the 100,000 of its first version, whose five digits are given as one reads ' +
    'them.',
  examples: [
    '--seed 7',
    '--scheme danie --number 12345 --format solvitaire',
    '--scheme danie5 numbers.txt --json',
  ],
  run,
});
