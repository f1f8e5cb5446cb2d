import type { CoreWords } from './words.ts';

export const en: CoreWords = {
  toolbar: 'Game',
  new: 'New game',
  restart: 'Restart',
  undo: 'Undo',
  redo: 'Redo',
  hint: 'Hint',
  auto: 'Play to foundations',
  help: 'Rules and keys',
  close: 'Close',
  keys: 'Keys',
  moves: 'Moves',
  time: 'Time',
  score: 'Score',
};
