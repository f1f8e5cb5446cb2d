import { html, type TemplateResult } from 'lit';

/** What is said within this time is said as one: the last act wins. */
const PAUSE = 100;

/**
 * Two live regions, there and empty from the first render on. Everything said within `PAUSE`
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

  /** The regions, for the end of the template. */
  render(): TemplateResult {
    return html`<div class="sr" id="polite" aria-live="polite"></div>
      <div class="sr" id="alert" aria-live="assertive"></div>`;
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
