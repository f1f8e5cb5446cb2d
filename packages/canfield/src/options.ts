import {
  type BareOptionsError,
  choiceOption,
  err,
  integerOption,
  type Result,
  seedOption,
  textOption,
  tryOptions,
} from '@parlour/game-core';
import { type Setting, settingOf, settingShape } from './rule-set.ts';
import {
  type CanfieldOptions,
  DEALS,
  type Preset,
  PRESETS,
  ROUND_MAX,
  STATE_LENGTH_LIMIT,
} from './types.ts';

export const shapeWith = (setting: Setting) => ({
  preset: choiceOption(PRESETS, 'classic'),
  ...settingShape(setting),
  deal: choiceOption(DEALS, 'random'),
  seed: seedOption(0),
  number: integerOption(0, Number.MAX_SAFE_INTEGER, 0),
  round: integerOption(1, ROUND_MAX, 1),
  position: textOption(STATE_LENGTH_LIMIT, ''),
});

/** The preset that is asked for, if it is one; whether it may be asked for, `tryOptions` says. */
export const presetIn = (input: unknown): Preset | undefined => {
  const given = (input as Readonly<Record<string, unknown>> | null | undefined)?.['preset'];
  return PRESETS.find((preset) => preset === given);
};

/** Options that contradict each other: the option concerned, and in which way. */
export interface Conflict {
  readonly code: 'conflict';
  readonly option: keyof CanfieldOptions;
  readonly reason: 'numbered' | 'solvitaire' | 'round' | 'position' | 'unknown';
}

export const conflict = (option: Conflict['option'], reason: Conflict['reason']): Conflict => ({
  code: 'conflict',
  option,
  reason,
});

type Bare = BareOptionsError | Conflict;
type Reader<Fault> = (
  input: unknown,
  read: CanfieldOptions,
) => Result<CanfieldOptions, Fault | Bare>;

/**
 * Reads options; numbers and booleans may be text. What is not given is as the preset has it. Only
 * seeded deals are known here: the others are read by `more`, so that who never deals them need not
 * load them. Errors come without words.
 */
export const tryDealOptions = <Fault = never>(
  input: unknown,
  more: Reader<Fault> = () => err(conflict('deal', 'unknown')),
): Result<CanfieldOptions, Fault | Bare> => {
  const read = tryOptions(input, shapeWith(settingOf(presetIn(input) ?? 'classic')));
  if (!read.ok) return read;
  const { deal, round } = read.value;
  return deal === 'random' && round === 1 ? read : more(input, read.value);
};
