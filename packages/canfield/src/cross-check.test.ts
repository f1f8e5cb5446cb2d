import { makeCard } from '@parlour/cards-core';
import { randomOf, unwrap } from '@parlour/game-core';
import { describe, expect, test } from 'vitest';
import { canfield } from './game.ts';
import { everyMove, legalMoves, type Table, tableAfter } from './oracle.test-support.ts';
import {
  dealOf,
  moveOf,
  moveTexts,
  type OptionsGiven,
  someMove,
  tableOf,
} from './table.test-support.ts';
import { type CanfieldEvent, ILLEGAL_CODES, PRESETS } from './types.ts';

/** Rules of every kind; each is walked from a few deals. */
const KINDS: readonly OptionsGiven[] = [
  ...PRESETS.map((preset) => ({ preset })),
  { deal: 'ucb', number: 50, preset: 'ucb' },
  { deal: 'solvitaire', number: 4, preset: 'strict' },
  { runs: 'any', spaces: 'any', fill: false, draw: 1, columns: 6, reserve: 5, onBase: true },
  { runs: 'top', spaces: 'whole', building: 'any', draw: 1, reserve: 2, baseToTableau: false },
  { runs: 'any', spaces: 'any', reserve: 0, columns: 7, draw: 2, redeals: 1, base: 13 },
  { runs: 'any', spaces: 'any', reserve: 1, columns: 7, draw: 1, building: 'suit' },
  { base: 'chosen', fill: false, spaces: 'waste', reserve: 0, columns: 3, onBase: true },
];
const SEEDS = [1, 2, 3];
const STEPS = 120;

/** The table after what the events tell, by the piles' names and nothing else. */
const toldBy = (table: Table, events: readonly CanfieldEvent[], isOpen: boolean): Table => {
  const piles = new Map<string, readonly string[]>([
    ['stock', table.stock],
    ['waste', table.waste],
    ['reserve', table.reserve],
    ...table.columns.map((pile, index) => [`t${index + 1}`, pile] as const),
    ...table.foundations.map((pile, index) => [`f${index + 1}`, pile] as const),
  ]);
  const pile = (id: string): readonly string[] => piles.get(id) ?? [];
  const home = (): number => ['f1', 'f2', 'f3', 'f4'].flatMap(pile).length;
  const before = home();
  let { redeals, base } = table;
  const carry = (names: readonly string[], from: string, to: string): void => {
    const taken = pile(from).slice(pile(from).length - names.length);
    expect(from === 'stock' ? taken.toReversed() : taken).toEqual(names);
    piles.set(from, pile(from).slice(0, pile(from).length - names.length));
    piles.set(to, [...pile(to), ...names]);
  };
  for (const event of events) {
    switch (event.type) {
      case 'drawn':
        carry(event.cards.map(makeCard), 'stock', 'waste');
        expect(event.left).toBe(pile('stock').length);
        break;
      case 'redealt':
        piles.set('stock', pile('waste').toReversed());
        piles.set('waste', []);
        redeals--;
        expect(event.count).toBe(pile('stock').length);
        expect(event.left === 'unlimited' ? Infinity : event.left).toBe(redeals);
        break;
      case 'moved':
        carry(event.cards.map(makeCard), event.from, event.to);
        break;
      case 'based':
        expect(base).toBe('');
        base = 'A23456789TJQK'.charAt(event.rank - 1);
        break;
      case 'filled':
        expect(pile(event.pile)).toEqual([]);
        carry([makeCard(event.card)], 'reserve', event.pile);
        break;
      case 'revealed':
        expect(pile('reserve').at(-1)).toBe(makeCard(event.card));
        break;
      case 'scored':
        expect(event).toEqual({ ...event, points: 5 * (home() - before), score: 5 * home() - 50 });
        break;
      case 'won':
        expect(home()).toBe(52);
    }
  }
  const types = events.map(({ type }) => type);
  const left = pile('reserve').length;
  expect(types.includes('revealed')).toBe(!isOpen && left > 0 && left < table.reserve.length);
  expect(types.includes('scored')).toBe(home() !== before);
  return {
    ...table,
    base,
    reserve: pile('reserve'),
    stock: pile('stock'),
    waste: pile('waste'),
    columns: table.columns.map((_, index) => pile(`t${index + 1}`)),
    foundations: table.foundations.map((_, index) => pile(`f${index + 1}`)),
    redeals,
  };
};

describe('the engine and the oracle agree on random walks', () => {
  test.each(KINDS.flatMap((kind) => SEEDS.map((seed) => ({ ...kind, seed }))))('%o', (options) => {
    const random = randomOf(`walk ${options.seed}`);
    let state = dealOf(options);
    let table = tableOf(state);
    for (let step = 0; step < STEPS; step++) {
      const moves = legalMoves(table);
      expect(moveTexts(state).toSorted()).toEqual(moves.toSorted());

      const move = someMove(moves, random);
      const isWon = table.foundations.flat().length === 52;
      if (move === undefined || isWon) {
        expect(canfield.outcome(state)?.result).toBe(isWon ? 'won' : 'stuck');
        break;
      }
      const played = unwrap(canfield.play(state, moveOf(move)));
      const told = toldBy(table, played.events, state.rules.openReserve);
      state = played.state;
      table = tableAfter(table, move);
      expect(tableOf(state)).toEqual(table);
      expect(told).toEqual(table);
    }
  });
});

describe('what the oracle does not list is refused, and changes nothing', () => {
  test.each(KINDS)('%o', (kind) => {
    const random = randomOf('refusals');
    let state = dealOf({ seed: 4, ...kind });
    for (let step = 0; step < 40; step++) {
      const table = tableOf(state);
      const legal = legalMoves(table);
      const before = JSON.stringify(state);
      for (const text of step % 8 === 0 ? everyMove(table) : []) {
        const played = canfield.play(state, moveOf(text));
        expect([text, played.ok]).toEqual([text, legal.includes(text)]);
        if (played.ok) continue;
        expect(ILLEGAL_CODES).toContain(played.error.code);
        expect(played.error.message).toMatch(/^\S.*\.$/);
        expect(played.error.message).not.toMatch(/undefined|NaN/);
      }
      expect(JSON.stringify(state)).toBe(before);
      const move = someMove(legal, random);
      if (move === undefined) break;
      state = unwrap(canfield.play(state, moveOf(move))).state;
    }
  });
});
