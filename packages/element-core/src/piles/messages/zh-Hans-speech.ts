// What every patience says when it is asked.
import type { Refused } from '../patience-model.ts';
import type { KeyHelp, SharedSpeech } from '../patience-words.ts';
import { card, cards, list, place } from './zh-Hans.ts';

/** Why a move is refused, for the reasons that all games have. */
export const zhHansRefused: Refused = ({ code, cards: ids = [], piles = [] }, state) => {
  const [id = 0] = ids;
  const [pile = 'stock', target = pile] = piles;
  const columns = state.tableau.length;
  switch (code) {
    case 'malformed':
      return '这不是有效的走法。';
    case 'game-over':
      return '本局已经获胜，没有牌要移了。';
    case 'no-such-pile':
      return `没有这个位置，牌桌上有${columns}个牌列。`;
    case 'same-pile':
      return '牌已经在这里了。';
    case 'stock-empty':
      return '牌堆已空。';
    case 'stock-not-empty':
      return `牌堆里还有${state.stock.length}张牌。`;
    case 'nothing-to-redeal':
      return '牌堆和弃牌堆都是空的。';
    case 'no-redeals-left':
      return '弃牌堆不能再翻回来了。';
    case 'pile-empty':
      return `${place(pile)}没有可移的牌。`;
    case 'not-enough-cards':
      return `${place(pile)}没有这么多牌。`;
    case 'one-card-only':
      return pile.startsWith('t')
        ? '每次只能往收牌区放一张牌。'
        : `每次只能从${place(pile)}拿一张牌。`;
    case 'stock-closed':
      return '牌堆里的牌要先翻到弃牌堆。';
    case 'no-target':
      return `${place(pile)}不能放牌。`;
    case 'no-worrying-back':
      return `${card(id)}不能从${place(pile)}退回${place(target)}，本局不允许退牌。`;
  }
};

export const zhHansSpeech: SharedSpeech = {
  separator: '；',
  autoplayed: (count) => `已自动收牌${count}张`,
  hintMove: (id, more, to) => `提示：${cards(id, more)}移到${place(to)}`,
  hintDeal: '提示：翻牌堆',
  noHint: '没有提示',
  stuck: '已经无路可走。请撤销，或开始新的一局。',
  noMoves: '没有可走的牌',
  canGo: (id, targets) => `${card(id)}可以移到${list(targets.map(place))}`,
  summary: ({ stock, waste, reserve, foundations, tableau }, part, base) => {
    const top = (id: number | undefined): string => (id === undefined ? '空' : card(id));
    const parts = {
      deck: [
        ...(base === undefined ? [] : [base]),
        `牌堆${stock}张`,
        `弃牌堆：${top(waste)}`,
        ...(reserve
          ? [
              reserve.count > 0
                ? `储备堆${reserve.count}张，最上面是${top(reserve.top)}`
                : '储备堆：空',
            ]
          : []),
      ],
      foundations: [`收牌区：${list(foundations.map(top))}`],
      tableau: tableau.map(
        ({ down, top: id }, index) =>
          `牌列${index + 1}：${top(id)}${down > 0 ? `，${down}张暗牌` : ''}`,
      ),
    };
    return (part === 'all' ? Object.values(parts).flat() : parts[part]).join('；');
  },
};

export const zhHansKeys: KeyHelp = [
  ['← → ↑ ↓', '在牌之间移动'],
  ['Ctrl+← Ctrl+→', '本行开头、末尾'],
  ['PgUp PgDn', '另一行'],
  ['Home End', '本堆第一张、最后一张'],
  ['Enter Space', '拿起、放下、翻牌堆'],
  ['Esc', '放回去'],
  ['1 … 7', '牌列'],
  ['0 9', '牌堆、弃牌堆'],
  ['Shift+1 … 4', '收牌区'],
  ['F Ctrl+Enter', '收到收牌区'],
  ['D', '翻牌堆'],
  ['A', '自动收牌'],
  ['U Shift+U', '撤销、重做'],
  ['H', '提示'],
  ['M Shift+M', '这张牌的走法、所有走法'],
  ['S', '朗读整个牌局'],
  ['W T P', '朗读牌堆和弃牌堆、收牌区、牌列'],
  ['L', '重复上一条消息'],
  ['N', '下一张同点数的牌'],
  ['Z', '放大这张牌'],
  ['?', '本帮助'],
];
