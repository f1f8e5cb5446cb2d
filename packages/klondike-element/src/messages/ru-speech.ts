import type { PileId } from '@parlour/klondike';
import type { KlondikeRefusal } from '@parlour/klondike/advice';
import { isRed, rankIndex, suitIndex } from './cards.ts';
import {
  andMore,
  capital,
  card,
  cards,
  isMasculine,
  list,
  onto,
  place,
  plural,
  rank,
  suit,
} from './ru.ts';
import type { KlondikeSpeech } from './words.ts';

/** Кого, что: туза, восьмёрку. */
const accusative = (index: number): string =>
  index === 12 ? 'короля' : isMasculine(index) ? `${rank(index)}а` : rank(index).replace(/а$/, 'у');

/** Где: в столбце 3. */
const at = (id: PileId): string => {
  if (id === 'stock') return 'в колоде';
  if (id === 'waste') return 'в сбросе';
  return id.startsWith('t') ? `в столбце ${id.slice(1)}` : `на базе ${id.slice(1)}`;
};

/** Откуда: из столбца 3. */
const from = (id: PileId): string => {
  if (id === 'stock') return 'из колоды';
  if (id === 'waste') return 'из сброса';
  return id.startsWith('t') ? `из столбца ${id.slice(1)}` : `с базы ${id.slice(1)}`;
};

/** На что ложится карта в столбце: на красную восьмёрку. */
const parentOf = (id: number): string => {
  const index = rankIndex(id) + 1;
  const colour = isRed(id) ? 'чёрн' : 'красн';
  return `${colour}${isMasculine(index) ? 'ого' : 'ую'} ${accusative(index)}`;
};

/** Why a card does not go onto another one. */
const onPile = (id: number, parent: number, pile: PileId): string => {
  const top = `${at(pile)} сверху ${card(parent)}.`;
  const index = rankIndex(id);
  if (pile.startsWith('t')) {
    return index === 12
      ? `Короля ни на что не кладут; ${top}`
      : `${capital(card(id))} ложится на ${parentOf(id)}; ${top}`;
  }
  return index === 0
    ? `${capital(card(id))} ложится на пустую базу; ${top}`
    : `${capital(card(id))} ложится на ${accusative(index - 1)} ${suit(suitIndex(id))}; ${top}`;
};

export const ruSpeech: KlondikeSpeech = {
  separator: '; ',
  refused: (refusal, state) => {
    const { code, cards: ids = [], piles = [] } = refusal as KlondikeRefusal;
    const [id = 0, parent = 0] = ids;
    const [pile = 'stock', target = pile] = piles;
    const { columns, ranks } = state.rules;
    switch (code) {
      case 'malformed':
        return 'Это не ход.';
      case 'game-over':
        return 'Игра уже выиграна, ходить больше нечем.';
      case 'no-such-pile':
        return `Такой стопки нет; на столе ${columns} ${plural(columns, 'столбец', 'столбца', 'столбцов')}.`;
      case 'same-pile':
        return 'Карта уже лежит здесь.';
      case 'stock-empty':
        return 'Колода пуста.';
      case 'stock-not-empty':
        return `В колоде ещё ${cards(state.stock.length)}.`;
      case 'nothing-to-redeal':
        return 'И колода, и сброс пусты.';
      case 'no-redeals-left':
        return 'Сброс больше нельзя переворачивать.';
      case 'pile-empty':
        return `${capital(at(pile))} нет карт, которые можно взять.`;
      case 'not-enough-cards':
        return `${capital(at(pile))} нет столько карт.`;
      case 'face-down':
        return `${capital(at(pile))} часть этих карт закрыта.`;
      case 'one-card-only':
        return pile.startsWith('t')
          ? 'На базу кладут по одной карте.'
          : `${capital(from(pile))} берут по одной карте.`;
      case 'stock-closed':
        return 'Карты колоды сначала открывают в сброс.';
      case 'no-target':
        return `${capital(onto(pile))} карты не кладут.`;
      case 'wrong-colour':
      case 'wrong-rank':
      case 'wrong-suit':
        return onPile(id, parent, pile);
      case 'other-foundation':
        return `${capital(card(id))} идёт на базу ${suit(suitIndex(id))}, а это база ${suit(Number(pile[1]) - 1)}.`;
      case 'needs-ace':
        return `Базу начинают с туза; ${card(id)} не подходит.`;
      case 'needs-king':
        return `На пустой столбец ${pile.slice(1)} кладут только ${accusative(ranks - 1)}; ${card(id)} не подходит.`;
      case 'space-closed':
        return `Пустой столбец ${pile.slice(1)} не занимают.`;
      case 'no-worrying-back':
        return `${capital(card(id))} не возвращается ${from(pile)} ${onto(target)}: карты с базы брать нельзя.`;
    }
  },
  autoplayed: (count) => `На базу: ${cards(count)}`,
  hintMove: (id, more, to) => `Подсказка: ${card(id)}${andMore(more)} — ${onto(to)}`,
  hintDeal: 'Подсказка: откройте карты из колоды',
  noHint: 'Подсказки нет',
  stuck: 'Продвинуться больше нельзя. Отмените ход или начните новую игру.',
  noMoves: 'Ходов нет',
  canGo: (id, targets) => `${capital(card(id))} может пойти ${list(targets.map(onto))}`,
  summary: ({ stock, waste, foundations, tableau }, part) => {
    const top = (id: number | undefined): string => (id === undefined ? 'пусто' : card(id));
    const parts = {
      deck: [`Колода: ${cards(stock)}`, `сброс: ${top(waste)}`],
      foundations: [`База: ${list(foundations.map(top))}`],
      tableau: tableau.map(
        ({ down, top: id }, index) =>
          `${capital(place(`t${index + 1}` as PileId))}: ${top(id)}${
            down > 0 ? `, ${down} ${plural(down, 'закрытая', 'закрытые', 'закрытых')}` : ''
          }`,
      ),
    };
    return (part === 'all' ? Object.values(parts).flat() : parts[part]).join('; ');
  },
  rulesTitle: 'Косынка',
  rules: (state) => {
    const draw = state?.rules.draw ?? 1;
    return [
      'Соберите на четырёх базах все масти по порядку, от туза до короля.',
      'В столбцах карты кладут по убыванию, чередуя красные и чёрные. Открытые карты, лежащие по порядку, переносят вместе; закрытая карта, оказавшись сверху, открывается сама; на пустое место можно положить короля.',
      `Из колоды открывают по ${draw} ${plural(draw, 'карте', 'карты', 'карт')}. Играет верхняя карта сброса.`,
      'Перетащите карту или коснитесь её, а потом стопки, куда её положить. Двойное касание делает лучший ход этой картой. Правая кнопка мыши собирает на базу всё, что там не помешает.',
    ];
  },
  keyHelp: [
    ['← → ↑ ↓', 'от карты к карте'],
    ['Ctrl+← Ctrl+→', 'начало или конец ряда'],
    ['PgUp PgDn', 'другой ряд'],
    ['Home End', 'первая или последняя карта стопки'],
    ['Enter Space', 'взять, положить, открыть из колоды'],
    ['Esc', 'вернуть на место'],
    ['1 … 7', 'столбец'],
    ['0 9', 'колода, сброс'],
    ['Shift+1 … 4', 'база'],
    ['F Ctrl+Enter', 'на базу'],
    ['D', 'открыть из колоды'],
    ['A', 'собрать на базу'],
    ['U Shift+U', 'отменить ход, вернуть ход'],
    ['H', 'подсказка'],
    ['M Shift+M', 'ходы этой карты, все ходы'],
    ['S', 'прочитать весь стол'],
    ['W T P', 'прочитать колоду и сброс, базы, столбцы'],
    ['L', 'повторить последнее сообщение'],
    ['N', 'следующая карта того же достоинства'],
    ['Z', 'показать карту крупно'],
    ['?', 'эта справка'],
  ],
};
