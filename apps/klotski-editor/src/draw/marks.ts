// Cells that something is said about: of a verdict, of a fault in a text. Each part marks its own.
import { type Cell } from '@parlour/klotski';

type Listener = (cells: ReadonlySet<Cell>) => void;

export class Marks {
  readonly #marked = new Map<string, readonly Cell[]>();
  readonly #listeners = new Set<Listener>();

  get cells(): ReadonlySet<Cell> {
    return new Set([...this.#marked.values()].flat());
  }

  subscribe(listener: Listener): void {
    this.#listeners.add(listener);
    listener(this.cells);
  }

  /** Marks cells in the name of a part, in the place of those it had marked. */
  set(part: string, cells: readonly Cell[]): void {
    if (String(this.#marked.get(part) ?? '') === String(cells)) return;
    this.#marked.set(part, cells);
    const { cells: all } = this;
    for (const listener of this.#listeners) listener(all);
  }
}
