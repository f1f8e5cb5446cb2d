import type { CanfieldState } from '@parlour/canfield';
import type { CanfieldRefusal } from '@parlour/canfield/advice';
import { isRed, rankIndex, suitIndex } from '@parlour/element-core/piles/messages/cards';
import { card, place, rank, suit } from '@parlour/element-core/piles/messages/ja';
import {
  jaKeys,
  jaRefused,
  jaSpeech as shared,
} from '@parlour/element-core/piles/messages/ja-speech';
import { ja } from './ja.ts';
import { withOwnRows } from './own-rows.ts';
import type { CanfieldSpeech } from './words.ts';

/** What would take this card in the tableau. */
const parentOf = (id: number, { rules }: CanfieldState): string => {
  const above = rank((rankIndex(id) + 1) % 13);
  if (rules.building === 'suit') return `${suit(suitIndex(id))}の${above}`;
  return rules.building === 'any' ? above : `${isRed(id) ? '黒' : '赤'}の${above}`;
};

/** Why a card does not go onto another one. */
const onPile = (id: number, parent: number, pile: string, state: CanfieldState): string => {
  const wanted = pile.startsWith('t')
    ? parentOf(id, state)
    : `${suit(suitIndex(id))}の${rank((rankIndex(id) + 12) % 13)}`;
  return `${card(id)}は${wanted}の上にだけ置けます。${place(pile)}の一番上は${card(parent)}です。`;
};

const BUILDING = {
  alternate: '赤と黒を交互に、',
  suit: '同じマークで、',
  any: 'マークに関係なく、',
} as const;
const RUNS = {
  whole: '列は丸ごと別の列へ移せます。',
  top: '一番上のカード、または列全体を別の列へ移せます。',
  any: '続いたカードはまとめて別の列へ移せます。',
} as const;
const SPACES = {
  waste: '捨て札の一番上で埋められます。',
  whole: '捨て札の一番上か列全体で埋められます。',
  any: 'どのカードでも置けます。',
} as const;

export const jaSpeech: CanfieldSpeech = {
  ...shared,
  refused: (refusal, state) => {
    const { code, cards: ids = [], piles = [] } = refusal as CanfieldRefusal;
    const [id = 0, parent = 0] = ids;
    const [pile = 'stock'] = piles;
    switch (code) {
      case 'choose-base':
        return 'まず組札の基準になるカードを、リザーブの一番上か場札から選んでください。';
      case 'whole-pile-only':
        return `${place(pile)}は列全体でしか別の列へ移せません。`;
      case 'top-or-whole-pile':
        return `${place(pile)}は一番上のカードか列全体でしか別の列へ移せません。`;
      case 'wrong-colour':
      case 'wrong-suit':
      case 'wrong-rank':
        return onPile(id, parent, pile, state);
      case 'needs-base':
        return `空の組札に置けるのは${rank(state.base - 1)}だけです。${card(id)}は置けません。`;
      case 'base-stays':
        return `${card(id)}は組札の最初のカードなので動かせません。`;
      case 'base-to-foundation':
        return `${card(id)}は基準の数字なので、場札ではなく組札へ移します。`;
      case 'nothing-on-base':
        return `${card(parent)}は基準の数字なので、上には何も置けません。`;
      case 'reserve-first':
        return `リザーブにまだカードがあります。空いた${place(pile)}はリザーブで埋めます。`;
      case 'waste-only':
        return `空いた${place(pile)}に置けるのは捨て札の一番上だけです。`;
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
  rulesTitle: 'キャンフィールド',
  rules: (state) => {
    const {
      draw = 3,
      building = 'alternate',
      runs = 'whole',
      spaces = 'waste',
      fill = true,
    } = state?.rules ?? {};
    return [
      `${state?.base ? `${ja.baseRank(state.base)}です。` : ''}4つの組札に、基準の数字からマークごとに順に積み上げます。キングの次はエースです。組札1枚につき5ドルもらえ、1組のカード代は50ドルです。`,
      `場札では、${BUILDING[building]}数字が1つずつ小さくなるように重ねます。エースの上にはキングを置けます。${RUNS[runs]}`,
      `空いた列は${fill ? 'すぐにリザーブから補われます' : 'リザーブで埋められます'}。リザーブがなくなったら、${SPACES[spaces]}`,
      `山札は${draw}枚ずつめくります。捨て札とリザーブは一番上のカードを使えます。`,
      'カードをドラッグするか、カードをタップしてから移す先をタップします。2回続けてタップすると、一番良い場所へ移ります。右クリックで、安全なカードを組札へ移します。',
    ];
  },
  keyHelp: withOwnRows(jaKeys, 'リザーブ', '基準の数字を読み上げる'),
};
