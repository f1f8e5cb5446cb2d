import { called, list, steps, wayName } from './zh-Hans.ts';
import type { KlotskiSpeech } from './words.ts';

const METRICS = {
  corner: '同一棋子沿空路连续移动，转弯也算一步。',
  straight: '同一棋子沿一个方向移动任意格算一步。',
  unit: '一枚棋子移动一格算一步。',
} as const;

export const zhHansSpeech: KlotskiSpeech = {
  refused: ({ code, cells = [] }, state, faces) => {
    const [from = 0, to = 0, ...others] = cells;
    const names = others.flatMap((cell) => {
      const block = state.blocks.find((one) => one.cell === cell);
      return block ? [called(block, faces)] : [];
    });
    const way = wayName(to - from);
    const where = way ? `${way}边` : '';
    if (names.length > 0) return `${where}被${list(names)}挡住`;
    if (code === 'out-of-board') return `${where}被边框挡住`;
    return code === 'game-over' ? '已经通关' : '没有通路';
  },
  hint: (block, faces, runs, left) => `提示：${called(block, faces)}${steps(runs)}，还需${left}步`,
  noHint: '没有提示：已经通关',
  unsolvable: '此局无解',
  ways: (ways) => (ways.length > 0 ? `可向${list(ways.map(wayName))}` : '不能移动'),
  movable: (blocks, faces) =>
    blocks.length > 0
      ? `可移动：${list(blocks.map((block) => called(block, faces)))}`
      : '没有可移动的棋子',
  distance: (moves) => `离出口还需${moves}步`,
  board: (rows, faces) =>
    rows
      .map((blocks, index) => {
        const names = blocks.map((block) => (block ? called(block, faces) : '空'));
        return `第${index + 1}行：${list(names)}`;
      })
      .join('。'),
  demonstration: {
    title: '解法',
    begin: (moves) => `解法共${moves}步`,
    at: (move, moves) => `第${move}步，共${moves}步`,
    step: (block, faces, runs, at) => `${called(block, faces)}${steps(runs)}。${at}`,
    back: '退一步',
    forward: '进一步',
    play: '播放',
    pause: '暂停',
    speed: '速度',
    close: '回到对局',
    closed: '已回到对局',
  },
  rulesTitle: '华容道',
  rules: (metric) => [
    '移动棋子，让曹操从棋盘下方的出口逃出。棋子只能平移，不能拿起或转动。',
    METRICS[metric],
    '连续移动同一棋子会尽量合并为一步；棋子回到原处，这一步就撤回。',
    '拖动棋子，或先点棋子再点目标格。只有一个方向可走的棋子，点两下即可移动。',
  ],
  keyHelp: [
    ['← → ↑ ↓', '在棋子间移动焦点'],
    ['Shift+← Shift+→ Shift+↑ Shift+↓', '把棋子移动一格'],
    ['Enter Space', '选中棋子后用方向键移动；再按一次放下'],
    ['Esc', '放下棋子，结束演示'],
    ['Home End', '第一枚或最后一枚棋子'],
    ['U Shift+U', '撤销、重做一整步'],
    ['H', '提示'],
    ['V', '演示解法'],
    ['Space Shift+→ Shift+←', '演示时：暂停与继续、进一步、退一步'],
    ['M Shift+M', '这枚棋子可走的方向；所有可移动的棋子'],
    ['B', '逐行朗读棋盘'],
    ['E', '离出口的步数'],
    ['S', '目前步数'],
    ['L', '重复上一条消息'],
    ['?', '本帮助'],
  ],
};
