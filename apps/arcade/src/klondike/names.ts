// What deals and rules are called on the page.
import { type KlondikeOptions } from '@parlour/klondike';
import { dailySeed } from '../daily.ts';
import { words } from '../words.ts';

export const dealName = ({ deal, seed, number }: KlondikeOptions, now = new Date()): string => {
  const { game } = words;
  if (deal === 'custom') return game.customName;
  if (deal !== 'random') return game.numberName(deal, number);
  return seed === dailySeed(now) ? game.dailyName : game.seedName(seed);
};

export const rulesName = ({ rules, draw }: KlondikeOptions): string =>
  rules === 'source' ? words.game.sourceRules : words.game.drawOf(draw);
