import { zhHans as core } from '@parlour/element-core/messages/zh-Hans';
import type { PileId } from '@parlour/klondike';
import { rankIndex, suitIndex } from './cards.ts';
import type { KlondikeLanguage } from './words.ts';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const SUITS = ['黑桃', '红桃', '梅花', '方块'];

export const rank = (index: number): string => RANKS[index] ?? '';
export const suit = (index: number): string => SUITS[index] ?? '';
export const card = (id: number): string => suit(suitIndex(id)) + rank(rankIndex(id));
export const cards = (id: number, more: number): string =>
  more > 0 ? `${card(id)}和上面${more}张` : card(id);
export const list = (items: readonly string[]): string => items.join('、');

export const place = (id: PileId): string => {
  if (id === 'stock') return '牌堆';
  if (id === 'waste') return '弃牌堆';
  return `${id.startsWith('t') ? '牌列' : '收牌区'}${id.slice(1)}`;
};

const redeals = (left: number | 'unlimited'): string =>
  left === 'unlimited' ? '' : `，还可重翻${left}次`;

export const zhHans: KlondikeLanguage = {
  ...core,
  gameName: '克朗代克接龙',
  card,
  pile: place,
  cardInPile: (id, at, count) => (count > 1 ? `${card(id)}，${count}张明牌中第${at}张` : card(id)),
  faceDown: (count) => `${count}张暗牌`,
  stockCards: (count) => `${count}张牌`,
  stockEmpty: (left) => {
    if (left === 0) return '空，不能再重翻';
    return left === 'unlimited' ? '空，可把弃牌堆翻回来' : `空${redeals(left)}`;
  },
  wasteEmpty: '空',
  foundationEmpty: '空，可放A',
  spaceEmpty: '空',
  acts: {
    stop: '。',
    picked: (id, more) => `已拿起${cards(id, more)}`,
    moved: (id, more, to) => `${cards(id, more)}移到${place(to)}`,
    revealed: (id, pile) => `${place(pile)}翻开${card(id)}`,
    drawn: (ids, left) => {
      const [top = 0, ...below] = [...ids].reverse();
      const shown =
        below.length > 0 ? `${list(below.reverse().map(card))}，最上面是${card(top)}` : card(top);
      return `${shown}，剩余${left}张`;
    },
    redealt: (count, left) => `弃牌堆已翻回，牌堆有${count}张${redeals(left)}`,
    won: (moves) => `获胜，共用${moves}步`,
    undone: '已撤销',
    redone: '已重做',
    restarted: '已回到开局',
    dealt: '新的一局',
  },
  speech: async () => (await import('./zh-Hans-speech.ts')).zhHansSpeech,
};
