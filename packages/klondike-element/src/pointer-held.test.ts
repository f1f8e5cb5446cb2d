import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type KlondikeElement } from './element.ts';
import {
  enter,
  findAll,
  pileNode,
  playAll,
  press,
  rootOf,
  settled,
  show,
  topOf,
} from './page.test-support.ts';

beforeEach(() => {
  vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});
const fire = (type: string, node: Element, [x, y]: readonly [number, number]): void => {
  node.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      composed: true,
      cancelable: true,
      pointerId: 7,
      isPrimary: true,
      pointerType: 'mouse',
      clientX: x,
      clientY: y,
    }),
  );
};
const middle = (node: Element): readonly [number, number] => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};
const tap = async (element: KlondikeElement, node: Element): Promise<void> => {
  fire('pointerdown', node, middle(node));
  fire('pointerup', node, middle(node));
  await settled(element);
};
const carry = async (element: KlondikeElement): Promise<void> => {
  const card = topOf(element, 't6');
  fire('pointerdown', card, middle(card));
  fire('pointermove', card, middle(pileNode(element, 'f3')));
  await settled(element);
  expect(element.matches(':state(dragging)')).toBe(true);
};
const selected = (element: KlondikeElement): readonly (string | null)[] =>
  findAll(element, '.selected').map((node) => node.ariaLabel);

describe('a press that is moved away before it is let go does nothing (WCAG 2.5.2)', () => {
  it.each([
    ['on the stock', 'auto', 'stock', 't7'],
    ['on a card where nothing is dragged', 'tap', 't6', 't1'],
  ])('%s', async (_, touch, from, to) => {
    const element = await show({ touch });
    const node = topOf(element, from);
    fire('pointerdown', node, middle(node));
    fire('pointermove', node, middle(pileNode(element, to)));
    fire('pointerup', node, middle(pileNode(element, to)));
    await settled(element);
    expect([element.record?.moves, selected(element)]).toEqual([[], []]);
  });
});

it('touch=drag: a tap picks up nothing', async () => {
  const element = await show({ touch: 'drag' });
  await tap(element, topOf(element, 't6'));
  expect(selected(element)).toEqual([]);
});

it('a card picked up is shown so while its target is pressed', async () => {
  const element = await show();
  await tap(element, topOf(element, 't5'));
  fire('pointerdown', topOf(element, 't7'), middle(topOf(element, 't7')));
  await settled(element);
  expect(selected(element)).toEqual(['9 of clubs']);
});

describe('what is held is let go when the game changes under it:', () => {
  const changes: Readonly<Record<string, (element: KlondikeElement) => unknown>> = {
    'a new game': (element) => element.newGame({ seed: 5 }),
    undo: (element) => element.undo(),
    'a move of the program': (element) => {
      playAll(element, 't6-f3');
    },
    'another deal': (element) => {
      element.seed = 5;
    },
  };
  it.each(Object.entries(changes))('picked, %s', async (_, change) => {
    const element = await show();
    playAll(element, 'd');
    await tap(element, topOf(element, 't6'));
    expect(selected(element)).toEqual(['ace of clubs']);
    change(element);
    await settled(element);
    expect(selected(element)).toEqual([]);
  });
  it.each(Object.entries(changes))('dragged, %s', async (_, change) => {
    const element = await show();
    playAll(element, 'd');
    await settled(element);
    await carry(element);
    change(element);
    await settled(element);
    expect(element.matches(':state(dragging)')).toBe(false);
  });
  it('dragged, the help', async () => {
    const element = await show();
    enter(element);
    await carry(element);
    await press(element, '?');
    await expect.poll(() => rootOf(element).querySelector('dialog')?.open).toBe(true);
    expect(element.matches(':state(dragging)')).toBe(false);
    rootOf(element).querySelector('dialog')?.close();
  });
});
