// The verb `check`: deals in foreign formats, judged and turned into positions.
import { ok, type ParseError, type Result } from '@parlour/game-core';
import { runBatch } from '../../core/batch.ts';
import { defineVerb } from '../../core/define-verb.ts';
import { isOn, textOf } from '../../core/flags.ts';
import { type Entry, jsonEntries, type Line } from '../../core/lines.ts';
import { type Verb } from '../../core/verb.ts';
import { didYouMean, quoted } from '../../core/words.ts';

/** A format that deals are read in. */
export interface ForeignFormat<State> {
  readonly name: string;
  readonly parse: (text: string) => Result<State, ParseError>;
  readonly entries: (lines: AsyncIterable<Line>) => AsyncIterable<Entry>;
}

/** A game's own part of the verb. */
export interface CheckParts<State> {
  readonly game: string;
  readonly summary: string;
  readonly notes: string;
  readonly makeState: (state: State) => string;
  readonly parseSolvitaire: (text: string) => Result<State, ParseError>;
  /** Formats beside Solvitaire's. */
  readonly others: readonly ForeignFormat<State>[];
  readonly examples: readonly string[];
}

/** `parlour <game> check`. */
export const checkVerbOf = <State>(parts: CheckParts<State>): Verb => {
  const { makeState, others } = parts;
  const solvitaire = { name: 'solvitaire', parse: parts.parseSolvitaire, entries: jsonEntries };
  const formats: readonly ForeignFormat<State>[] = [solvitaire, ...others];
  const names = formats.map(({ name }) => name);
  const from = { name: 'from', value: names.join('|'), help: 'how deals are written (solvitaire)' };
  return defineVerb({
    game: parts.game,
    name: 'check',
    summary: parts.summary,
    operands: '[FILE…|-]',
    flags: [
      ...(others.length > 0 ? [from] : []),
      { name: 'json', help: 'one JSON object for each deal' },
    ],
    notes: parts.notes,
    examples: parts.examples,
    run: async (given, io, fail) => {
      const word = textOf(given, 'from') ?? 'solvitaire';
      const format = formats.find(({ name }) => name === word);
      if (!format) {
        const meant = didYouMean(word, names);
        return fail.usage(
          `--from must be one of ${names.join(', ')}, not ${quoted(word)}.${meant}`,
        );
      }
      return runBatch(
        {
          files: given.positionals.length > 0 ? given.positionals : ['-'],
          json: isOn(given, 'json'),
          entries: format.entries,
          places: true,
          answer: ({ text }) => {
            const state = format.parse(text);
            if (!state.ok) return state;
            const made = makeState(state.value);
            return ok({ text: made, json: { state: made } });
          },
        },
        io,
      );
    },
  });
};
