/** The time of one game, in milliseconds of a clock that is given: it stands until the first move. */
export class Clock {
  #sum = 0;
  #since: number | undefined;
  #isStarted = false;

  /** The first move is made. */
  start(): void {
    this.#isStarted = true;
  }

  /** Runs on, once it is started. */
  go(now: number): void {
    if (this.#isStarted) this.#since ??= now;
  }

  /** Stands still: the game is over, or another one is on the table. */
  stop(now: number): void {
    this.#sum = this.#at(now);
    this.#since = undefined;
  }

  /** Full seconds so far. */
  seconds(now: number): number {
    return Math.floor(this.#at(now) / 1000);
  }

  #at(now: number): number {
    return this.#sum + (this.#since === undefined ? 0 : Math.max(now - this.#since, 0));
  }
}
