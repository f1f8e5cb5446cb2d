// Pointers as events: how a browser makes them of mice and fingers is for the end-to-end tests.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type KlotskiElement } from './element.ts';
import {
  at,
  enter,
  entered,
  find,
  findAll,
  fire,
  focusedName,
  listen,
  middle,
  NEARLY_WON,
  picture,
  place,
  playAll,
  press,
  rootOf,
  saidOf,
  settled,
  show,
  type Spot,
  tap,
  tapTwice,
  typesOf,
  unit,
  WIDE,
} from './page.test-support.ts';

beforeEach(() => {
  // Events that a script makes belong to no pointer that could be captured.
  vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const moves = (element: KlotskiElement): readonly string[] | undefined => element.record?.moves;

/** Takes hold of a block, somewhere on it, and goes a way, in cells from there. */
const carry = async (
  element: KlotskiElement,
  cell: number,
  way: readonly Spot[],
  hold: Spot = [0.5, 0.5],
): Promise<Spot> => {
  const node = at(element, cell);
  const { left, top, width, height } = node.getBoundingClientRect();
  const start: Spot = [left + width * hold[0], top + height * hold[1]];
  const u = unit(element);
  fire('pointerdown', node, start);
  let last = start;
  for (const [x, y] of way) {
    last = [start[0] + x * u, start[1] + y * u];
    fire('pointermove', node, last);
  }
  await settled(element);
  return last;
};
const drag = async (
  element: KlotskiElement,
  cell: number,
  way: readonly Spot[],
  hold?: Spot,
): Promise<void> => {
  const last = await carry(element, cell, way, hold);
  fire('pointerup', find(element, '.field'), last);
  await settled(element);
};
/** Where a block is seen, in cells from where its cell is. */
const away = (element: KlotskiElement, cell: number): Spot => {
  const node = at(element, cell);
  const field = find(element, '.field').getBoundingClientRect();
  const u = unit(element);
  const { left, top } = node.getBoundingClientRect();
  const round = (value: number): number => Math.round(value * 100) / 100 + 0;
  return [
    round((left - field.left) / u - 0.08 - (cell % 4)),
    round((top - field.top) / u - 0.08 - Math.floor(cell / 4)),
  ];
};
const atRest = (element: KlotskiElement): void => {
  expect(findAll(element, '.dragged, .selected')).toEqual([]);
  expect(findAll(element, '.block').every((node) => node.style.translate === '')).toBe(true);
  expect(element.matches(':state(dragging)')).toBe(false);
};

describe('a drag', () => {
  it('takes a block to its place', async () => {
    const element = await show();
    await drag(element, 13, [[0, 1]]);
    expect(moves(element)).toEqual(['b4b5']);
    atRest(element);
  });

  it('goes around corners', async () => {
    const element = await show();
    await drag(element, 13, [
      [0, 0.5],
      [0, 1],
      [1, 1],
    ]);
    expect(moves(element)).toEqual(['b4c5']);
    expect(element.count).toBe(1);
    atRest(element);
  });

  it.each([
    ['straight', 2, ['b4b5', 'b5c5']],
    ['unit', 2, ['b4b5', 'b5c5']],
  ])('around a corner is several moves where the metric is %s', async (metric, count, texts) => {
    const element = await show({ metric });
    await drag(element, 13, [
      [0, 1],
      [1, 1],
    ]);
    expect(moves(element)).toEqual(texts);
    expect(element.count).toBe(count);
  });

  it('keeps the block under the pointer, wherever it was taken', async () => {
    for (const hold of [
      [0.1, 0.1],
      [0.9, 0.9],
      [0.5, 0.5],
    ] as const) {
      const element = await show();
      await carry(element, 13, [[0, 0.4]], hold);
      expect(away(element, 13)).toEqual([0, 0.4]);
      expect(element.matches(':state(dragging)')).toBe(true);
      expect(find(element, '.dragged').dataset['cell']).toBe('13');
    }
  });

  it('cannot go through others, and waits at them', async () => {
    const element = await show();
    await carry(element, 13, [[-2, 0.2]]);
    expect(away(element, 13)).toEqual([0, 0.2]);
    fire('pointermove', at(element, 13), [0, 0]);
    await settled(element);
    expect(away(element, 13)).toEqual([0, 0]);
    fire('pointercancel', at(element, 13), [0, 0]);
    await settled(element);
    atRest(element);
  });

  it('cannot jump over a block to a free cell behind it', async () => {
    const element = await show({ layout: NEARLY_WON });
    // The soldier at a5 may go to b5 and c5, not over to d4 or d3.
    await drag(element, 16, [[3, -1]]);
    expect(moves(element)).toEqual(['a5c5']);
  });

  it.each<[string, readonly Spot[]]>([
    [
      'below',
      [
        [0, 1],
        [0, 30],
      ],
    ],
    [
      'to the side',
      [
        [0, 1],
        [60, 1],
      ],
    ],
    [
      'above, and back',
      [
        [0, 1],
        [0, -90],
        [0, 44],
      ],
    ],
  ])('that is released outside of the board counts: %s', async (_, way) => {
    const element = await show();
    await drag(element, 13, way);
    expect(moves(element)).toHaveLength(1);
    expect(picture(element)).not.toBe(picture(await show()));
  });

  it('falls into the nearest cell', async () => {
    const element = await show();
    await drag(element, 13, [[0, 0.49]]);
    expect(moves(element)).toEqual([]);
    atRest(element);
    await drag(element, 13, [[0, 0.51]]);
    expect(moves(element)).toEqual(['b4b5']);
  });

  it('there and back is no move', async () => {
    const element = await show();
    const heard = listen(element);
    await drag(element, 13, [
      [0, 1],
      [1, 1],
      [0, 1],
      [0, 0],
    ]);
    expect(moves(element)).toEqual([]);
    expect(typesOf(heard).filter((type) => type !== 'settled')).toEqual([]);
    atRest(element);
  });

  it('of a block that cannot go moves nothing', async () => {
    const element = await show();
    await carry(element, 1, [[0, 2]]);
    expect(away(element, 1)).toEqual([0, 0]);
    fire('pointerup', find(element, '.field'), [0, 0]);
    await settled(element);
    expect(moves(element)).toEqual([]);
    atRest(element);
  });

  it('takes hold of the whole block, also where its name is written', async () => {
    const element = await show();
    const name = at(element, 13).querySelector('.name') as Element;
    const [x, y] = middle(name);
    fire('pointerdown', name, [x, y]);
    fire('pointermove', name, [x, y + unit(element)]);
    fire('pointerup', name, [x, y + unit(element)]);
    await settled(element);
    expect(moves(element)).toEqual(['b4b5']);
  });

  it('brings the big block home', async () => {
    const element = await show({ layout: WIDE });
    const heard = listen(element);
    await drag(element, 0, [
      [0, 3],
      [1, 3],
    ]);
    expect(moves(element)).toEqual(['a1b4']);
    expect(typesOf(heard)).toContain('win');
  });

  it('says where it went, and focus goes along', async () => {
    const element = await entered();
    expect(
      await saidOf(element, () =>
        drag(element, 13, [
          [0, 1],
          [1, 1],
        ]),
      ),
    ).toBe('Moved down, right. 1 move');
    expect(focusedName(element)).toBe('Soldier');
  });

  it.each(['lostpointercapture', 'pointercancel'])('ends by %s', async (type) => {
    const element = await show();
    await carry(element, 13, [[0, 1]]);
    fire(type, at(element, 13), [0, 0]);
    await settled(element);
    fire('pointerup', at(element, 13), [0, 0]);
    await settled(element);
    expect(moves(element)).toEqual([]);
    atRest(element);
  });

  it('ends by a second finger', async () => {
    const element = await show();
    const last = await carry(element, 13, [[0, 1]]);
    fire('pointerdown', at(element, 14), middle(at(element, 14)), {
      pointerId: 8,
      isPrimary: false,
    });
    fire('pointerup', at(element, 13), last);
    await settled(element);
    expect(moves(element)).toEqual([]);
    atRest(element);
  });

  it('ends by Escape, and by leaving the element', async () => {
    const element = await entered();
    await carry(element, 13, [[0, 1]]);
    expect(await press(element, 'Escape')).toBe(true);
    atRest(element);
    fire('pointerup', at(element, 13), [0, 0]);
    await carry(element, 13, [[0, 1]]);
    (rootOf(element).activeElement as HTMLElement).blur();
    await settled(element);
    atRest(element);
    expect(moves(element)).toEqual([]);
  });

  it('ends when the element goes elsewhere, and others work there', async () => {
    const element = await show();
    const last = await carry(element, 13, [[0, 1]]);
    place(document.createElement('section')).append(element);
    await settled(element);
    atRest(element);
    fire('pointerup', find(element, '.field'), last);
    await settled(element);
    expect(moves(element)).toEqual([]);
    await drag(element, 13, [[0, 1]]);
    expect(moves(element)).toEqual(['b4b5']);
  });

  it('goes on when the element is moved in one piece', async () => {
    const element = await show();
    const last = await carry(element, 13, [[0, 1]]);
    place(document.createElement('section')).moveBefore(element, null);
    await settled(element);
    fire('pointerup', find(element, '.field'), last);
    await settled(element);
    atRest(element);
    expect(moves(element)).toEqual(['b4b5']);
  });

  it.each<[string, (element: KlotskiElement) => unknown]>([
    ['a new game', (element) => element.newGame({ layout: NEARLY_WON })],
    ['undo', (element) => element.undo()],
    ['a move of the program', (element) => element.play('b4b5')],
    ['another layout', (element) => (element.layout = NEARLY_WON)],
    ['a solution that is shown', (element) => element.solve()],
    ['the help', (element) => press(element, '?')],
  ])('ends when something else happens: %s', async (_, act) => {
    const element = await entered();
    playAll(element, 'c4c5');
    await settled(element);
    const last = await carry(element, 13, [[0, 1]]);
    await act(element);
    await settled(element);
    atRest(element);
    const before = element.playthrough?.index;
    fire('pointerup', find(element, '.field'), last);
    await settled(element);
    expect(element.playthrough?.index).toBe(before);
    rootOf(element).querySelector('dialog')?.close();
  });

  it('does not begin with another button than the first', async () => {
    const element = await show();
    fire('pointerdown', at(element, 13), middle(at(element, 13)), { button: 2 });
    fire('pointermove', at(element, 13), [0, 900]);
    fire('pointerup', at(element, 13), [0, 900], { button: 2 });
    await settled(element);
    expect(moves(element)).toEqual([]);
    atRest(element);
  });

  it('needs 4 pixels of a mouse and 8 of a finger', async () => {
    const element = await show();
    const node = at(element, 13);
    const [x, y] = middle(node);
    const isDragged = async (pointerType: string, by: number): Promise<boolean> => {
      fire('pointerdown', node, [x, y], { pointerType });
      fire('pointermove', node, [x, y + by], { pointerType });
      const dragged = element.matches(':state(dragging)');
      fire('pointercancel', node, [x, y], { pointerType });
      await settled(element);
      return dragged;
    };
    expect(await isDragged('mouse', 3)).toBe(false);
    expect(await isDragged('mouse', 4)).toBe(true);
    expect(await isDragged('touch', 7)).toBe(false);
    expect(await isDragged('touch', 8)).toBe(true);
    expect(await isDragged('pen', 7)).toBe(false);
  });

  it('lets a finger scroll the page by what cannot go', async () => {
    const element = await show();
    const action = (cell: number): string => getComputedStyle(at(element, cell)).touchAction;
    expect([action(13), action(1)]).toEqual(['none', 'auto']);
    expect(getComputedStyle(find(element, '.field')).touchAction).toBe('pan-y pinch-zoom');
  });
});

describe('taps', () => {
  it('on a block and on a cell move it there, by whatever way', async () => {
    const element = await show();
    await tap(element, at(element, 13));
    expect(findAll(element, '.selected').map((node) => node.dataset['cell'])).toEqual(['13']);
    expect(findAll(element, '.target').map((node) => node.dataset['cell'])).toEqual(['17', '18']);
    await tap(element, at(element, 18));
    expect(moves(element)).toEqual(['b4c5']);
    atRest(element);
  });

  it('on a cell that a large block would cover move it by the shortest way', async () => {
    const element = await show({ layout: WIDE });
    await tap(element, at(element, 0));
    await tap(element, at(element, 19));
    expect(moves(element)).toEqual(['a1c4']);
    await tap(element, at(element, 14));
    await tap(element, at(element, 13));
    expect(moves(element)).toEqual(['a1c4', 'c4b4']);
    expect(element.outcome?.result).toBe('won');
  });

  it('on another block pick up that one', async () => {
    const element = await show();
    await tap(element, at(element, 13));
    await tap(element, at(element, 16));
    expect(findAll(element, '.selected').map((node) => node.dataset['cell'])).toEqual(['16']);
    expect(moves(element)).toEqual([]);
  });

  it('on a cell that it cannot go to say why, and let go', async () => {
    const element = await show({ layout: NEARLY_WON });
    await tap(element, at(element, 16));
    const heard = listen(element);
    expect(await saidOf(element, () => tap(element, at(element, 11)))).toBe('There is no free way');
    expect(typesOf(heard)).toContain('refused');
    expect(moves(element)).toEqual([]);
    atRest(element);
  });

  it('on the frame, and slowly on the block itself, put it down', async () => {
    const element = await show();
    await tap(element, at(element, 13));
    await tap(element, find(element, '.field'));
    atRest(element);
    await tap(element, at(element, 13));
    await new Promise((resolve) => setTimeout(resolve, 450));
    await tap(element, at(element, 13));
    atRest(element);
    expect(moves(element)).toEqual([]);
  });

  it('twice move a block as far as it goes where it can go one way only', async () => {
    const element = await show();
    await tapTwice(element, at(element, 16));
    expect(moves(element)).toEqual(['a5c5']);
    atRest(element);
  });

  it('twice on a block with several ways say them, twice on one with none too', async () => {
    const element = await show();
    playAll(element, 'b4b5');
    await settled(element);
    const twice = (cell: number) => (): Promise<void> => tapTwice(element, at(element, cell));
    expect(await saidOf(element, twice(17))).toBe('Can go up, right');
    expect(await saidOf(element, twice(1))).toBe('Cannot go');
    expect(moves(element)).toEqual(['b4b5']);
  });

  it('pick up nothing in a game that is won', async () => {
    const element = await show({ layout: NEARLY_WON });
    playAll(element, 'b3b4');
    await settled(element);
    await tap(element, at(element, 13));
    expect(findAll(element, '.selected')).toEqual([]);
  });

  it('that are moved away before they are let go do nothing (WCAG 2.5.2)', async () => {
    const element = await show({ touch: 'tap' });
    const node = at(element, 13);
    const [x, y] = middle(node);
    fire('pointerdown', node, [x, y]);
    fire('pointermove', node, [x + 200, y]);
    fire('pointerup', node, [x + 200, y]);
    await settled(element);
    atRest(element);
    expect(moves(element)).toEqual([]);
  });
});

describe('touch', () => {
  it('tap: nothing is dragged, taps do all', async () => {
    const element = await show({ touch: 'tap' });
    await drag(element, 13, [[0, 1]]);
    expect(moves(element)).toEqual([]);
    await tap(element, at(element, 13));
    await tap(element, at(element, 17));
    expect(moves(element)).toEqual(['b4b5']);
  });

  it('drag: drags do all, taps pick up nothing', async () => {
    const element = await show({ touch: 'drag' });
    await tap(element, at(element, 13));
    expect(findAll(element, '.selected')).toEqual([]);
    await drag(element, 13, [[0, 1]]);
    expect(moves(element)).toEqual(['b4b5']);
  });
});

describe('arrows after a tap', () => {
  it('slide the block that was picked up', async () => {
    const element = await show();
    await tap(element, at(element, 13));
    enter(element);
    await press(element, 'ArrowDown');
    expect(moves(element)).toEqual(['b4b5']);
  });
});

describe('readonly', () => {
  it('nothing can be dragged or tapped', async () => {
    const element = await show({ readonly: true });
    await drag(element, 13, [[0, 1]]);
    await tapTwice(element, at(element, 16));
    expect(moves(element)).toEqual([]);
    atRest(element);
  });
});
