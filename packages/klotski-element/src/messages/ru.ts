import { ru as core } from '@parlour/element-core/messages/ru';
import { blockName } from '@parlour/klotski/names';
import type { Block } from '@parlour/klotski/play';
import { lying, span } from './place.ts';
import type { KlotskiLanguage } from './words.ts';

const SHAPES = [
  '',
  'песочный солдат',
  'синий вертикальный блок',
  'зелёный горизонтальный блок',
  'красный большой блок',
];
const SIZES = ['', '1 на 1', '1 на 2', '2 на 1', '2 на 2'];
const WAYS: Readonly<Record<number, string>> = {
  1: 'вправо',
  4: 'вниз',
  [-1]: 'влево',
  [-4]: 'вверх',
};

export const wayName = (way: number): string => WAYS[way] ?? '';
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const list = (items: readonly string[]): string => items.join(', ');
export const called = ({ id, code }: Block, faces: string): string => {
  const name = faces === 'names' ? blockName(id, 'ru') : undefined;
  return name ?? (faces === 'colours' ? (SHAPES[code] ?? '') : `блок ${id}`);
};
const plurals = new Intl.PluralRules('ru');
export const movesOf = (count: number): string => {
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'ход', few: 'хода' };
  return `${count} ${forms[plurals.select(count)] ?? 'ходов'}`;
};
export const steps = (runs: readonly (readonly [number, number])[]): string =>
  list(runs.map(([way, count]) => (count > 1 ? `${wayName(way)} на ${count}` : wayName(way))));

export const ru: KlotskiLanguage = {
  ...core,
  gameName: 'Клоцки',
  board: 'Доска',
  empty: 'Пусто',
  face: (id) => ({
    text: blockName(id, 'zh-Hans') ?? String(id),
    lang: 'zh-Hans',
    gloss: blockName(id, 'ru') ?? '',
  }),
  block: (block, faces, ways) => {
    const { rows, columns } = lying(block);
    const can = ways.length > 0 ? `. Можно ${list(ways.map(wayName))}` : '';
    const place = `ряд ${span(rows, '–')}, столбец ${span(columns, '–')}`;
    return `${capital(called(block, faces))}, ${SIZES[block.code] ?? ''}, ${place}${can}`;
  },
  acts: {
    stop: '. ',
    solve: 'Показать решение',
    picked: (block, faces) => `Выбрано: ${called(block, faces)}`,
    moved: (runs) => `Сдвинуто ${steps(runs)}`,
    count: (count, optimum) =>
      optimum === undefined ? movesOf(count) : `${movesOf(count)}, лучший итог ${optimum}`,
    takenBack: 'Ход возвращён',
    won: (count, optimum) => {
      const solved = `Решено за ${movesOf(count)}`;
      if (optimum === undefined) return solved;
      return count <= optimum ? `${solved}, лучше нельзя` : `${solved}, лучший итог ${optimum}`;
    },
    undone: 'Ход отменён',
    redone: 'Ход повторён',
    restarted: 'Снова начало',
    dealt: 'Новая доска',
    sliding: 'Стрелки двигают блок',
    left: 'Осталось',
    perfect: 'лучше нельзя',
  },
  speech: async () => (await import('./ru-speech.ts')).ruSpeech,
};
