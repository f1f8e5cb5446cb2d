import { makeUnicodeCard, parseCard } from '@parlour/cards-core';
import { unwrap } from '@parlour/game-core';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { dealt, moveOf, played, stateOf } from './deals.test-support.ts';
import { klondike } from './game.ts';
import { cardsOf } from './setup.ts';
import { ILLEGAL_CODES, type KlondikeMove, type KlondikeState, PILES } from './types.ts';

const refusal = (state: KlondikeState, move: KlondikeMove) => {
  const result = klondike.play(state, move);
  return result.ok ? undefined : result.error;
};

// Four ranks, three tableau piles with hidden cards, room for every kind of move.
const table = stateOf(
  'klondike/1 ranks=4 stock=4D waste=3S2D foundations=AS,AH,-,- tableau=2s4S,3dac2H,3c2cad4h4C3H',
);

describe('a move is refused with its reason and the cards concerned', () => {
  const seen = new Set<string>();
  const won = stateOf('klondike/1 ranks=1 foundations=AS,AH,AC,AD tableau=-');
  const closed = { ...table, rules: { ...table.rules, worryBack: false } };
  const spaceless = stateOf(
    'klondike/1 ranks=2 spaces=none stock=2S2HAD foundations=AS,AH,-,- tableau=-,AC,2c2D',
  );
  const kings = { ...spaceless, rules: { ...spaceless.rules, spaces: 'kings' as const } };
  const dry = { ...table, stock: [], waste: [...table.waste, ...table.stock] };
  const spent = { ...dry, rules: { ...dry.rules, redeals: 0 } };
  const source = stateOf(
    'klondike/1 rules=source ranks=2 stock=2S2H foundations=AS,AH,-,- tableau=AC,2c2D,AD',
  );

  test.each<[KlondikeState, string, string, string[], string]>([
    [won, 'd', 'game-over', [], 'The game is won; there is nothing left to move.'],
    [table, 't1-t4', 'no-such-pile', [], 'There is no such pile; the tableau has 3.'],
    [table, 't1-t1', 'same-pile', [], 'A card cannot move to the pile it lies on.'],
    [dry, 'd', 'stock-empty', [], 'The stock is empty.'],
    [table, 'r', 'stock-not-empty', [], 'There are still 1 cards in the stock.'],
    [{ ...dry, waste: [] }, 'r', 'nothing-to-redeal', [], 'Stock and waste are both empty.'],
    [spent, 'r', 'no-redeals-left', [], 'The waste may not be turned over any more.'],
    [kings, 't1-t2', 'pile-empty', [], 'There is no card on tableau 1.'],
    [table, 't1-t2-13', 'not-enough-cards', [], 'There are not so many cards on tableau 1.'],
    [table, 't1-t2-2', 'face-down', [], 'On tableau 1, some of these cards are face down.'],
    [table, 't3-f2-2', 'one-card-only', ['4♣'], 'Only one card at a time moves to a foundation.'],
    [table, 'w-t1-2', 'one-card-only', ['2♦'], 'Only one card at a time moves from the waste.'],
    [table, 's-t1', 'stock-closed', [], 'Cards of the stock must be turned to the waste first.'],
    [table, 't1-w', 'no-target', ['4♠'], 'Nothing can be laid on the waste.'],
    [table, 'w-t2', 'wrong-colour', ['2♦', '2♥'], '2♦ needs a black 3; tableau 2 has 2♥.'],
    [table, 't1-t2', 'wrong-rank', ['4♠', '2♥'], '4♠ needs a red 5; tableau 2 has 2♥.'],
    [table, 't3-f2', 'wrong-rank', ['3♥', 'A♥'], '3♥ needs the 2 of hearts; foundation 2 has A♥.'],
    [
      source,
      's-f1',
      'wrong-suit',
      ['2♥', 'A♠'],
      '2♥ needs the ace of hearts; foundation 1 has A♠.',
    ],
    [
      table,
      'w-f1',
      'other-foundation',
      ['2♦'],
      '2♦ goes to the foundation of diamonds, not to that of spades.',
    ],
    [table, 'w-f4', 'needs-ace', ['2♦'], '2♦ cannot start a foundation; an ace can.'],
    [kings, 'f1-t1', 'needs-king', ['A♠'], 'A♠ cannot fill the space of tableau 1; a 2 can.'],
    [spaceless, 't3-t1', 'space-closed', ['2♦'], 'The space of tableau 1 stays empty.'],
    [
      closed,
      'f1-t2',
      'no-worrying-back',
      ['A♠'],
      'A♠ cannot come back from foundation 1 to tableau 2: worrying back is off.',
    ],
  ])('%#: %s %s', (state, move, code, cards, message) => {
    seen.add(code);
    const error = refusal(state, moveOf(move));
    expect(error && { code: error.code, cards: error.cards ?? [], message: error.message }).toEqual(
      {
        code,
        cards: cards.map((name) => unwrap(parseCard(name))),
        message,
      },
    );
  });

  test.each([
    [undefined],
    [null],
    [7],
    ['d'],
    [{}],
    [{ type: 'fly' }],
    [{ type: 'move' }],
    [{ type: 'move', from: 't1', to: 't2', count: 0 }],
    [{ type: 'move', from: 't1', to: 't2', count: 1.5 }],
    [{ type: 'move', from: 't1', to: 't2' }],
    [{ type: 'move', from: 1, to: 't2', count: 1 }],
  ])('what is no move at all: %j', (move) => {
    seen.add('malformed');
    expect(refusal(table, move as unknown as KlondikeMove)?.code).toBe('malformed');
  });

  test.each([['t8'], ['constructor'], ['T1'], ['']])('and no pile: %j', (from) => {
    const move = { type: 'move', from, to: 't1', count: 1 } as unknown as KlondikeMove;
    expect(refusal(table, move)?.code).toBe('no-such-pile');
  });

  it('every reason there is was seen', () => {
    expect([...seen].sort()).toEqual([...ILLEGAL_CODES].sort());
  });
});

describe('events tell all that happened', () => {
  const eventsOf = (state: KlondikeState, move: string) =>
    unwrap(klondike.play(state, moveOf(move))).events;
  const names = (state: KlondikeState, move: string) =>
    eventsOf(state, move).map((event) => ({
      ...event,
      ...('cards' in event && { cards: event.cards.map(makeUnicodeCard) }),
      ...('card' in event && { card: makeUnicodeCard(event.card) }),
    }));

  it('a card that is uncovered turns by itself', () => {
    expect(names(table, 't2-f2')).toEqual([
      { type: 'moved', cards: ['2♥'], from: 't2', to: 'f2' },
      { type: 'revealed', card: 'A♣', pile: 't2' },
    ]);
  });

  it('three are drawn together, the last one on top, fewer at the end', () => {
    const deal = dealt({ deal: 'danie', number: 12_345, draw: 3 });
    expect(names(deal, 'd')).toEqual([{ type: 'drawn', cards: ['J♦', '9♦', '8♦'], left: 21 }]);
    const late = { ...deal, stock: deal.stock.slice(0, 2), waste: deal.stock.slice(2).reverse() };
    expect(names(late, 'd')).toEqual([{ type: 'drawn', cards: ['8♠', '5♠'], left: 0 }]);
  });

  it('a redeal brings the stock back in its order', () => {
    const deal = dealt({ seed: 4, redeals: 2 });
    const through = played(deal, Array.from({ length: 24 }, () => 'd').join(' '));
    expect(eventsOf(through, 'r')).toEqual([{ type: 'redealt', count: 24, left: 1 }]);
    expect(played(through, 'r').stock).toEqual(deal.stock);
  });

  it('the last card wins', () => {
    const last = stateOf('klondike/1 ranks=1 waste=AD foundations=AS,AH,AC,- tableau=-');
    expect(eventsOf(last, 'w-f4').at(-1)).toEqual({ type: 'won' });
    expect(klondike.outcome(played(last, 'w-f4'))).toEqual({ result: 'won' });
    expect(klondike.moves(played(last, 'w-f4'))).toEqual([]);
  });
});

describe('the rule set source', () => {
  const state = stateOf(
    'klondike/1 rules=source ranks=2 stock=2S2H waste=AH foundations=-,AS,-,- tableau=AC,2c2D,AD',
  );

  it('plays the tops of stock and waste alike', () => {
    const moves = klondike.moves(state).map(klondike.makeMove);
    expect(moves).toEqual(expect.arrayContaining(['w-f1', 'w-f3', 'w-f4']));
    const first = played(state, 'w-f3');
    expect(played(first, 's-f3').foundations[2]).toEqual([13, 14]);
  });

  it('lets an ace change between empty foundations', () => {
    const moves = klondike.moves(state).map(klondike.makeMove);
    expect(moves).toEqual(expect.arrayContaining(['f2-f1', 'f2-f3', 'f2-f4']));
    expect(played(state, 'f2-f4').foundations.map((pile) => pile.length)).toEqual([0, 0, 0, 1]);
  });

  it('keeps the foundations of the standard rules to their suits', () => {
    const standard = dealt({ seed: 1 });
    expect(
      klondike
        .moves(standard)
        .map(klondike.makeMove)
        .some((move) => /^f.-f/.test(move)),
    ).toBe(false);
  });
});

describe('properties', () => {
  const someState = fc
    .record({
      seed: fc.integer(),
      draw: fc.integer({ min: 1, max: 7 }),
      redeals: fc.constantFrom('unlimited', 0, 1),
      spaces: fc.constantFrom('kings', 'any', 'none'),
      worryBack: fc.boolean(),
      scoring: fc.constantFrom('none', 'standard'),
      choices: fc.array(fc.nat(), { maxLength: 120 }),
      source: fc.boolean(),
    })
    .map(({ choices, source, seed, ...rules }) => {
      const path = [dealt(source ? { seed, rules: 'source' } : { seed, ...rules })];
      for (const choice of choices) {
        const state = path.at(-1) as KlondikeState;
        const moves = klondike.moves(state);
        const move = moves[choice % moves.length];
        if (!move) break;
        path.push(unwrap(klondike.play(state, move)).state);
      }
      return path.at(-1) as KlondikeState;
    });

  it('52 cards, each once', () => {
    fc.assert(
      fc.property(someState, (state) => {
        expect([...cardsOf(state)].sort((a, b) => a - b)).toEqual([...Array(52).keys()]);
      }),
    );
  });

  it('a move is listed exactly if it can be played', () => {
    fc.assert(
      fc.property(someState, (state) => {
        const listed = new Set(klondike.moves(state).map(klondike.makeMove));
        const all: KlondikeMove[] = [{ type: 'draw' }, { type: 'redeal' }];
        for (const from of PILES)
          for (const to of PILES)
            for (const count of [1, 2, 3, 5, 13]) all.push({ type: 'move', from, to, count });
        for (const move of all) {
          const result = klondike.play(state, move);
          expect([klondike.makeMove(move), result.ok]).toEqual([
            klondike.makeMove(move),
            listed.has(klondike.makeMove(move)),
          ]);
          if (!result.ok) expect(result.error.message).toMatch(/^[A-Z0-9].*\.$/);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('a move never changes the state it is played in', () => {
    fc.assert(
      fc.property(someState, (state) => {
        const before = JSON.stringify(state);
        for (const move of klondike.moves(state)) klondike.play(state, move);
        expect(JSON.stringify(state)).toBe(before);
      }),
      { numRuns: 40 },
    );
  });

  it('state and moves go through text and back', () => {
    fc.assert(
      fc.property(someState, (state) => {
        expect(klondike.parseState(klondike.makeState(state))).toEqual({ ok: true, value: state });
        expect(JSON.parse(JSON.stringify(state))).toEqual(state);
        for (const move of klondike.moves(state)) {
          expect(klondike.parseMove(klondike.makeMove(move))).toEqual({ ok: true, value: move });
          expect(klondike.makeMove(move)).toMatch(/^[A-Za-z0-9-]+$/);
        }
      }),
    );
  });
});
