import { called, list, steps, wayName } from './ja.ts';
import type { KlotskiSpeech } from './words.ts';

const METRICS = {
  corner: '一つの駒が空いた道を進むのを、曲がり角も含めて1手と数えます。',
  straight: '一つの駒が一方向に何マスでも進むのを1手と数えます。',
  unit: '一つの駒が1マス進むのを1手と数えます。',
} as const;

export const jaSpeech: KlotskiSpeech = {
  refused: ({ code, cells = [] }, state, faces) => {
    const [from = 0, to = 0, ...others] = cells;
    const names = others.flatMap((cell) => {
      const block = state.blocks.find((one) => one.cell === cell);
      return block ? [called(block, faces)] : [];
    });
    const way = wayName(to - from);
    const where = way ? `${way}に` : '';
    if (names.length > 0) return `${where}${list(names)}があって動けません`;
    if (code === 'out-of-board') return `${where}枠があって動けません`;
    return code === 'game-over' ? 'もう解けています' : '通れる道がありません';
  },
  hint: (block, faces, runs, left) =>
    `ヒント：${called(block, faces)}を${steps(runs)}、出口まで${left}手`,
  noHint: 'ヒントはありません。もう解けています',
  unsolvable: 'この配置は解けません',
  ways: (ways) => (ways.length > 0 ? `${list(ways.map(wayName))}へ動けます` : '動けません'),
  movable: (blocks, faces) =>
    blocks.length > 0
      ? `動ける駒：${list(blocks.map((block) => called(block, faces)))}`
      : '動ける駒はありません',
  distance: (moves) => `出口まで${moves}手`,
  board: (rows, faces) =>
    rows
      .map((blocks, index) => {
        const names = blocks.map((block) => (block ? called(block, faces) : '空き'));
        return `${index + 1}行目：${list(names)}`;
      })
      .join('。'),
  demonstration: {
    title: '解答',
    begin: (moves) => `解答は${moves}手です`,
    at: (move, moves) => `${moves}手中${move}手目`,
    step: (block, faces, runs, at) => `${called(block, faces)}を${steps(runs)}。${at}`,
    back: '1手戻る',
    forward: '1手進む',
    play: '再生',
    pause: '一時停止',
    speed: '速さ',
    close: '対局に戻る',
    closed: '対局に戻りました',
  },
  rulesTitle: '華容道',
  rules: (metric) => [
    '大きな駒の曹操を、盤の下の出口まで導きます。駒は滑らせるだけで、持ち上げたり回したりはできません。',
    METRICS[metric],
    '同じ駒を続けて動かすと、できるだけ1手にまとめて数えます。駒が元の場所に戻れば、その手は取り消されます。',
    '駒をドラッグするか、駒と行き先のマスを順にタップします。一方向にしか動けない駒は、2回タップすると動きます。',
  ],
  keyHelp: [
    ['← → ↑ ↓', '駒から駒へ'],
    ['Shift+← Shift+→ Shift+↑ Shift+↓', '駒を1マス動かす'],
    ['Enter Space', '駒を選び、矢印キーで動かす。もう一度押すと放す'],
    ['Esc', '駒を放す、解答を閉じる'],
    ['Home End', '最初または最後の駒'],
    ['U Shift+U', '1手戻す、やり直す'],
    ['H', 'ヒント'],
    ['V', '解答を見る'],
    ['Space Shift+→ Shift+←', '解答中：一時停止と再生、1手進む、1手戻る'],
    ['M Shift+M', 'この駒の動ける方向、動けるすべての駒'],
    ['B', '盤を1行ずつ読み上げ'],
    ['E', '出口までの手数'],
    ['S', 'これまでの手数'],
    ['L', '最後のメッセージをもう一度'],
    ['?', 'このヘルプ'],
  ],
};
