// What every patience says when it is asked.
import { isRed, rankIndex } from './cards.ts';
import type { Refused } from '../patience-model.ts';
import type { KeyHelp, SharedSpeech } from '../patience-words.ts';
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
} from './ru.ts';

/** Кого, что: туза, восьмёрку. */
export const accusative = (index: number): string =>
  index === 12 ? 'короля' : isMasculine(index) ? `${rank(index)}а` : rank(index).replace(/а$/, 'у');

/** Где: в столбце 3. */
export const at = (id: string): string => {
  if (id === 'stock') return 'в колоде';
  if (id === 'waste') return 'в сбросе';
  if (id === 'reserve') return 'в резерве';
  return id.startsWith('t') ? `в столбце ${id.slice(1)}` : `на базе ${id.slice(1)}`;
};

/** Откуда: из столбца 3. */
export const from = (id: string): string => {
  if (id === 'stock') return 'из колоды';
  if (id === 'waste') return 'из сброса';
  if (id === 'reserve') return 'из резерва';
  return id.startsWith('t') ? `из столбца ${id.slice(1)}` : `с базы ${id.slice(1)}`;
};

/** На что ложится карта в столбце: на красную восьмёрку. */
export const parentOf = (id: number): string => {
  const index = (rankIndex(id) + 1) % 13;
  const colour = isRed(id) ? 'чёрн' : 'красн';
  return `${colour}${isMasculine(index) ? 'ого' : 'ую'} ${accusative(index)}`;
};

/** Why a move is refused, for the reasons that all games have. */
export const ruRefused: Refused = ({ code, cards: ids = [], piles = [] }, state) => {
  const [id = 0] = ids;
  const [pile = 'stock', target = pile] = piles;
  const columns = state.tableau.length;
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
    case 'one-card-only':
      return pile.startsWith('t')
        ? 'На базу кладут по одной карте.'
        : `${capital(from(pile))} берут по одной карте.`;
    case 'stock-closed':
      return 'Карты колоды сначала открывают в сброс.';
    case 'no-target':
      return `${capital(onto(pile))} карты не кладут.`;
    case 'no-worrying-back':
      return `${capital(card(id))} не возвращается ${from(pile)} ${onto(target)}: карты с базы брать нельзя.`;
  }
};

export const ruSpeech: SharedSpeech = {
  separator: '; ',
  autoplayed: (count) => `На базу: ${cards(count)}`,
  hintMove: (id, more, to) => `Подсказка: ${card(id)}${andMore(more)} — ${onto(to)}`,
  hintDeal: 'Подсказка: откройте карты из колоды',
  noHint: 'Подсказки нет',
  stuck: 'Продвинуться больше нельзя. Отмените ход или начните новую игру.',
  noMoves: 'Ходов нет',
  canGo: (id, targets) => `${capital(card(id))} может пойти ${list(targets.map(onto))}`,
  summary: ({ stock, waste, reserve, foundations, tableau }, part, base) => {
    const top = (id: number | undefined): string => (id === undefined ? 'пусто' : card(id));
    const parts = {
      deck: [
        ...(base === undefined ? [] : [base]),
        `Колода: ${cards(stock)}`,
        `сброс: ${top(waste)}`,
        ...(reserve
          ? [
              reserve.count > 0
                ? `резерв: ${cards(reserve.count)}, сверху ${top(reserve.top)}`
                : 'резерв: пусто',
            ]
          : []),
      ],
      foundations: [`База: ${list(foundations.map(top))}`],
      tableau: tableau.map(
        ({ down, top: id }, index) =>
          `${capital(place(`t${index + 1}`))}: ${top(id)}${
            down > 0 ? `, ${down} ${plural(down, 'закрытая', 'закрытые', 'закрытых')}` : ''
          }`,
      ),
    };
    return (part === 'all' ? Object.values(parts).flat() : parts[part]).join('; ');
  },
};

export const ruKeys: KeyHelp = [
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
];
