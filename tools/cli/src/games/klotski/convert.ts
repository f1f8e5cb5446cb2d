import { err, ok, type Result } from '@parlour/game-core';
import {
  convert,
  convertTo,
  type Conversion,
  type Format,
  FORMATS,
  type ReadOptions,
} from '@parlour/klotski/formats';
import { type Answer, type Fault, runBatch } from '../../core/batch.ts';
import { defineVerb } from '../../core/define-verb.ts';
import { type Given, isOn, textOf } from '../../core/flags.ts';
import { didYouMean, quoted, table } from '../../core/words.ts';
import { INPUT_FLAGS, INPUT_NOTES, layoutEntries } from './layout-input.ts';

const SOURCES = ['auto', ...FORMATS] as const;
const TARGETS = [...FORMATS, 'all'] as const;
type Target = (typeof TARGETS)[number];

/** One of the words that a flag may have. */
const choiceOf = <Choice extends string>(
  given: Given,
  name: string,
  choices: readonly Choice[],
  usual: Choice,
): Result<Choice, { readonly message: string }> => {
  const word = textOf(given, name) ?? usual;
  const choice = choices.find((candidate) => candidate === word);
  if (choice !== undefined) return ok(choice);
  const message = `--${name} must be one of ${choices.join(', ')}, not ${quoted(word)}.`;
  return err({ message: `${message}${didYouMean(word, choices)}` });
};

/** All formats, one a line; what cannot hold the board is left out. */
const makePage = (all: Conversion): string => {
  const rows: readonly (readonly [string, string | null])[] = [
    ['1', all.f1],
    ['2', all.f2],
    ['3', all.f3],
    ['4', all.f4],
    ['4 --ids', all.f4ids === all.f4 ? null : all.f4ids],
    ['common', all.common],
    ['short', all.short],
    ['warnings', all.warnings.join(' ') || null],
  ];
  return table(rows.flatMap(([name, text]) => (text === null ? [] : [[name, text] as const])));
};

const answerOf = (
  text: string,
  to: Target,
  ids: boolean,
  options: ReadOptions,
): Result<Answer, Fault> => {
  const all = convert(text, options);
  if (!all.ok) return all;
  if (to === 'all') return ok({ text: makePage(all.value), json: { ...all.value } });
  const made = convertTo(text, to, { ...options, ids });
  return made.ok ? ok({ text: made.value, json: { ...all.value } }) : made;
};

const NOTES = `${INPUT_NOTES}

Format 4 is numbered in scan order, unless --ids keeps the identities that were read. It holds one \
big block, five horizontal and five vertical ones and four soldiers; a board beyond that is an error, \
but not for --to all, which leaves out what cannot hold the board. common and short are the codes of \
dnomd343/klotski, for boards with exactly one 2×2; short also takes two empty cells.

With --json every board is written in all formats, whatever --to says.`;

/** `parlour klotski convert`. */
export const convertVerb = defineVerb({
  game: 'klotski',
  name: 'convert',
  summary: 'Write layouts in other formats.',
  operands: '[FILE…|-]',
  flags: [
    ...INPUT_FLAGS,
    { name: 'to', value: TARGETS.join('|'), help: 'the format to write (all)' },
    { name: 'ids', help: 'keep the identities of blocks in format 4' },
  ],
  notes: NOTES,
  examples: ['--to 4 layouts.txt', '--from short --json < codes.txt'],
  run: async (given, io, fail) => {
    const format = choiceOf<Format | 'auto'>(given, 'from', SOURCES, 'auto');
    if (!format.ok) return fail.usage(format.error.message);
    const to = choiceOf(given, 'to', TARGETS, 'all');
    if (!to.ok) return fail.usage(to.error.message);
    const mode = isOn(given, 'lenient') ? 'lenient' : 'strict';
    const ids = isOn(given, 'ids');
    return runBatch(
      {
        files: given.positionals.length > 0 ? given.positionals : ['-'],
        json: isOn(given, 'json'),
        entries: layoutEntries,
        exact: true,
        answer: ({ text }) => answerOf(text, to.value, ids, { format: format.value, mode }),
      },
      io,
    );
  },
});
