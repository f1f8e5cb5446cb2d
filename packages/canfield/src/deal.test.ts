import { makeLongCard, type Pile, rankOf } from '@parlour/cards-core';
import { unwrap } from '@parlour/game-core';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { canfield, PRESETS, settingOf } from './index.ts';
import { cardsOf, judge, setupOf } from './setup.ts';
import { dealOf, type OptionsGiven } from './table.test-support.ts';
import { javaRandom, ucbDeal } from './ucb.ts';
import { UCB_VECTORS } from './ucb-deals.test-support.ts';

/** Never to be changed: somebody may have shared one of them. */
const PINNED: readonly (readonly [OptionsGiven, string])[] = [
  [
    { seed: 0 },
    'canfield/1 base=6 reserve=2D5D8DJD5C3D4S7H4H9SKD5H8S stock=7SASQDTS7C7D4CKH3HJSJHKC8CQS5S3C6S6HKSQCTCACJC2CADTH6CTD9D4DQHAH8H3S foundations=6D,-,-,- tableau=9H,2H,9C,2S',
  ],
  [
    { seed: 1 },
    'canfield/1 base=1 reserve=8S5HAH7SAD6H9S4DKCTC9D6SQH stock=JHKDTD4S7HTHKH3C2H5CACJS9C8D8H4HQCQSJCJD7D6C7C9HQDKS2S3H3DTS5S2C4C2D foundations=AS,-,-,- tableau=8C,5D,6D,3S',
  ],
  [
    { seed: 'tea' },
    'canfield/1 base=12 reserve=3C2DTCAS2C4H3H9D9H9SJC5C5D stock=7S3DTS8SJH4C7H5HQCKSQHKCTH6CAC8H3S2S8C9C6DKH4DKDAH6S2H7DADJSTD8DQSJD foundations=QD,-,-,- tableau=5S,6H,4S,7C',
  ],
  [
    { seed: 7, preset: 'selective' },
    'canfield/1 reserve=6H9HQH6S3S2H8D4HTSQS5D8SAH2D stock=7CAS4S4CKC3D5H7STDTC9SKDAC7HKS2S6C3C2CTHQC6D7DKHJS5S9D8HJC9CJDJH8C5C tableau=AD,QD,4D,3H',
  ],
  [
    { seed: 7, preset: 'storehouse' },
    'canfield/1 draw=1 redeals=2 building=suit runs=top spaces=any onBase=true worryBack=false base=2 reserve=6H9HQH6S3S8D4HTSQS5D8SAHAD stock=7CAS4S4CKC3D5H7STDTC9SKDAC7HKS6C3CTHQC6D7DKHJS5S9D8HJC9CJDJH8C foundations=2S,2H,2C,2D tableau=QD,4D,3H,5C',
  ],
  [
    { seed: 7, preset: 'chameleon' },
    'canfield/1 draw=1 redeals=0 building=any runs=top spaces=any onBase=true worryBack=false base=1 reserve=6H9HQH6S3S2H8D4HTSQS5D8S stock=7CAS4S4CKC3D5H7STDTC9SKDAC7HKS2S6C3C2CTHQC6D7DKHJS5S9D8HJC9CJDJH8C5C3H4D foundations=AH,-,-,- tableau=2D,AD,QD',
  ],
  [
    { seed: 7, base: 13, reserve: 20, columns: 7 },
    'canfield/1 base=13 reserve=6H9HQH6S3S2H8D4HTSQS5D8SAH2DADQD4D3H5C8C stock=7CAS4S4C3D5H7STDTC9SAC7H2S6C3C2CTHQC6D7DJS foundations=KS,KH,KC,KD tableau=JH,JD,9C,JC,8H,9D,5S',
  ],
];

const names = (pile: Pile): string => pile.map(makeLongCard).join(' ');

describe('a seeded deal', () => {
  it('is the same for ever', () => {
    expect(PINNED.map(([options]) => canfield.makeState(dealOf(options)))).toEqual(
      PINNED.map(([, text]) => text),
    );
  });

  it('is a sound position under every preset', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PRESETS), fc.nat(), (preset, seed) => {
        const state = dealOf({ preset, seed });
        const { reserve, columns, base } = settingOf(preset);
        expect(judge(setupOf(state), state.rules)).toEqual({ ok: true, value: state });
        expect(cardsOf(setupOf(state)).toSorted((a, b) => a - b)).toEqual([...Array(52).keys()]);
        expect(state.reserve.length).toBe(base === 'chosen' ? reserve + 1 : reserve);
        expect(state.tableau.map(({ length }) => length)).toEqual(Array(columns).fill(1));
        expect(state.waste).toEqual([]);
        const home = state.foundations.flat();
        expect(home.length).toBe(base === 'chosen' ? 0 : base === 'dealt' ? 1 : 4);
        expect(home.every((card) => rankOf(card) === state.base)).toBe(true);
      }),
    );
  });

  it('has the base card on the reserve where it is chosen, and is the same beside that', () => {
    const [dealt, chosen] = [dealOf({ seed: 7 }), dealOf({ seed: 7, preset: 'selective' })];
    expect(chosen.base).toBe(0);
    expect(chosen.reserve).toEqual([...dealt.reserve, ...dealt.foundations.flat()]);
    expect([chosen.tableau, chosen.stock]).toEqual([dealt.tableau, dealt.stock]);
  });
});

describe('Berkeley’s deals', () => {
  test.each(UCB_VECTORS)('seed $number, deal $round', (vector) => {
    const { number, round } = vector;
    const state = dealOf({ deal: 'ucb', number, round });
    expect({
      number,
      round,
      reserve: names(state.reserve),
      foundation: names(state.foundations[0] ?? []),
      tableau: names(state.tableau.flat()),
      stock: names(state.stock),
    }).toEqual(vector);
    expect(state.foundations.slice(1)).toEqual([[], [], []]);
  });

  // `new Random(42)` gives −1170105035, 234785527, −1360544799, 205897768 as its first `nextInt()`s.
  it('come from Java’s generator', () => {
    const words = [-1_170_105_035, 234_785_527, -1_360_544_799, 205_897_768];
    const [power, other] = [javaRandom(42), javaRandom(42)];
    expect(words.map(() => power(2 ** 30))).toEqual(words.map((word) => word >>> 2));
    expect(words.map(() => other(100))).toEqual(words.map((word) => (word >>> 1) % 100));
  });

  it('are whole decks, whatever the seed', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.integer({ min: 1, max: 3 }), (seed, round) => {
        const { reserve, home, tableau, stock } = ucbDeal(seed, round);
        const cards = [...reserve, ...home, ...tableau, ...stock];
        expect(cards.toSorted((a, b) => a - b)).toEqual([...Array(52).keys()]);
        expect([reserve.length, home.length, tableau.length]).toEqual([13, 1, 4]);
      }),
      { numRuns: 50 },
    );
  });
});

describe('Solvitaire’s deals', () => {
  // The deck of `--random 1` is that of its Klondike deal: the last 24 cards are that one's stock, in
  // the order in which they are drawn from the end on; `9D` … are its tableau, row by row.
  it('lay out Solvitaire’s deck: stock from the end, reserve, tableau from the right, base', () => {
    const state = dealOf({ deal: 'solvitaire', number: 1 });
    expect(names(state.stock.toReversed())).toBe(
      '8H 3C 5D 9D 4C QD 9S 6S 3D 2H 10S 6C 3H 10H 7D 5S 9C 4S 7C KC 4D 2D 5C AD 3S QS QC 4H 2S AC QH 10C KS 6H',
    );
    expect(names(state.reserve.toReversed())).toBe('2C 6D 8D 7H 7S JC 8S 5H 8C KD AS 10D JS');
    expect(names(state.tableau.flat())).toBe('AH KH JH 9H');
    expect(names(state.foundations.flat())).toBe('JD');
  });
});

it('cannot be dealt otherwise than its options say', () => {
  const options = unwrap(canfield.parseOptions({ deal: 'ucb', number: 3, draw: 1 }));
  expect(canfield.deal(options).rules.draw).toBe(1);
});
