// The sheets of a page: one is open at a time, and only that one has any content.
import { nothing, type TemplateResult } from 'lit';
import { closeSheets, openSheet, sheet } from './shell.ts';

export class Sheets {
  #open = '';
  readonly #draw: () => void;

  constructor(draw: () => void) {
    this.#draw = draw;
  }

  /** Opens a sheet in the place of any other. */
  readonly show = (id: string): void => {
    closeSheets();
    this.#open = id;
    this.#draw();
    openSheet(id);
  };

  /** Is none in front of the page? */
  get areClosed(): boolean {
    return document.querySelector('dialog[open]') === null;
  }

  readonly #closed = (): void => {
    if (this.areClosed) this.#open = '';
  };

  /** A sheet's place in the page. */
  view(id: string, title: string, content: () => unknown): TemplateResult {
    return sheet(id, title, this.#open === id ? content() : nothing, this.#closed);
  }
}

/** A win has its own moment in the element; nothing waits for it where nothing moves. */
export const celebration = (table: { readonly animation: string }): number =>
  table.animation === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches ? 100 : 1700;
