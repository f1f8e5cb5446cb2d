// A record that plays itself: where it is, whether it runs, and how fast. The element holds the game.
import { type GameRecord } from '@parlour/game-core';

export const SPEEDS = ['0.5', '1', '2', '5'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Between two moves, at normal speed. */
const PACE = 900;

/** What a replay needs of an element. */
export interface ReplayTable extends HTMLElement {
  readonly updateComplete: Promise<boolean>;
  readonly playthrough: { readonly index: number; readonly length: number } | undefined;
  get record(): GameRecord | undefined;
  set record(record: GameRecord | string | undefined);
  undo(): boolean;
  redo(): boolean;
  restart(): boolean;
}

export interface ReplayGame {
  /** A table to look at, without a game. */
  readonly table: ReplayTable;
  /** Where moves that count begin, as indices into the history; each one, if absent. */
  readonly turns?: () => readonly number[];
  /** Makes a game to play of what is shown; the address of it. `undefined`: it cannot be kept. */
  readonly takeOver: () => Promise<string | undefined>;
}

export class Replay {
  readonly table: ReplayTable;
  readonly record: GameRecord;
  speed: Speed = '1';
  changed: () => void = () => undefined;
  readonly #game: ReplayGame;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Where it can stop, as indices into the history: the first is 0, the last is the end. */
  #stops: readonly number[] = [0];

  constructor(record: GameRecord, game: ReplayGame) {
    this.record = record;
    this.#game = game;
    this.table = game.table;
    this.table.record = { ...record, at: 0 };
  }

  /** Shows the deal. Whether the record can be shown at all. */
  async ready(): Promise<boolean> {
    await this.table.updateComplete;
    const { length } = this.record.moves;
    const isShown = this.table.playthrough?.length === length;
    if (isShown) {
      const turns = this.#game.turns?.() ?? [...this.record.moves.keys()];
      this.#stops = length === 0 ? [0] : [0, ...turns.slice(1), length];
    }
    this.changed();
    return isShown;
  }

  /** Moves that are played. */
  get index(): number {
    const at = this.table.playthrough?.index ?? 0;
    return Math.max(
      this.#stops.findLastIndex((stop) => stop <= at),
      0,
    );
  }

  /** Moves that there are. */
  get length(): number {
    return this.#stops.length - 1;
  }

  get isRunning(): boolean {
    return this.#timer !== undefined;
  }

  run(): void {
    if (this.index >= this.length) this.table.restart();
    this.pause();
    this.#wait();
    this.changed();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.changed();
  }

  #wait(): void {
    this.#timer = setTimeout(
      () => {
        if (!document.hidden) this.#go(1);
        if (this.index < this.length) this.#wait();
        else this.pause();
        this.changed();
      },
      PACE / Number(this.speed),
    );
  }

  /** To the next place to stop; the element may know more of them. */
  #go(by: 1 | -1): void {
    const to = this.#stops[this.index + by];
    const isThere = (): boolean => this.table.playthrough?.index === to;
    while (to !== undefined && !isThere()) {
      if (!(by > 0 ? this.table.redo() : this.table.undo())) break;
    }
  }

  /** One move on or back, by hand. */
  step(by: 1 | -1): void {
    this.pause();
    this.#go(by);
    this.changed();
  }

  /** Goes to a place in the game. */
  async seek(index: number): Promise<void> {
    this.pause();
    if (Math.abs(index - this.index) === 1) {
      this.step(index > this.index ? 1 : -1);
      return;
    }
    this.table.record = { ...this.record, at: this.#stops[index] ?? 0 };
    await this.table.updateComplete;
    this.changed();
  }

  /** Makes a game to play of what is shown; the address of it. */
  takeOver(): Promise<string | undefined> {
    this.pause();
    return this.#game.takeOver();
  }
}
