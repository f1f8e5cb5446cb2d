// The pictures that are there: elements that are used again for whatever comes into sight.
import { render } from 'lit';
import { type Shelf } from './shelf.ts';
import { tileView } from './tile-view.ts';
import { type Measures, spotOf } from './wall-measure.ts';

/** Pixels between two pictures. */
export const GAP = 12;

interface Slot {
  readonly element: HTMLElement;
  /** What it shows; -1 for nothing. */
  index: number;
  isActive: boolean;
  /** Of all there are, as was said last. */
  size: number;
}

export class WallTiles {
  readonly #run: HTMLElement;
  readonly #id: string;
  readonly #slots: Slot[] = [];

  constructor(run: HTMLElement, id: string) {
    this.#run = run;
    this.#id = id;
  }

  /** Everything is drawn anew next time. */
  forget(): void {
    for (const slot of this.#slots) slot.index = -1;
  }

  /** Puts pictures where they can be seen; those that are there stay. */
  draw(
    { from, to }: { readonly from: number; readonly to: number },
    shelf: Shelf,
    measures: Measures,
  ): void {
    const isThere = new Set<number>();
    const free: Slot[] = [];
    for (const slot of this.#slots) {
      if (slot.index >= from && slot.index < to) isThere.add(slot.index);
      else free.push(slot);
    }
    for (let index = from; index < to; index++) {
      if (!isThere.has(index)) this.#fill(free.pop() ?? this.#slot(), index, shelf, measures);
    }
    for (const slot of free) {
      slot.index = -1;
      slot.element.hidden = true;
    }
  }

  /** Marks one; its element's id, if it is there. */
  mark(active: number): string | undefined {
    let id: string | undefined;
    for (const slot of this.#slots) {
      const isActive = slot.index === active;
      // Attributes cost more than a comparison.
      if (isActive !== slot.isActive) slot.element.setAttribute('aria-selected', String(isActive));
      slot.isActive = isActive;
      if (isActive) id = slot.element.id;
    }
    return id;
  }

  #slot(): Slot {
    const element = document.createElement('div');
    element.className = 'tile';
    element.setAttribute('role', 'option');
    element.setAttribute('aria-selected', 'false');
    this.#run.append(element);
    const slot = { element, index: -1, isActive: false, size: -1 };
    this.#slots.push(slot);
    return slot;
  }

  #fill(slot: Slot, index: number, shelf: Shelf, measures: Measures): void {
    const { element } = slot;
    const tile = shelf.tileAt(index);
    slot.index = index;
    element.hidden = !tile;
    if (!tile) return;
    const { x, y } = spotOf(index, GAP, measures);
    element.style.transform = `translate(${x}px, ${y}px)`;
    element.dataset['index'] = String(index);
    element.id = `${this.#id}-${index}`;
    element.setAttribute('aria-posinset', String(index + 1));
    if (slot.size !== shelf.size) element.setAttribute('aria-setsize', String(shelf.size));
    slot.size = shelf.size;
    render(tileView(tile), element);
  }
}
