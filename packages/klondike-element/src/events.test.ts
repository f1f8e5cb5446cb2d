import { describe, expect, it } from 'vitest';
import {
  detailsOf,
  type Heard,
  listen,
  NEARLY_STUCK,
  NEARLY_WON,
  optionsOf,
  place,
  playAll,
  settled,
  show,
  showRecord,
  typesOf,
} from './page.test-support.ts';

const isPlain = (value: unknown): boolean => {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true;
  if (Array.isArray(value)) return value.every(isPlain);
  return (
    typeof value === 'object' &&
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.values(value).every(isPlain)
  );
};
const expectPlain = (heard: readonly Heard[]): void => {
  for (const { type, detail } of heard) {
    expect(isPlain(detail), type).toBe(true);
    expect(JSON.parse(JSON.stringify(detail)), type).toEqual(detail);
    expect(structuredClone(detail), type).toEqual(detail);
  }
};

describe('one act fires', () => {
  it('before-move, move, settled, in this order', async () => {
    const element = await show();
    const heard = listen(element);
    expect(element.play('t6-f3')).toBe(true);
    // All but the picture is said before `play` returns.
    expect(typesOf(heard)).toEqual(['before-move', 'move']);
    await expect.poll(() => typesOf(heard)).toEqual(['before-move', 'move', 'settled']);
  });

  it('win after the last move', async () => {
    const element = await showRecord(NEARLY_WON);
    const heard = listen(element);
    expect(element.play('t1-f4')).toBe(true);
    expect(typesOf(heard)).toEqual(['before-move', 'move', 'win']);
    await expect.poll(() => typesOf(heard)).toEqual(['before-move', 'move', 'win', 'settled']);
  });

  it('stuck after a move that leaves none to go on with', async () => {
    const element = await showRecord(NEARLY_STUCK);
    await settled(element);
    const heard = listen(element);
    playAll(element, 'd');
    await expect.poll(() => typesOf(heard)).toContain('stuck');
    const order = typesOf(heard);
    expect(order.slice(0, 2)).toEqual(['before-move', 'move']);
    expect(order.filter((type) => type === 'stuck')).toHaveLength(1);
    expect(element.outcome?.result).toBe('stuck');
    expect(element.matches(':state(stuck)')).toBe(true);
  });

  it('deal with a new game', async () => {
    const element = await show();
    const heard = listen(element);
    expect(element.newGame({ seed: 9 })).toBe(true);
    expect(typesOf(heard)).toEqual(['deal']);
    await expect.poll(() => typesOf(heard)).toEqual(['deal', 'settled']);
  });

  it('move alone with undo, redo and restart', async () => {
    const element = await show();
    playAll(element, 'd', 't6-f3');
    await settled(element);
    const heard = listen(element);
    element.undo();
    element.redo();
    element.restart();
    expect(detailsOf(heard, 'parlour-move').map(({ by, index }) => [by, index])).toEqual([
      ['undo', 1],
      ['redo', 2],
      ['restart', 0],
    ]);
    expect(typesOf(heard)).toEqual(['move', 'move', 'move']);
  });

  it('refused with a move that is against the rules, and nothing else', async () => {
    const element = await show();
    const heard = listen(element);
    expect(element.play('t1-t2')).toBe(false);
    await expect.poll(() => typesOf(heard)).toEqual(['refused']);
    expect(detailsOf(heard, 'parlour-refused')[0]).toMatchObject({
      move: 't1-t2',
      error: { code: 'wrong-colour' },
    });
    expect(element.playthrough?.index).toBe(0);
  });

  it('error with what is no move at all', async () => {
    const element = await show();
    const heard = listen(element);
    expect(element.play('castle')).toBe(false);
    await expect.poll(() => typesOf(heard)).toEqual(['error']);
    expect(detailsOf(heard, 'parlour-error')[0]).toMatchObject({
      code: 'bad-pile',
      cause: { position: 0 },
    });
    expect(element.playthrough?.index).toBe(0);
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
  it('keeps the move from being played', async () => {
    const element = await show();
    const { state } = element;
    element.addEventListener(
      'parlour-before-move',
      (event) => {
        expect(element.state).toBe(state);
        event.preventDefault();
      },
      { once: true },
    );
    const heard = listen(element);
    expect(element.play('t6-f3')).toBe(false);
    await settled(element);
    expect(typesOf(heard)).toEqual(['before-move']);
    expect(element.state).toBe(state);
    expect(optionsOf(element, 'f3')).toEqual(['Empty, takes an ace']);
    expect(element.play('t6-f3')).toBe(true);
  });

  it('is the only one that can be cancelled', async () => {
    const element = await showRecord(NEARLY_WON);
    const cancelable: string[] = [];
    for (const type of ['before-move', 'move', 'win', 'settled', 'deal'] as const) {
      element.addEventListener(`parlour-${type}`, (event) => {
        if (event.cancelable) cancelable.push(type);
      });
    }
    element.play('t1-f4');
    element.newGame();
    await settled(element);
    expect(cancelable).toEqual(['before-move']);
  });
});

describe('events', () => {
  it('say what was done, by whom and what came of it', async () => {
    const element = await show();
    const heard = listen(element);
    playAll(element, 't6-f3');
    expect(detailsOf(heard, 'parlour-before-move')).toEqual([{ move: 't6-f3', by: 'program' }]);
    expect(detailsOf(heard, 'parlour-move')).toEqual([
      {
        move: 't6-f3',
        by: 'program',
        index: 1,
        events: [
          { type: 'moved', cards: [26], from: 't6', to: 'f3' },
          { type: 'revealed', card: 19, pile: 't6' },
        ],
      },
    ]);
  });

  it('take moves as objects as well as in text', async () => {
    const element = await show();
    const heard = listen(element);
    const move = element.moves().find(({ type }) => type === 'move');
    expect(move && element.play(move)).toBe(true);
    expect(detailsOf(heard, 'parlour-move')[0]?.move).toBe('t2-t4');
  });

  it('of a win bring the record of the whole game', async () => {
    const element = await showRecord(NEARLY_WON);
    const heard = listen(element);
    element.play('t1-f4');
    const [detail] = detailsOf(heard, 'parlour-win');
    expect(detail).toMatchObject({ outcome: { result: 'won' }, moves: 1 });
    expect(detail?.record).toEqual(element.record);
    expect(detail?.record.moves).toEqual(['t1-f4']);
    expect(element.matches(':state(won)')).toBe(true);
  });

  it('of a deal bring the options in full', async () => {
    const element = await show();
    const heard = listen(element);
    element.newGame({ seed: 9, scoring: 'vegas' });
    expect(detailsOf(heard, 'parlour-deal')[0]?.options).toMatchObject({
      seed: 9,
      draw: 3,
      scoring: 'vegas',
      redeals: 2,
    });
  });

  it('bubble out of shadow roots', async () => {
    const outer = place(document.createElement('div'));
    const inner = document.createElement('div');
    outer.attachShadow({ mode: 'open' }).append(inner);
    const element = await show({}, inner);
    const heard = listen(outer);
    element.play('d');
    expect(typesOf(heard)).toEqual(['before-move', 'move']);
  });

  it('carry plain JSON', async () => {
    const element = await show();
    const heard = listen(element);
    playAll(element, 'd', 't6-f3');
    element.undo();
    element.redo();
    element.restart();
    element.play('t1-t2');
    element.play('castle');
    element.newGame({ seed: 'x' });
    element.newGame({ draw: 99 });
    element.record = '1.klondike..d~8_x';
    await settled(element);
    element.record = NEARLY_STUCK;
    await settled(element);
    element.play('d');
    await expect.poll(() => typesOf(heard)).toContain('stuck');
    element.record = NEARLY_WON;
    await settled(element);
    element.play('t1-f4');
    await expect.poll(() => typesOf(heard).at(-1)).toBe('settled');
    expect([...new Set(typesOf(heard))].toSorted()).toEqual(
      ['before-move', 'deal', 'error', 'move', 'refused', 'settled', 'stuck', 'win'].toSorted(),
    );
    expectPlain(heard);
  });

  it('are not fired for what the page sets: options, records, looks', async () => {
    const element = await show();
    playAll(element, 'd');
    await settled(element);
    const heard = listen(element);
    element.seed = 9;
    await settled(element);
    element.setAttribute('draw', '1');
    await settled(element);
    element.record = { ...NEARLY_WON, moves: ['t1-f4'] };
    await settled(element);
    expect(element.outcome?.result).toBe('won');
    element.controls = true;
    element.deck = 'four-color';
    await settled(element);
    // The picture is told to stand, whoever changed it.
    expect(typesOf(heard).filter((type) => type !== 'settled')).toEqual([]);
  });
});
