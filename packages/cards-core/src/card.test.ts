import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ACE,
  type Card,
  cardOf,
  colourOf,
  isCard,
  isRed,
  KING,
  makeCard,
  makeLongCard,
  makeRank,
  makeUnicodeCard,
  parseCard,
  RANKS,
  rankOf,
  readCard,
  type SuitIndex,
  suitIndexOf,
  suitOf,
  SUITS,
} from './index.ts';
import { deckOf } from './deck.ts';

const DECK = deckOf();
const anyCard = fc.constantFrom(...DECK);

describe('the 52 cards', () => {
  test.each<[Card, string, string, string, string, string]>([
    [0, 'AS', 'AS', 'A♠', 'spades', 'black'],
    [9, 'TS', '10S', '10♠', 'spades', 'black'],
    [12, 'KS', 'KS', 'K♠', 'spades', 'black'],
    [13, 'AH', 'AH', 'A♥', 'hearts', 'red'],
    [24, 'QH', 'QH', 'Q♥', 'hearts', 'red'],
    [27, '2C', '2C', '2♣', 'clubs', 'black'],
    [36, 'JC', 'JC', 'J♣', 'clubs', 'black'],
    [48, 'TD', '10D', '10♦', 'diamonds', 'red'],
    [51, 'KD', 'KD', 'K♦', 'diamonds', 'red'],
  ])('%i is %s', (card, short, long, unicode, suit, colour) => {
    expect([makeCard(card), makeLongCard(card), makeUnicodeCard(card)]).toEqual([
      short,
      long,
      unicode,
    ]);
    expect([suitOf(card), colourOf(card)]).toEqual([suit, colour]);
  });

  test('are numbered by suit and rank', () => {
    const numbers = SUITS.flatMap((_, suit) =>
      RANKS.map((rank) => cardOf(suit as SuitIndex, rank)),
    );
    expect(numbers).toEqual(DECK);
    for (const card of DECK) expect(cardOf(suitIndexOf(card), rankOf(card))).toBe(card);
  });

  test('go from ace to king, half of them red', () => {
    expect([rankOf(0), rankOf(51)]).toEqual([ACE, KING]);
    expect(DECK.filter(isRed)).toHaveLength(26);
    expect(DECK.filter((card) => colourOf(card) === 'red')).toEqual(DECK.filter(isRed));
    expect(new Set(DECK.filter(isRed).map(suitOf))).toEqual(new Set(['hearts', 'diamonds']));
  });

  test.each([[-1], [52], [0.5], [Number.NaN], [Infinity], ['5'], [null], [undefined], [[5]], [5n]])(
    '%s is no card',
    (value) => {
      expect(isCard(value)).toBe(false);
    },
  );

  test('are all that isCard takes', () => {
    expect(DECK.every(isCard)).toBe(true);
  });

  test('have ranks with a short and a long ten', () => {
    expect(RANKS.map((rank) => makeRank(rank)).join(' ')).toBe('A 2 3 4 5 6 7 8 9 T J Q K');
    expect(RANKS.map((rank) => makeRank(rank, { ten: '10' })).join(' ')).toBe(
      'A 2 3 4 5 6 7 8 9 10 J Q K',
    );
  });
});

describe('names of cards', () => {
  const outline = (name: string): string =>
    name.replace(/[♠♥♣♦]/, (sign) => '♤♡♧♢'.charAt('♠♥♣♦'.indexOf(sign)));
  const forms: readonly (readonly [string, (card: Card) => string])[] = [
    ['two characters', makeCard],
    ['a written-out ten', makeLongCard],
    ['the suit sign', makeUnicodeCard],
    ['small letters', (card) => makeCard(card).toLowerCase()],
    ['a small rank', (card) => makeRank(rankOf(card)).toLowerCase() + makeCard(card).slice(-1)],
    [
      'a small suit',
      (card) => makeLongCard(card).slice(0, -1) + makeCard(card).slice(-1).toLowerCase(),
    ],
    ['T and the suit sign', (card) => makeUnicodeCard(card).replace('10', 'T')],
    ['the outlined sign', (card) => outline(makeUnicodeCard(card))],
    ['the sign in its emoji form', (card) => `${makeUnicodeCard(card)}\uFE0F`],
    ['the sign in its text form', (card) => `${makeUnicodeCard(card)}\uFE0E`],
  ];

  test.each(forms)('with %s are read back, all 52', (_, make) => {
    expect(new Set(DECK.map(make)).size).toBe(52);
    for (const card of DECK) expect(parseCard(make(card))).toEqual({ ok: true, value: card });
  });

  test.each([
    '',
    'A',
    'S',
    '1S',
    '0S',
    '11S',
    '14H',
    'XH',
    'AX',
    'SA',
    '♠A',
    ' AS',
    'A S',
    '1 0S',
    'ſ',
    'Aſ',
    '🂡',
  ])('%j is not a card', (text) => {
    expect(parseCard(text)).toMatchObject({ ok: false, error: { code: 'bad-card', position: 0 } });
  });

  test.each([
    ['ASS', 2],
    ['AS ', 2],
    ['10H,', 3],
    ['AS\uFE0F', 2],
    ['A♠\uFE0F\uFE0F', 3],
  ])('%j is more than a card, from %i on', (text, position) => {
    expect(parseCard(text)).toMatchObject({ ok: false, error: { code: 'bad-card', position } });
  });

  test('any text is read without a throw, faults lie within it, messages are short', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[\uFE0FA10TJQKshcd♠♡]{0,5}$/)),
        (text) => {
          const parsed = parseCard(text);
          if (parsed.ok) return;
          expect(parsed.error.position).toBeLessThanOrEqual(text.length);
          expect(parsed.error.message.length).toBeLessThan(150);
        },
      ),
    );
  });
});

describe('cards within a text', () => {
  test('are found where they start, and where they end', () => {
    const text = 'x10♥,qd 7S';
    expect(readCard(text, 0)).toBeUndefined();
    expect(readCard(text, 1)).toEqual({ card: 22, end: 4, small: false });
    expect(readCard(text, 2)).toBeUndefined();
    expect(readCard(text, 5)).toEqual({ card: 50, end: 7, small: true });
    expect(readCard(text, 8)).toEqual({ card: 6, end: 10, small: false });
    expect(readCard(text, 10)).toBeUndefined();
    expect(readCard(text, 99)).toBeUndefined();
  });

  test('are small by their suit letter only', () => {
    const small = ['Qh', 'qh', 'qH', 'QH', 'q♥'].map((text) => readCard(text, 0)?.small);
    expect(small).toEqual([true, true, false, false, false]);
  });

  test('written one after another are read one after another', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(anyCard, fc.constantFrom(makeCard, makeLongCard, makeUnicodeCard))),
        (list) => {
          const text = list.map(([card, make]) => make(card)).join('');
          const cards: Card[] = [];
          let position = 0;
          for (let found; (found = readCard(text, position)); position = found.end) {
            cards.push(found.card);
          }
          expect(position).toBe(text.length);
          expect(cards).toEqual(list.map(([card]) => card));
        },
      ),
    );
  });
});
