/** Counts the seconds of play: from `start` on, while the page can be seen. Nothing runs at rest. */
export class GameClock {
  readonly #onVisibility: (isHidden: boolean) => void;
  #before = 0;
  #since: number | undefined;
  /** Lives while the clock runs, also while it stands still for a hidden page. */
  #life: AbortController | undefined;

  /** `onVisibility` is called when the page is hidden or shown while the clock runs. */
  constructor(onVisibility: (isHidden: boolean) => void) {
    this.#onVisibility = onVisibility;
  }

  get seconds(): number {
    return this.#before + (this.#since === undefined ? 0 : (Date.now() - this.#since) / 1000);
  }

  get isRunning(): boolean {
    return this.#since !== undefined;
  }

  start(): void {
    if (this.#life) return;
    this.#life = new AbortController();
    const go = (): void => {
      if (document.hidden) this.#halt();
      else this.#since ??= Date.now();
      this.#onVisibility(document.hidden);
    };
    document.addEventListener('visibilitychange', go, { signal: this.#life.signal });
    go();
  }

  /** Stops; `seconds` are what it shows from now on. */
  stop(seconds = this.seconds): void {
    this.#life?.abort();
    this.#life = undefined;
    this.#since = undefined;
    this.#before = seconds;
  }

  #halt(): void {
    this.#before = this.seconds;
    this.#since = undefined;
  }
}
