import { canfield as game } from '@parlour/canfield';
import { unwrap } from '@parlour/game-core';
import { expect, it } from 'vitest';
import { makeBoard, makeStatus } from './board.ts';

const PLAIN = { ascii: false, colour: false };
const state = unwrap(
  game.parseState(
    'canfield/1 base=12 reserve=2S5D waste=3H stock=AS3S4S5S6S7S8S9STSJS2H4H5H6H7H8H9HTHJH2C3C4C5C6C7C8C9CTCJC2D3D4D6D7D8D9DTDJD foundations=QS,AH,-,AD tableau=KS,KC,AC,QC',
  ),
);

it('is printed as the university’s program prints it', () => {
  expect(makeBoard(state, PLAIN)).toBe(
    ['            QS  AH ---  AD', '', '  5D        KS  KC  AC  QC', ' ###  3H'].join('\n'),
  );
});

it('has a row for each card of the highest pile, and shows what is empty', () => {
  const tall = { ...state, reserve: [], stock: [], tableau: [[0, 25, 11], [], [8, 20], [9]] };
  expect(makeBoard(tall, PLAIN)).toBe(
    [
      '            QS  AH ---  AD',
      '',
      ' ---        AS ---  9S 10S',
      ' ---  3H    KH      8H',
      '            QS',
    ].join('\n'),
  );
});

it('tells an open reserve whole', () => {
  const open = { ...state, rules: { ...state.rules, openReserve: true } };
  expect(makeBoard(open, PLAIN).split('\n').at(-1)).toBe(' Reserve, the last one on top: 2S 5D');
});

it('paints red cards red where there are colours', () => {
  const [first] = makeBoard(state, { ascii: false, colour: true }).split('\n');
  expect(first).toBe('            QS \u001b[31m AH\u001b[0m --- \u001b[31m AD\u001b[0m');
});

it('has a line for base, cards and profit', () => {
  expect(makeStatus(state)).toBe(
    'base queen · 7 of 52 cards home · 2 in the reserve · 38 in the stock · −$15',
  );
});
