import { makeUnicodeCard } from '@parlour/cards-core';
import { unwrap } from '@parlour/game-core';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { dealt, played } from './deals.test-support.ts';
import { klondike } from './game.ts';
import { SOURCE_RULES } from './rule-set.ts';
import { makeSolvitaire, parseSolvitaire, SOLVITAIRE_LENGTH_LIMIT } from './solvitaire.ts';

const deal = dealt({ deal: 'danie', number: 12_345 });
const text = makeSolvitaire(deal);

const errorOf = (input: string) => {
  const result = parseSolvitaire(input);
  if (result.ok) throw new Error('This should not be read.');
  return result.error;
};

describe('a deal', () => {
  it('is written as the source deals it', () => {
    expect(text).toBe(
      '{"tableau piles":[["2C"],["7h","5D"],["Jh","4s","5C"],["2d","6h","8h","AD"],["10c","4c","As","2h","3C"],["5h","6c","Jc","Ah","Qd","KD"],["7s","2s","10h","6s","10d","Kh","3S"]],"stock":["5S","8S","9S","10S","JS","QS","KS","3H","4H","9H","QH","AC","7C","8C","9C","QC","KC","3D","4D","6D","7D","8D","9D","JD"]}',
    );
  });

  it('goes out and comes back', () => {
    fc.assert(
      fc.property(fc.nat(), fc.array(fc.nat(), { maxLength: 80 }), (seed, choices) => {
        let state = dealt({ seed });
        for (const choice of choices) {
          const moves = klondike.moves(state);
          const move = moves[choice % moves.length];
          if (move) state = unwrap(klondike.play(state, move)).state;
        }
        const best = state.foundations.flat().length;
        const back = parseSolvitaire(makeSolvitaire(state));
        expect(back).toEqual({ ok: true, value: { ...state, redealt: 0, best } });
      }),
      { numRuns: 50 },
    );
  });

  it('may be spread over lines, and use numbers for ranks', () => {
    const loose = JSON.stringify(JSON.parse(text), undefined, 2)
      .replace('"AD"', '"1D"')
      .replace('"KD"', '"13D"')
      .replace('"JD"', '"11D"')
      .replace('"10C"', '"TC"');
    expect(unwrap(parseSolvitaire(loose))).toEqual(deal);
  });

  it('is judged by the rules that it is to be played by', () => {
    const source = unwrap(parseSolvitaire(text, SOURCE_RULES));
    expect(source.rules.rules).toBe('source');
    expect(klondike.moves(source).map(klondike.makeMove)).toContain('t4-f1');
    expect(played(source, 't4-f1').foundations[0]).toEqual([39]);
  });
});

describe('faults are reported where they are', () => {
  const at = (needle: string) => text.indexOf(needle);
  test.each([
    [
      '51 cards',
      text.replace('"5S",', ''),
      'missing-cards',
      text.length - 5,
      '5♠ is missing.',
      ['5♠'],
    ],
    [
      '53 cards',
      text.replace('"JD"]', '"JD","2C"]'),
      'duplicate-cards',
      at('"JD"') + 5,
      '2♣ is there more than once.',
      ['2♣'],
    ],
    [
      'one card in place of another',
      text.replace('"JD"]', '"2C"]'),
      'duplicate-cards',
      at('"JD"'),
      '2♣ is there more than once. J♦ is missing.',
      ['2♣'],
    ],
    [
      'face down on face up',
      text.replace('"AD"]', '"Ad"]').replace('"2d"', '"2D"'),
      'face-down',
      at('"6h"'),
      '6♥ is face down on a card that is face up.',
      undefined,
    ],
    [
      'nothing face up',
      text.replace('"AD"]', '"Ad"]'),
      'nothing-face-up',
      at('"AD"'),
      'The top card of tableau 4 must be face up.',
      ['2♦', '6♥', '8♥', 'A♦'],
    ],
    [
      'all face up, which is another game',
      text.replace('"6h","8h","AD"', '"6H","8H","AD"').replace('"2d"', '"2D"'),
      'not-a-run',
      at('"6h"'),
      'The face-up cards of tableau 4 do not go down in alternating colour: 2♦, 6♥.',
      ['2♦', '6♥'],
    ],
    [
      'a word that is no card',
      text.replace('"JD"', '"Joker"'),
      'bad-card',
      at('"JD"'),
      '"Joker" is not a card, like "10H" or "Qs".',
      undefined,
    ],
    [
      'a number for a card',
      text.replace('"JD"', '11'),
      'bad-card',
      at('"JD"'),
      'A card is a text like "10H".',
      undefined,
    ],
    [
      'a pile that is none',
      text.replace('["2C"]', '"2C"'),
      'bad-pile',
      at('["2C"]'),
      'A tableau pile must be a list of cards.',
      undefined,
    ],
    [
      'a reserve',
      text.replace('"stock"', '"reserve"'),
      'unknown-pile',
      at('"stock"'),
      'Klondike has no "reserve".',
      undefined,
    ],
    [
      'a pile twice',
      text.replace('}', ',"stock":[]}'),
      'twice',
      text.length,
      '"stock" comes twice.',
      undefined,
    ],
    ['no tableau', '{"stock":[]}', 'no-tableau', 12, 'A deal needs "tableau piles".', undefined],
    [
      'eight piles',
      '{"tableau piles":[[],[],[],[],[],[],[],[]]}',
      'wrong-columns',
      0,
      'Klondike has 1 to 7 tableau piles, not 8.',
      undefined,
    ],
    ['a list', '[]', 'bad-deal', 0, 'A deal is an object with piles.', undefined],
    [
      'no JSON',
      '{"stock":[,]}',
      'not-json',
      10,
      'This is not JSON: "," is unexpected here.',
      undefined,
    ],
    [
      'an end too soon',
      '{"stock":["JD"',
      'not-json',
      14,
      'This is not JSON: it ends too soon.',
      undefined,
    ],
    [
      'a card without its end',
      '{"stock":["J',
      'not-json',
      12,
      'This is not JSON: it ends too soon.',
      undefined,
    ],
    ['nothing', '', 'not-json', 0, 'This is not JSON: it ends too soon.', undefined],
    ['depths', '['.repeat(SOLVITAIRE_LENGTH_LIMIT), 'not-json', 0, undefined, undefined],
    [
      'too much',
      ' '.repeat(SOLVITAIRE_LENGTH_LIMIT + 1),
      'too-long',
      SOLVITAIRE_LENGTH_LIMIT,
      'A deal has at most 20000 characters.',
      undefined,
    ],
  ])('%s', (_, input, code, position, message, cards) => {
    const error = errorOf(input);
    expect(error).toMatchObject({ code, ...(message !== undefined && { position, message }) });
    expect(error.cards?.map(makeUnicodeCard)).toEqual(cards);
  });

  it('and no text throws', () => {
    const mutated = fc
      .tuple(fc.nat(text.length), fc.nat(8), fc.string({ maxLength: 6 }))
      .map(([at, cut, more]) => text.slice(0, at) + more + text.slice(at + cut));
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), mutated), (input) => {
        const result = parseSolvitaire(input);
        if (result.ok) return;
        expect(result.error.position).toBeGreaterThanOrEqual(0);
        expect(result.error.position).toBeLessThanOrEqual(input.length);
      }),
      { numRuns: 500 },
    );
  });
});
