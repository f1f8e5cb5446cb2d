import { booleanOption, choiceOption, eitherOption, integerOption } from '@parlour/game-core';
import { RULE_SETS, type Rules, SCORINGS, SPACES } from './types.ts';

/** Everybody's Klondike: one card at a time, the waste turned over as often as one likes. */
export const STANDARD_RULES: Rules = {
  rules: 'standard',
  draw: 1,
  redeals: 'unlimited',
  spaces: 'kings',
  worryBack: true,
  scoring: 'none',
  timed: false,
  bank: 0,
  ranks: 13,
  columns: 7,
};

/** The play of da-nie's program (`CWnd_Main::OnTimer`, `MoveCard` of its source, March 2019). */
export const SOURCE_RULES: Rules = { ...STANDARD_RULES, rules: 'source' };

/** How each rule is read; what is not given is as in `rules`. */
export const rulesShape = (rules: Rules) => ({
  rules: choiceOption(RULE_SETS, rules.rules),
  draw: integerOption(1, 7, rules.draw),
  redeals: {
    ...eitherOption(choiceOption(['unlimited'], 'unlimited'), integerOption(0, 1000, 0)),
    fallback: rules.redeals,
  },
  spaces: choiceOption(SPACES, rules.spaces),
  worryBack: booleanOption(rules.worryBack),
  scoring: choiceOption(SCORINGS, rules.scoring),
  timed: booleanOption(rules.timed),
  bank: integerOption(-1_000_000, 1_000_000, rules.bank),
  ranks: integerOption(1, 13, rules.ranks),
  columns: integerOption(1, 7, rules.columns),
});

/** The rules among options. */
export const rulesOf = (options: Rules): Rules => ({
  rules: options.rules,
  draw: options.draw,
  redeals: options.redeals,
  spaces: options.spaces,
  worryBack: options.worryBack,
  scoring: options.scoring,
  timed: options.timed,
  bank: options.bank,
  ranks: options.ranks,
  columns: options.columns,
});
