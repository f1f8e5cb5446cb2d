import type { CoreWords } from './words.ts';

export const ja: CoreWords = {
  toolbar: 'ゲーム操作',
  new: '新しいゲーム',
  restart: '最初から',
  undo: '元に戻す',
  redo: 'やり直す',
  hint: 'ヒント',
  auto: '組札へ移す',
  help: 'ルールとキー操作',
  close: '閉じる',
  keys: 'キー操作',
  moves: '手数',
  time: '時間',
  score: 'スコア',
};
