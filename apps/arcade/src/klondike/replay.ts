// A record that plays itself: where it is, whether it runs, and how fast. The element holds the game.
import { type KlondikeElement } from '@parlour/klondike-element';

import { type GameRecord } from '@parlour/game-core';
import { dealKey } from '../options.ts';
import { keep } from '../saves.ts';
import { loadSettings } from '../settings.ts';
import { modeOf } from '../statistics.ts';
import { StatisticsStore } from '../statistics-store.ts';
import { placeOf } from '../url.ts';
import { shownTable } from './table.ts';

export const SPEEDS = ['0.5', '1', '2', '5'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Between two moves, at normal speed. */
const PACE = 900;

export class Replay {
  readonly table: KlondikeElement;
  readonly record: GameRecord;
  speed: Speed = '1';
  changed: () => void = () => undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(record: GameRecord) {
    this.record = record;
    this.table = shownTable(loadSettings());
    this.table.record = { ...record, at: 0 };
  }

  /** Shows the deal. Whether the record can be shown at all. */
  async ready(): Promise<boolean> {
    await this.table.updateComplete;
    const isShown = this.table.playthrough?.length === this.record.moves.length;
    this.changed();
    return isShown;
  }

  get index(): number {
    return this.table.playthrough?.index ?? 0;
  }

  get length(): number {
    return this.record.moves.length;
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
        if (!document.hidden) this.table.redo();
        if (this.index < this.length) this.#wait();
        else this.pause();
        this.changed();
      },
      PACE / Number(this.speed),
    );
  }

  /** One move on or back, by hand. */
  step(by: 1 | -1): void {
    this.pause();
    if (by > 0) this.table.redo();
    else this.table.undo();
    this.changed();
  }

  /** Goes to a place in the game. */
  async seek(index: number): Promise<void> {
    this.pause();
    if (Math.abs(index - this.index) === 1) {
      this.step(index > this.index ? 1 : -1);
      return;
    }
    this.table.record = { ...this.record, at: index };
    await this.table.updateComplete;
    this.changed();
  }

  /** Makes a game to play of what is shown; the address of it. A game begun here is never counted. */
  async takeOver(): Promise<string | undefined> {
    const history = this.table.playthrough;
    if (!history) return undefined;
    this.pause();
    const { rules, draw, scoring } = history.options;
    if (history.index > 0) {
      await new StatisticsStore().count(dealKey(history.options), {
        version: 1,
        result: 'seen',
        mode: modeOf({ rules, draw }),
        moves: history.index,
        seconds: 0,
        scoring,
        score: 0,
        at: Date.now(),
      });
    }
    const isKept = keep('shared', history.record());
    return isKept ? placeOf(history.options, 'shared') : undefined;
  }
}
