import type { CoreWords } from './words.ts';

export const ru: CoreWords = {
  toolbar: 'Игра',
  new: 'Новая игра',
  restart: 'Начать сначала',
  undo: 'Отменить ход',
  redo: 'Вернуть ход',
  hint: 'Подсказка',
  auto: 'Собрать на базу',
  help: 'Правила и клавиши',
  close: 'Закрыть',
  keys: 'Клавиши',
  moves: 'Ходы',
  time: 'Время',
  score: 'Счёт',
};
