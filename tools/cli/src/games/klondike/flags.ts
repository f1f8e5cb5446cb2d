import { err, ok, type OptionsError, type OptionValues, type Result } from '@parlour/game-core';
import { DANIE5_MAX, DANIE_MAX, type KlondikeOptions } from '@parlour/klondike';
import { type OptionFlag } from '../../core/text-player.ts';

/** The flags for the rules. */
export const RULE_FLAGS: readonly OptionFlag[] = [
  { name: 'draw', value: 'N', help: 'cards turned at a time, 1–7 (1)' },
  { name: 'redeals', value: 'N|unlimited', help: 'how often the waste may be turned over' },
  { name: 'spaces', value: 'kings|any|none', help: 'what may fill an empty column (kings)' },
  { name: 'worry-back', help: 'foundation cards may come back (on); --no-worry-back' },
  { name: 'scoring', value: 'none|standard|vegas', help: 'how points are counted (none)' },
  { name: 'timed', help: 'standard scoring with the clock' },
  { name: 'bank', value: 'N', help: 'dollars from the games before, for vegas' },
  { name: 'rules', value: 'standard|source', help: 'source: the play of the original program' },
  { name: 'ranks', value: 'N', help: 'ranks in the deck, 1–13 (13)' },
  { name: 'columns', value: 'N', help: 'tableau columns, 1–7 (7)' },
];

/** The flags that say which cards lie where. */
export const DEAL_FLAGS: readonly OptionFlag[] = [
  {
    name: 'scheme',
    option: 'deal',
    value: 'random|danie|danie5',
    help: 'where the deal comes from (random)',
    deal: true,
  },
  { name: 'number', value: 'N', help: 'the number of the deal, for danie and danie5', deal: true },
  { name: 'seed', value: 'S', help: 'the seed of the deal, a number or a word', deal: true },
];

/** All options of Klondike as flags. */
export const FLAGS: readonly OptionFlag[] = [
  ...DEAL_FLAGS,
  { name: 'position', value: 'STATE', help: 'start from this position', deal: true },
  ...RULE_FLAGS,
];

const SEEDS = 2 ** 32;

const conflict = (option: string, message: string) =>
  err<OptionsError>({ code: 'conflict', option, message });

const isNumberedScheme = (deal: unknown): boolean => deal === 'danie' || deal === 'danie5';

/** The scheme that is meant where none is said: after a numbered deal it is that of the game before. */
const usualScheme = ({ position, seed }: OptionValues, last?: KlondikeOptions): string => {
  if (position !== undefined) return 'custom';
  return last && seed === undefined && isNumberedScheme(last.deal) ? last.deal : 'random';
};

/** A seed or number where none is given; and what does not go together is told. */
export const fresh = (
  random: () => number,
  given: OptionValues,
  last?: KlondikeOptions,
): Result<OptionValues, OptionsError> => {
  const { position, number, seed } = given;
  const deal = given['deal'] ?? usualScheme(given, last);
  const isNumbered = isNumberedScheme(deal);
  if (number !== undefined && !isNumbered) {
    return conflict(
      'number',
      `a ${String(deal)} deal has no number; say --scheme danie or danie5.`,
    );
  }
  if (seed !== undefined && deal !== 'random') {
    return conflict('seed', `a ${String(deal)} deal has no seed.`);
  }
  if (position !== undefined && deal !== 'custom') {
    return conflict('position', 'a position cannot come from a scheme.');
  }
  if (deal === 'custom') return ok({ deal });
  if (!isNumbered) return ok({ deal, seed: Math.floor(random() * SEEDS) });
  const numbers = 1 + (deal === 'danie' ? DANIE_MAX : DANIE5_MAX);
  return ok({ deal, number: Math.floor(random() * numbers) });
};
