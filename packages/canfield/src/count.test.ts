import { randomOf, unwrap } from '@parlour/game-core';
import { describe, expect, test } from 'vitest';
import { canfield } from './game.ts';
import { countSequences, legalMoves } from './oracle.test-support.ts';
import { dealOf, type OptionsGiven, someMove, stateAfter, tableOf } from './table.test-support.ts';
import { type CanfieldState } from './types.ts';

/** The deals, in the order of the rows below; the last three only where a row has eight. */
const DEALS: readonly OptionsGiven[] = [
  ...[1, 2, 4, 6, 8].map((seed) => ({ seed })),
  { deal: 'ucb', number: 3 },
  { deal: 'ucb', number: 101_001, round: 2 },
  { deal: 'solvitaire', number: 1 },
];

/**
 * Rules, how many moves at random come first, and for each deal how many sequences of 1, 2, 3 … moves
 * there are. The numbers come from the oracle.
 */
const TABLES: readonly (readonly [OptionsGiven, number, readonly string[]])[] = [
  [
    { preset: 'classic' },
    0,
    [
      '1 1 1 1 1 1',
      '5 24 82 203 412',
      '1 1 1 1 1 1',
      '2 4 9 15 18 22',
      '1 2 2 2 3 4',
      '5 19 55 137 302',
      '5 15 37 90 235 633',
      '4 10 20 44 92 128',
    ],
  ],
  [
    { preset: 'classic' },
    25,
    [
      '2 3 3 4 6 9',
      '2 2 2 3 5 7',
      '2 6 15 31 56 92',
      '1 1 1 1 1 1',
      '2 5 12 30 65 144',
      '3 7 13 27 73 133',
      '1 1 1 3 5 9',
      '1 1 1 1 1 1',
    ],
  ],
  [
    { preset: 'strict' },
    0,
    [
      '1 1 1 1 1 1',
      '5 24 82 203 412',
      '1 1 1 1 1 1',
      '2 4 9 15 18 22',
      '1 2 2 2 3 4',
      '5 19 55 137 302',
      '5 15 37 90 235 633',
      '4 10 20 44 92 128',
    ],
  ],
  [
    { preset: 'strict' },
    25,
    [
      '2 3 3 4 6 9',
      '2 2 2 3 5 7',
      '2 6 15 31 56 92',
      '1 1 1 1 1 1',
      '2 3 4 5 10 12',
      '3 7 13 27 73 133',
      '1 1 1 3 5 9',
      '1 1 1 1 1 1',
    ],
  ],
  [
    { preset: 'canfield' },
    0,
    [
      '1 1 1 1 1 1',
      '5 24 82 203 412',
      '1 1 1 1 1 1',
      '2 4 9 15 18 22',
      '1 2 2 2 3 4',
      '5 19 55 137 302',
      '5 15 37 90 235 633',
      '4 10 20 44 92 128',
    ],
  ],
  [
    { preset: 'canfield' },
    25,
    [
      '2 3 3 4 6 9',
      '2 2 2 3 5 7',
      '2 6 15 31 56 92',
      '1 1 1 1 1 1',
      '2 3 4 5 10 12',
      '3 7 13 27 73 169',
      '2 4 8 18 46 126',
      '1 1 1 1 1 1',
    ],
  ],
  [
    { preset: 'ucb' },
    0,
    [
      '1 1 1 1 1 1',
      '5 24 88 227 472',
      '1 1 1 1 1 1',
      '2 4 9 15 18 22',
      '1 2 2 2 3 4',
      '5 19 55 137 302',
      '6 19 46 106 264 699',
      '4 10 20 44 92 128',
    ],
  ],
  [
    { preset: 'ucb' },
    25,
    [
      '2 3 3 4 6 9',
      '2 2 2 3 5 7',
      '2 5 10 17 26 37',
      '1 1 1 1 1 1',
      '2 5 12 30 65 144',
      '3 7 13 27 73 133',
      '1 1 1 3 5 9',
      '1 1 1 1 1 1',
    ],
  ],
  [
    { preset: 'superior' },
    0,
    [
      '1 1 1 1 1 1',
      '5 30 184 1127',
      '1 1 1 1 1 1',
      '2 9 42 213 1089',
      '1 2 2 2 3 4',
      '5 32 221 1565',
      '6 36 243 1693',
      '4 19 92 428',
    ],
  ],
  [
    { preset: 'superior' },
    25,
    [
      '2 3 3 4 6 9',
      '1 2 2 2 2 3',
      '2 9 44 201 893',
      '1 1 1 1 1 1',
      '2 3 9 35 146 613',
      '1 2 2 2 2 2',
      '1 1 1 1 1 1',
      '1 1 1 1 3 4',
    ],
  ],
  [
    { preset: 'rainbow' },
    0,
    [
      '2 4 9 19 49 103',
      '6 37 185 835',
      '1 5 14 45 131 422',
      '2 3 5 11 24 53',
      '1 4 4 5 8 9',
      '5 23 88 306',
      '6 20 58 158 449',
      '5 20 78 288 930',
    ],
  ],
  [
    { preset: 'rainbow' },
    25,
    [
      '2 4 7 14 26 33',
      '3 9 26 77 234 750',
      '3 9 27 83 255 788',
      '1 1 2 2 2 2',
      '3 4 10 27 58 143',
      '1 1 1 1 4 9',
      '2 6 17 44 108 259',
      '3 7 18 48 129 350',
    ],
  ],
  [
    { preset: 'storehouse' },
    0,
    ['2 4 8 10 12 15', '3 8 22 51 117 251', '2 5 11 23 39 73', '3 7 13 21 31 43', '1 1 1 1 2 3'],
  ],
  [
    { preset: 'storehouse' },
    25,
    ['1 1 1 1 1 2', '2 2 3 4 5 7', '2 3 5 6 8 10', '1 1 1 1 1 1', '1 1 1 1 2 3'],
  ],
  [
    { preset: 'chameleon' },
    0,
    ['1 1 1 1 2 2', '1 1 2 3 3 5', '8 47 195 650', '5 14 39 87 148 246', '5 19 65 201 593'],
  ],
  [
    { preset: 'chameleon' },
    25,
    ['3 11 43 172 736', '3 5 11 17 56 215', '1 1 2 4 6 9', '4 12 35 110 371', '2 5 12 30 78 246'],
  ],
  [
    { preset: 'selective' },
    0,
    [
      '20 24 28 44 48 52',
      '20 68 252 772',
      '20 56 176 504',
      '20 56 144 396',
      '20 32 60 124 268 584',
    ],
  ],
  [
    { preset: 'selective' },
    25,
    ['2 2 2 2 2 2', '1 1 2 3 6 10', '1 2 4 6 6 6', '4 13 38 109 304', '2 4 8 16 32 64'],
  ],
  [
    { runs: 'any', spaces: 'any', fill: false, draw: 1, columns: 6, reserve: 5, onBase: true },
    0,
    ['5 41 371', '4 10 19 31 46 64', '6 39 364', '4 38 383', '2 10 64 408'],
  ],
  [
    { runs: 'any', spaces: 'any', fill: false, draw: 1, columns: 6, reserve: 5, onBase: true },
    25,
    ['2 15 107 740', '4 29 247 2334', '4 10 22 48 108 250', '6 61 713', '14 98 690'],
  ],
  [
    {
      runs: 'top',
      spaces: 'whole',
      building: 'any',
      draw: 1,
      reserve: 2,
      columns: 5,
      baseToTableau: false,
    },
    0,
    ['6 35 196 1371', '4 7 10 13 16 19', '1 1 4 8 20 35', '5 24 101 514', '6 33 152 856'],
  ],
  [
    {
      runs: 'top',
      spaces: 'whole',
      building: 'any',
      draw: 1,
      reserve: 2,
      columns: 5,
      baseToTableau: false,
    },
    25,
    ['7 50 364', '1 1 4 10 28 82', '4 24 177 1406', '12 139 1578', '6 32 175 997'],
  ],
  [
    { runs: 'any', spaces: 'any', reserve: 0, columns: 7, draw: 2, redeals: 1, base: 13 },
    0,
    ['4 34 358', '3 21 189 1847', '2 11 76 586', '5 47 531', '5 49 590'],
  ],
  [
    { runs: 'any', spaces: 'any', reserve: 0, columns: 7, draw: 2, redeals: 1, base: 13 },
    25,
    ['3 21 180 1638', '13 120 1082', '3 22 200 1920', '13 130 1473', '4 43 500'],
  ],
  [
    {
      base: 'chosen',
      fill: false,
      spaces: 'waste',
      reserve: 1,
      columns: 3,
      building: 'suit',
      onBase: true,
    },
    0,
    [
      '16 44 96 196 392',
      '16 40 88 160 256 376',
      '16 20 24 28 32 36',
      '16 16 16 20 20 32',
      '16 52 124 256 640',
    ],
  ],
  [
    {
      base: 'chosen',
      fill: false,
      spaces: 'waste',
      reserve: 1,
      columns: 3,
      building: 'suit',
      onBase: true,
    },
    25,
    ['1 1 2 2 3 5', '1 1 1 3 3 3', '1 1 1 1 1 1', '1 1 1 1 1 1', '1 1 1 1 1 1'],
  ],
];

/** How many sequences of exactly `depth` moves there are. */
const count = (state: CanfieldState, depth: number): number => {
  const moves = canfield.moves(state);
  if (depth === 1) return moves.length;
  return moves.reduce(
    (sum, move) => sum + count(unwrap(canfield.play(state, move)).state, depth - 1),
    0,
  );
};

/** The deal after some moves, chosen by the pinned generator. */
const walked = (options: OptionsGiven, steps: number): CanfieldState => {
  const random = randomOf('midgame');
  let state = dealOf(options);
  for (let step = 0; step < steps; step++) {
    const move = someMove(legalMoves(tableOf(state)), random);
    if (move === undefined) break;
    state = stateAfter(state, move);
  }
  return state;
};

describe.each(TABLES)('%o after %i moves', (rules, steps, rows) => {
  test.each(rows.map((row, index) => [DEALS[index] ?? {}, row] as const))('%o: %s', (deal, row) => {
    const state = walked({ ...deal, ...rules }, steps);
    const depths = row.split(' ').map((_, index) => index + 1);
    expect(depths.map((depth) => count(state, depth)).join(' ')).toBe(row);
    expect(depths.map((depth) => countSequences(tableOf(state), depth)).join(' ')).toBe(row);
  });
});
