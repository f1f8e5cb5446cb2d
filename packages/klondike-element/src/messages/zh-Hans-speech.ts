import { isRed, rankIndex, suitIndex } from '@parlour/element-core/piles/messages/cards';
import { card, place, rank, suit } from '@parlour/element-core/piles/messages/zh-Hans';
import {
  zhHansKeys,
  zhHansRefused,
  zhHansSpeech as shared,
} from '@parlour/element-core/piles/messages/zh-Hans-speech';
import type { PileId } from '@parlour/klondike';
import type { KlondikeRefusal } from '@parlour/klondike/advice';
import type { KlondikeSpeech } from './words.ts';

/** Why a card does not go onto another one. */
const onPile = (id: number, parent: number, pile: PileId): string => {
  const top = `${place(pile)}最上面是${card(parent)}。`;
  const index = rankIndex(id);
  if (pile.startsWith('t')) {
    return index === 12
      ? `K不能叠在别的牌上，${top}`
      : `${card(id)}要叠在${isRed(id) ? '黑' : '红'}${rank(index + 1)}上，${top}`;
  }
  return index === 0
    ? `${card(id)}要放在空的收牌区，${top}`
    : `${card(id)}要叠在${suit(suitIndex(id))}${rank(index - 1)}上，${top}`;
};

export const zhHansSpeech: KlondikeSpeech = {
  ...shared,
  refused: (refusal, state) => {
    const { code, cards: ids = [], piles = [] } = refusal as KlondikeRefusal;
    const [id = 0, parent = 0] = ids;
    const [pile = 'stock'] = piles;
    switch (code) {
      case 'face-down':
        return `${place(pile)}的这些牌里有暗牌。`;
      case 'wrong-colour':
      case 'wrong-rank':
      case 'wrong-suit':
        return onPile(id, parent, pile);
      case 'other-foundation':
        return `${card(id)}要放到${suit(suitIndex(id))}收牌区，这里是${suit(Number(pile[1]) - 1)}收牌区。`;
      case 'needs-ace':
        return `收牌区要从A开始，不能先放${card(id)}。`;
      case 'needs-king':
        return `空的${place(pile)}只能放${rank(state.rules.ranks - 1)}，不能放${card(id)}。`;
      case 'space-closed':
        return `空的${place(pile)}不能放牌。`;
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
  rulesTitle: '克朗代克接龙',
  rules: (state) => [
    '在四个收牌区里，把每种花色从A到K依次收齐。',
    '牌列里红黑交替、由大到小往下接。接好的明牌可以整串移动；暗牌露出来会自动翻开；空牌列可放K。',
    `每次从牌堆翻${state?.rules.draw ?? 1}张牌。弃牌堆最上面的一张可以用。`,
    '拖动一张牌，或先点牌、再点要放的位置。连点两下，牌会走到最合适的位置。点右键会把稳妥的牌收走。',
  ],
  keyHelp: zhHansKeys,
};
