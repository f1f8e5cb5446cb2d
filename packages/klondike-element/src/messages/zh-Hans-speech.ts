import type { PileId } from '@parlour/klondike';
import type { KlondikeRefusal } from '@parlour/klondike/advice';
import { isRed, rankIndex, suitIndex } from './cards.ts';
import type { KlondikeSpeech } from './words.ts';
import { card, cards, list, place, rank, suit } from './zh-Hans.ts';

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
  separator: '；',
  refused: (refusal, state) => {
    const { code, cards: ids = [], piles = [] } = refusal as KlondikeRefusal;
    const [id = 0, parent = 0] = ids;
    const [pile = 'stock', target = pile] = piles;
    switch (code) {
      case 'malformed':
        return '这不是有效的走法。';
      case 'game-over':
        return '本局已经获胜，没有牌要移了。';
      case 'no-such-pile':
        return `没有这个位置，牌桌上有${state.rules.columns}个牌列。`;
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
      case 'face-down':
        return `${place(pile)}的这些牌里有暗牌。`;
      case 'one-card-only':
        return pile.startsWith('t')
          ? '每次只能往收牌区放一张牌。'
          : `每次只能从${place(pile)}拿一张牌。`;
      case 'stock-closed':
        return '牌堆里的牌要先翻到弃牌堆。';
      case 'no-target':
        return `${place(pile)}不能放牌。`;
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
      case 'no-worrying-back':
        return `${card(id)}不能从${place(pile)}退回${place(target)}，本局不允许退牌。`;
    }
  },
  autoplayed: (count) => `已自动收牌${count}张`,
  hintMove: (id, more, to) => `提示：${cards(id, more)}移到${place(to)}`,
  hintDeal: '提示：翻牌堆',
  noHint: '没有提示',
  stuck: '已经无路可走。请撤销，或开始新的一局。',
  noMoves: '没有可走的牌',
  canGo: (id, targets) => `${card(id)}可以移到${list(targets.map(place))}`,
  summary: ({ stock, waste, foundations, tableau }, part) => {
    const top = (id: number | undefined): string => (id === undefined ? '空' : card(id));
    const parts = {
      deck: [`牌堆${stock}张`, `弃牌堆：${top(waste)}`],
      foundations: [`收牌区：${list(foundations.map(top))}`],
      tableau: tableau.map(
        ({ down, top: id }, index) =>
          `牌列${index + 1}：${top(id)}${down > 0 ? `，${down}张暗牌` : ''}`,
      ),
    };
    return (part === 'all' ? Object.values(parts).flat() : parts[part]).join('；');
  },
  rulesTitle: '克朗代克接龙',
  rules: (state) => [
    '在四个收牌区里，把每种花色从A到K依次收齐。',
    '牌列里红黑交替、由大到小往下接。接好的明牌可以整串移动；暗牌露出来会自动翻开；空牌列可放K。',
    `每次从牌堆翻${state?.rules.draw ?? 1}张牌。弃牌堆最上面的一张可以用。`,
    '拖动一张牌，或先点牌、再点要放的位置。连点两下，牌会走到最合适的位置。点右键会把稳妥的牌收走。',
  ],
  keyHelp: [
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
  ],
};
