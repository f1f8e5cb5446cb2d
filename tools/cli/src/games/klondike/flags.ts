import { type OptionsError, type OptionValues, type Result } from '@parlour/game-core';
import { DANIE5_MAX, DANIE_MAX, type KlondikeOptions } from '@parlour/klondike';
import { schemeInfo, SCHEMES } from '@parlour/klondike/schemes';
import { type OptionFlag } from '../../core/text-player.ts';
import { freshDeal, numberBelow, type Schemes } from '../cards/flags.ts';

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
    value: 'random|danie|…',
    help: 'where the deal comes from (random): “deal --help” tells all',
    deal: true,
  },
  { name: 'number', value: 'N', help: 'the number of the deal, for all but random', deal: true },
  { name: 'seed', value: 'S', help: 'the seed of the deal, a number or a word', deal: true },
];

/** All options of Klondike as flags. */
export const FLAGS: readonly OptionFlag[] = [
  ...DEAL_FLAGS,
  { name: 'position', value: 'STATE', help: 'start from this position', deal: true },
  ...RULE_FLAGS,
];

/** Where a fresh number is taken from, some of whose schemes have more than can be counted. */
const COUNTED = 2 ** 31 - 1;

const foreign = SCHEMES.map((scheme) => {
  const { min, max } = schemeInfo(scheme);
  return [scheme, numberBelow(Math.min(Number(max), COUNTED), Number(min))] as const;
});

const NUMBERED: Schemes['numbered'] = {
  danie: numberBelow(DANIE_MAX + 1),
  danie5: numberBelow(DANIE5_MAX + 1),
  ...Object.fromEntries(foreign),
};

/** A seed or number where none is given; after a numbered deal comes another one of its scheme. */
export const fresh = (
  random: () => number,
  given: OptionValues,
  last?: KlondikeOptions,
): Result<OptionValues, OptionsError> =>
  freshDeal(random, given, {
    numbered: NUMBERED,
    words: 'danie or danie5',
    usual: last && Object.hasOwn(NUMBERED, last.deal) ? last.deal : 'random',
  });
