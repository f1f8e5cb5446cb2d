import type { PileId } from '@parlour/klondike';
import type { KlondikeRefusal } from '@parlour/klondike/advice';
import { isRed, rankIndex, suitIndex } from './cards.ts';
import { card, cards, list, place, rank, suit } from './ja.ts';
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
  separator: '。',
  refused: (refusal, state) => {
    const { code, cards: ids = [], piles = [] } = refusal as KlondikeRefusal;
    const [id = 0, parent = 0] = ids;
    const [pile = 'stock', target = pile] = piles;
    switch (code) {
      case 'malformed':
        return '手として正しくありません。';
      case 'game-over':
        return 'もうクリアしています。動かせるカードはありません。';
      case 'no-such-pile':
        return `その場所はありません。場札は${state.rules.columns}列です。`;
      case 'same-pile':
        return '今ある場所へは移せません。';
      case 'stock-empty':
        return '山札は空です。';
      case 'stock-not-empty':
        return `山札にまだ${state.stock.length}枚あります。`;
      case 'nothing-to-redeal':
        return '山札も捨て札も空です。';
      case 'no-redeals-left':
        return '捨て札はもう山札に戻せません。';
      case 'pile-empty':
        return `${place(pile)}に動かせるカードがありません。`;
      case 'not-enough-cards':
        return `${place(pile)}にそれほどの枚数はありません。`;
      case 'face-down':
        return `${place(pile)}には裏向きのカードが含まれています。`;
      case 'one-card-only':
        return pile.startsWith('t')
          ? '組札へは1枚ずつしか移せません。'
          : `${place(pile)}からは1枚ずつしか動かせません。`;
      case 'stock-closed':
        return '山札のカードは、先に捨て札へめくってください。';
      case 'no-target':
        return `${place(pile)}には置けません。`;
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
      case 'no-worrying-back':
        return `${card(id)}は${place(pile)}から${place(target)}へ戻せません。組札から戻さないルールです。`;
    }
  },
  autoplayed: (count) => `${count}枚を組札へ移しました`,
  hintMove: (id, more, to) => `ヒント：${cards(id, more)}を${place(to)}へ`,
  hintDeal: 'ヒント：山札をめくる',
  noHint: 'ヒントはありません',
  stuck: 'もう進められる手がありません。元に戻すか、新しいゲームを始めてください。',
  noMoves: '動かせません',
  canGo: (id, targets) => `${card(id)}は${list(targets.map(place))}へ移せます`,
  summary: ({ stock, waste, foundations, tableau }, part) => {
    const top = (id: number | undefined): string => (id === undefined ? '空' : card(id));
    const parts = {
      deck: [`山札${stock}枚`, `捨て札は${top(waste)}`],
      foundations: [`組札は${list(foundations.map(top))}`],
      tableau: tableau.map(
        ({ down, top: id }, index) =>
          `場札${index + 1}列目は${top(id)}${down > 0 ? `、裏向き${down}枚` : ''}`,
      ),
    };
    return (part === 'all' ? Object.values(parts).flat() : parts[part]).join('。');
  },
  rulesTitle: 'クロンダイク',
  rules: (state) => [
    '4つの組札に、マークごとにエースからキングまで順に積み上げます。',
    '場札では、赤と黒を交互に、数字が1つずつ小さくなるように重ねます。表向きに続いたカードはまとめて動かせます。上のカードがなくなると、裏向きのカードは自動で表になります。空いた列にはキングを置けます。',
    `山札は${state?.rules.draw ?? 1}枚ずつめくります。捨て札は一番上のカードを使えます。`,
    'カードをドラッグするか、カードをタップしてから移す先をタップします。2回続けてタップすると、一番良い場所へ移ります。右クリックで、安全なカードを組札へ移します。',
  ],
  keyHelp: [
    ['← → ↑ ↓', 'カードからカードへ進む'],
    ['Ctrl+← Ctrl+→', '段の左端、右端'],
    ['PgUp PgDn', 'もう一方の段'],
    ['Home End', '列の最初、最後のカード'],
    ['Enter Space', '選ぶ、置く、山札をめくる'],
    ['Esc', '選択をやめる'],
    ['1 … 7', '場札の列'],
    ['0 9', '山札、捨て札'],
    ['Shift+1 … 4', '組札'],
    ['F Ctrl+Enter', '組札へ移す'],
    ['D', '山札をめくる'],
    ['A', '安全なカードを組札へ移す'],
    ['U Shift+U', '元に戻す、やり直す'],
    ['H', 'ヒント'],
    ['M Shift+M', 'このカードの動かせる先、すべての手'],
    ['S', '場全体を読み上げる'],
    ['W T P', '山札と捨て札、組札、場札を読み上げる'],
    ['L', '直前の読み上げをもう一度'],
    ['N', '同じ数字の次のカードへ'],
    ['Z', 'カードを大きく表示'],
    ['?', 'このヘルプ'],
  ],
};
