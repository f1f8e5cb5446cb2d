// What an element is to its page, whatever it does there: events and states, the words of the language
// around it, parts that are loaded, and a picture that a server may have drawn.
import { adoptStyles, LitElement, type PropertyValues } from 'lit';
import { VERSION } from './define.ts';
import { ParlourEvent, type ParlourEventMap } from './events.ts';
import type { Dictionary } from './localize.ts';

export abstract class PageElement<Words> extends LitElement {
  /** Tells one copy of the elements from another. */
  static readonly parlourVersion: string = VERSION;

  /** What a server has drawn: the first picture must be the same, for its nodes to be kept. */
  #drawn = this.shadowRoot;
  #words: Words | undefined;
  readonly #internals = this.attachInternals();
  /**
   * Ends whatever lasts only while the element is in a document.
   *
   * @internal
   */
  connection = new AbortController();

  constructor() {
    super();
    this.#internals.role = 'group';
    if (!this.#drawn) return;
    // Strict pages have not taken a server's styles.
    adoptStyles(this.#drawn, (this.constructor as typeof LitElement).elementStyles);
    // Lit's support for hydration gives its class this.
    if (!Object.hasOwn(LitElement, 'observedAttributes')) this.#drawn.replaceChildren();
  }

  /** What the element is called where the page gives it no name. */
  protected abstract gameName(): string;
  protected abstract readonly dictionary: Dictionary<Words>;

  /**
   * The words in the language around the element, as of the last picture.
   *
   * @internal
   */
  get words(): Words {
    return (this.#words ??= this.dictionary.for(this.#drawn ? undefined : this));
  }

  /** Is the next picture one that a server has drawn already? */
  protected get isDrawn(): boolean {
    return !!this.#drawn;
  }

  /** @internal */
  emit<Type extends keyof ParlourEventMap>(
    type: Type,
    detail: ParlourEventMap[Type]['detail'],
    cancelable = false,
  ): boolean {
    return this.dispatchEvent(new ParlourEvent(type, detail, cancelable));
  }

  /**
   * Says that something from outside cannot be used.
   *
   * @internal
   */
  fail(error: { readonly code: string; readonly message: string }): void {
    const { code, message } = error;
    this.emit('parlour-error', { code, message, cause: error });
  }

  /**
   * Sets one of the element's `:state()`s.
   *
   * @internal
   */
  mark(state: string, isOn: boolean): void {
    this.#internals.states[isOn ? 'add' : 'delete'](state);
  }

  /**
   * Awaits a part that is loaded by itself. Where it cannot be had the page is told; what needs it
   * next tries again.
   *
   * @internal
   */
  loaded<Part>(part: Promise<Part>): Promise<Part | undefined> {
    return part.catch((error: unknown) => {
      this.fail({ code: 'not-loaded', message: String(error) });
      return undefined;
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.connection = new AbortController();
    this.#words = undefined;
    this.dictionary.follow(this, this.connection.signal);
    this.requestUpdate();
    // Before anything else can happen to what a server has drawn; inside of another element that one
    // says when.
    if (this.#drawn && !this.hasAttribute('defer-hydration')) this.performUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.connection.abort();
  }

  /** `moveBefore` moves the element in one piece: nothing ends and nothing begins. */
  connectedMoveCallback(): void {
    // Having this callback is what keeps the two above from being called.
  }

  /** `lang` stays the browser's own property: setting it sets the attribute. */
  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang'];
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === 'lang') this.requestUpdate();
  }

  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- subclasses need to know
  override willUpdate(_changed: PropertyValues): void {
    this.#words = undefined;
    this.#internals.ariaLabel = this.gameName();
  }

  protected override update(changed: PropertyValues): void {
    try {
      super.update(changed);
    } catch (error) {
      if (!this.#drawn) throw error;
      // A server of another version has drawn it.
      this.#drawn.replaceChildren();
      super.update(changed);
    }
  }

  override updated(): void {
    this.#drawn = null;
  }
}
