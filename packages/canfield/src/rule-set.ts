import { booleanOption, choiceOption, eitherOption, integerOption } from '@parlour/game-core';
import {
  BASES,
  BUILDINGS,
  type CanfieldOptions,
  COLUMNS_MAX,
  type Preset,
  type Rules,
  RUNS,
  SPACES,
} from './types.ts';

/** Rules, and how the cards are dealt under them. */
export type Setting = Rules & Pick<CanfieldOptions, 'reserve' | 'columns' | 'base'>;

/** Canfield as it is told mostly: whole piles, the reserve fills spaces, then the waste. */
export const CLASSIC: Setting = {
  draw: 3,
  redeals: 'unlimited',
  openReserve: false,
  building: 'alternate',
  runs: 'whole',
  spaces: 'waste',
  fill: true,
  onBase: false,
  baseToTableau: true,
  worryBack: true,
  reserve: 13,
  columns: 4,
  base: 'dealt',
};

/** What the games of PySolFC have in common (`pysollib/games/canfield.py`). */
const PYSOL = { runs: 'top', spaces: 'any', onBase: true, worryBack: false } as const;
const SINGLY = { ...PYSOL, draw: 1, redeals: 0, building: 'any' } as const;

/**
 * What a preset changes. `strict`, `canfield`: Solvitaire's games of these names (Blake and Gent, JAIR
 * 85:21), played with all cards known. `ucb`: the program of Berkeley's CS 61B, fall 2015. `superior`,
 * `rainbow`, `storehouse`, `chameleon`: PySolFC's. `selective`: the base is chosen from five cards, as
 * in Craig O'Brien's t_games; the rest is classic.
 */
const CHANGES: Readonly<Record<Preset, Partial<Setting>>> = {
  classic: {},
  strict: { openReserve: true, worryBack: false },
  canfield: { openReserve: true, worryBack: false, runs: 'any', spaces: 'any' },
  ucb: { spaces: 'whole', onBase: true, baseToTableau: false },
  superior: { ...PYSOL, openReserve: true, fill: false },
  rainbow: SINGLY,
  storehouse: { ...SINGLY, redeals: 2, building: 'suit', base: 2 },
  chameleon: { ...SINGLY, reserve: 12, columns: 3 },
  selective: { base: 'chosen' },
};

/** All that a preset says. */
export const settingOf = (preset: Preset): Setting => ({ ...CLASSIC, ...CHANGES[preset] });

/** How each rule is read; what is not given is as in `rules`. */
export const rulesShape = (rules: Rules) => ({
  draw: integerOption(1, 7, rules.draw),
  redeals: {
    ...eitherOption(choiceOption(['unlimited'], 'unlimited'), integerOption(0, 1000, 0)),
    fallback: rules.redeals,
  },
  openReserve: booleanOption(rules.openReserve),
  building: choiceOption(BUILDINGS, rules.building),
  runs: choiceOption(RUNS, rules.runs),
  spaces: choiceOption(SPACES, rules.spaces),
  fill: booleanOption(rules.fill),
  onBase: booleanOption(rules.onBase),
  baseToTableau: booleanOption(rules.baseToTableau),
  worryBack: booleanOption(rules.worryBack),
});

/** The same with how the cards are dealt. */
export const settingShape = (setting: Setting) => ({
  ...rulesShape(setting),
  reserve: integerOption(0, 40, setting.reserve),
  columns: integerOption(1, COLUMNS_MAX, setting.columns),
  base: {
    ...eitherOption(choiceOption(BASES, 'dealt'), integerOption(1, 13, 1)),
    fallback: setting.base,
  },
});

/** The rules among options. */
export const rulesOf = (options: Rules): Rules => ({
  draw: options.draw,
  redeals: options.redeals,
  openReserve: options.openReserve,
  building: options.building,
  runs: options.runs,
  spaces: options.spaces,
  fill: options.fill,
  onBase: options.onBase,
  baseToTableau: options.baseToTableau,
  worryBack: options.worryBack,
});
