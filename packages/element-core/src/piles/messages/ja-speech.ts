// What every patience says when it is asked.
import type { Refused } from '../patience-model.ts';
import type { KeyHelp, SharedSpeech } from '../patience-words.ts';
import { card, cards, list, place } from './ja.ts';

/** Why a move is refused, for the reasons that all games have. */
export const jaRefused: Refused = ({ code, cards: ids = [], piles = [] }, state) => {
  const [id = 0] = ids;
  const [pile = 'stock', target = pile] = piles;
  const columns = state.tableau.length;
  switch (code) {
    case 'malformed':
      return '手として正しくありません。';
    case 'game-over':
      return 'もうクリアしています。動かせるカードはありません。';
    case 'no-such-pile':
      return `その場所はありません。場札は${columns}列です。`;
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
    case 'one-card-only':
      return pile.startsWith('t')
        ? '組札へは1枚ずつしか移せません。'
        : `${place(pile)}からは1枚ずつしか動かせません。`;
    case 'stock-closed':
      return '山札のカードは、先に捨て札へめくってください。';
    case 'no-target':
      return `${place(pile)}には置けません。`;
    case 'no-worrying-back':
      return `${card(id)}は${place(pile)}から${place(target)}へ戻せません。組札から戻さないルールです。`;
  }
};

export const jaSpeech: SharedSpeech = {
  separator: '。',
  autoplayed: (count) => `${count}枚を組札へ移しました`,
  hintMove: (id, more, to) => `ヒント：${cards(id, more)}を${place(to)}へ`,
  hintDeal: 'ヒント：山札をめくる',
  noHint: 'ヒントはありません',
  stuck: 'もう進められる手がありません。元に戻すか、新しいゲームを始めてください。',
  noMoves: '動かせません',
  canGo: (id, targets) => `${card(id)}は${list(targets.map(place))}へ移せます`,
  summary: ({ stock, waste, reserve, foundations, tableau }, part, base) => {
    const top = (id: number | undefined): string => (id === undefined ? '空' : card(id));
    const parts = {
      deck: [
        ...(base === undefined ? [] : [base]),
        `山札${stock}枚`,
        `捨て札は${top(waste)}`,
        ...(reserve
          ? [
              reserve.count > 0
                ? `リザーブ${reserve.count}枚、一番上は${top(reserve.top)}`
                : 'リザーブは空',
            ]
          : []),
      ],
      foundations: [`組札は${list(foundations.map(top))}`],
      tableau: tableau.map(
        ({ down, top: id }, index) =>
          `場札${index + 1}列目は${top(id)}${down > 0 ? `、裏向き${down}枚` : ''}`,
      ),
    };
    return (part === 'all' ? Object.values(parts).flat() : parts[part]).join('。');
  },
};

export const jaKeys: KeyHelp = [
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
];
