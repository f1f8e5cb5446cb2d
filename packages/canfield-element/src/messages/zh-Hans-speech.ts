import type { CanfieldState } from '@parlour/canfield';
import type { CanfieldRefusal } from '@parlour/canfield/advice';
import { isRed, rankIndex, suitIndex } from '@parlour/element-core/piles/messages/cards';
import { card, place, rank, suit } from '@parlour/element-core/piles/messages/zh-Hans';
import {
  zhHansKeys,
  zhHansRefused,
  zhHansSpeech as shared,
} from '@parlour/element-core/piles/messages/zh-Hans-speech';
import { withOwnRows } from './own-rows.ts';
import type { CanfieldSpeech } from './words.ts';
import { zhHans } from './zh-Hans.ts';

/** What would take this card in the tableau. */
const parentOf = (id: number, { rules }: CanfieldState): string => {
  const above = rank((rankIndex(id) + 1) % 13);
  if (rules.building === 'suit') return suit(suitIndex(id)) + above;
  return rules.building === 'any' ? above : (isRed(id) ? '黑' : '红') + above;
};

/** Why a card does not go onto another one. */
const onPile = (id: number, parent: number, pile: string, state: CanfieldState): string => {
  const wanted = pile.startsWith('t')
    ? parentOf(id, state)
    : suit(suitIndex(id)) + rank((rankIndex(id) + 12) % 13);
  return `${card(id)}要叠在${wanted}上，${place(pile)}最上面是${card(parent)}。`;
};

const BUILDING = {
  alternate: '红黑交替、',
  suit: '按同一花色、',
  any: '不论花色、',
} as const;
const RUNS = {
  whole: '整列牌可以移到另一列。',
  top: '最上面一张或整列牌可以移到另一列。',
  any: '接好的牌可以整串移动。',
} as const;
const SPACES = {
  waste: '可用弃牌堆最上面的牌补空列。',
  whole: '可用弃牌堆最上面的牌或整列牌补空列。',
  any: '空列可放任何牌。',
} as const;

export const zhHansSpeech: CanfieldSpeech = {
  ...shared,
  refused: (refusal, state) => {
    const { code, cards: ids = [], piles = [] } = refusal as CanfieldRefusal;
    const [id = 0, parent = 0] = ids;
    const [pile = 'stock'] = piles;
    switch (code) {
      case 'choose-base':
        return '请先从储备堆或牌列选一张牌作为收牌区的起始牌。';
      case 'whole-pile-only':
        return `${place(pile)}只能整列移到另一列。`;
      case 'top-or-whole-pile':
        return `${place(pile)}只能移最上面一张或整列。`;
      case 'wrong-colour':
      case 'wrong-suit':
      case 'wrong-rank':
        return onPile(id, parent, pile, state);
      case 'needs-base':
        return `空的收牌区要从${rank(state.base - 1)}开始，不能先放${card(id)}。`;
      case 'base-stays':
        return `${card(id)}是收牌区的起始牌，不能移动。`;
      case 'base-to-foundation':
        return `${card(id)}是起始点数的牌，要放到收牌区，不能放到牌列。`;
      case 'nothing-on-base':
        return `${card(parent)}是起始点数的牌，上面不能叠牌。`;
      case 'reserve-first':
        return `储备堆里还有牌，空的${place(pile)}要由储备堆来补。`;
      case 'waste-only':
        return `空的${place(pile)}只能放弃牌堆最上面的牌。`;
      case 'malformed':
      case 'game-over':
      case 'no-such-pile':
      case 'same-pile':
      case 'stock-empty':
      case 'stock-not-empty':
      case 'nothing-to-redeal':
      case 'no-redeals-left':
      case 'pile-empty':
      case 'not-enough-cards':
      case 'one-card-only':
      case 'stock-closed':
      case 'no-target':
      case 'no-worrying-back':
        return zhHansRefused({ code, cards: ids, piles }, state);
    }
  },
  rulesTitle: '坎菲尔德接龙',
  rules: (state) => {
    const {
      draw = 3,
      building = 'alternate',
      runs = 'whole',
      spaces = 'waste',
      fill = true,
    } = state?.rules ?? {};
    return [
      `${state?.base ? `${zhHans.baseRank(state.base)}。` : ''}四个收牌区从起始点数开始，按花色依次收牌，K后面接A。每收一张得5元，一副牌的价钱是50元。`,
      `牌列里${BUILDING[building]}由大到小往下接，A上面可以叠K。${RUNS[runs]}`,
      `空牌列${fill ? '会立刻由储备堆补上' : '可由储备堆补上'}；储备堆用完后，${SPACES[spaces]}`,
      `每次从牌堆翻${draw}张牌。弃牌堆和储备堆最上面的一张可以用。`,
      '拖动一张牌，或先点牌、再点要放的位置。连点两下，牌会走到最合适的位置。点右键会把稳妥的牌收走。',
    ];
  },
  keyHelp: withOwnRows(zhHansKeys, '储备堆', '朗读起始点数'),
};
