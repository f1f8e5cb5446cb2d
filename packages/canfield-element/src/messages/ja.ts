import { card, ja as shared, jaActs, place, rank } from '@parlour/element-core/piles/messages/ja';
import type { CanfieldLanguage } from './words.ts';

export const ja: CanfieldLanguage = {
  ...shared,
  gameName: 'キャンフィールド',
  baseRank: (base) => `基準の数字は${rank(base - 1)}`,
  foundationEmpty: (base) => (base ? `空、${rank(base - 1)}を置けます` : '空'),
  acts: {
    ...jaActs,
    filled: (id, pile, left) =>
      `リザーブから${place(pile)}へ${card(id)}を補いました、残り${left}枚`,
    reserve: (count, top) =>
      top === undefined ? 'リザーブは空' : `リザーブ${count}枚、一番上は${card(top)}`,
    wrapped: (isHome) => (isHome ? 'キングの次はエースを置けます' : 'エースの上にキングを置けます'),
    choose: '基準の数字を選んでください。リザーブか場札のカードを組札へ移します',
    base: '基準',
    profit: '収支',
  },
  speech: async () => (await import('./ja-speech.ts')).jaSpeech,
};
