import { type OptionsError, type OptionValues, type Result } from '@parlour/game-core';
import { type CanfieldOptions, PRESETS, ROUND_MAX } from '@parlour/canfield';
import { type OptionFlag } from '../../core/text-player.ts';
import { freshDeal, numberBelow } from '../cards/flags.ts';

/** The flags for the rules. */
export const RULE_FLAGS: readonly OptionFlag[] = [
  { name: 'preset', value: 'NAME', help: `the rules: ${PRESETS.join(', ')} (classic)` },
  { name: 'draw', value: 'N', help: 'cards turned at a time, 1–7' },
  { name: 'redeals', value: 'N|unlimited', help: 'how often the waste may be turned over' },
  { name: 'reserve', value: 'N', help: 'cards in the reserve, 0–40' },
  { name: 'open-reserve', help: 'the whole reserve is seen; --no-open-reserve' },
  { name: 'columns', value: 'N', help: 'tableau piles, 1–7' },
  { name: 'building', value: 'alternate|suit|any', help: 'which suits go on which' },
  { name: 'runs', value: 'whole|top|any', help: 'what moves from pile to pile' },
  { name: 'spaces', value: 'waste|whole|any', help: 'what the player may put into a space' },
  { name: 'fill', help: 'the reserve fills spaces by itself; --no-fill' },
  { name: 'base', value: 'dealt|chosen|N', help: 'the rank that foundations begin with' },
  { name: 'on-base', help: 'cards may lie on one of the base rank; --no-on-base' },
  {
    name: 'base-to-tableau',
    help: 'cards of the base rank may move to piles; --no-base-to-tableau',
  },
  { name: 'worry-back', help: 'foundation cards may come back; --no-worry-back' },
];

/** The flags that say which cards lie where. */
export const DEAL_FLAGS: readonly OptionFlag[] = [
  {
    name: 'scheme',
    option: 'deal',
    value: 'random|ucb|solvitaire',
    help: 'where the deal comes from (random)',
    deal: true,
  },
  {
    name: 'number',
    value: 'N',
    help: 'the number of the deal, for ucb and solvitaire',
    deal: true,
  },
  { name: 'round', value: 'N', help: 'for ucb: which deal of the session (1)', deal: true },
  { name: 'seed', value: 'S', help: 'the seed of the deal, a number or a word', deal: true },
];

/** All options of Canfield as flags. */
export const FLAGS: readonly OptionFlag[] = [
  ...DEAL_FLAGS,
  { name: 'position', value: 'STATE', help: 'start from this position', deal: true },
  ...RULE_FLAGS,
];

const COUNTED = 2 ** 31;

/**
 * A seed or number where none is given. After a deal of Berkeley's program comes the next one of the
 * same session, as there.
 */
export const fresh = (
  random: () => number,
  given: OptionValues,
  last?: CanfieldOptions,
): Result<OptionValues, OptionsError> => {
  const isSession = last?.deal === 'ucb' && last.round < ROUND_MAX && given['round'] === undefined;
  const nextRound = (): OptionValues =>
    isSession ? { number: last.number, round: last.round + 1 } : numberBelow(COUNTED)(random);
  const isNumbered = last?.deal === 'ucb' || last?.deal === 'solvitaire';
  return freshDeal(random, given, {
    numbered: { ucb: nextRound, solvitaire: numberBelow(COUNTED) },
    words: 'ucb or solvitaire',
    usual: isNumbered ? last.deal : 'random',
  });
};
