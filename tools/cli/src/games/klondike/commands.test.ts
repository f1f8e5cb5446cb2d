import { klondike as game } from '@parlour/klondike';
import { unwrap } from '@parlour/game-core';
import { describe, expect, it } from 'vitest';
import { makeCommand, parseCommand } from './commands.ts';

const start = game.deal(unwrap(game.parseOptions({ seed: 7 })));
const source = game.deal(unwrap(game.parseOptions({ deal: 'danie', number: 26, rules: 'source' })));
const late = unwrap(
  game.parseState(
    'klondike/1 waste=2S3S foundations=AS,3H,-,- tableau=4d5H,KSQDJSTD9S,6S,KC,-,4C,5C4H3C ' +
      'stock=4S5S7S8STSQS6H7H8H9HTHJHQHKHAC2C6C7C8C9CTCJCQCAD2D3D5D6D7D8D9DJDKD',
  ),
);

const read = (line: string, state = start): string => {
  const moves = parseCommand(line, state);
  return moves.ok ? moves.value.map((move) => game.makeMove(move)).join(' ') : moves.error.message;
};

describe('commands', () => {
  it.each([
    ['d', 'd'],
    ['Draw', 'd'],
    ['deal', 'd'],
    ['r', 'r'],
    ['w 3', 'w-t3'],
    ['W3', 'w-t3'],
    ['waste to tableau 3', 'w-t3'],
    ['w t3', 'w-t3'],
    ['w-t3', '“w-t3” is no command here.'],
    ['s 3', 's-t3'],
    ['5 2', 't5-t2'],
    ['5 -> 2', 't5-t2'],
    ['5 2 3', 't5-t2-3'],
    ['52', 't5-t2'],
    ['t5t2', 't5-t2'],
    ['f h 4', 'f2-t4'],
    ['fh 4', 'f2-t4'],
    ['F HEARTS 4', 'f2-t4'],
    ['f heart 4', 'f2-t4'],
    ['f♥ 4', 'f2-t4'],
    ['f ♧ 4', 'f3-t4'],
    ['f2 4', 'f2-t4'],
    ['f24', 'f2-t4'],
    ['1 f', 't1-f2'],
    ['1f', 't1-f2'],
    ['1 home', 't1-f2'],
    ['1 f3', 't1-f3'],
    ['w f', 'w-f1'],
    ['', '“” is no command here.'],
    ['8 1', '“8 1” is no command here.'],
    ['5', 'Say where to: “5 4”, “5 f”.'],
    ['5 2 0', '“0” is not a number of cards.'],
    ['5 2 3 4', '“5 2 3 4” is no command here.'],
    ['f 4', 'Say which foundation: “f h 4” takes the top heart to 4.'],
    ['f', 'Say which foundation: “f h 4” takes the top heart to 4.'],
  ])('%s is %s', (line, move) => {
    expect(read(line)).toBe(move);
  });

  it('are made for moves, and read back as the same', () => {
    for (let state of [start, source, late]) {
      for (let turn = 0; turn < 40; turn++) {
        const moves = game.moves(state);
        for (const move of moves) {
          const command = makeCommand(move, state);
          expect(read(command, state), command).toBe(game.makeMove(move));
        }
        const next = moves[(7 * turn) % moves.length];
        if (next) ({ state } = unwrap(game.play(state, next)));
      }
    }
    expect(makeCommand({ type: 'move', from: 't6', to: 'f1', count: 1 }, late)).toBe('6 f1');
    expect(makeCommand({ type: 'move', from: 'waste', to: 't3', count: 1 }, late)).toBe('w 3');
  });

  it('turns the waste over when the stock is empty', () => {
    const over = { ...start, stock: [], waste: start.stock };
    expect(read('d', over)).toBe('r');
    expect(read('d', { ...over, waste: [] })).toBe('d');
  });

  it.each([
    ['as many cards as fit', '2 4', 't2-t4-4'],
    ['the whole run to a space', '7 5', 't7-t5-3'],
    ['the king and all on it', '2 5', 't2-t5-5'],
    ['the card that has the right rank, where none fits', '7 6', 't7-t6'],
    ['one card, where the pile is empty', '5 6', 't5-t6'],
  ])('moves %s', (_, line, move) => {
    expect(read(line, late)).toBe(move);
  });

  it('finds the foundation by the suit, where foundations have none', () => {
    expect(read('7 f', source)).toBe('t7-f1');
    expect(read('f d 4', source)).toBe('f1-t4');
    const foundations = [[], [39, 40], [], []];
    expect(read('7 f', { ...source, foundations })).toBe('t7-f1');
    expect(read('f d 4', { ...source, foundations })).toBe('f2-t4');
  });
});
