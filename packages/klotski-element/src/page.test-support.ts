// A page with the element on it, for tests in a browser. Whatever a test puts on the page is taken
// off after it.
import { type ParlourEventMap } from '@parlour/element-core';
import { type GameRecord } from '@parlour/game-core';
import { afterEach, expect, vi } from 'vitest';
import './define.ts';
import { type KlotskiElement } from './define.ts';

export type Attributes = Readonly<Record<string, string | number | boolean>>;

/**
 * 横刀立马, the board of most tests. At first only soldiers can go: `b4b5 b4c5 c4b5 c4c5 a5b5 a5c5 d5b5
 * d5c5`.
 */
export const PLAIN: Attributes = { layout: '24422442233221121001', animation: 'none' };

/** Won by `b3b4`. */
export const NEARLY_WON = '21122112144014401001';
/** Nothing can move: two gaps apart, each amid blocks that are too large for it. */
export const STUCK = '33442044233222022233';
/** The big block at a1, a soldier at c1, and gaps. */
export const WIDE = '44104400000000000000';

export const record = (layout: string, ...moves: readonly string[]): GameRecord => ({
  format: 'parlour-record',
  version: 1,
  game: 'klotski',
  options: { layout },
  moves,
});

const placed: Element[] = [];
afterEach(() => {
  for (const node of placed.splice(0)) node.remove();
});

/** Puts a node on the page until the test ends. */
export const place = <Node extends Element>(node: Node, parent: Element = document.body): Node => {
  parent.append(node);
  placed.push(node);
  return node;
};

/** An element as markup makes it, not yet on the page. */
export const make = (attributes: Attributes = PLAIN): KlotskiElement => {
  const element = document.createElement('parlour-klotski');
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false) element.setAttribute(name, value === true ? '' : String(value));
  }
  return element;
};

/** Until the picture stands, with all that is loaded for it, and all keys are carried out. */
export const settled = async (element: KlotskiElement): Promise<void> => {
  do {
    await vi.dynamicImportSettled();
    await element.updateComplete;
  } while (element.isUpdatePending);
};

/** An element on the page. */
export const show = async (
  attributes: Attributes = {},
  parent: Element = document.body,
): Promise<KlotskiElement> => {
  const element = place(make({ ...PLAIN, ...attributes }), parent);
  await settled(element);
  return element;
};

/** An element that shows a record. */
export const showRecord = async (
  value: unknown,
  attributes: Attributes = {},
): Promise<KlotskiElement> => {
  const element = await show(attributes);
  element.record = value as string;
  await settled(element);
  return element;
};

export const playAll = (element: KlotskiElement, ...moves: readonly string[]): void => {
  for (const move of moves) expect(element.play(move), move).toBe(true);
};

// --- what the page hears --------------------------------------------------------------------------

export type Heard = {
  [Type in keyof ParlourEventMap]: {
    readonly type: Type;
    readonly detail: ParlourEventMap[Type]['detail'];
  };
}[keyof ParlourEventMap];

const TYPES: Readonly<Record<keyof ParlourEventMap, true>> = {
  'parlour-before-move': true,
  'parlour-move': true,
  'parlour-refused': true,
  'parlour-hint': true,
  'parlour-deal': true,
  'parlour-win': true,
  'parlour-loss': true,
  'parlour-stuck': true,
  'parlour-settled': true,
  'parlour-error': true,
};
const TYPE_NAMES = Object.keys(TYPES) as (keyof ParlourEventMap)[];

/** Everything that comes out of a node from now on, in order. */
export const listen = (node: EventTarget): readonly Heard[] => {
  const heard: Heard[] = [];
  for (const type of TYPE_NAMES) {
    node.addEventListener(type, (event) => {
      heard.push({ type, detail: (event as CustomEvent<unknown>).detail } as Heard);
    });
  }
  return heard;
};

export const typesOf = (heard: readonly Heard[]): readonly string[] =>
  heard.map(({ type }) => type.replace('parlour-', ''));

/** The details of one kind of event. */
export const detailsOf = <Type extends keyof ParlourEventMap>(
  heard: readonly Heard[],
  type: Type,
): readonly ParlourEventMap[Type]['detail'][] =>
  heard.filter((one) => one.type === type).map(({ detail }) => detail as never);

// --- what is on the board -------------------------------------------------------------------------

export const rootOf = (element: KlotskiElement): ShadowRoot => {
  if (!element.shadowRoot) throw new Error('The element was never shown.');
  return element.shadowRoot;
};

export const find = (element: KlotskiElement, selector: string): HTMLElement => {
  const node = rootOf(element).querySelector<HTMLElement>(selector);
  if (!node) throw new Error(`There is no ${selector}.`);
  return node;
};

export const findAll = (element: KlotskiElement, selector: string): readonly HTMLElement[] => [
  ...rootOf(element).querySelectorAll<HTMLElement>(selector),
];

/** What begins at a cell: a block, or a gap. */
export const at = (element: KlotskiElement, cell: number): HTMLElement =>
  find(element, `[data-cell="${cell}"]`);

/** The board as its picture has it: 20 identities of blocks, `.` for a gap. */
export const picture = (element: KlotskiElement): string => {
  const cells = Array<string>(20).fill('.');
  for (const node of findAll(element, '.block')) {
    const cell = Number(node.dataset['cell']);
    for (let down = 0; down < Number(node.getAttribute('aria-rowspan')); down++)
      for (let right = 0; right < Number(node.getAttribute('aria-colspan')); right++)
        cells[cell + 4 * down + right] = node.dataset['key'] ?? '?';
  }
  return cells.join(' ');
};

export const button = (element: KlotskiElement, action: string): HTMLElement =>
  find(element, `[data-action=${action}]`);

/** What is written on a block, in its own script and below. */
export const written = (block: Element): string =>
  [...block.querySelectorAll<HTMLElement>('.name, .gloss')]
    .map((node) => node.dataset['text'] ?? node.textContent)
    .join(' ');

/** The figures of the status, in one text each. */
export const status = (element: KlotskiElement): readonly string[] =>
  findAll(element, '.status > div').map((node) => node.textContent.replace(/\s+/g, ' ').trim());

/** What has focus, by its name. */
export const focused = (element: KlotskiElement): string => {
  const node = rootOf(element).activeElement;
  return node ? (node.ariaLabel ?? node.textContent) : 'nothing';
};

/** What the block with focus is called. */
export const focusedName = (element: KlotskiElement): string =>
  focused(element).split(',')[0] ?? '';

// --- what is said ---------------------------------------------------------------------------------

/** What the live regions say from now on. */
export const hear = (element: KlotskiElement): readonly string[] => {
  const said: string[] = [];
  for (const id of ['polite', 'alert']) {
    const region = find(element, `#${id}`);
    const observer = new MutationObserver(() => said.push(region.textContent));
    observer.observe(region, { childList: true, characterData: true, subtree: true });
  }
  return said;
};

/** What is said last of an act. */
export const saidOf = async (element: KlotskiElement, act: () => unknown): Promise<string> => {
  const said = hear(element);
  await act();
  await settled(element);
  await expect.poll(() => said.length).toBeGreaterThan(0);
  return said.at(-1) ?? '';
};

/** All that is said in the time in which an act is announced. */
export const quietly = async (
  element: KlotskiElement,
  act: () => unknown,
): Promise<readonly string[]> => {
  const said = hear(element);
  await act();
  await new Promise((resolve) => setTimeout(resolve, 250));
  return said;
};

// --- keys -----------------------------------------------------------------------------------------

const CODES: Readonly<Record<string, string>> = { Space: ' ' };

/** Sends a key, `Shift+1` or `Control+Enter`, to where focus is; whether it was taken. */
export const send = (element: KlotskiElement, chord: string): boolean => {
  const parts = chord.split('+');
  const name = parts.pop() ?? '';
  const event = new KeyboardEvent('keydown', {
    key:
      CODES[name] ?? (parts.includes('Shift') && /^[a-z]$/.test(name) ? name.toUpperCase() : name),
    code: /^\d$/.test(name) ? `Digit${name}` : '',
    shiftKey: parts.includes('Shift') || name === '?',
    ctrlKey: parts.includes('Control'),
    altKey: parts.includes('Alt'),
    metaKey: parts.includes('Meta'),
    bubbles: true,
    composed: true,
    cancelable: true,
  });
  const target = rootOf(element).activeElement ?? element;
  return !target.dispatchEvent(event);
};

/** Presses a key and waits until it is carried out; whether it was taken. */
export const press = async (element: KlotskiElement, chord: string): Promise<boolean> => {
  const taken = send(element, chord);
  await settled(element);
  return taken;
};

export const pressAll = async (
  element: KlotskiElement,
  ...chords: readonly string[]
): Promise<void> => {
  for (const chord of chords) await press(element, chord);
};

/** Comes in by the Tab key: focus is where the roving tabindex is. */
export const enter = (element: KlotskiElement): void => {
  find(element, '.field [tabindex="0"]').focus();
};

/** An element with focus in its field, at Cao Cao. */
export const entered = async (attributes: Attributes = {}): Promise<KlotskiElement> => {
  const element = await show(attributes);
  enter(element);
  return element;
};

// --- pointers -------------------------------------------------------------------------------------

export type Spot = readonly [x: number, y: number];

/** Sends a pointer event as a browser would; those of a script belong to no real pointer. */
export const fire = (
  type: string,
  node: Element,
  [x, y]: Spot,
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

export const middle = (node: Element): Spot => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};

/** The width of a cell on the screen. */
export const unit = (element: KlotskiElement): number =>
  find(element, '.soldier').getBoundingClientRect().width;

/** Two taps at once: no time passes between them, whatever the machine does. */
export const tapTwice = async (element: KlotskiElement, node: Element): Promise<void> => {
  for (const type of ['pointerdown', 'pointerup', 'pointerdown', 'pointerup'])
    fire(type, node, middle(node));
  await settled(element);
};

export const tap = async (element: KlotskiElement, node: Element): Promise<void> => {
  fire('pointerdown', node, middle(node));
  fire('pointerup', node, middle(node));
  await settled(element);
};
