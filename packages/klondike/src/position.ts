// Options in full: with words for their errors, and games that begin with a given position.
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
import { DANIE5_MAX } from './danie.ts';
import { dealCards } from './deal.ts';
import { parseState } from './notation.ts';
import { type Conflict, conflictIn, shapeWith, tryDealOptions } from './options.ts';
import { rulesOf, SOURCE_RULES, STANDARD_RULES } from './rule-set.ts';
import { judge, setupOf } from './setup.ts';
import type { KlondikeOptions, KlondikeState } from './types.ts';

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

const judged = (options: KlondikeOptions): Result<KlondikeOptions, OptionsError> => {
  const found = conflictIn(options);
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
  const read = tryDealOptions<OptionsError>(input, parseCustom);
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
export const deal = (options: KlondikeOptions): KlondikeState =>
  options.deal === 'custom'
    ? { ...unwrap(parseState(options.position)), rules: rulesOf(options) }
    : dealCards(options);
