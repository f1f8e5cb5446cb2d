// Every term of every language, said of sample data.
import { type CoreWords, en as core } from '@parlour/element-core';
import { type KlondikeState, klondike, ILLEGAL_CODES, type PileId } from '@parlour/klondike';
import { unwrap } from '@parlour/game-core';
import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { enActs } from './en-acts.ts';
import { enSpeech } from './en-speech.ts';
import { ja } from './ja.ts';
import { ru } from './ru.ts';
import { type KlondikeActs, type KlondikeSpeech, type KlondikeWords } from './words.ts';
import { zhHans } from './zh-Hans.ts';

const LANGUAGES = { en, ja, ru, 'zh-Hans': zhHans } as const;
const speechOf = async (words: KlondikeWords): Promise<KlondikeSpeech> =>
  (await words.speech?.()) ?? enSpeech;

const SAID = {
  en: /[a-z]/i,
  ja: /[\u3040-\u30ff\u4e00-\u9fff]/,
  ru: /[а-яё]/i,
  'zh-Hans': /[\u4e00-\u9fff]/,
};
const CARDS = Array.from({ length: 52 }, (_, card) => card);
const PILES: readonly PileId[] = ['stock', 'waste', 't1', 't7', 'f1', 'f4'];
const COUNTS = [0, 1, 2, 3, 5, 11, 21, 24];

const stateOf = (options: Readonly<Record<string, unknown>> = {}): KlondikeState =>
  klondike.deal(unwrap(klondike.parseOptions({ seed: 4, ...options })));

const actsOf = ({ acts = enActs }: KlondikeWords): KlondikeActs => acts;

const wordsSaid = (words: KlondikeWords): readonly string[] => [
  ...Object.keys(core).map((key) => words[key as keyof CoreWords]),
  words.gameName,
  ...CARDS.map(words.card),
  ...PILES.map(words.pile),
  ...CARDS.map((card) => words.cardInPile(card, 2, 4)),
  words.cardInPile(5, 1, 1),
  ...COUNTS.flatMap((count) => [
    words.faceDown(count),
    words.stockCards(count),
    words.stockEmpty(count),
    actsOf(words).picked(count, count),
    actsOf(words).drawn([1, 2, 3], count),
    actsOf(words).drawn([1], count),
    actsOf(words).redealt(count, count),
    actsOf(words).redealt(count, 'unlimited'),
    actsOf(words).won(count),
  ]),
  words.stockEmpty('unlimited'),
  words.wasteEmpty,
  words.foundationEmpty,
  words.spaceEmpty,
  ...PILES.flatMap((pile) => [actsOf(words).moved(20, 2, pile), actsOf(words).revealed(50, pile)]),
  actsOf(words).undone,
  actsOf(words).redone,
  actsOf(words).restarted,
  actsOf(words).dealt,
];

/** A refusal for each code, with the cards and piles that it may concern. */
const REFUSALS = ILLEGAL_CODES.flatMap((code) =>
  (['t3', 'f2'] as const).flatMap((pile) =>
    [0, 19, 38, 51].map((card) => ({ code, cards: [card, 33], piles: [pile, 't4'] as const })),
  ),
);

const TABLE = {
  stock: 21,
  waste: 17,
  foundations: [0, undefined, 27, 51],
  tableau: [
    { down: 0, top: undefined },
    { down: 1, top: 12 },
    { down: 5, top: 25 },
  ],
};

const speechSaid = (speech: KlondikeSpeech): readonly string[] => [
  ...REFUSALS.map((refusal) => speech.refused(refusal, stateOf())),
  ...COUNTS.map(speech.autoplayed),
  ...PILES.flatMap((pile) => [
    speech.hintMove(20, 0, pile),
    speech.hintMove(20, 2, pile),
    speech.canGo(20, [pile, 't2']),
  ]),
  speech.hintDeal,
  speech.noHint,
  speech.stuck,
  speech.noMoves,
  ...(['all', 'deck', 'foundations', 'tableau'] as const).map((part) =>
    speech.summary(TABLE, part),
  ),
  speech.rulesTitle,
  ...speech.rules(undefined),
  ...[1, 2, 3, 5].flatMap((draw) => speech.rules(stateOf({ draw }))),
  ...speech.keyHelp.map(([, meaning]) => meaning),
];

describe.each(Object.entries(LANGUAGES))('%s', (language, words) => {
  const check = (said: readonly string[]): void => {
    for (const text of said) {
      expect(text).not.toMatch(/undefined|NaN|null|\[object|\$\{|^\s|\s$| {2}/);
      expect(text).not.toBe('');
    }
  };

  it('has words for all that is on the table and happens on it', () => {
    const said = wordsSaid(words);
    check(said);
    for (const text of said.filter((one) => !/^\d+$/.test(one)))
      expect(text).toMatch(SAID[language as keyof typeof SAID]);
  });

  it('has words for all that is asked', async () => {
    const said = speechSaid(await speechOf(words));
    check(said);
    for (const text of said) expect(text).toMatch(SAID[language as keyof typeof SAID]);
  });

  it('names each card and each pile differently', () => {
    expect(new Set(CARDS.map(words.card)).size).toBe(52);
    expect(new Set(PILES.map(words.pile)).size).toBe(PILES.length);
  });

  it('refuses for each reason in other words, naming the cards', async () => {
    const { refused } = await speechOf(words);
    const state = stateOf();
    const said = ILLEGAL_CODES.map((code) =>
      refused({ code, cards: [45, 20], piles: ['t3', 't4'] }, state),
    );
    // One pile has one fault: colour, rank and suit are told by what would fit.
    expect(new Set(said).size).toBe(ILLEGAL_CODES.length - 2);
    if (words === en) return;
    for (const code of ['wrong-colour', 'wrong-rank', 'other-foundation', 'needs-ace'] as const) {
      const text = refused({ code, cards: [45, 20], piles: ['f2'] }, state).toLowerCase();
      expect(text).toContain(words.card(45));
      if (code.startsWith('wrong')) expect(text).toContain(words.card(20));
    }
  });

  it('knows the key help of English', async () => {
    const keysOf = ({ keyHelp }: KlondikeSpeech): readonly string[] =>
      keyHelp.map(([keys]) => keys);
    expect(keysOf(await speechOf(words))).toEqual(keysOf(enSpeech));
  });
});

describe('what is said in', () => {
  const refusal = { code: 'wrong-colour', cards: [32, 20], piles: ['t3'] as const };
  const king = { code: 'needs-king', cards: [32], piles: ['t3'] as const };

  it('Japanese', async () => {
    const { refused, hintMove } = await ja.speech();
    expect(ja.cardInPile(20, 2, 4)).toBe('ハートの8、表向き4枚中2枚目');
    expect(ja.acts.moved(20, 2, 't4')).toBe('ハートの8と上の2枚を場札4列目へ移しました');
    expect(ja.acts.drawn([17, 5], 12)).toBe('ハートの5、一番上はスペードの6、残り12枚');
    expect(refused(refusal, stateOf())).toBe(
      'クラブの7は赤の8の上にだけ置けます。場札3列目の一番上はハートの8です。',
    );
    expect(refused(king, stateOf())).toBe(
      '空いた場札3列目に置けるのはキングだけです。クラブの7は置けません。',
    );
    expect(hintMove(20, 0, 'f2')).toBe('ヒント：ハートの8を組札2へ');
  });

  it('Chinese', async () => {
    const { refused, summary } = await zhHans.speech();
    expect(zhHans.cardInPile(20, 2, 4)).toBe('红桃8，4张明牌中第2张');
    expect(zhHans.acts.drawn([17, 5], 12)).toBe('红桃5，最上面是黑桃6，剩余12张');
    expect(refused(refusal, stateOf())).toBe('梅花7要叠在红8上，牌列3最上面是红桃8。');
    expect(refused(king, stateOf())).toBe('空的牌列3只能放K，不能放梅花7。');
    expect(summary(TABLE, 'deck')).toBe('牌堆21张；弃牌堆：红桃5');
  });

  it('Russian', async () => {
    const { refused, canGo } = await ru.speech();
    expect(ru.cardInPile(20, 2, 4)).toBe('восьмёрка червей, 2-я из 4 открытых');
    expect(ru.acts.moved(20, 2, 't4')).toBe('Восьмёрка червей и ещё 2 карты — на столбец 4');
    expect(ru.acts.drawn([17, 5], 12)).toBe(
      'Пятёрка червей, сверху шестёрка пик, осталось 12 карт',
    );
    expect([50, 51].map((card) => ru.acts.revealed(card, 't2'))).toEqual([
      'Открыта дама бубен, столбец 2',
      'Открыт король бубен, столбец 2',
    ]);
    expect(refused(refusal, stateOf())).toBe(
      'Семёрка треф ложится на красную восьмёрку; в столбце 3 сверху восьмёрка червей.',
    );
    expect(refused({ ...refusal, cards: [37, 3] }, stateOf())).toContain('на красного короля;');
    expect(refused({ ...refusal, cards: [22, 3] }, stateOf())).toContain('на чёрного валета;');
    expect(refused({ ...refusal, cards: [23, 3] }, stateOf())).toContain('на чёрную даму;');
    expect(refused(king, stateOf())).toBe(
      'На пустой столбец 3 кладут только короля; семёрка треф не подходит.',
    );
    expect(canGo(20, ['t4', 'f2'])).toBe('Восьмёрка червей может пойти на столбец 4, на базу 2');
  });
});

describe('Russian counts', () => {
  it.each([
    [0, '0 карт'],
    [1, '1 карта'],
    [2, '2 карты'],
    [4, '4 карты'],
    [5, '5 карт'],
    [11, '11 карт'],
    [12, '12 карт'],
    [21, '21 карта'],
    [22, '22 карты'],
    [24, '24 карты'],
  ])('%i cards', (count, text) => {
    expect(ru.stockCards(count)).toBe(text);
  });

  it.each([
    [1, '1 закрытая карта', 'Победа за 1 ход', 'Пусто, осталась 1 пересдача'],
    [3, '3 закрытые карты', 'Победа за 3 хода', 'Пусто, осталось 3 пересдачи'],
    [6, '6 закрытых карт', 'Победа за 6 ходов', 'Пусто, осталось 6 пересдач'],
    [111, '111 закрытых карт', 'Победа за 111 ходов', 'Пусто, осталось 111 пересдач'],
    [131, '131 закрытая карта', 'Победа за 131 ход', 'Пусто, осталась 131 пересдача'],
  ])('%i of other things', (count, faceDown, won, redeals) => {
    expect(ru.faceDown(count)).toBe(faceDown);
    expect(ru.acts.won(count)).toBe(won);
    expect(ru.stockEmpty(count)).toBe(redeals);
  });
});
