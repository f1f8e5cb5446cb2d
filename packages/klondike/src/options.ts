import {
  choiceOption,
  err,
  integerOption,
  ok,
  type OptionsError,
  readOptions,
  type Result,
  seedOption,
  textOption,
} from '@parlour/game-core';
import { DANIE5_MAX, DANIE_MAX } from './danie.ts';
import { rulesShape, SOURCE_RULES, STANDARD_RULES } from './rule-set.ts';
import { DEALS, type KlondikeOptions, type Rules, STATE_LENGTH_LIMIT } from './types.ts';

/** What the rule set `source` fixes. */
const FIXED = ['draw', 'redeals', 'spaces', 'worryBack', 'scoring'] as const;

export const shapeWith = (rules: Rules) => ({
  ...rulesShape(rules),
  deal: choiceOption(DEALS, 'random'),
  seed: seedOption(0),
  number: integerOption(0, DANIE_MAX, 0),
  position: textOption(STATE_LENGTH_LIMIT, ''),
});

export const conflict = (option: string, message: string) =>
  err<OptionsError>({ code: 'conflict', option, message });

const isGiven = (input: unknown, option: string): boolean =>
  typeof input === 'object' &&
  input !== null &&
  (input as Readonly<Record<string, unknown>>)[option] !== undefined;

type Reader = (input: unknown, position: string) => Result<KlondikeOptions, OptionsError>;

const withoutPositions: Reader = () => conflict('deal', 'Given positions are not known here.');

/**
 * Reads options; numbers and booleans may be text. What is not given takes its default. Given
 * positions (`custom`) are read by `custom`, so that who never needs them need not load it.
 */
export const parseDealOptions = (
  input: unknown,
  custom: Reader = withoutPositions,
): Result<KlondikeOptions, OptionsError> => {
  const first = readOptions(input, shapeWith(STANDARD_RULES));
  if (!first.ok) return first;
  if (first.value.deal === 'custom') return custom(input, first.value.position);
  const read = readOptions(input, shapeWith(defaultsFor(input, first.value)));
  return read.ok ? judgeOptions(read.value) : read;
};

const defaultsFor = (input: unknown, given: KlondikeOptions): Rules => {
  const isVegas = given.scoring === 'vegas';
  return isVegas && !isGiven(input, 'redeals')
    ? { ...STANDARD_RULES, redeals: given.draw - 1 }
    : STANDARD_RULES;
};

/** Are options that can each be read right together? */
export const judgeOptions = (options: KlondikeOptions): Result<KlondikeOptions, OptionsError> => {
  const { rules, draw, redeals, scoring, ranks, columns, deal, number } = options;
  const wrong = FIXED.find((option) => options[option] !== SOURCE_RULES[option]);
  if (rules === 'source' && wrong !== undefined) {
    const message = `The rule set source has ${wrong} = ${SOURCE_RULES[wrong]}.`;
    return conflict(wrong, message);
  }
  const needed = (columns * (columns + 1)) / 2;
  if (4 * ranks < needed) {
    const message = `${columns} tableau piles take ${needed} cards; ${ranks} ranks are ${4 * ranks}.`;
    return conflict('columns', message);
  }
  if (scoring === 'vegas' && (redeals === 'unlimited' || redeals > draw - 1)) {
    const message = `Vegas with draw ${draw} has as many passes: at most ${draw - 1} redeals.`;
    return conflict('redeals', message);
  }
  if (options.timed && scoring !== 'standard') {
    return conflict('timed', 'Only standard scoring is timed.');
  }
  if (options.bank !== 0 && scoring !== 'vegas') {
    return conflict('bank', 'Only Vegas scoring keeps a running total.');
  }
  if (deal === 'danie' || deal === 'danie5') {
    if (ranks !== 13 || columns !== 7) {
      return conflict('deal', `The deals of ${deal} have 13 ranks and 7 tableau piles.`);
    }
    if (deal === 'danie5' && number > DANIE5_MAX) {
      return conflict('number', `The numbers of danie5 go from 0 to ${DANIE5_MAX}.`);
    }
  }
  return ok(options);
};
