import { ru as core } from '@parlour/element-core/messages/ru';
import type { PileId } from '@parlour/klondike';
import { rankIndex, suitIndex } from './cards.ts';
import type { KlondikeLanguage } from './words.ts';

const RANKS = [
  'туз',
  'двойка',
  'тройка',
  'четвёрка',
  'пятёрка',
  'шестёрка',
  'семёрка',
  'восьмёрка',
  'девятка',
  'десятка',
  'валет',
  'дама',
  'король',
];
const SUITS = ['пик', 'червей', 'треф', 'бубен'];

/** Туз, валет и король: он; все другие: она. */
export const isMasculine = (index: number): boolean => [0, 10, 12].includes(index);
export const rank = (index: number): string => RANKS[index] ?? '';
/** Чего: пик, червей. */
export const suit = (index: number): string => SUITS[index] ?? '';
export const card = (id: number): string => `${rank(rankIndex(id))} ${suit(suitIndex(id))}`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const list = (items: readonly string[]): string => items.join(', ');

const RULES = new Intl.PluralRules('ru');

/** 1 карта, 2 карты, 5 карт */
export const plural = (count: number, one: string, few: string, many: string): string => {
  const rule = RULES.select(count);
  return rule === 'one' ? one : rule === 'few' ? few : many;
};
export const cards = (count: number): string =>
  `${count} ${plural(count, 'карта', 'карты', 'карт')}`;
export const andMore = (more: number): string => (more > 0 ? ` и ещё ${cards(more)}` : '');

const left = (count: number, what: string): string =>
  `${plural(count, 'осталась', 'осталось', 'осталось')} ${what}`;
const redeals = (count: number | 'unlimited'): string =>
  count === 'unlimited'
    ? ''
    : `, ${left(count, `${count} ${plural(count, 'пересдача', 'пересдачи', 'пересдач')}`)}`;

/** Что: столбец 3. */
export const place = (id: PileId): string => {
  if (id === 'stock') return 'колода';
  if (id === 'waste') return 'сброс';
  return `${id.startsWith('t') ? 'столбец' : 'база'} ${id.slice(1)}`;
};

/** Куда: на столбец 3. */
export const onto = (id: PileId): string => {
  if (id === 'stock') return 'в колоду';
  if (id === 'waste') return 'в сброс';
  return `на ${id.startsWith('t') ? 'столбец' : 'базу'} ${id.slice(1)}`;
};

export const ru: KlondikeLanguage = {
  ...core,
  gameName: 'Косынка',
  card,
  pile: (id) => capital(place(id)),
  cardInPile: (id, at, count) =>
    count > 1 ? `${card(id)}, ${at}-я из ${count} открытых` : card(id),
  faceDown: (count) =>
    `${count} ${plural(count, 'закрытая карта', 'закрытые карты', 'закрытых карт')}`,
  stockCards: (count) => cards(count),
  stockEmpty: (count) => {
    if (count === 0) return 'Пусто, пересдач больше нет';
    return count === 'unlimited' ? 'Пусто, можно перевернуть сброс' : `Пусто${redeals(count)}`;
  },
  wasteEmpty: 'Пусто',
  foundationEmpty: 'Пусто, место для туза',
  spaceEmpty: 'Пусто',
  acts: {
    stop: '. ',
    picked: (id, more) => `Взято: ${card(id)}${andMore(more)}`,
    moved: (id, more, to) => `${capital(card(id))}${andMore(more)} — ${onto(to)}`,
    revealed: (id, pile) =>
      `${isMasculine(rankIndex(id)) ? 'Открыт' : 'Открыта'} ${card(id)}, ${place(pile)}`,
    drawn: (ids, count) => {
      const [top = 0, ...below] = [...ids].reverse();
      const shown =
        below.length > 0 ? `${list(below.reverse().map(card))}, сверху ${card(top)}` : card(top);
      return `${capital(shown)}, ${left(count, cards(count))}`;
    },
    redealt: (count, more) => `Сброс перевёрнут, в колоде ${cards(count)}${redeals(more)}`,
    won: (moves) => `Победа за ${moves} ${plural(moves, 'ход', 'хода', 'ходов')}`,
    undone: 'Ход отменён',
    redone: 'Ход возвращён',
    restarted: 'Снова начало расклада',
    dealt: 'Новая игра',
  },
  speech: async () => (await import('./ru-speech.ts')).ruSpeech,
};
