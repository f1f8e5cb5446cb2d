// Pointers as events: how a browser makes them of mice and fingers is for the end-to-end tests.
import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import { type KlondikeElement } from './element.ts';
import {
  findAll,
  NEARLY_WON,
  pileNode,
  place,
  record,
  settled,
  show,
  showRecord,
  topOf,
} from './page.test-support.ts';

beforeEach(() => {
  // Events that a script makes belong to no pointer that could be captured.
  vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const fire = (
  type: string,
  node: Element,
  [x, y]: readonly [number, number],
  more: PointerEventInit = {},
): void => {
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
      ...more,
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
const carry = async (element: KlondikeElement, node: Element, target: Element): Promise<void> => {
  const [x, y] = middle(node);
  fire('pointerdown', node, [x, y]);
  fire('pointermove', node, [x + 9, y]);
  fire('pointermove', node, middle(target));
  await settled(element);
};
const drag = async (element: KlondikeElement, node: Element, target: Element): Promise<void> => {
  await carry(element, node, target);
  fire('pointerup', node, middle(target));
  await settled(element);
};
const moves = (element: KlondikeElement): readonly string[] | undefined => element.record?.moves;
const atRest = (element: KlondikeElement): void => {
  expect(findAll(element, '.dragged, .selected')).toEqual([]);
  expect(findAll(element, '.card').every((node) => node.style.translate === '')).toBe(true);
  expect(element.matches(':state(dragging)')).toBe(false);
};

describe('a drag', () => {
  it('takes a card to its place', async () => {
    const element = await show();
    await drag(element, topOf(element, 't6'), pileNode(element, 'f3'));
    expect(moves(element)).toEqual(['t6-f3']);
    atRest(element);
  });

  it('carries the cards themselves', async () => {
    const element = await show();
    const card = topOf(element, 't6');
    const target = topOf(element, 't2');
    await carry(element, card, target);
    expect(middle(card).map(Math.round)).toEqual(middle(target).map(Math.round));
    expect(element.matches(':state(dragging)')).toBe(true);
    fire('pointercancel', card, middle(target));
    await settled(element);
    expect(moves(element)).toEqual([]);
    atRest(element);
  });

  it.each(['lostpointercapture', 'pointercancel'])('ends by %s', async (type) => {
    const element = await show();
    const card = topOf(element, 't6');
    await carry(element, card, pileNode(element, 'f3'));
    fire(type, card, middle(card));
    await settled(element);
    fire('pointerup', card, middle(pileNode(element, 'f3')));
    await settled(element);
    expect(moves(element)).toEqual([]);
    atRest(element);
  });

  it('ends by a second finger', async () => {
    const element = await show();
    const card = topOf(element, 't6');
    await carry(element, card, pileNode(element, 'f3'));
    fire('pointerdown', card, middle(card), { pointerId: 8, isPrimary: false });
    fire('pointerup', card, middle(pileNode(element, 'f3')));
    await settled(element);
    expect(moves(element)).toEqual([]);
    atRest(element);
  });

  it('ends when the element leaves the page', async () => {
    const element = await show();
    const card = topOf(element, 't6');
    const parent = element.parentElement;
    await carry(element, card, pileNode(element, 'f3'));
    element.remove();
    parent?.append(element);
    await settled(element);
    atRest(element);
    await drag(element, topOf(element, 't6'), pileNode(element, 'f3'));
    expect(moves(element)).toEqual(['t6-f3']);
  });

  it('ends when the game changes under it', async () => {
    const element = await show();
    const card = topOf(element, 't6');
    await carry(element, card, pileNode(element, 'f3'));
    element.undo();
    element.newGame({ seed: 5 });
    await settled(element);
    fire('pointerup', card, middle(pileNode(element, 'f3')));
    await settled(element);
    atRest(element);
  });

  it('does not begin with another button than the first', async () => {
    const element = await show();
    const card = topOf(element, 't6');
    fire('pointerdown', card, middle(card), { button: 2 });
    fire('pointermove', card, [0, 0]);
    fire('pointerup', card, [0, 0], { button: 2 });
    await settled(element);
    expect(moves(element)).toEqual([]);
    atRest(element);
  });

  it('needs 4 pixels of a mouse and 8 of a finger', async () => {
    const element = await show();
    const card = topOf(element, 't6');
    const [x, y] = middle(card);
    const isDragged = async (pointerType: string, by: number): Promise<boolean> => {
      fire('pointerdown', card, [x, y], { pointerType });
      fire('pointermove', card, [x + by, y], { pointerType });
      const dragged = element.matches(':state(dragging)');
      fire('pointercancel', card, [x, y], { pointerType });
      await settled(element);
      return dragged;
    };
    expect(await isDragged('mouse', 3)).toBe(false);
    expect(await isDragged('mouse', 4)).toBe(true);
    expect(await isDragged('touch', 7)).toBe(false);
    expect(await isDragged('touch', 8)).toBe(true);
  });
});

describe('taps', () => {
  it('on a card and on its target make a move', async () => {
    const element = await show();
    await tap(element, topOf(element, 't5'));
    expect(findAll(element, '.selected').map((node) => node.ariaLabel)).toEqual(['9 of clubs']);
    await tap(element, topOf(element, 't7'));
    expect(moves(element)).toEqual(['t5-t7']);
    atRest(element);
  });

  it('twice play the best move', async () => {
    const element = await show();
    await tap(element, topOf(element, 't6'));
    await tap(element, topOf(element, 't6'));
    expect(moves(element)).toEqual(['t6-f3']);
  });

  it('beside everything put back', async () => {
    const element = await show();
    await tap(element, topOf(element, 't6'));
    const field = pileNode(element, 't1').closest('.field') as Element;
    await tap(element, field);
    atRest(element);
  });

  it('on the stock turn it', async () => {
    const element = await show();
    await tap(element, topOf(element, 'stock'));
    await tap(element, topOf(element, 'stock'));
    expect(moves(element)).toEqual(['d', 'd']);
  });
});

describe('touch', () => {
  it('tap: nothing is dragged, taps do all', async () => {
    const element = await show({ touch: 'tap' });
    await carry(element, topOf(element, 't6'), pileNode(element, 'f3'));
    expect(element.matches(':state(dragging)')).toBe(false);
    fire('pointercancel', topOf(element, 't6'), [0, 0]);
    await settled(element);
    await tap(element, topOf(element, 't6'));
    await tap(element, pileNode(element, 'f3'));
    expect(moves(element)).toEqual(['t6-f3']);
  });

  it('auto: both', async () => {
    const element = await show({ touch: 'auto' });
    await drag(element, topOf(element, 't6'), pileNode(element, 'f3'));
    await tap(element, topOf(element, 't5'));
    await tap(element, topOf(element, 't7'));
    expect(moves(element)).toEqual(['t6-f3', 't5-t7']);
  });

  it('drag: drags do all', async () => {
    const element = await show({ touch: 'drag' });
    await drag(element, topOf(element, 't6'), pileNode(element, 'f3'));
    await tap(element, topOf(element, 'stock'));
    expect(moves(element)).toEqual(['t6-f3', 'd']);
  });
});

describe('cards that lie too close for a finger', () => {
  const FANNED = record(
    'klondike/1 stock=2S4S6S8STSQSAH3H5H7H9HJHKHAC2C3C4C5C6C7C8C9CTCJCQCKCAD2D3D4D5D6D7D8D9DTDJDQD tableau=KSQHJSTH9S8H7S6H5S4H3S2HAS,KD,-,-,-,-,-',
  );
  const fanOf = (element: KlondikeElement): HTMLElement | null =>
    element.shadowRoot?.querySelector<HTMLElement>('.fan:popover-open') ?? null;
  const strip = (element: KlondikeElement, index: number): Element =>
    findAll(element, `[data-pile=t1] [data-index="${index}"]`)[0] as Element;
  const tapAt = async (
    element: KlondikeElement,
    node: Element,
    pointerType: 'mouse' | 'touch',
  ): Promise<void> => {
    const { x, y, width } = node.getBoundingClientRect();
    const at = [x + width / 2, y + 3] as const;
    fire('pointerdown', node, at, { pointerType });
    fire('pointerup', node, at, { pointerType });
    await settled(element);
  };
  const narrow = async (): Promise<KlondikeElement> => {
    const frame = place(document.createElement('div'));
    frame.className = 'narrow';
    frame.style.width = '300px';
    const element = await show({}, frame);
    element.record = FANNED;
    await settled(element);
    return element;
  };

  it('open large by a tap, and a tap there picks one up', async () => {
    const element = await narrow();
    await tapAt(element, strip(element, 5), 'touch');
    const cards = [...(fanOf(element)?.querySelectorAll('button') ?? [])];
    expect(cards.map(({ ariaLabel }) => ariaLabel)).toHaveLength(13);
    expect(cards[5]?.ariaLabel).toBe('8 of hearts, 6 of 13 face up');
    for (const card of cards) {
      const { width, height } = card.getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    expect(element.shadowRoot?.querySelectorAll('.selected')).toHaveLength(0);
    cards[1]?.click();
    await settled(element);
    expect(fanOf(element)).toBeNull();
    expect(element.shadowRoot?.querySelectorAll('.selected')).toHaveLength(12);
    await tap(element, pileNode(element, 't2'));
    expect(moves(element)).toEqual([]);
  });

  it('but not by a mouse, nor for the top card, nor as a target', async () => {
    const element = await narrow();
    await tapAt(element, strip(element, 5), 'mouse');
    expect(fanOf(element)).toBeNull();
    await tapAt(element, topOf(element, 't2'), 'touch');
    await tapAt(element, strip(element, 12), 'touch');
    expect(fanOf(element)).toBeNull();
  });

  it('close when the game goes on', async () => {
    const element = await narrow();
    await tapAt(element, strip(element, 5), 'touch');
    expect(fanOf(element)).not.toBeNull();
    element.play('t1-f1');
    await settled(element);
    expect(fanOf(element)).toBeNull();
  });
});

describe('a right click', () => {
  it('collects, and keeps the menu away', async () => {
    const element = await showRecord(NEARLY_WON);
    const event = new MouseEvent('contextmenu', {
      bubbles: true,
      composed: true,
      cancelable: true,
      button: 2,
    });
    expect(topOf(element, 't1').dispatchEvent(event)).toBe(false);
    await expect.poll(() => element.outcome?.result).toBe('won');
  });
});

describe('readonly', () => {
  it('nothing can be dragged or tapped', async () => {
    const element = await show({ readonly: true });
    await drag(element, topOf(element, 't6'), pileNode(element, 'f3'));
    await tap(element, topOf(element, 'stock'));
    await tap(element, topOf(element, 't6'));
    await tap(element, topOf(element, 't6'));
    expect(moves(element)).toEqual([]);
    atRest(element);
  });
});
