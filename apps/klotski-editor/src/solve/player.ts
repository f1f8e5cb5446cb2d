// Moves that are shown on the board, one after the other; the design stays as it is.
import { type Block, type Cell, type KlotskiMove } from '@parlour/klotski';

/** A move, and the cells that the block's top left goes over, first and last included. */
export interface Step extends KlotskiMove {
  readonly path: readonly Cell[];
}

export interface Show {
  /** What is shown, for the heading: "Solution", "Way from A to B". */
  readonly title: string;
  readonly steps: readonly Step[];
  /** The blocks before each step, and after the last one. */
  readonly boards: readonly (readonly Block[])[];
  /** So many steps were made. */
  readonly index: number;
  readonly isRunning: boolean;
  /** Moves a second. */
  readonly speed: number;
}

export const SPEEDS = [1, 2, 4, 8] as const;

type Listener = (show: Show | undefined) => void;

const moved = (blocks: readonly Block[], { from, to }: KlotskiMove): readonly Block[] =>
  blocks.map((block) => (block.cell === from ? { ...block, cell: to } : block));

export class Player {
  #show: Show | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #speed = 2;
  readonly #listeners = new Set<Listener>();

  get show(): Show | undefined {
    return this.#show;
  }

  subscribe(listener: Listener, signal?: AbortSignal): void {
    this.#listeners.add(listener);
    signal?.addEventListener('abort', () => this.#listeners.delete(listener));
    listener(this.#show);
  }

  /** Puts moves on the board, at their start. */
  open(title: string, blocks: readonly Block[], steps: readonly Step[]): void {
    clearTimeout(this.#timer);
    const boards = [blocks];
    for (const step of steps) boards.push(moved(boards.at(-1) ?? blocks, step));
    this.#set({ title, steps, boards, index: 0, isRunning: false, speed: this.#speed });
  }

  /** The design comes back. */
  close(): void {
    clearTimeout(this.#timer);
    if (this.#show) this.#set(undefined);
  }

  go(index: number): void {
    const show = this.#show;
    if (!show) return;
    clearTimeout(this.#timer);
    const within = Math.min(Math.max(index, 0), show.steps.length);
    this.#set({ ...show, index: within, isRunning: false });
  }

  /** Runs on from here, or from the start once more. */
  run(): void {
    const show = this.#show;
    if (!show || show.steps.length === 0) return;
    const index = show.index === show.steps.length ? 0 : show.index;
    this.#set({ ...show, index, isRunning: true });
    this.#wait();
  }

  pause(): void {
    clearTimeout(this.#timer);
    if (this.#show?.isRunning) this.#set({ ...this.#show, isRunning: false });
  }

  setSpeed(speed: number): void {
    this.#speed = speed;
    if (!this.#show) return;
    this.#set({ ...this.#show, speed });
    if (this.#show.isRunning) this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const show = this.#show;
      if (!show) return;
      const index = show.index + 1;
      const isRunning = index < show.steps.length;
      this.#set({ ...show, index, isRunning });
      if (isRunning) this.#wait();
    }, 1000 / this.#speed);
  }

  #set(show: Show | undefined): void {
    this.#show = show;
    for (const listener of this.#listeners) listener(show);
  }
}
