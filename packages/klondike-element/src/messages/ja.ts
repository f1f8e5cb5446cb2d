import { ja as core } from '@parlour/element-core/messages/ja';
import type { PileId } from '@parlour/klondike';
import { rankIndex, suitIndex } from './cards.ts';
import type { KlondikeLanguage } from './words.ts';

const RANKS = [
  'エース',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  'ジャック',
  'クイーン',
  'キング',
];
const SUITS = ['スペード', 'ハート', 'クラブ', 'ダイヤ'];

export const rank = (index: number): string => RANKS[index] ?? '';
export const suit = (index: number): string => SUITS[index] ?? '';
export const card = (id: number): string => `${suit(suitIndex(id))}の${rank(rankIndex(id))}`;
export const cards = (id: number, more: number): string =>
  more > 0 ? `${card(id)}と上の${more}枚` : card(id);
export const list = (items: readonly string[]): string => items.join('、');

export const place = (id: PileId): string => {
  if (id === 'stock') return '山札';
  if (id === 'waste') return '捨て札';
  return id.startsWith('t') ? `場札${id.slice(1)}列目` : `組札${id.slice(1)}`;
};

const redeals = (left: number | 'unlimited'): string =>
  left === 'unlimited' ? '' : `、めくり直しはあと${left}回`;

export const ja: KlondikeLanguage = {
  ...core,
  gameName: 'クロンダイク',
  card,
  pile: place,
  cardInPile: (id, at, count) =>
    count > 1 ? `${card(id)}、表向き${count}枚中${at}枚目` : card(id),
  faceDown: (count) => `裏向きのカード${count}枚`,
  stockCards: (count) => `${count}枚`,
  stockEmpty: (left) => {
    if (left === 0) return '空、めくり直しはできません';
    return left === 'unlimited' ? '空、捨て札を山札に戻せます' : `空${redeals(left)}`;
  },
  wasteEmpty: '空',
  foundationEmpty: '空、エースを置けます',
  spaceEmpty: '空',
  acts: {
    stop: '。',
    picked: (id, more) => `${cards(id, more)}を選びました`,
    moved: (id, more, to) => `${cards(id, more)}を${place(to)}へ移しました`,
    revealed: (id, pile) => `${place(pile)}で${card(id)}が表になりました`,
    drawn: (ids, left) => {
      const [top = 0, ...below] = [...ids].reverse();
      const shown =
        below.length > 0 ? `${list(below.reverse().map(card))}、一番上は${card(top)}` : card(top);
      return `${shown}、残り${left}枚`;
    },
    redealt: (count, left) => `捨て札を山札に戻しました、山札は${count}枚${redeals(left)}`,
    won: (moves) => `${moves}手でクリアしました`,
    undone: '元に戻しました',
    redone: 'やり直しました',
    restarted: '最初の配置に戻しました',
    dealt: '新しいゲームです',
  },
  speech: async () => (await import('./ja-speech.ts')).jaSpeech,
};
