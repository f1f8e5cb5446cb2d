import { unwrap } from '@parlour/game-core';
import { klondike as game } from '@parlour/klondike';
import { expect, it } from 'vitest';
import { makeBoard, makeStatus } from './board.ts';

const deal = (options: unknown) => game.deal(unwrap(game.parseOptions(options)));
const PLAIN = { ascii: false, colour: false };

it('shows the table', () => {
  expect(makeBoard(deal({ seed: 7 }), PLAIN)).toBe(`  Foundations  ♠  --   ♥  --   ♣  --   ♦  --
  Stock 24  ··   Waste  0  --

    1    2    3    4    5    6    7
   6♥   ··   ··   ··   ··   ··   ··
        4♥   ··   ··   ··   ··   ··
             2♦   ··   ··   ··   ··
                  5♣   ··   ··   ··
                       9♣   ··   ··
                            9♦   ··
                                 J♠`);
});

it('shows the top of the stock where it lies face up, and foundations by number', () => {
  const board = makeBoard(deal({ deal: 'danie', number: 26, rules: 'source' }), PLAIN);
  expect(board.split('\n').slice(0, 2)).toEqual([
    '  Foundations  f1  --   f2  --   f3  --   f4  --',
    '  Stock 24  J♦   Waste  0  --',
  ]);
});

it('is as wide in colour, and in ASCII', () => {
  const state = deal({ seed: 8, draw: 3 });
  const later = unwrap(game.play(state, { type: 'draw' })).state;
  const plain = makeBoard(later, PLAIN);
  const coloured = makeBoard(later, { ascii: false, colour: true });
  expect(coloured).not.toBe(plain);
  // eslint-disable-next-line no-control-regex -- the colours are control characters
  expect(coloured.replace(/\u001b\[\d+m/g, '')).toBe(plain);
  const ascii = makeBoard(later, { ascii: true, colour: false });
  expect(ascii).toMatch(/^[\n\x20-\x7e]+$/);
  const widths = (text: string) => text.split('\n').map((line) => line.length);
  expect(widths(ascii)).toEqual(widths(plain));
  expect(ascii).toContain('Waste  3  2H  AD  [QS]');
});

it('tells the score, cards home and redeals', () => {
  expect(makeStatus(deal({}), 0)).toBe('0 of 52 cards home');
  expect(makeStatus(deal({ scoring: 'vegas', draw: 3 }), 0)).toBe(
    '0 of 52 cards home · 2 redeals left · −$52',
  );
  expect(makeStatus(deal({ scoring: 'vegas', bank: 152 }), 0)).toContain(' · $100');
  expect(makeStatus(deal({ scoring: 'standard', ranks: 8 }), 0)).toBe(
    '0 of 32 cards home · score 0',
  );
});

it('fits a terminal of 40 columns', () => {
  const state = deal({ seed: 8, draw: 7 });
  const later = unwrap(game.play(state, { type: 'draw' })).state;
  for (const source of [later, deal({ deal: 'danie', number: 26, rules: 'source' })]) {
    const lines = makeBoard(source, { ...PLAIN, width: 40 }).split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(40);
  }
});

it('tells the score by the clock, where that counts', () => {
  const state = deal({ scoring: 'standard', timed: true });
  expect(makeStatus({ ...state, score: 50 }, 31)).toBe('0 of 52 cards home · score 44');
});

it('shows small decks', () => {
  const board = makeBoard(deal({ ranks: 2, columns: 2, seed: 1 }), PLAIN);
  expect(board.split('\n')[3]).toBe('    1    2');
});
