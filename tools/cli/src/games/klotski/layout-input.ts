// What verbs that read layouts have in common: one layout a line, in any format.
import { err, type Result } from '@parlour/game-core';
import { judge, type Layout } from '@parlour/klotski';
import { type Format, FORMATS, type Mode, parseLayout, placeOf } from '@parlour/klotski/formats';
import { type Answer, type Fault, runBatch } from '../../core/batch.ts';
import { type Fail } from '../../core/define-verb.ts';
import { type Flag, type Given, isOn, textOf } from '../../core/flags.ts';
import { type Entry, type Line } from '../../core/lines.ts';
import { type ExitCode, type Io } from '../../core/verb.ts';
import { didYouMean, quoted } from '../../core/words.ts';

const SOURCES = ['auto', ...FORMATS] as const;

/** How layouts are read. */
export const INPUT_FLAGS: readonly Flag[] = [
  { name: 'from', value: SOURCES.join('|'), help: 'the format of the layouts (auto)' },
  { name: 'lenient', help: 'pass over blanks, quotes and other signs between cells' },
  { name: 'json', help: 'one JSON object for each layout' },
];

/** What the pages of help say about them. */
export const INPUT_NOTES =
  'Reads one layout a line from files or stdin; empty lines are passed over. auto finds out which of ' +
  'the four string formats a line is in, and never tries common or short. A line that cannot be read ' +
  'is named, and the rest is still answered.';

/** Every line for itself, as it is; an empty line is counted but asks nothing. */
export const layoutEntries = async function* (lines: AsyncIterable<Line>): AsyncGenerator<Entry> {
  for await (const { number, text } of lines) {
    if (text !== '') yield { line: number, text };
  }
};

/** Why a board that could be read cannot be played. */
const REASONS = {
  no_big: 'it has no 2×2',
  many_big: 'it has more than one 2×2',
  too_few_empty: 'it has less than two empty cells',
} as const;
type Reason = keyof typeof REASONS;

const isReason = (code: string): code is Reason => Object.hasOwn(REASONS, code);

const readPlayable = (text: string, format: Format | 'auto', mode: Mode) => {
  const read = parseLayout(text, { format, mode });
  if (!read.ok) return read;
  const { reasons } = judge({ blocks: read.value.blocks }).playable;
  const code = reasons.map((reason) => reason.code).find(isReason);
  if (code === undefined) return read;
  const message = `This cannot be played: ${REASONS[code]}.`;
  return err({ code, message, ...placeOf(text, read.value, code, mode) });
};

type Answered = Result<Answer, Fault> | undefined;

/** Answers every layout of every file. */
export const runLayouts = (
  given: Given,
  io: Io,
  fail: Fail,
  answer: (layout: Layout) => Answered | Promise<Answered>,
): Promise<ExitCode> => {
  const word = textOf(given, 'from') ?? 'auto';
  const format = SOURCES.find((source) => source === word);
  if (format === undefined) {
    const meant = didYouMean(word, SOURCES);
    const message = `--from must be one of ${SOURCES.join(', ')}, not ${quoted(word)}.${meant}`;
    return Promise.resolve(fail.usage(message));
  }
  return runBatch(
    {
      files: given.positionals.length > 0 ? given.positionals : ['-'],
      json: isOn(given, 'json'),
      entries: layoutEntries,
      exact: true,
      answer: ({ text }) => {
        const read = readPlayable(text, format, isOn(given, 'lenient') ? 'lenient' : 'strict');
        return read.ok ? answer(read.value.layout) : read;
      },
    },
    io,
  );
};
