import type { CoreWords } from './words.ts';

export const zhHans: CoreWords = {
  toolbar: '游戏操作',
  new: '新游戏',
  restart: '重新开始',
  undo: '撤销',
  redo: '重做',
  hint: '提示',
  auto: '自动收牌',
  help: '规则与按键',
  close: '关闭',
  keys: '按键',
  moves: '步数',
  time: '时间',
  score: '得分',
};
