// Options in full: with words for their errors, with numbered deals, and with games that begin with a
// given position.
import { SOLVITAIRE_MAX } from '@parlour/cards-core/generators';
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
import { dealSeed, stateOf } from './deal.ts';
import { parseState } from './notation.ts';
import {
  conflict as bareConflict,
  type Conflict,
  presetIn,
  shapeWith,
  tryDealOptions,
} from './options.ts';
import { CLASSIC, rulesOf, settingOf } from './rule-set.ts';
import { judge, setupOf } from './setup.ts';
import { type CanfieldOptions, type CanfieldState } from './types.ts';
import { solvitaireDeal, ucbDeal } from './ucb.ts';

const wordsOf = ({ reason }: Conflict): string => {
  switch (reason) {
    case 'numbered':
      return 'Numbered deals have a reserve of 13, 4 tableau piles and one base card that is dealt.';
    case 'solvitaire':
      return `The numbers of solvitaire go from 0 to ${SOLVITAIRE_MAX}.`;
    case 'round':
      return 'Only sessions of ucb have more than one deal.';
    case 'position':
      return 'A given position has its own piles and base.';
    case 'unknown':
      return 'This deal is not known here.';
  }
};

const worded = (fault: Conflict): OptionsError => ({
  code: fault.code,
  option: fault.option,
  message: wordsOf(fault),
});

/** What contradicts in options of a seeded or numbered deal. */
const numberedConflictIn = (options: CanfieldOptions): Conflict | undefined => {
  const { deal, number, round, reserve, columns, base } = options;
  if (deal !== 'ucb' && round > 1) return bareConflict('round', 'round');
  if (deal === 'random') return undefined;
  if (reserve !== 13 || columns !== 4 || base !== 'dealt') return bareConflict('deal', 'numbered');
  if (deal === 'ucb') return undefined;
  return number > SOLVITAIRE_MAX ? bareConflict('number', 'solvitaire') : undefined;
};

const numbered = (options: CanfieldOptions): Result<CanfieldOptions, OptionsError> => {
  const found = numberedConflictIn(options);
  return found ? err(worded(found)) : ok(options);
};

/** The rules of a given position are its own, but for what the options say. */
const parseCustom = (input: unknown, position: string): Result<CanfieldOptions, OptionsError> => {
  const state = parseState(position);
  if (!state.ok) {
    const message = `The position cannot be read (character ${state.error.position}): ${state.error.message}`;
    return err({ code: 'bad-value', option: 'position', message });
  }
  // Which cards lie where is the position's own affair: how they are dealt stays as it usually is.
  const preset = presetIn(input);
  const usual = settingOf(preset ?? 'classic');
  const rules = preset && preset !== 'classic' ? {} : state.value.rules;
  const read = readOptions(input, shapeWith({ ...usual, ...rules }));
  if (!read.ok) return read;
  const dealt = ['reserve', 'columns', 'base'] as const;
  const wrong = dealt.find((option) => read.value[option] !== usual[option]);
  if (wrong !== undefined) return err(worded(bareConflict(wrong, 'position')));
  const whole = judge(setupOf(state.value), rulesOf(read.value));
  if (whole.ok) return read;
  return err({ code: 'conflict', option: 'position', message: whole.error[0].message });
};

const isWorded = (error: OptionsError | BareOptionsError | Conflict): error is OptionsError =>
  'message' in error;

/** Reads options; numbers and booleans may be text. What is not given is as the preset has it. */
export const parseOptions = (input: unknown): Result<CanfieldOptions, OptionsError> => {
  const read = tryDealOptions<OptionsError>(input, (given, options) =>
    options.deal === 'custom' ? parseCustom(given, options.position) : numbered(options),
  );
  if (read.ok) return read;
  const { error } = read;
  if (isWorded(error)) return err(error);
  return err('reason' in error ? worded(error) : withWords(error, shapeWith(CLASSIC)));
};

/** The position that options deal: always the same one. The options come from `parseOptions`. */
export const deal = (options: CanfieldOptions): CanfieldState => {
  switch (options.deal) {
    case 'random':
      return dealSeed(options);
    case 'ucb':
      return stateOf(ucbDeal(options.number, options.round), rulesOf(options));
    case 'solvitaire':
      return stateOf(solvitaireDeal(options.number), rulesOf(options));
    case 'custom':
      return { ...unwrap(parseState(options.position)), rules: rulesOf(options) };
  }
};
