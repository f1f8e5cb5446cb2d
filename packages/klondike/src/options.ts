import {
  type BareOptionsError,
  choiceOption,
  err,
  integerOption,
  ok,
  type Result,
  seedOption,
  textOption,
  tryOptions,
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

/** Options that contradict each other: the option concerned, and in which way. */
export interface Conflict {
  readonly code: 'conflict';
  readonly option: keyof KlondikeOptions;
  readonly reason:
    'source' | 'cards' | 'passes' | 'timed' | 'bank' | 'numbered' | 'danie5' | 'unknown';
}

const conflict = (option: Conflict['option'], reason: Conflict['reason']): Conflict => ({
  code: 'conflict',
  option,
  reason,
});

type Bare = BareOptionsError | Conflict;
type Reader<Fault> = (input: unknown, position: string) => Result<KlondikeOptions, Fault | Bare>;

const isGiven = (input: unknown, option: string): boolean =>
  (input as Readonly<Record<string, unknown>> | undefined)?.[option] !== undefined;

/**
 * Reads options; numbers and booleans may be text. What is not given takes its default. Given
 * positions (`custom`) are read by `custom`, so that who never needs them need not load it. Errors
 * come without words.
 */
export const tryDealOptions = <Fault = never>(
  input: unknown,
  custom: Reader<Fault> = () => err(conflict('deal', 'unknown')),
): Result<KlondikeOptions, Fault | Bare> => {
  const first = tryOptions(input, shapeWith(STANDARD_RULES));
  if (!first.ok) return first;
  const { deal, position, scoring, draw } = first.value;
  if (deal === 'custom') return custom(input, position);
  const options =
    scoring === 'vegas' && !isGiven(input, 'redeals')
      ? { ...first.value, redeals: draw - 1 }
      : first.value;
  const found = conflictIn(options);
  return found ? err(found) : ok(options);
};

/** What contradicts in options that can each be read. */
export const conflictIn = (options: KlondikeOptions): Conflict | undefined => {
  const { rules, draw, redeals, scoring, ranks, columns, deal, number } = options;
  const wrong = FIXED.find((option) => options[option] !== SOURCE_RULES[option]);
  if (rules === 'source' && wrong !== undefined) return conflict(wrong, 'source');
  if (8 * ranks < columns * (columns + 1)) return conflict('columns', 'cards');
  if (scoring === 'vegas' && (redeals === 'unlimited' || redeals >= draw)) {
    return conflict('redeals', 'passes');
  }
  if (options.timed && scoring !== 'standard') return conflict('timed', 'timed');
  if (options.bank !== 0 && scoring !== 'vegas') return conflict('bank', 'bank');
  if (deal !== 'danie' && deal !== 'danie5') return undefined;
  if (ranks !== 13 || columns !== 7) return conflict('deal', 'numbered');
  return deal === 'danie5' && number > DANIE5_MAX ? conflict('number', 'danie5') : undefined;
};
