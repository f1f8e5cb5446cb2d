import {
  card,
  place,
  rank,
  zhHans as shared,
  zhHansActs,
} from '@parlour/element-core/piles/messages/zh-Hans';
import type { CanfieldLanguage } from './words.ts';

export const zhHans: CanfieldLanguage = {
  ...shared,
  gameName: '坎菲尔德接龙',
  baseRank: (base) => `起始点数${rank(base - 1)}`,
  foundationEmpty: (base) => (base ? `空，可放${rank(base - 1)}` : '空'),
  acts: {
    ...zhHansActs,
    filled: (id, pile, left) => `储备堆补入${place(pile)}：${card(id)}，剩余${left}张`,
    reserve: (count, top) =>
      top === undefined ? '储备堆：空' : `储备堆${count}张，最上面是${card(top)}`,
    wrapped: (isHome) => (isHome ? 'K后面可以接A' : 'A上面可以叠K'),
    choose: '请选定起始点数：把储备堆或牌列的一张牌移到收牌区',
    base: '起始',
    profit: '盈亏',
  },
  speech: async () => (await import('./zh-Hans-speech.ts')).zhHansSpeech,
};
