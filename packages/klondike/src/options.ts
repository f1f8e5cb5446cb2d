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
import { rulesShape, SOURCE_RULES, STANDARD_RULES } from './rule-set.ts';
import { DANIE_MAX, DEALS, type KlondikeOptions, type Rules, STATE_LENGTH_LIMIT } from './types.ts';

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

export const conflict = (option: Conflict['option'], reason: Conflict['reason']): Conflict => ({
  code: 'conflict',
  option,
  reason,
});

type Bare = BareOptionsError | Conflict;
type Reader<Fault> = (
  input: unknown,
  read: KlondikeOptions,
) => Result<KlondikeOptions, Fault | Bare>;

const isGiven = (input: unknown, option: string): boolean =>
  (input as Readonly<Record<string, unknown>> | undefined)?.[option] !== undefined;

/**
 * Reads options; numbers and booleans may be text. What is not given takes its default. Only seeded
 * deals are known here: the others are read by `more`, so that who never deals them need not load
 * them. Errors come without words.
 */
export const tryDealOptions = <Fault = never>(
  input: unknown,
  more: Reader<Fault> = () => err(conflict('deal', 'unknown')),
): Result<KlondikeOptions, Fault | Bare> => {
  const first = tryOptions(input, shapeWith(STANDARD_RULES));
  if (!first.ok) return first;
  const { deal, scoring, draw } = first.value;
  const isVegas = scoring === 'vegas' && !isGiven(input, 'redeals');
  const options = isVegas ? { ...first.value, redeals: draw - 1 } : first.value;
  if (deal !== 'random') return more(input, options);
  const found = conflictIn(options);
  return found ? err(found) : ok(options);
};

/** What contradicts in options that can each be read. */
export const conflictIn = (options: KlondikeOptions): Conflict | undefined => {
  const { rules, draw, redeals, scoring, ranks, columns } = options;
  const wrong = FIXED.find((option) => options[option] !== SOURCE_RULES[option]);
  if (rules === 'source' && wrong !== undefined) return conflict(wrong, 'source');
  if (8 * ranks < columns * (columns + 1)) return conflict('columns', 'cards');
  if (scoring === 'vegas' && (redeals === 'unlimited' || redeals >= draw)) {
    return conflict('redeals', 'passes');
  }
  if (options.timed && scoring !== 'standard') return conflict('timed', 'timed');
  if (options.bank !== 0 && scoring !== 'vegas') return conflict('bank', 'bank');
  return undefined;
};
