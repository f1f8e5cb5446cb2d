/** What is said within this time is said as one: the last act wins. */
const PAUSE = 100;

/**
 * Speaks through the two live regions of an element (`liveRegions`). Everything said within `PAUSE`
 * milliseconds becomes one message; a message said twice differs by a space, or it would not be
 * heard again.
 */
export class Announcer {
  readonly #root: () => ShadowRoot | null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last = '';

  constructor(root: () => ShadowRoot | null) {
    this.#root = root;
  }

  say(text: string, isRefusal = false): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const region = this.#root()?.getElementById(isRefusal ? 'alert' : 'polite');
      if (!region) return;
      this.#last = this.#last === text ? `${text}\u00A0` : text;
      region.textContent = this.#last;
    }, PAUSE);
  }

  /** What was said last, for the key that says it again. */
  get last(): string {
    return this.#last.trimEnd();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
