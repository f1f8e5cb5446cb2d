// Dragging on a table of piles: the cards that follow the pointer are the real ones, moved by
// `translate`; rectangles are read when they are needed and never kept.
import type { Grip } from '../pointers.ts';
import type { Spot } from '../spot.ts';
import { BASE } from './model.ts';

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
const dropTarget = (
  root: ShadowRoot,
  spot: Spot,
  accepts: (from: Spot, pile: string) => boolean,
): string | undefined => {
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

/** How pointers reach a table of piles: its cards are carried, and dropped on what they cover. */
export const pileGrip = (
  root: ShadowRoot,
  accepts: (from: Spot, pile: string) => boolean,
): Pick<Grip, 'spotOf' | 'follow' | 'targetOf'> => ({
  spotOf,
  follow: (spot, { x, y }) => {
    for (const node of cardsAt(root, spot)) {
      node.classList.add('dragged');
      node.style.translate = `${x}px ${y}px`;
    }
  },
  targetOf: (spot) => dropTarget(root, spot, accepts),
});

/** Lets go of dragged cards: they lie where the layout puts them. */
export const letGo = (root: ShadowRoot): void => {
  for (const node of root.querySelectorAll<HTMLElement>('.dragged')) {
    node.classList.remove('dragged');
    node.style.translate = '';
  }
};
