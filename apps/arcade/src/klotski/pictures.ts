// Pictures are drawn where they can be seen, or soon will be, and taken away again. Their trays keep
// their places, so nothing moves.
import { nothing, render } from 'lit';
import { picture } from './picture.ts';

/** So many are drawn at once, before it is known what can be seen. */
const FIRST = 18;

export class Pictures {
  readonly #seen = new Set<HTMLElement>();
  readonly #observer = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) {
        if (target instanceof HTMLElement) this.#show(target, isIntersecting);
      }
    },
    { rootMargin: '60% 0px' },
  );

  /** Looks after the trays below a node, from now on. */
  follow(root: ParentNode): void {
    const trays = root.querySelectorAll<HTMLElement>('.tray[data-layout]');
    const now = new Set(trays);
    for (const tray of this.#seen) {
      if (now.has(tray)) continue;
      this.#observer.unobserve(tray);
      this.#seen.delete(tray);
    }
    [...trays].forEach((tray, index) => {
      if (this.#seen.has(tray)) return;
      this.#seen.add(tray);
      if (index < FIRST) this.#show(tray, true);
      this.#observer.observe(tray);
    });
  }

  #show(tray: HTMLElement, isShown: boolean): void {
    render(isShown ? picture(tray.dataset['layout'] ?? '') : nothing, tray);
  }
}
