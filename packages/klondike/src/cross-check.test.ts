import { makeCard } from '@parlour/cards-core';
import { randomOf, unwrap } from '@parlour/game-core';
import { describe, expect, test } from 'vitest';
import { klondike } from './game.ts';
import { after, everyMove, legalMoves, type Table } from './oracle.test-support.ts';
import { dealOf, moveTexts, someMove, tableOf } from './table.test-support.ts';
import { ILLEGAL_CODES, type KlondikeEvent } from './types.ts';

/** Rules and decks of every kind; each is walked from a few deals. */
const KINDS: readonly Readonly<Record<string, unknown>>[] = [
  { draw: 1 },
  { draw: 3 },
  { draw: 7, redeals: 2, worryBack: false },
  { rules: 'source' },
  { draw: 3, spaces: 'any' },
  { spaces: 'none', redeals: 0 },
  { deal: 'danie', number: 12_345, draw: 3 },
  { deal: 'danie5', number: 54_321, rules: 'source' },
  { ranks: 7, columns: 7, spaces: 'any' },
  { ranks: 5, columns: 4, draw: 2, redeals: 1 },
  { ranks: 4, columns: 3, rules: 'source' },
  { ranks: 3, columns: 3, worryBack: false },
  { ranks: 2, columns: 2, redeals: 0 },
  { ranks: 1, columns: 1 },
];
const SEEDS = [1, 2, 3];
const STEPS = 100;

/** The table after what the events tell, by the piles' names and nothing else. */
const toldBy = (table: Table, events: readonly KlondikeEvent[]): Table => {
  const piles = new Map<string, readonly string[]>([
    ['stock', table.stock],
    ['waste', table.waste],
    ...table.columns.map((pile, index) => [`t${index + 1}`, pile] as const),
    ...table.foundations.map((pile, index) => [`f${index + 1}`, pile] as const),
  ]);
  const pile = (id: string): readonly string[] => piles.get(id) ?? [];
  const hidden = [...table.hidden];
  let { redeals } = table;
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
      case 'revealed': {
        const index = Number(event.pile.slice(1)) - 1;
        hidden[index] = (hidden[index] ?? 0) - 1;
        expect(pile(event.pile).at(-1)).toBe(makeCard(event.card));
        break;
      }
      case 'scored':
        break;
      case 'won':
        expect(table.house.ranks * 4).toBe(['f1', 'f2', 'f3', 'f4'].flatMap(pile).length);
    }
  }
  return {
    ...table,
    stock: pile('stock'),
    waste: pile('waste'),
    columns: table.columns.map((_, index) => pile(`t${index + 1}`)),
    foundations: table.foundations.map((_, index) => pile(`f${index + 1}`)),
    hidden,
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
      const texts = moveTexts(state);
      expect(texts.toSorted()).toEqual(moves.toSorted());

      const move = someMove(moves, random);
      const isWon = table.foundations.flat().length === 4 * table.house.ranks;
      if (move === undefined || isWon) {
        expect(klondike.outcome(state)?.result).toBe(isWon ? 'won' : 'stuck');
        break;
      }
      const played = unwrap(klondike.play(state, unwrap(klondike.parseMove(move))));
      const told = toldBy(table, played.events);
      state = played.state;
      table = after(table, move);
      expect(tableOf(state)).toEqual(table);
      expect(told).toEqual(table);
    }
  });
});

describe('what the oracle does not list is refused, and changes nothing', () => {
  test.each(KINDS)('%o', (kind) => {
    const random = randomOf('refusals');
    let state = dealOf({ ...kind, seed: 4 });
    for (let step = 0; step < 40; step++) {
      const table = tableOf(state);
      const legal = legalMoves(table);
      const before = JSON.stringify(state);
      for (const text of step % 8 === 0 ? everyMove(table) : []) {
        const parsed = unwrap(klondike.parseMove(text));
        const played = klondike.play(state, parsed);
        expect([text, played.ok]).toEqual([text, legal.includes(text)]);
        if (played.ok) continue;
        expect(ILLEGAL_CODES).toContain(played.error.code);
        expect(played.error.message).toMatch(/^\S.*\.$/);
      }
      expect(JSON.stringify(state)).toBe(before);
      const move = someMove(legal, random);
      if (move === undefined) break;
      state = unwrap(klondike.play(state, unwrap(klondike.parseMove(move)))).state;
    }
  });
});
