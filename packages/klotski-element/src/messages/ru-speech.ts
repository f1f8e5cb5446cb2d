import { called, capital, list, movesOf, steps, wayName } from './ru.ts';
import type { KlotskiSpeech } from './words.ts';

const METRICS = {
  corner: 'Один ход — один блок по любому свободному пути, с поворотами.',
  straight: 'Один ход — один блок в одном направлении на любое расстояние.',
  unit: 'Один ход — один блок на одну клетку.',
} as const;

export const ruSpeech: KlotskiSpeech = {
  refused: ({ code, cells = [] }, state, faces) => {
    const [from = 0, to = 0, ...others] = cells;
    const names = others.flatMap((cell) => {
      const block = state.blocks.find((one) => one.cell === cell);
      return block ? [called(block, faces)] : [];
    });
    const way = wayName(to - from);
    const where = way ? `, ${way}` : '';
    if (names.length > 0) return `Мешает: ${list(names)}${where}`;
    if (code === 'out-of-board') return `Мешает рамка${where}`;
    return code === 'game-over' ? 'Уже решено' : 'Нет свободного пути';
  },
  hint: (block, faces, runs, left) =>
    `Подсказка: ${called(block, faces)} ${steps(runs)}, до выхода ${movesOf(left)}`,
  noHint: 'Подсказки нет: уже решено',
  unsolvable: 'Эта расстановка не решается',
  ways: (ways) => (ways.length > 0 ? `Можно ${list(ways.map(wayName))}` : 'Двигать некуда'),
  movable: (blocks, faces) =>
    blocks.length > 0
      ? `Можно двигать: ${list(blocks.map((block) => called(block, faces)))}`
      : 'Ничего нельзя двигать',
  distance: (moves) => `До выхода ${movesOf(moves)}`,
  board: (rows, faces) =>
    rows
      .map((blocks, index) => {
        const names = blocks.map((block) => (block ? called(block, faces) : 'пусто'));
        return `Ряд ${index + 1}: ${list(names)}`;
      })
      .join('. '),
  demonstration: {
    title: 'Решение',
    begin: (moves) => `Решение: ${movesOf(moves)}`,
    at: (move, moves) => `Ход ${move} из ${moves}`,
    step: (block, faces, runs, at) => `${capital(called(block, faces))} ${steps(runs)}. ${at}`,
    back: 'Ход назад',
    forward: 'Ход вперёд',
    play: 'Показывать',
    pause: 'Пауза',
    speed: 'Скорость',
    close: 'Вернуться к игре',
    closed: 'Снова игра',
  },
  rulesTitle: 'Клоцки',
  rules: (metric) => [
    'Выведите большой блок, Цао Цао, к проёму внизу. Блоки только скользят, их не поднимают и не поворачивают.',
    METRICS[metric],
    'Сдвиги одного блока подряд считаются одним ходом, насколько это возможно; блок, вернувшийся назад, возвращает и ход.',
    'Тащите блок или нажмите на него, затем на клетку. Двойное нажатие двигает блок, которому есть куда идти только в одну сторону.',
  ],
  keyHelp: [
    ['← → ↑ ↓', 'от блока к блоку'],
    ['Shift+← Shift+→ Shift+↑ Shift+↓', 'сдвинуть блок на клетку'],
    ['Enter Space', 'выбрать блок, стрелки двигают его; ещё раз — отпустить'],
    ['Esc', 'отпустить блок, закрыть решение'],
    ['Home End', 'первый или последний блок'],
    ['U Shift+U', 'отменить, повторить весь ход'],
    ['H', 'подсказка'],
    ['V', 'показать решение'],
    ['Space Shift+→ Shift+←', 'при показе: пауза и дальше, ход вперёд, ход назад'],
    ['M Shift+M', 'куда можно двигать этот блок; все подвижные блоки'],
    ['B', 'прочитать доску по рядам'],
    ['E', 'ходов до выхода'],
    ['S', 'ходов сделано'],
    ['L', 'повторить последнее сообщение'],
    ['?', 'эта справка'],
  ],
};
