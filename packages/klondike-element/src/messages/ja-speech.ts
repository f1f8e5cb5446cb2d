import { isRed, rankIndex, suitIndex } from '@parlour/element-core/piles/messages/cards';
import { card, place, rank, suit } from '@parlour/element-core/piles/messages/ja';
import {
  jaKeys,
  jaRefused,
  jaSpeech as shared,
} from '@parlour/element-core/piles/messages/ja-speech';
import type { PileId } from '@parlour/klondike';
import type { KlondikeRefusal } from '@parlour/klondike/advice';
import type { KlondikeSpeech } from './words.ts';

/** Why a card does not go onto another one. */
const onPile = (id: number, parent: number, pile: PileId): string => {
  const top = `${place(pile)}の一番上は${card(parent)}です。`;
  const index = rankIndex(id);
  if (pile.startsWith('t')) {
    return index === 12
      ? `キングを重ねられるカードはありません。${top}`
      : `${card(id)}は${isRed(id) ? '黒' : '赤'}の${rank(index + 1)}の上にだけ置けます。${top}`;
  }
  return index === 0
    ? `${card(id)}は空の組札に置きます。${top}`
    : `${card(id)}は${suit(suitIndex(id))}の${rank(index - 1)}の上にだけ置けます。${top}`;
};

export const jaSpeech: KlondikeSpeech = {
  ...shared,
  refused: (refusal, state) => {
    const { code, cards: ids = [], piles = [] } = refusal as KlondikeRefusal;
    const [id = 0, parent = 0] = ids;
    const [pile = 'stock'] = piles;
    switch (code) {
      case 'face-down':
        return `${place(pile)}には裏向きのカードが含まれています。`;
      case 'wrong-colour':
      case 'wrong-rank':
      case 'wrong-suit':
        return onPile(id, parent, pile);
      case 'other-foundation':
        return `${card(id)}は${suit(suitIndex(id))}の組札に置きます。ここは${suit(Number(pile[1]) - 1)}の組札です。`;
      case 'needs-ace':
        return `空の組札に置けるのはエースだけです。${card(id)}は置けません。`;
      case 'needs-king':
        return `空いた${place(pile)}に置けるのは${rank(state.rules.ranks - 1)}だけです。${card(id)}は置けません。`;
      case 'space-closed':
        return `空いた${place(pile)}には何も置けません。`;
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
        return jaRefused({ code, cards: ids, piles }, state);
    }
  },
  rulesTitle: 'クロンダイク',
  rules: (state) => [
    '4つの組札に、マークごとにエースからキングまで順に積み上げます。',
    '場札では、赤と黒を交互に、数字が1つずつ小さくなるように重ねます。表向きに続いたカードはまとめて動かせます。上のカードがなくなると、裏向きのカードは自動で表になります。空いた列にはキングを置けます。',
    `山札は${state?.rules.draw ?? 1}枚ずつめくります。捨て札は一番上のカードを使えます。`,
    'カードをドラッグするか、カードをタップしてから移す先をタップします。2回続けてタップすると、一番良い場所へ移ります。右クリックで、安全なカードを組札へ移します。',
  ],
  keyHelp: jaKeys,
};
