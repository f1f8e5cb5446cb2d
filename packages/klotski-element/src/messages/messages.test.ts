// Every term of every language, said of sample data.
import { type CoreWords, en as core } from '@parlour/element-core';
import { unwrap } from '@parlour/game-core';
import { BLOCK_NAMES } from '@parlour/klotski/names';
import { klotski, METRICS } from '@parlour/klotski';
import { type Block, REFUSALS } from '@parlour/klotski/play';
import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { enActs } from './en-acts.ts';
import { enSpeech } from './en-speech.ts';
import { ja } from './ja.ts';
import { ru } from './ru.ts';
import { type KlotskiActs, type KlotskiSpeech, type KlotskiWords } from './words.ts';
import { zhHans } from './zh-Hans.ts';

const LANGUAGES = { en, ja, ru, 'zh-Hans': zhHans } as const;
const speechOf = async (words: KlotskiWords): Promise<KlotskiSpeech> =>
  (await words.speech?.()) ?? enSpeech;
const actsOf = ({ acts = enActs }: KlotskiWords): KlotskiActs => acts;

const SAID = {
  en: /[a-z]/i,
  ja: /[\u3040-\u30ff\u4e00-\u9fff]/,
  ru: /[а-яё]/i,
  'zh-Hans': /[\u4e00-\u9fff]/,
};
const FACES = ['names', 'colours', 'numbers'];
const COUNTS = [0, 1, 2, 5, 11, 21, 81, 111, 138];
const RUNS = [
  [[1, 1]],
  [
    [-4, 2],
    [-1, 1],
    [4, 3],
  ],
] as const;

/** All fifteen that have names, and one of each shape that has none. */
const BLOCKS: readonly Block[] = [
  ...BLOCK_NAMES.map((_, index): Block => {
    const id = index + 1;
    return { id, code: id < 6 ? 3 : id < 10 ? 1 : id === 10 ? 4 : 2, cell: 5 };
  }),
  { id: 16, code: 1, cell: 0 },
  { id: 17, code: 2, cell: 4 },
  { id: 18, code: 3, cell: 18 },
];

const STATE = klotski.deal(unwrap(klotski.parseOptions({})));

const wordsSaid = (words: KlotskiWords): readonly string[] => {
  const acts = actsOf(words);
  return [
    ...Object.keys(core).map((key) => words[key as keyof CoreWords]),
    ...[words.gameName, words.board, words.empty],
    ...BLOCKS.flatMap((block) =>
      FACES.flatMap((faces) => [
        words.block(block, faces, []),
        words.block(block, faces, [1, -1, 4, -4]),
        acts.picked(block, faces),
      ]),
    ),
    ...RUNS.map(acts.moved),
    ...COUNTS.flatMap((count) => [
      acts.count(count, undefined),
      acts.count(count, 81),
      acts.won(count, undefined),
      acts.won(count, 81),
    ]),
    ...[acts.solve, acts.takenBack, acts.undone, acts.redone, acts.restarted, acts.dealt],
    ...[acts.sliding, acts.left, acts.perfect],
  ];
};

const speechSaid = (speech: KlotskiSpeech): readonly string[] => {
  const { demonstration } = speech;
  return [
    ...REFUSALS.flatMap((code) =>
      FACES.flatMap((faces) => [
        speech.refused({ code, cells: [13, 14, 14] }, STATE, faces),
        speech.refused({ code, cells: [9, 13, 13, 14] }, STATE, faces),
        speech.refused({ code, cells: [16, 15] }, STATE, faces),
        speech.refused({ code }, STATE, faces),
      ]),
    ),
    ...COUNTS.flatMap((count) => [
      speech.distance(count),
      speech.hint(BLOCKS[0] as Block, 'names', RUNS[1], count),
      demonstration.begin(count),
      demonstration.at(count, 138),
      demonstration.step(BLOCKS[9] as Block, 'names', RUNS[0], demonstration.at(count, 138)),
    ]),
    ...[speech.noHint, speech.unsolvable, speech.ways([]), speech.ways([1, -1, 4, -4])],
    ...FACES.flatMap((faces) => [speech.movable(BLOCKS, faces), speech.movable([], faces)]),
    speech.board(
      [
        [BLOCKS[0], undefined],
        [BLOCKS[15], BLOCKS[9]],
      ],
      'names',
    ),
    ...Object.values(demonstration).filter((value) => typeof value === 'string'),
    speech.rulesTitle,
    ...METRICS.flatMap(speech.rules),
    ...speech.keyHelp.map(([, meaning]) => meaning),
  ];
};

describe.each(Object.entries(LANGUAGES))('%s', (language, words) => {
  const said = SAID[language as keyof typeof SAID];
  const check = (texts: readonly string[]): void => {
    for (const text of texts) {
      expect(text).not.toMatch(/undefined|NaN|null|Infinity|\[object|\$\{|^\s|\s$| {2}|, ,|\(\)/);
      expect(text).toMatch(said);
    }
  };

  it('has words for all that is on the board and happens on it', () => {
    check(wordsSaid(words));
  });

  it('has words for all that is asked', async () => {
    check(speechSaid(await speechOf(words)));
  });

  it('writes every block in a script of its own, and calls each differently', () => {
    const faces = BLOCKS.map(({ id }) => words.face(id));
    expect(faces.every(({ text }) => text !== '')).toBe(true);
    for (const { text, lang } of faces)
      expect([text, /^(?:zh-Hans|ja)?$/.test(lang)]).toEqual([text, true]);
    const names = BLOCKS.filter(({ id }) => id < 11 || id > 15).map((block) =>
      actsOf(words).picked(block, 'names'),
    );
    expect(new Set(names).size).toBe(names.length);
    // A general is the same one lying or upright.
    expect(actsOf(words).picked({ id: 15, code: 2, cell: 0 }, 'names')).toBe(
      actsOf(words).picked({ id: 1, code: 3, cell: 0 }, 'names'),
    );
  });

  it('tells four colours apart by what they are called', () => {
    const called = ([1, 2, 3, 4] as const).map((code) =>
      actsOf(words).picked({ id: 1, code, cell: 0 }, 'colours'),
    );
    expect(new Set(called).size).toBe(4);
  });

  it('says which way each of the four is', async () => {
    const speech = await speechOf(words);
    const ways = [1, -1, 4, -4].map((way) => speech.ways([way]));
    expect(new Set(ways).size).toBe(4);
  });

  it('says what is in the way, and on which side', async () => {
    const { refused } = await speechOf(words);
    const occupied = refused({ code: 'occupied', cells: [13, 14, 14] }, STATE, 'names');
    const name = words.face(7);
    expect(occupied.toLowerCase()).toContain((name.gloss || name.text).toLowerCase());
    const frame = refused({ code: 'out-of-board', cells: [16, 15] }, STATE, 'names');
    const sides = [15, 17, 12, 20].map((to) =>
      refused({ code: 'out-of-board', cells: [16, to] }, STATE, 'names'),
    );
    expect(frame).not.toBe(occupied);
    expect(new Set(sides).size).toBe(4);
  });

  it('knows the key help of English', async () => {
    const keysOf = ({ keyHelp }: KlotskiSpeech): readonly string[] => keyHelp.map(([keys]) => keys);
    expect(keysOf(await speechOf(words))).toEqual(keysOf(enSpeech));
  });
});

const GUAN_YU: Block = { id: 1, code: 3, cell: 9 };
const CAO_CAO: Block = { id: 10, code: 4, cell: 1 };

describe('what is said in', () => {
  it('English', () => {
    expect(en.block(CAO_CAO, 'names', [4])).toBe(
      'Cao Cao, 2 by 2, rows 1 to 2, columns 2 to 3. Can go down',
    );
    expect(en.block(CAO_CAO, 'colours', [4, 1])).toBe(
      'Red big block, 2 by 2, rows 1 to 2, columns 2 to 3. Can go down, right',
    );
    expect(enActs.moved(RUNS[1])).toBe('Moved up 2, left, down 3');
    expect(enActs.count(12, 81)).toBe('12 moves, best 81');
    expect(enActs.won(81, 81)).toBe('Solved in 81 moves: perfect');
  });

  it('Japanese', async () => {
    const { refused, hint, demonstration } = await ja.speech();
    expect(ja.block(CAO_CAO, 'names', [4])).toBe('曹操、2×2、1～2行、2～3列。下へ動けます');
    expect(ja.acts.moved(RUNS[1])).toBe('上へ2マス、左へ、下へ3マス動かしました');
    expect(ja.acts.won(81, 81)).toBe('81手で解けました、最短です');
    expect(refused({ code: 'occupied', cells: [13, 14, 14] }, STATE, 'names')).toBe(
      '右に丁があって動けません',
    );
    expect(hint(GUAN_YU, 'names', RUNS[0], 81)).toBe('ヒント：関羽を右へ、出口まで81手');
    expect(demonstration.step(GUAN_YU, 'names', RUNS[0], '81手中3手目')).toBe(
      '関羽を右へ。81手中3手目',
    );
  });

  it('Chinese', async () => {
    const { refused, hint, board } = await zhHans.speech();
    expect(zhHans.block(CAO_CAO, 'names', [4])).toBe('曹操，2×2，第1到2行，第2到3列。可向下');
    expect(zhHans.acts.moved(RUNS[1])).toBe('向上2格、向左、向下3格移动');
    expect(zhHans.acts.won(81, 81)).toBe('81步通关，最优解');
    expect(refused({ code: 'occupied', cells: [13, 14, 14] }, STATE, 'names')).toBe('右边被丁挡住');
    expect(hint(GUAN_YU, 'names', RUNS[0], 81)).toBe('提示：关羽向右，还需81步');
    expect(board([[GUAN_YU, undefined]], 'names')).toBe('第1行：关羽、空');
  });

  it('Russian', async () => {
    const { refused, hint } = await ru.speech();
    expect(ru.block(CAO_CAO, 'names', [4])).toBe(
      'Цао Цао, 2 на 2, ряд 1–2, столбец 2–3. Можно вниз',
    );
    expect(ru.acts.moved(RUNS[1])).toBe('Сдвинуто вверх на 2, влево, вниз на 3');
    expect(ru.acts.won(81, 81)).toBe('Решено за 81 ход, лучше нельзя');
    expect(refused({ code: 'occupied', cells: [13, 14, 14] }, STATE, 'names')).toBe(
      'Мешает: Рекрут, вправо',
    );
    expect(hint(GUAN_YU, 'names', RUNS[0], 22)).toBe(
      'Подсказка: Гуань Юй вправо, до выхода 22 хода',
    );
  });
});

describe('Russian counts', () => {
  it.each([
    [0, '0 ходов'],
    [1, '1 ход'],
    [2, '2 хода'],
    [5, '5 ходов'],
    [11, '11 ходов'],
    [21, '21 ход'],
    [22, '22 хода'],
    [112, '112 ходов'],
    [131, '131 ход'],
  ])('%i moves', (count, text) => {
    expect(ru.acts.count(count, undefined)).toBe(text);
  });
});
