// Pointer Events for a table of piles. Listeners sit on the field alone; rectangles are read when
// they are needed and never kept; the cards that follow the pointer are the real ones, moved by
// `translate`, so that any ancestor may scale, scroll or be a dialog.
import type { Input, Point } from '../interaction.ts';
import type { Spot } from '../spot.ts';
import { BASE } from './model.ts';

export interface DragHost {
  /** The element itself, for its scale. */
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  readonly input: (input: Input) => void;
  /** The spot whose cards follow the pointer now. */
  readonly dragged: () => Spot | undefined;
  readonly accepts: (from: Spot, pile: string) => boolean;
}

/** So many pixels a pointer moves before it drags: a mouse, a finger or pen. */
export const MOUSE = 4;
const TOUCH = 8;

/** The spot under an event, by its marks in the tree. */
export const spotOf = (event: Event): Spot | undefined => {
  const nodes = event.composedPath().filter((node) => node instanceof HTMLElement);
  const pile = nodes.find((node) => node.dataset['pile'] !== undefined)?.dataset['pile'];
  if (pile === undefined) return undefined;
  const index = nodes.find((node) => node.dataset['index'] !== undefined)?.dataset['index'];
  return { pile, index: Number(index ?? BASE) };
};

const pileNode = (root: ShadowRoot, id: string): HTMLElement | null =>
  root.querySelector(`[data-pile="${id}"]`);

/** The cards that move with a spot: itself and what lies on it. */
export const cardsAt = (root: ShadowRoot, spot: Spot): readonly HTMLElement[] =>
  [
    ...(pileNode(root, spot.pile)?.querySelectorAll<HTMLElement>('[data-key][data-index]') ?? []),
  ].filter((node) => Number(node.dataset['index']) >= spot.index);

/** So many CSS pixels of a card must be seen for a finger: WCAG 2.2, success criterion 2.5.8. */
const FINGER = 24;

/** Is too little seen of this card for a finger, since others lie on it? */
export const isNarrow = (root: ShadowRoot, spot: Spot): boolean => {
  const [card, next] = cardsAt(root, spot).map((node) => node.getBoundingClientRect().top);
  return card !== undefined && next !== undefined && next - card < FINGER;
};

const overlap = (a: DOMRect, b: DOMRect): number => {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
};

/** The pile that takes the cards and that they cover most. */
const dropTarget = ({ root, accepts }: DragHost, spot: Spot): string | undefined => {
  const [first] = cardsAt(root, spot);
  if (!first) return undefined;
  const card = first.getBoundingClientRect();
  let best: { readonly id: string; readonly area: number } | undefined;
  for (const pile of root.querySelectorAll<HTMLElement>('[data-pile]')) {
    const id = pile.dataset['pile'] ?? '';
    if (id === spot.pile || !accepts(spot, id)) continue;
    const area = overlap(card, pile.getBoundingClientRect());
    if (area > (best?.area ?? 0)) best = { id, area };
  }
  return best?.id;
};

/** Feeds the machine from the pointers of a field until `signal` aborts. */
export const watchPointers = (field: HTMLElement, drag: DragHost, signal: AbortSignal): void => {
  let pointer: number | undefined;
  let start: Point = { x: 0, y: 0 };

  const follow = (at: Point): void => {
    const spot = drag.dragged();
    if (!spot) return;
    const { width } = drag.host.getBoundingClientRect();
    const scale = drag.host.offsetWidth > 0 ? width / drag.host.offsetWidth : 1;
    const [x, y] = [(at.x - start.x) / scale, (at.y - start.y) / scale];
    for (const node of cardsAt(drag.root, spot)) {
      node.classList.add('dragged');
      node.style.translate = `${x}px ${y}px`;
    }
  };

  const release = (): void => {
    pointer = undefined;
  };

  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ): void => {
    field.addEventListener(type, listener, { signal });
  };

  on('pointerdown', (event) => {
    if (pointer !== undefined && pointer !== event.pointerId) {
      drag.input({ type: 'cancel' });
      release();
      return;
    }
    if (!event.isPrimary || event.button !== 0) return;
    pointer = event.pointerId;
    start = { x: event.clientX, y: event.clientY };
    const threshold = event.pointerType === 'mouse' ? MOUSE : TOUCH;
    drag.input({ type: 'down', spot: spotOf(event), at: start, threshold });
    field.setPointerCapture(pointer);
  });
  on('pointermove', (event) => {
    if (event.pointerId !== pointer) return;
    const at = { x: event.clientX, y: event.clientY };
    drag.input({ type: 'move', at });
    follow(at);
  });
  on('pointerup', (event) => {
    if (event.pointerId !== pointer) return;
    release();
    const spot = drag.dragged();
    const target = spot && dropTarget(drag, spot);
    drag.input({ type: 'up', time: event.timeStamp, target });
  });
  for (const type of ['pointercancel', 'lostpointercapture'] as const) {
    on(type, (event) => {
      if (event.pointerId !== pointer) return;
      release();
      drag.input({ type: 'cancel' });
    });
  }
};

/** Lets go of dragged cards: they lie where the layout puts them. */
export const letGo = (root: ShadowRoot): void => {
  for (const node of root.querySelectorAll<HTMLElement>('.dragged')) {
    node.classList.remove('dragged');
    node.style.translate = '';
  }
};
