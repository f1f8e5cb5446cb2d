/** The version of the elements; two versions on one page are worth a word. */
export const VERSION = '0.1.0';

interface Versioned {
  readonly parlourVersion?: string;
}

/** Defines a tag once. A first definition stays; another version of it is warned of, once. */
export const define = (tag: string, element: CustomElementConstructor & Versioned): void => {
  if (typeof customElements === 'undefined') return;
  const known = customElements.get(tag) as (CustomElementConstructor & Versioned) | undefined;
  if (known === undefined) customElements.define(tag, element);
  else if (known.parlourVersion !== element.parlourVersion) {
    console.warn(
      `<${tag}> is already defined by version ${known.parlourVersion ?? 'unknown'}; version ${element.parlourVersion ?? 'unknown'} is not used.`,
    );
  }
};
