// How pointers reach the board: the block itself follows, held to its free paths.
import type { Spot } from '@parlour/element-core';
import type { Grip } from '@parlour/element-core/play';
import type { Cell } from '@parlour/klotski/play';
import { placeOf, type Track } from './track.ts';

/** A cell as the machine knows it. */
export const spotAt = (cell: Cell): Spot => ({ pile: String(cell), index: 0 });
export const cellAt = ({ pile }: Spot): Cell => Number(pile);

/** The width of a cell in the element's own pixels, from a block: fractions of one add up. */
export const unitOf = (node: HTMLElement): number =>
  parseFloat(getComputedStyle(node).width) / Number(node.getAttribute('aria-colspan'));

/** The cell under an event, by its mark in the tree. */
export const cellOf = (event: Event): Cell | undefined => {
  for (const node of event.composedPath()) {
    const cell = node instanceof HTMLElement ? node.dataset['cell'] : undefined;
    if (cell !== undefined) return Number(cell);
  }
  return undefined;
};

/** Moves the block along its track, and tells where it would fall. */
export const trackGrip = (
  root: ShadowRoot,
  track: () => Track | undefined,
): Pick<Grip, 'spotOf' | 'follow' | 'targetOf'> => ({
  spotOf: (event) => {
    const cell = cellOf(event);
    return cell === undefined ? undefined : spotAt(cell);
  },
  follow: (spot, by) => {
    const node = root.querySelector<HTMLElement>(`.block[data-cell="${spot.pile}"]`);
    const way = track();
    if (!node || !way) return;
    const start = placeOf(cellAt(spot));
    const unit = unitOf(node);
    way.follow({ x: start.x + by.x / unit, y: start.y + by.y / unit });
    node.classList.add('dragged');
    node.style.translate = `${(way.at.x - start.x) * unit}px ${(way.at.y - start.y) * unit}px`;
  },
  targetOf: (spot) => {
    const cell = track()?.cell;
    return cell === undefined || cell === cellAt(spot) ? undefined : String(cell);
  },
});

/** Lets go of a dragged block: it lies where the layout puts it. */
export const letGo = (root: ShadowRoot): void => {
  for (const node of root.querySelectorAll<HTMLElement>('.dragged')) {
    node.classList.remove('dragged');
    node.style.translate = '';
  }
};
