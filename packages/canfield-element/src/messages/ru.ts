import {
  card,
  cards,
  onto,
  rank,
  ru as shared,
  ruActs,
} from '@parlour/element-core/piles/messages/ru';
import type { CanfieldLanguage } from './words.ts';

/** С чего: с туза, с восьмёрки. */
const genitive = (index: number): string =>
  index === 12
    ? 'короля'
    : index === 0 || index === 10
      ? `${rank(index)}а`
      : rank(index).replace(/а$/, (end) => (index === 11 ? 'ы' : end && 'и'));

export const ru: CanfieldLanguage = {
  ...shared,
  gameName: 'Кэнфилд',
  baseRank: (base) => `Базы начинаются с ${genitive(base - 1)}`,
  foundationEmpty: (base) => (base ? `Пусто, место для ${genitive(base - 1)}` : 'Пусто'),
  acts: {
    ...ruActs,
    filled: (id, pile, left) => `Из резерва ${onto(pile)}: ${card(id)}, в резерве ${cards(left)}`,
    reserve: (count, top) =>
      top === undefined ? 'Резерв пуст' : `Резерв: ${cards(count)}, сверху ${card(top)}`,
    wrapped: (isHome) => (isHome ? 'туз ложится на короля' : 'король ложится на туза'),
    choose: 'Выберите, с чего начнутся базы: положите на базу карту резерва или столбца',
    base: 'Начало',
    profit: 'Прибыль',
  },
  speech: async () => (await import('./ru-speech.ts')).ruSpeech,
};
