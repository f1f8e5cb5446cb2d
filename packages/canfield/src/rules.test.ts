import { makeUnicodeCard, parseCard } from '@parlour/cards-core';
import { unwrap } from '@parlour/game-core';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { canfield } from './game.ts';
import { cardsAt, profitOf } from './piles.ts';
import { placed } from './placed.test-support.ts';
import { cardsOf, setupOf } from './setup.ts';
import { dealOf, moveOf, stateAfter } from './table.test-support.ts';
import { type CanfieldMove, type CanfieldState, ILLEGAL_CODES, PILES, PRESETS } from './types.ts';

const card = (name: string): number => unwrap(parseCard(name));
const names = (cards: readonly number[]): string => cards.map(makeUnicodeCard).join(' ');

/** Base 10: T♦ on a foundation; 3♣ 9♠ Q♦ 4♠ in the tableau, 8♠ on the reserve. */
const START = dealOf({ deal: 'ucb', number: 101_001 });
/** A reserve of three, and a base card in the tableau. */
const BASE = 'base=10 reserve=2S3S8H foundations=TD,-,-,- tableau=TH,9S,JS,6C5H4S,6S';
const SPACE = 'base=10 foundations=QD,-,-,- tableau=9S,-,JS,6C5H4S';

describe('refusals', () => {
  const refused = (state: CanfieldState, text: string) => canfield.play(state, moveOf(text));

  test.each([
    ['r', 'stock-not-empty'],
    ['w-t1', 'pile-empty'],
    ['f2-t1', 'pile-empty'],
    ['s-t1', 'stock-closed'],
    ['t1-w', 'no-target'],
    ['t1-r', 'no-target'],
    ['r-s', 'no-target'],
    ['t1-t1', 'same-pile'],
    ['t5-t1', 'no-such-pile'],
    ['r-t5', 'no-such-pile'],
    ['r-t1-2', 'one-card-only'],
    ['t1-t2-2', 'not-enough-cards'],
    ['r-t2', 'wrong-colour'],
    ['r-t3', 'wrong-rank'],
    ['t3-f1', 'wrong-rank'],
    ['r-f1', 'wrong-suit'],
    ['r-f2', 'needs-base'],
    ['f1-t3', 'base-stays'],
    ['f1-f2', 'base-stays'],
  ])('at the deal: %s, %s', (text, code) => {
    expect(refused(START, text)).toMatchObject({ ok: false, error: { code } });
  });

  test.each([
    // The base-rank rules and what moves together.
    ['t2-t1', '', 'nothing-on-base'],
    ['t2-t1', 'onBase=true', undefined],
    ['t1-t3', '', undefined],
    ['t1-t3', 'baseToTableau=false', 'base-to-foundation'],
    ['t4-t5-2', '', 'whole-pile-only'],
    ['t4-t5-2', 'runs=top', 'top-or-whole-pile'],
    ['t4-t5-2', 'runs=any', undefined],
    ['t4-f2-2', 'runs=any', 'one-card-only'],
    ['t1-t3', 'building=any', undefined],
    ['r-t2', 'building=any', undefined],
  ])('%s under %j: %s', (text, rules, code) => {
    const played = refused(placed(`${BASE} ${rules}`.trim()), text);
    expect(played.ok ? undefined : played.error.code).toBe(code);
  });

  test.each([
    ['w-t2', '', undefined],
    ['t1-t2', '', 'waste-only'],
    ['f1-t2', '', 'waste-only'],
    ['t1-t2', 'spaces=whole', undefined],
    ['f1-t2', 'spaces=whole', 'waste-only'],
    ['t4-t2-3', 'spaces=whole', undefined],
    ['t4-t2', 'spaces=whole runs=any', 'waste-only'],
    ['t4-t2', 'spaces=any', 'whole-pile-only'],
    ['t4-t2', 'spaces=any runs=top', undefined],
    ['f1-t2', 'spaces=any', undefined],
    ['f1-t2', 'spaces=any worryBack=false', 'no-worrying-back'],
    ['f1-t3', '', 'wrong-rank'],
  ])('into a space, %s under %j: %s', (text, rules, code) => {
    const state = stateAfter(placed(`${SPACE} ${rules}`.trim()), 'd');
    const played = refused(state, text);
    expect(played.ok ? undefined : played.error.code).toBe(code);
  });

  it('another suit, where suits are kept', () => {
    const state = placed('building=suit base=10 reserve=8H foundations=TD,-,-,- tableau=9S,9H');
    expect(refused(state, 'r-t1')).toMatchObject({ error: { code: 'wrong-suit' } });
    expect(refused(state, 'r-t2').ok).toBe(true);
  });

  it('while there is a reserve, it comes first, also where it fills nothing by itself', () => {
    const state = stateAfter(placed(`fill=false reserve=2S3S ${SPACE}`), 'd');
    expect(refused(state, 'w-t2')).toMatchObject({ error: { code: 'reserve-first' } });
    expect(refused(state, 'r-t2').ok).toBe(true);
    const any = stateAfter(placed(`fill=false spaces=any reserve=2S3S ${SPACE}`), 'd');
    expect(refused(any, 'w-t2').ok).toBe(true);
  });

  it('the stock and the waste', () => {
    const state = placed('redeals=0 base=1 foundations=KS,KH,TC,QD tableau=KC,QC,KD waste=JC');
    expect(refused(state, 'd')).toMatchObject({ error: { code: 'stock-empty' } });
    expect(refused(state, 'r')).toMatchObject({ error: { code: 'no-redeals-left' } });
    const empty = stateAfter(state, 'w-f3');
    expect(refused(empty, 'r')).toMatchObject({ error: { code: 'nothing-to-redeal' } });
    const won = stateAfter(empty, 't2-f3 t1-f3 t3-f4');
    expect(refused(won, 't1-t2')).toMatchObject({ error: { code: 'game-over' } });
    expect(canfield.moves(won)).toEqual([]);
    expect(canfield.outcome(won)).toEqual({ result: 'won', score: 210 });
  });

  it('before the base is chosen, all but choosing it', () => {
    const state = dealOf({ preset: 'selective', seed: 1 });
    const texts = ['d', 'r-t1', 't1-t2', 't1-f1'];
    expect(texts.map((text) => canfield.play(state, moveOf(text)).ok)).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect(refused(state, 'd')).toMatchObject({ error: { code: 'choose-base' } });
    expect(canfield.moves(state).length).toBe(20);
  });

  test.each([null, 7, 'd', {}, { type: 'turn' }, { type: 'move', from: 't1' }])(
    '%j is no move at all',
    (value) => {
      const played = canfield.play(START, value as CanfieldMove);
      expect(played).toMatchObject({ ok: false, error: { code: 'malformed' } });
    },
  );

  test.each([0, -1, 1.5, Number.NaN, '1'])('%j is no number of cards', (count) => {
    const move = { type: 'move', from: 't1', to: 't2', count } as CanfieldMove;
    expect(canfield.play(START, move)).toMatchObject({ ok: false, error: { code: 'malformed' } });
  });

  it('say in a sentence what is wrong', () => {
    const said = (state: CanfieldState, text: string): string => {
      const played = canfield.play(state, moveOf(text));
      return played.ok ? '' : played.error.message;
    };
    expect(said(START, 'r-t3')).toBe('8♠ needs a red 9; tableau 3 has Q♦.');
    expect(said(START, 'r-f2')).toBe('8♠ cannot start a foundation; a 10 can.');
    expect(said(START, 't3-f1')).toBe('Q♦ needs the jack of diamonds; foundation 1 has 10♦.');
    expect(said(placed(BASE), 't2-t1')).toBe('Nothing is laid on 10♥: it has the base rank.');
  });
});

describe('what happens', () => {
  it('a space is filled from the reserve at once, and the reserve shows its next card', () => {
    const state = placed(`${BASE} onBase=true`);
    const { state: next, events } = unwrap(canfield.play(state, moveOf('t2-t1')));
    expect(events).toEqual([
      { type: 'moved', cards: [card('9S')], from: 't2', to: 't1' },
      { type: 'filled', card: card('8H'), pile: 't2' },
      { type: 'revealed', card: card('3S'), pile: 'reserve' },
    ]);
    expect(names(cardsAt(next, 't2'))).toBe('8♥');
    expect(names(next.reserve)).toBe('2♠ 3♠');
  });

  it('an open reserve has nothing to reveal, and an empty one fills nothing', () => {
    const open = placed(`${BASE} onBase=true openReserve=true`);
    expect(unwrap(canfield.play(open, moveOf('t2-t1'))).events.map(({ type }) => type)).toEqual([
      'moved',
      'filled',
    ]);
    const bare = placed(SPACE.replace('9S', 'TS'));
    expect(unwrap(canfield.play(bare, moveOf('t1-f2'))).events).toEqual([
      { type: 'moved', cards: [card('TS')], from: 't1', to: 'f2' },
      { type: 'scored', points: 5, score: -30 },
    ]);
  });

  it('three cards are turned, fewer at the end; the waste is turned over without limit', () => {
    const all = stateAfter(START, 'd d d d d d d d d d d d');
    expect(all.stock.length).toBe(0);
    expect(all.waste.length).toBe(34);
    expect(stateAfter(START, 'd').waste).toEqual(START.stock.slice(-3).toReversed());
    const over = stateAfter(all, 'r');
    expect(over.stock).toEqual(START.stock);
    expect(over.redealt).toBe(1);
  });

  it('kings lie on aces and aces on kings', () => {
    const state = placed('base=5 reserve=2S3S foundations=KD,-,-,- tableau=AC,KH,7S,9C');
    const { state: next, events } = unwrap(canfield.play(state, moveOf('t2-t1')));
    expect(names(cardsAt(next, 't1'))).toBe('A♣ K♥');
    expect(events[1]).toMatchObject({ type: 'filled' });
    const home = placed('base=5 foundations=KD,-,-,- tableau=AD,KH,7S,9C');
    expect(names(cardsAt(stateAfter(home, 't1-f1'), 'f1').slice(-2))).toBe('K♦ A♦');
  });

  it('whichever card is chosen for the base, the other four are the tableau', () => {
    const start = dealOf({ preset: 'selective', seed: 1 });
    const five = [...start.reserve.slice(-1), ...start.tableau.flat()];
    for (const move of canfield.moves(start)) {
      const { state, events } = unwrap(canfield.play(start, move));
      const [base] = state.foundations.flat();
      expect(state.reserve).toEqual(start.reserve.slice(0, -1));
      expect([base, ...state.tableau.flat()].toSorted()).toEqual(five.toSorted());
      expect(events.map(({ type }) => type)).toEqual(
        move.type === 'move' && move.from === 'reserve'
          ? ['moved', 'based', 'revealed', 'scored']
          : ['moved', 'based', 'filled', 'revealed', 'scored'],
      );
    }
  });

  it('the deck costs $50, and each card on a foundation pays $5', () => {
    expect(profitOf(START)).toBe(-45);
    expect(profitOf(dealOf({ preset: 'selective' }))).toBe(-50);
    expect(profitOf(dealOf({ preset: 'storehouse' }))).toBe(-30);
  });
});

describe('properties', () => {
  const games = fc.record({
    preset: fc.constantFrom(...PRESETS),
    seed: fc.nat(),
    fill: fc.boolean(),
    draw: fc.integer({ min: 1, max: 3 }),
    choices: fc.array(fc.nat(), { maxLength: 150 }),
  });

  /** Plays a game by choices, with a look at each step. */
  const walk = (
    { choices, ...options }: { readonly choices: readonly number[] },
    look: (before: CanfieldState, move: CanfieldMove, after: CanfieldState) => void,
  ): void => {
    let state = dealOf(options);
    for (const choice of choices) {
      const legal = canfield.moves(state);
      const move = legal[choice % legal.length];
      if (!move) break;
      const { state: next } = unwrap(canfield.play(state, move));
      look(state, move, next);
      state = next;
    }
  };

  it('52 cards, each once', () => {
    fc.assert(
      fc.property(games, (game) => {
        walk(game, (_, __, after) => {
          const cards = cardsOf(setupOf(after)).toSorted((a, b) => a - b);
          expect(cards).toEqual([...Array(52).keys()]);
        });
      }),
      { numRuns: 40 },
    );
  });

  it('a space is filled once, never skipped, and nothing else leaves the reserve by itself', () => {
    fc.assert(
      fc.property(games, (game) => {
        walk(game, (before, move, after) => {
          const { fill } = before.rules;
          const isFilled = (fill || before.base === 0) && after.reserve.length > 0;
          if (isFilled && fill) expect(after.tableau.every(({ length }) => length > 0)).toBe(true);
          const taken = before.reserve.length - after.reserve.length;
          const own = move.type === 'move' && move.from === 'reserve' ? 1 : 0;
          const [from, count] = move.type === 'move' ? [move.from, move.count] : ['stock', 0];
          const isEmptied = from.startsWith('t') && cardsAt(before, from as 't1').length === count;
          const due = isEmptied && before.reserve.length > 0 && (fill || before.base === 0) ? 1 : 0;
          expect(taken).toBe(own + due);
        });
      }),
      { numRuns: 80 },
    );
  });

  it('the profit is always 5 × cards at home − 50, from −50 to 210', () => {
    fc.assert(
      fc.property(games, (game) => {
        walk(game, (before, move, after) => {
          const { events } = unwrap(canfield.play(before, move));
          const home = after.foundations.flat().length;
          expect(profitOf(after)).toBe(5 * home - 50);
          const won = events.reduce(
            (sum, event) => sum + (event.type === 'scored' ? event.points : 0),
            0,
          );
          expect(profitOf(before) + won).toBe(profitOf(after));
          expect(after.best).toBe(Math.max(before.best, home));
        });
      }),
      { numRuns: 40 },
    );
  });

  it('a move is listed exactly if it can be played', () => {
    const any = fc.record({
      type: fc.constant('move' as const),
      from: fc.constantFrom(...PILES),
      to: fc.constantFrom(...PILES),
      count: fc.integer({ min: 1, max: 4 }),
    });
    fc.assert(
      fc.property(games, fc.array(any, { minLength: 20, maxLength: 20 }), (game, moves) => {
        walk({ ...game, choices: game.choices.slice(0, 40) }, (_, __, after) => {
          const listed = canfield.moves(after).map(canfield.makeMove);
          for (const move of moves) {
            const played = canfield.play(after, move);
            expect(played.ok).toBe(listed.includes(canfield.makeMove(move)));
            if (!played.ok) expect(ILLEGAL_CODES).toContain(played.error.code);
          }
        });
      }),
      { numRuns: 25 },
    );
  });
});
