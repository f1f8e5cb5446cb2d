import { describe, expect, it } from 'vitest';
import {
  detailsOf,
  type Heard,
  listen,
  NEARLY_WON,
  picture,
  place,
  playAll,
  record,
  settled,
  show,
  showRecord,
  typesOf,
  WIDE,
} from './page.test-support.ts';

const expectPlain = (heard: readonly Heard[]): void => {
  for (const { type, detail } of heard) {
    expect(JSON.parse(JSON.stringify(detail)), type).toEqual(detail);
    expect(structuredClone(detail), type).toEqual(detail);
  }
};

describe('one act fires', () => {
  it('before-move, move, settled, in this order', async () => {
    const element = await show();
    const heard = listen(element);
    expect(element.play('b4b5')).toBe(true);
    // All but the picture is said before `play` returns.
    expect(typesOf(heard)).toEqual(['before-move', 'move']);
    await expect.poll(() => typesOf(heard)).toEqual(['before-move', 'move', 'settled']);
  });

  it('settled once the block has come to rest', async () => {
    const element = await show({ animation: 'auto' });
    const heard = listen(element);
    playAll(element, 'b4c5');
    await settled(element);
    expect(typesOf(heard)).toEqual(['before-move', 'move']);
    expect(element.shadowRoot?.querySelectorAll('.flying')).toHaveLength(1);
    await expect.poll(() => typesOf(heard).at(-1)).toBe('settled');
    expect(element.shadowRoot?.querySelectorAll('.flying')).toHaveLength(0);
  });

  it('win after the last move', async () => {
    const element = await show({ layout: NEARLY_WON });
    const heard = listen(element);
    expect(element.play('b3b4')).toBe(true);
    expect(typesOf(heard)).toEqual(['before-move', 'move', 'win']);
    expect(element.matches(':state(won)')).toBe(true);
  });

  it('deal with a new game', async () => {
    const element = await show();
    const heard = listen(element);
    expect(element.newGame({ layout: NEARLY_WON })).toBe(true);
    expect(typesOf(heard)).toEqual(['deal']);
    expect(detailsOf(heard, 'parlour-deal')[0]?.options).toEqual({
      layout: NEARLY_WON,
      metric: 'corner',
    });
    await expect.poll(() => typesOf(heard)).toEqual(['deal', 'settled']);
  });

  it('move alone with undo, redo and restart', async () => {
    const element = await show();
    playAll(element, 'b4b5', 'b5c5', 'a5b5');
    await settled(element);
    const heard = listen(element);
    element.undo();
    element.redo();
    element.restart();
    expect(
      detailsOf(heard, 'parlour-move').map(({ by, index, events }) => [
        by,
        index,
        events.length > 0,
      ]),
    ).toEqual([
      ['undo', 2, false],
      ['redo', 3, true],
      ['restart', 0, false],
    ]);
    expect(typesOf(heard)).toEqual(['move', 'move', 'move']);
  });

  it.each([
    ['b2b3', 'no-block'],
    ['b1b2', 'occupied'],
    ['a1d5', 'out-of-board'],
    ['b4b4', 'same-cell'],
    ['c1c2', 'not-top-left'],
  ])('refused with a move that is against the rules, and nothing else: %s', async (move) => {
    const element = await show();
    const heard = listen(element);
    expect(element.play(move)).toBe(false);
    await expect.poll(() => typesOf(heard)).toEqual(['refused']);
    const [detail] = detailsOf(heard, 'parlour-refused');
    expect(detail?.move).toBe(move);
    expect(detail?.error.code).toMatch(/./);
    expect(detail?.error.message).not.toBe(detail?.error.code);
    expect(element.playthrough?.index).toBe(0);
  });

  it('error with what is no move at all', async () => {
    const element = await show();
    const heard = listen(element);
    expect(element.play('castle')).toBe(false);
    await expect.poll(() => typesOf(heard)).toEqual(['error']);
    expect(detailsOf(heard, 'parlour-error')[0]?.code).toBe('bad-cell');
  });

  it('nothing at all where there is nothing to do', async () => {
    const element = await show();
    const heard = listen(element);
    expect([element.undo(), element.redo(), element.restart()]).toEqual([false, false, false]);
    await settled(element);
    expect(heard).toEqual([]);
  });
});

describe('before-move', () => {
  it('keeps the block where it is', async () => {
    const element = await show();
    const { state } = element;
    const before = picture(element);
    element.addEventListener(
      'parlour-before-move',
      (event) => {
        expect(element.state).toBe(state);
        event.preventDefault();
      },
      { once: true },
    );
    const heard = listen(element);
    expect(element.play('b4b5')).toBe(false);
    await settled(element);
    expect(typesOf(heard)).toEqual(['before-move']);
    expect([element.state, picture(element)]).toEqual([state, before]);
    expect(element.play('b4b5')).toBe(true);
  });

  it('is the only one that can be cancelled', async () => {
    const element = await show({ layout: NEARLY_WON });
    const cancelable: string[] = [];
    for (const type of ['before-move', 'move', 'win', 'settled', 'deal', 'hint'] as const)
      element.addEventListener(`parlour-${type}`, (event) => {
        if (event.cancelable) cancelable.push(type);
      });
    await element.hint();
    element.play('b3b4');
    element.newGame();
    await settled(element);
    expect(cancelable).toEqual(['before-move']);
  });
});

describe('events', () => {
  it('say what was done, by whom and what came of it', async () => {
    const element = await show();
    const heard = listen(element);
    playAll(element, 'b4c5');
    expect(detailsOf(heard, 'parlour-before-move')).toEqual([{ move: 'b4c5', by: 'program' }]);
    expect(detailsOf(heard, 'parlour-move')).toEqual([
      {
        move: 'b4c5',
        by: 'program',
        index: 1,
        events: [
          { type: 'slid', id: 6, code: 1, from: 13, to: 18, path: [17, 18] },
          { type: 'counted', count: 1 },
        ],
      },
    ]);
  });

  it('take moves as objects as well as in text', async () => {
    const element = await show();
    const heard = listen(element);
    expect(element.play({ from: 13, to: 17 })).toBe(true);
    expect(detailsOf(heard, 'parlour-move')[0]?.move).toBe('b4b5');
  });

  it('of a win bring the moves that count and the record of the whole game', async () => {
    const element = await show({ layout: WIDE });
    playAll(element, 'a1a2', 'a2a3');
    const heard = listen(element);
    playAll(element, 'a3b4');
    const [detail] = detailsOf(heard, 'parlour-win');
    expect(detail).toMatchObject({ outcome: { result: 'won' }, moves: 1 });
    expect(detail?.record).toEqual(element.record);
    expect(detail?.record.moves).toEqual(['a1a2', 'a2a3', 'a3b4']);
  });

  it('bubble out of shadow roots', async () => {
    const outer = place(document.createElement('div'));
    const inner = document.createElement('div');
    outer.attachShadow({ mode: 'open' }).append(inner);
    const element = await show({}, inner);
    const heard = listen(outer);
    element.play('b4b5');
    expect(typesOf(heard)).toEqual(['before-move', 'move']);
  });

  it('carry plain JSON', async () => {
    const element = await show();
    const heard = listen(element);
    playAll(element, 'b4b5', 'b5b4');
    element.undo();
    element.redo();
    element.restart();
    element.play('b1b2');
    element.play('castle');
    await element.hint();
    await element.solve();
    element.newGame({ layout: NEARLY_WON });
    element.newGame({ metric: 'miles' });
    element.record = '1.klotski..b4~8_x';
    await settled(element);
    element.play('b3b4');
    await expect.poll(() => typesOf(heard).at(-1)).toBe('settled');
    expect([...new Set(typesOf(heard))].toSorted()).toEqual(
      ['before-move', 'deal', 'error', 'hint', 'move', 'refused', 'settled', 'win'].toSorted(),
    );
    expectPlain(heard);
  });

  it('are not fired for what the page sets: layout, records, looks', async () => {
    const element = await show();
    playAll(element, 'b4b5');
    await settled(element);
    const heard = listen(element);
    element.layout = NEARLY_WON;
    await settled(element);
    element.metric = 'unit';
    await settled(element);
    element.record = record(NEARLY_WON, 'b3b4');
    await settled(element);
    expect(element.outcome?.result).toBe('won');
    element.controls = true;
    element.faces = 'numbers';
    await settled(element);
    expect(typesOf(heard).filter((type) => type !== 'settled')).toEqual([]);
  });

  it('of a record that is shown are none', async () => {
    const element = await showRecord(record(NEARLY_WON, 'b3b4'));
    const heard = listen(element);
    await settled(element);
    expect(typesOf(heard)).not.toContain('win');
    expect(element.matches(':state(won)')).toBe(true);
  });
});
