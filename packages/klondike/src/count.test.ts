import { randomOf, unwrap } from '@parlour/game-core';
import { describe, expect, test } from 'vitest';
import { klondike } from './game.ts';
import { countSequences, legalMoves } from './oracle.test-support.ts';
import { dealOf, someMove, stateAfter, tableOf } from './table.test-support.ts';
import { type KlondikeState } from './types.ts';

type OptionsGiven = Readonly<Record<string, unknown>>;

/** The ten deals, in the order of the rows below. */
const DEALS: readonly OptionsGiven[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({ seed })),
  { deal: 'danie', number: 0 },
  { deal: 'danie', number: 12_345 },
];

// Each row: how many sequences of 1, 2, 3 … moves there are. The numbers come from the oracle.

/** Rules, how many moves at random come first, and a row for each of the ten deals. */
const TABLES: readonly (readonly [OptionsGiven, number, readonly string[]])[] = [
  [
    { draw: 1 },
    0,
    [
      '3 11 42 165 659',
      '3 8 19 40 89',
      '3 7 13 21 31',
      '4 14 44 133 421',
      '3 7 14 31 74',
      '2 3 4 5 6',
      '3 8 20 48 115',
      '3 6 11 25 55',
      '3 8 21 52 106',
      '3 7 15 31 63',
    ],
  ],
  [
    { draw: 3 },
    0,
    [
      '3 10 35 125 457',
      '3 9 26 67 157',
      '3 7 13 21 31',
      '4 15 54 187 609',
      '3 7 14 30 63',
      '2 3 4 7 22',
      '3 8 20 48 117',
      '3 7 18 41 91',
      '3 7 14 26 37',
      '3 7 16 43 132',
    ],
  ],
  [
    { rules: 'source' },
    0,
    [
      '7 53 393 2862',
      '3 8 20 54',
      '6 31 148 681',
      '7 45 282 1806',
      '3 8 22 63',
      '2 3 4 5',
      '3 11 53 273',
      '3 10 59 361',
      '4 14 42 106',
      '6 31 156 781',
    ],
  ],
  [
    { draw: 1 },
    60,
    [
      '6 36 217 1314',
      '7 48 324 2171',
      '5 25 124 609',
      '4 12 29 64',
      '4 16 67 282',
      '1 1 1 1',
      '3 10 39 155',
      '2 4 9 24',
      '4 18 84 396',
      '3 11 43 170',
    ],
  ],
  [
    { draw: 3 },
    60,
    [
      '4 14 48 164',
      '3 7 15 31',
      '3 11 47 219',
      '3 10 39 154',
      '2 4 8 16',
      '4 16 67 305',
      '2 4 9 17',
      '2 4 8 16',
      '5 25 124 606',
      '3 9 27 81',
    ],
  ],
  [
    { rules: 'source' },
    60,
    [
      '7 56 487 4455',
      '10 99 975 9574',
      '10 102 1054 10982',
      '7 50 360 2605',
      '8 66 560 4839',
      '5 22 99 471',
      '10 98 948 9095',
      '6 38 253 1762',
      '5 25 125 625',
      '7 48 327 2219',
    ],
  ],
  [
    { spaces: 'any' },
    60,
    [
      '4 18 86 424',
      '32 551 11621 241089',
      '4 16 65 271',
      '4 12 29 64',
      '4 16 67 282',
      '1 1 1 1',
      '3 9 27 81',
      '2 4 9 24',
      '4 18 84 396',
      '3 9 27 81',
    ],
  ],
  [
    { spaces: 'none', worryBack: false },
    60,
    [
      '3 10 32 99',
      '2 6 17 44',
      '4 16 62 236',
      '4 14 48 161',
      '2 4 8 16',
      '1 1 1 2',
      '4 14 46 146',
      '2 4 9 24',
      '1 1 1 1',
      '1 1 1 2',
    ],
  ],
];

/** Small decks: all their cards come into play. */
const SMALL: readonly (readonly [OptionsGiven, string])[] = [
  [{ ranks: 1, columns: 2, seed: 1 }, '3 11 46 205 978'],
  [{ ranks: 1, columns: 2, seed: 2 }, '3 11 46 205 978'],
  [{ ranks: 2, columns: 1, redeals: 0, seed: 1 }, '2 3 6 13 27'],
  [{ ranks: 2, columns: 1, redeals: 0, seed: 2 }, '2 3 7 13 31'],
  [{ ranks: 2, columns: 2, redeals: 1, seed: 1 }, '3 10 35 132 514'],
  [{ ranks: 2, columns: 2, redeals: 1, seed: 2 }, '3 9 30 107 414'],
  [{ ranks: 3, columns: 3, redeals: 0, seed: 1 }, '3 14 65 302 1409'],
  [{ ranks: 3, columns: 3, redeals: 0, seed: 2 }, '3 10 35 136 545'],
  [{ ranks: 3, columns: 2, redeals: 0, draw: 3, seed: 1 }, '1 1 1 0 0'],
  [{ ranks: 3, columns: 2, redeals: 0, draw: 3, seed: 2 }, '2 4 9 23 65'],
  [{ ranks: 4, columns: 3, redeals: 0, worryBack: false, seed: 1 }, '2 5 12 31 79'],
  [{ ranks: 4, columns: 3, redeals: 0, worryBack: false, seed: 2 }, '1 1 3 4 6'],
  [{ ranks: 4, columns: 4, redeals: 0, spaces: 'any', seed: 1 }, '2 5 23 128 690'],
  [{ ranks: 4, columns: 4, redeals: 0, spaces: 'any', seed: 2 }, '4 16 65 271 1232'],
  [{ ranks: 4, columns: 4, redeals: 1, spaces: 'none', draw: 2, seed: 1 }, '2 5 14 40 122'],
  [{ ranks: 4, columns: 4, redeals: 1, spaces: 'none', draw: 2, seed: 2 }, '4 14 51 209 919'],
  [{ ranks: 5, columns: 5, redeals: 2, draw: 3, seed: 1 }, '3 9 32 129 547'],
  [{ ranks: 5, columns: 5, redeals: 2, draw: 3, seed: 2 }, '4 17 75 346 1685'],
  [{ ranks: 3, columns: 2, rules: 'source', seed: 1 }, '6 31 155 837 5018'],
  [{ ranks: 3, columns: 2, rules: 'source', seed: 2 }, '9 82 704 5854 47361'],
  [{ ranks: 7, columns: 7, seed: 1 }, '4 16 66 276 1186'],
  [{ ranks: 7, columns: 7, seed: 2 }, '1 1 3 11 43'],
];

/** How many sequences of exactly `depth` moves there are. */
const count = (state: KlondikeState, depth: number): number => {
  const moves = klondike.moves(state);
  if (depth === 1) return moves.length;
  return moves.reduce(
    (sum, move) => sum + count(unwrap(klondike.play(state, move)).state, depth - 1),
    0,
  );
};

/** The deal after some moves, chosen by the pinned generator. */
const walked = (options: OptionsGiven, steps: number): KlondikeState => {
  const random = randomOf('midgame');
  let state = dealOf(options);
  for (let step = 0; step < steps; step++) {
    const move = someMove(legalMoves(tableOf(state)), random);
    if (move === undefined) break;
    state = stateAfter(state, move);
  }
  return state;
};

const check = (state: KlondikeState, row: string): void => {
  const depths = row.split(' ').map((_, index) => index + 1);
  expect(depths.map((depth) => count(state, depth)).join(' ')).toBe(row);
  expect(depths.map((depth) => countSequences(tableOf(state), depth)).join(' ')).toBe(row);
};

describe.each(TABLES)('%o after %i moves', (rules, steps, rows) => {
  test.each(DEALS.map((deal, index) => [deal, rows[index] ?? ''] as const))(
    '%o: %s',
    (deal, row) => {
      check(walked({ ...deal, ...rules }, steps), row);
    },
  );
});

describe('small decks', () => {
  test.each(SMALL)('%o: %s', (options, row) => {
    check(dealOf(options), row);
  });
});
