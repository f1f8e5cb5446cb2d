// A page with the element on it, for tests in a browser. Whatever a test puts on the page is taken
// off after it.
import { type ParlourEventMap } from '@parlour/element-core';
import { type GameRecord } from '@parlour/game-core';
import { afterEach, expect, vi } from 'vitest';
import './define.ts';
import { type CanfieldElement } from './define.ts';

export type Attributes = Readonly<Record<string, string | number | boolean>>;

/**
 * The deal of most tests, classic: base rank jack, J♠ on the first foundation, the reserve's top card
 * is 4♦, and on the tableau lie `2H, TH, AS, 4H`. At first two moves are legal: `d`, `t3-t1`.
 */
export const PLAIN: Attributes = { seed: 68, animation: 'none' };

export const record = (position: string): GameRecord => ({
  format: 'parlour-record',
  version: 1,
  game: 'canfield',
  options: { deal: 'custom', position },
  moves: [],
});

/** Won by `t1-f4`. */
export const NEARLY_WON = record('canfield/1 base=1 foundations=KS,KH,KC,QD tableau=KD');
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
export const make = (attributes: Attributes = PLAIN): CanfieldElement => {
  const element = document.createElement('parlour-canfield');
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false) element.setAttribute(name, value === true ? '' : String(value));
  }
  return element;
};

/** Until the picture stands, with all that is loaded for it, and all keys are carried out. */
export const settled = async (element: CanfieldElement): Promise<void> => {
  do {
    await vi.dynamicImportSettled();
    await element.updateComplete;
  } while (element.isUpdatePending);
};

/** An element on the page. */
export const show = async (
  attributes: Attributes = {},
  parent: Element = document.body,
): Promise<CanfieldElement> => {
  const element = place(make({ ...PLAIN, ...attributes }), parent);
  await settled(element);
  return element;
};

/** An element that shows a record. */
export const showRecord = async (
  value: unknown,
  attributes: Attributes = {},
): Promise<CanfieldElement> => {
  const element = await show(attributes);
  element.record = value as string;
  await settled(element);
  return element;
};

export const playAll = (element: CanfieldElement, ...moves: readonly string[]): void => {
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

// --- what is on the table -------------------------------------------------------------------------

export const rootOf = (element: CanfieldElement): ShadowRoot => {
  if (!element.shadowRoot) throw new Error('The element was never shown.');
  return element.shadowRoot;
};

export const find = (element: CanfieldElement, selector: string): HTMLElement => {
  const node = rootOf(element).querySelector<HTMLElement>(selector);
  if (!node) throw new Error(`There is no ${selector}.`);
  return node;
};

export const findAll = (element: CanfieldElement, selector: string): readonly HTMLElement[] => [
  ...rootOf(element).querySelectorAll<HTMLElement>(selector),
];

export const pileNode = (element: CanfieldElement, id: string): HTMLElement =>
  find(element, `[data-pile=${id}]`);

/** The names of the options of a pile, as a screen reader gets them. */
export const optionsOf = (element: CanfieldElement, id: string): readonly (string | null)[] =>
  [...pileNode(element, id).querySelectorAll('[role=option]')].map((node) => node.ariaLabel);

/** The stop of a pile that lies on top. */
export const topOf = (element: CanfieldElement, id: string): HTMLElement => {
  const node = [...pileNode(element, id).querySelectorAll<HTMLElement>('[role=option]')].at(-1);
  if (!node) throw new Error(`Pile ${id} has no stop.`);
  return node;
};

export const button = (element: CanfieldElement, action: string): HTMLElement =>
  find(element, `[data-action=${action}]`);

/** What has focus: "Tableau 3: king of hearts", or the name of a button. */
export const focused = (element: CanfieldElement): string => {
  const node = rootOf(element).activeElement;
  if (!node) return 'nothing';
  const pile = node.closest('[data-pile]')?.ariaLabel;
  return pile ? `${pile}: ${node.ariaLabel ?? ''}` : (node.ariaLabel ?? node.textContent);
};

// --- what is said ---------------------------------------------------------------------------------

/** What the live regions say from now on. */
export const hear = (element: CanfieldElement): readonly string[] => {
  const said: string[] = [];
  for (const id of ['polite', 'alert']) {
    const region = find(element, `#${id}`);
    const observer = new MutationObserver(() => said.push(region.textContent));
    observer.observe(region, { childList: true, characterData: true, subtree: true });
  }
  return said;
};

// --- keys -----------------------------------------------------------------------------------------

const CODES: Readonly<Record<string, string>> = { Space: ' ' };

/** Sends a key, `Shift+1` or `Control+Enter`, to where focus is; whether it was taken. */
export const send = (element: CanfieldElement, chord: string): boolean => {
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
export const press = async (element: CanfieldElement, chord: string): Promise<boolean> => {
  const taken = send(element, chord);
  await settled(element);
  return taken;
};

export const pressAll = async (
  element: CanfieldElement,
  ...chords: readonly string[]
): Promise<void> => {
  for (const chord of chords) await press(element, chord);
};

/** Comes in by the Tab key: focus is where the roving tabindex is. */
export const enter = (element: CanfieldElement): void => {
  find(element, '.field [tabindex="0"]').focus();
};
