import { makeLongCard, type Pile } from '@parlour/cards-core';
import { unwrap } from '@parlour/game-core';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { dealt, played } from './deals.test-support.ts';
import { SCHEME_VECTORS } from './scheme-deals.test-support.ts';
import {
  BOARD_LENGTH_LIMIT,
  DECK_STRING_LENGTH,
  dealScheme,
  makeDeckString,
  makePysolBoard,
  parseDeckString,
  parsePysolBoard,
  schemeInfo,
  SCHEMES,
} from './schemes.ts';
import { cardsOf, judge, setupOf } from './setup.ts';
import { type KlondikeState } from './types.ts';

const names = (pile: Pile): string => pile.map(makeLongCard).join(' ');

const seen = (state: KlondikeState) => ({
  tableau: state.tableau.map(({ down, up }) => names([...down, ...up])).join(' / '),
  draws: names(state.stock.toReversed()),
});

describe('deals by number', () => {
  test.each(SCHEME_VECTORS)('$scheme $number', ({ scheme, number, ...vector }) => {
    const state = unwrap(dealScheme(scheme, number));
    expect(seen(state)).toEqual(vector);
    expect(state.waste).toEqual([]);
    expect(state.tableau.map(({ up }) => up.length)).toEqual(Array(7).fill(1));
  });

  it('of PySolFC are Microsoft’s below 32,000, and its own from there on', () => {
    expect(dealScheme('pysol', 31_999)).toEqual(dealScheme('ms', 31_999));
    expect(dealScheme('pysol', 32_000)).not.toEqual(dealScheme('ms', 32_000));
  });

  it('of KPatience have PySolFC’s stock, but other columns', () => {
    const [kpat, ms] = [dealScheme('kpat', 1), dealScheme('ms', 1)].map((deal) => unwrap(deal));
    expect(kpat?.stock).toEqual(ms?.stock);
    expect(kpat?.tableau).not.toEqual(ms?.tableau);
  });

  it('are whole decks and differ, over the whole range', () => {
    const numbers = fc.tuple(fc.constantFrom(...SCHEMES), fc.bigInt({ min: 0n, max: 10n ** 69n }));
    fc.assert(
      fc.property(numbers, ([scheme, any]) => {
        const { min, max } = schemeInfo(scheme);
        const number = BigInt(min) + (any % (BigInt(max) - BigInt(min) + 1n));
        const state = unwrap(dealScheme(scheme, number));
        expect(judge(setupOf(state), state.rules)).toEqual({ ok: true, value: state });
        expect(cardsOf(setupOf(state)).toSorted((a, b) => a - b)).toEqual([...Array(52).keys()]);
      }),
    );
    for (const scheme of SCHEMES) {
      const { min, max } = schemeInfo(scheme);
      expect(seen(unwrap(dealScheme(scheme, min)))).not.toEqual(
        seen(unwrap(dealScheme(scheme, max))),
      );
    }
  });

  // From 2^31 on the output has another bit, from 2^32 on it has 16 bits and is one more.
  it('of the Microsoft shuffle go on beyond 31 bits', () => {
    const deals = [0n, 2n ** 31n, 2n ** 32n].map((offset) =>
      JSON.stringify(seen(unwrap(dealScheme('ms', 5n + offset)))),
    );
    expect(new Set(deals).size).toBe(3);
  });

  test.each([
    ['ms', '8589934592'],
    ['ms', '-1'],
    ['ms', ''],
    ['ms', '1e3'],
    ['ms', 'x'],
    ['ms', 1.5],
    ['kpat', 0],
    ['kpat', 2 ** 31],
    ['greenfelt', 2 ** 31 - 1],
    ['shootme', 2 ** 31],
    ['solvitaire', 2 ** 32],
    ['pysol', 10n ** 20n],
    ['mscollection', '9'.repeat(68)],
    ['mscollection', '9'.repeat(10_000)],
  ] as const)('there is no %s %s', (scheme, number) => {
    const deal = dealScheme(scheme, number);
    expect(deal).toMatchObject({ ok: false, error: { code: 'bad-number' } });
  });

  it('have the rules that are asked for, and whole decks only', () => {
    const { rules } = dealt({ draw: 3, scoring: 'vegas' });
    expect(unwrap(dealScheme('ms', '0007', rules))).toMatchObject({ rules, score: -52 });
    expect(dealScheme('ms', 7, { ...rules, ranks: 12 })).toMatchObject({
      ok: false,
      error: { code: 'conflict' },
    });
  });
});

describe('ShootMe’s deck string', () => {
  const STATE = unwrap(dealScheme('shootme', 6330));
  const TEXT = unwrap(makeDeckString(STATE));

  it('is written in dealing order', () => {
    expect(TEXT).toMatch(/^034(?:104)(?:133)(?:072)(?:124)(?:062)(?:013)033/);
    expect(TEXT.length).toBe(DECK_STRING_LENGTH);
    expect(TEXT.slice(28 * 3)).toMatch(/^083063123031/);
    expect(TEXT.endsWith('122071101')).toBe(true);
  });

  it('comes back as it was', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SCHEMES), fc.nat(), (scheme, number) => {
        const state = unwrap(dealScheme(scheme, scheme === 'kpat' ? number + 1 : number));
        expect(parseDeckString(`\n${unwrap(makeDeckString(state))} `)).toEqual({
          ok: true,
          value: state,
        });
      }),
      { numRuns: 30 },
    );
  });

  it('exists for whole deals only', () => {
    expect(makeDeckString(played(STATE, 'd'))).toMatchObject({ error: { code: 'not-a-deal' } });
    expect(makeDeckString(dealt({ ranks: 7 }))).toMatchObject({ error: { code: 'not-a-deal' } });
  });

  test.each([
    ['', 'wrong-length', 0],
    [TEXT.slice(1), 'wrong-length', 155],
    [`${TEXT}1`, 'wrong-length', 156],
    [TEXT.replace('034', 'x34'), 'bad-card', 0],
    [TEXT.replace('034', '144'), 'bad-card', 0],
    [TEXT.replace('034', '035'), 'bad-card', 0],
    [TEXT.replace('034', '104'), 'duplicate-cards', 3],
    [` ${TEXT.replace('034', '000')}`, 'bad-card', 1],
  ])('%s: %s at %i', (input, code, position) => {
    expect(parseDeckString(input)).toMatchObject({ ok: false, error: { code, position } });
  });
});

describe('PySol’s board', () => {
  const STATE = unwrap(dealScheme('ms', 1));
  const TEXT = `Talon: 4H AC 4D 7S 3S TD 4S TH 8H 2C JH 7D 6D 8S 8D QS 6C 3D 8C TC 6S 9C 2H 6H
QH
<7H> TS
<5D> <9S> 5C
<JC> <KC> <KH> 4C
<9H> <KD> <QC> <KS> 3C
<2D> <5H> <AD> <2S> <QD> AH
<JD> <7C> <5S> <3H> <9D> <JS> AS
`;

  it('is written as PySol writes it', () => {
    expect(unwrap(makePysolBoard(STATE))).toBe(TEXT);
    expect(parsePysolBoard(TEXT)).toEqual({ ok: true, value: STATE });
  });

  it('tells foundations and spaces', () => {
    const later = played(STATE, 't7-f1 t6-f2');
    const text = unwrap(makePysolBoard(later));
    expect(text.split('\n')[1]).toBe('Foundations: H-A C-0 S-A D-0');
    expect(parsePysolBoard(text)).toEqual({ ok: true, value: later });
    const space = played(STATE, 't7-f1 t6-f2');
    const moved = {
      ...space,
      tableau: space.tableau.map((pile, at) => (at === 0 ? { down: [], up: [] } : pile)),
    };
    expect(unwrap(makePysolBoard(moved)).split('\n')[2]).toBe(':');
  });

  it('has no place for the waste', () => {
    expect(makePysolBoard(played(STATE, 'd'))).toMatchObject({ error: { code: 'has-waste' } });
  });

  it('is read with tens in two digits, small letters, comments, blank lines, other line ends', () => {
    const other = TEXT.replaceAll(/T(?=[SHCD])/g, '10')
      .replace('QH', 'qh')
      .replaceAll('\n', '\r\n');
    expect(parsePysolBoard(`# from PySol\n\n${other}\n`)).toEqual({ ok: true, value: STATE });
  });

  const at = (needle: string) => TEXT.indexOf(needle);
  test.each([
    ['', 'no-talon', 0],
    ['QH\n', 'no-talon', 3],
    ['Talon: QH\n', 'wrong-columns', 10],
    [TEXT.replace('Talon', 'Stock'), 'unknown-line', 0],
    [TEXT.replace('4H AC', '4H 1C'), 'bad-card', at('AC')],
    [TEXT.replace('<7H>', '<7H'), 'bad-card', at('<7H>')],
    [TEXT.replace('<7H> TS', '7H <TS>'), 'face-down', at('<7H>') + 3],
    [TEXT.replace('<7H> TS', '<AC> TS'), 'duplicate-cards', at('<7H>')],
    [TEXT.replace('4H AC', '4H'), 'missing-cards', TEXT.length - 3],
    [`${TEXT}Foundations: H-0 H-0\n`, 'bad-foundation', TEXT.length + 17],
    [`${TEXT}Foundations: H-1\n`, 'bad-foundation', TEXT.length + 13],
    [' '.repeat(BOARD_LENGTH_LIMIT + 1), 'too-long', BOARD_LENGTH_LIMIT],
  ])('%s: %s at %i', (input, code, position) => {
    expect(parsePysolBoard(input)).toMatchObject({ ok: false, error: { code, position } });
  });

  it('never makes a parser throw', () => {
    const mutated = fc
      .tuple(fc.nat(TEXT.length), fc.nat(4), fc.string({ maxLength: 4 }))
      .map(([start, cut, more]) => TEXT.slice(0, start) + more + TEXT.slice(start + cut));
    fc.assert(
      fc.property(fc.oneof(fc.string(), mutated), (input) => {
        for (const parse of [parsePysolBoard, parseDeckString]) {
          const read = parse(input);
          if (!read.ok) expect(read.error.position).toBeLessThanOrEqual(input.length);
        }
      }),
      { numRuns: 500 },
    );
  });
});
