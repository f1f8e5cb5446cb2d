import { ja as core } from '@parlour/element-core/messages/ja';
import { blockName } from '@parlour/klotski/names';
import type { Block } from '@parlour/klotski/play';
import { lying, span } from './place.ts';
import type { KlotskiLanguage } from './words.ts';

const SHAPES = ['', '砂色の兵', '青い縦の駒', '緑の横の駒', '赤い大駒'];
const SIZES = ['', '1×1', '1×2', '2×1', '2×2'];
const WAYS: Readonly<Record<number, string>> = { 1: '右', 4: '下', [-1]: '左', [-4]: '上' };

export const wayName = (way: number): string => WAYS[way] ?? '';
export const list = (items: readonly string[]): string => items.join('、');
export const called = ({ id, code }: Block, faces: string): string => {
  const name = faces === 'names' ? blockName(id, 'ja') : undefined;
  return name ?? (faces === 'colours' ? (SHAPES[code] ?? '') : `${id}番の駒`);
};
export const steps = (runs: readonly (readonly [number, number])[]): string =>
  list(runs.map(([way, count]) => `${wayName(way)}へ${count > 1 ? `${count}マス` : ''}`));

export const ja: KlotskiLanguage = {
  ...core,
  gameName: '華容道',
  board: '盤',
  empty: '空き',
  face: (id) => ({ text: blockName(id, 'ja') ?? String(id), lang: 'ja', gloss: '' }),
  block: (block, faces, ways) => {
    const { rows, columns } = lying(block);
    const can = ways.length > 0 ? `。${list(ways.map(wayName))}へ動けます` : '';
    const place = `${span(rows, '～')}行、${span(columns, '～')}列`;
    return `${called(block, faces)}、${SIZES[block.code] ?? ''}、${place}${can}`;
  },
  acts: {
    stop: '。',
    solve: '解答を見る',
    picked: (block, faces) => `${called(block, faces)}を選びました`,
    moved: (runs) => `${steps(runs)}動かしました`,
    count: (count, optimum) =>
      optimum === undefined ? `${count}手` : `${count}手、最短${optimum}手`,
    takenBack: '手を戻しました',
    won: (count, optimum) => {
      if (optimum === undefined) return `${count}手で解けました`;
      return count <= optimum
        ? `${count}手で解けました、最短です`
        : `${count}手で解けました、最短は${optimum}手です`;
    },
    undone: '元に戻しました',
    redone: 'やり直しました',
    restarted: '最初の配置に戻しました',
    dealt: '新しい盤です',
    sliding: '矢印キーで駒が動きます',
    left: '残り',
    perfect: '最短',
  },
  speech: async () => (await import('./ja-speech.ts')).jaSpeech,
};
