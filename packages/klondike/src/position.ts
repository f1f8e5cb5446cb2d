// Options in full: with words for their errors, with numbered deals, and with games that begin with a
// given position.
import {
  type BareOptionsError,
  err,
  ok,
  type OptionsError,
  readOptions,
  type Result,
  unwrap,
  withWords,
} from '@parlour/game-core';
import { danie5Deal, danieDeal } from './danie.ts';
import { dealSeed, stateOf } from './deal.ts';
import { parseState } from './notation.ts';
import {
  conflict as bareConflict,
  type Conflict,
  conflictIn,
  shapeWith,
  tryDealOptions,
} from './options.ts';
import { rulesOf, SOURCE_RULES, STANDARD_RULES } from './rule-set.ts';
import { judge, setupOf } from './setup.ts';
import { DANIE5_MAX, type KlondikeOptions, type KlondikeState } from './types.ts';

const conflict = (option: string, message: string) =>
  err<OptionsError>({ code: 'conflict', option, message });

const conflictWords = ({ option, reason }: Conflict, options: KlondikeOptions): string => {
  const { draw, ranks, columns, deal } = options;
  switch (reason) {
    case 'source':
      return `The rule set source has ${option} = ${SOURCE_RULES[option as 'draw']}.`;
    case 'cards':
      return `${columns} tableau piles take ${(columns * (columns + 1)) / 2} cards; ${ranks} ranks are ${4 * ranks}.`;
    case 'passes':
      return `Vegas with draw ${draw} has as many passes: at most ${draw - 1} redeals.`;
    case 'timed':
      return 'Only standard scoring is timed.';
    case 'bank':
      return 'Only Vegas scoring keeps a running total.';
    case 'numbered':
      return `The deals of ${deal} have 13 ranks and 7 tableau piles.`;
    case 'danie5':
      return `The numbers of danie5 go from 0 to ${DANIE5_MAX}.`;
    case 'unknown':
      return 'Given positions are not known here.';
  }
};

/** What contradicts in options of a numbered deal. */
const numberedConflictIn = (options: KlondikeOptions): Conflict | undefined => {
  const { deal, number, ranks, columns } = options;
  const found = conflictIn(options);
  if (found || deal === 'custom') return found;
  if (ranks !== 13 || columns !== 7) return bareConflict('deal', 'numbered');
  return deal === 'danie5' && number > DANIE5_MAX ? bareConflict('number', 'danie5') : undefined;
};

const judged = (options: KlondikeOptions): Result<KlondikeOptions, OptionsError> => {
  const found = numberedConflictIn(options);
  return found ? conflict(found.option, conflictWords(found, options)) : ok(options);
};

/** The rules of a given position are its own, but for what the options say. */
const parseCustom = (input: unknown, position: string): Result<KlondikeOptions, OptionsError> => {
  const state = parseState(position);
  if (!state.ok) {
    const message = `The position cannot be read (character ${state.error.position}): ${state.error.message}`;
    return err({ code: 'bad-value', option: 'position', message });
  }
  const read = readOptions(input, shapeWith(state.value.rules));
  if (!read.ok) return read;
  const { ranks, columns } = state.value.rules;
  if (read.value.ranks !== ranks) return conflict('ranks', `The position has ${ranks} ranks.`);
  if (read.value.columns !== columns) {
    return conflict('columns', `The position has ${columns} tableau piles.`);
  }
  const whole = judge(setupOf(state.value), read.value);
  return whole.ok ? judged(read.value) : conflict('position', whole.error[0].message);
};

const isWorded = (error: OptionsError | BareOptionsError | Conflict): error is OptionsError =>
  'message' in error;

/** Reads options; numbers and booleans may be text. What is not given takes its default. */
export const parseOptions = (input: unknown): Result<KlondikeOptions, OptionsError> => {
  const read = tryDealOptions<OptionsError>(input, (given, options) =>
    options.deal === 'custom' ? parseCustom(given, options.position) : judged(options),
  );
  if (read.ok) return read;
  const { error } = read;
  if (isWorded(error)) return err(error);
  const shape = shapeWith(STANDARD_RULES);
  if (!('reason' in error)) return err(withWords(error, shape));
  // Words for a contradiction name other options too, which could all be read.
  const options = { ...unwrap(readOptions(input, shape)) };
  const redeals = options.scoring === 'vegas' ? options.draw - 1 : options.redeals;
  return conflict(error.option, conflictWords(error, { ...options, redeals }));
};

/** The position that options deal: always the same one. The options come from `parseOptions`. */
export const deal = (options: KlondikeOptions): KlondikeState => {
  switch (options.deal) {
    case 'random':
      return dealSeed(options);
    case 'danie':
      return stateOf(danieDeal(options.number), rulesOf(options));
    case 'danie5':
      return stateOf(danie5Deal(options.number), rulesOf(options));
    case 'custom':
      return { ...unwrap(parseState(options.position)), rules: rulesOf(options) };
  }
};
