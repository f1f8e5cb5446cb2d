import { zhHans as core } from '@parlour/element-core/messages/zh-Hans';
import { blockName } from '@parlour/klotski/names';
import type { Block } from '@parlour/klotski/play';
import { lying, span } from './place.ts';
import type { KlotskiLanguage } from './words.ts';

const SHAPES = ['', '米色小兵', '蓝色竖块', '绿色横块', '红色大块'];
const SIZES = ['', '1×1', '1×2', '2×1', '2×2'];
const WAYS: Readonly<Record<number, string>> = { 1: '右', 4: '下', [-1]: '左', [-4]: '上' };

export const wayName = (way: number): string => WAYS[way] ?? '';
export const list = (items: readonly string[]): string => items.join('、');
export const called = ({ id, code }: Block, faces: string): string => {
  const name = faces === 'names' ? blockName(id, 'zh-Hans') : undefined;
  return name ?? (faces === 'colours' ? (SHAPES[code] ?? '') : `${id}号块`);
};
export const steps = (runs: readonly (readonly [number, number])[]): string =>
  list(runs.map(([way, count]) => `向${wayName(way)}${count > 1 ? `${count}格` : ''}`));

export const zhHans: KlotskiLanguage = {
  ...core,
  gameName: '华容道',
  board: '棋盘',
  empty: '空',
  face: (id) => ({ text: blockName(id, 'zh-Hans') ?? String(id), lang: 'zh-Hans', gloss: '' }),
  block: (block, faces, ways) => {
    const { rows, columns } = lying(block);
    const can = ways.length > 0 ? `。可向${list(ways.map(wayName))}` : '';
    const place = `第${span(rows, '到')}行，第${span(columns, '到')}列`;
    return `${called(block, faces)}，${SIZES[block.code] ?? ''}，${place}${can}`;
  },
  acts: {
    stop: '。',
    solve: '演示解法',
    picked: (block, faces) => `已选中${called(block, faces)}`,
    moved: (runs) => `${steps(runs)}移动`,
    count: (count, optimum) =>
      optimum === undefined ? `${count}步` : `${count}步，最少${optimum}步`,
    takenBack: '已退回',
    won: (count, optimum) => {
      if (optimum === undefined) return `${count}步通关`;
      return count <= optimum ? `${count}步通关，最优解` : `${count}步通关，最少${optimum}步`;
    },
    undone: '已撤销',
    redone: '已重做',
    restarted: '已回到开局',
    dealt: '新的一局',
    sliding: '方向键移动棋子',
    left: '剩余',
    perfect: '最优解',
  },
  speech: async () => (await import('./zh-Hans-speech.ts')).zhHansSpeech,
};
