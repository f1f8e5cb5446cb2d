// Words in the language of the page around an element. Each game has a table of its own: in one
// table for all, as the usual libraries keep it, two games on a page would overwrite each other's
// words. Nothing is observed: the language is looked up with each picture.
import type { ReactiveControllerHost } from 'lit';

type User = ReactiveControllerHost & Element;

/** The nearest `lang`, also beyond shadow roots. */
const nearestLanguage = (start: Element | undefined): string => {
  // On a server nothing is known of the page; English is what a client starts with as well.
  if (typeof ShadowRoot === 'undefined') return 'en';
  for (let at: Element | null | undefined = start; at;) {
    const language = at.closest('[lang]')?.getAttribute('lang');
    if (language) return language;
    const root: Node = at.getRootNode();
    at = root instanceof ShadowRoot ? root.host : null;
  }
  return 'en';
};

/** The keys under which words for a language may be found, best first: `zh-hans`, `zh`. */
const candidates = (language: string): readonly string[] => {
  try {
    const { language: base, script = '' } = new Intl.Locale(language).maximize();
    return [`${base}-${script.toLowerCase()}`, base];
  } catch {
    return [];
  }
};

/** The words of one game in all the languages that were loaded. */
export class Dictionary<Words> {
  readonly #builtIn: Words;
  readonly #languages = new Map<string, Words>();
  readonly #users = new Set<User>();

  /** `builtIn` speaks where nothing better is known. */
  constructor(builtIn: Words) {
    this.#builtIn = builtIn;
  }

  /** Adds a language, by its code: `ja`, `zh-Hans`. Elements that are shown already change over. */
  add(code: string, words: Words): void {
    this.#languages.set(code.toLowerCase(), words);
    for (const user of this.#users) user.requestUpdate();
  }

  /** The words for an element where it stands now; without one, those that a server has. */
  for(element: Element | undefined): Words {
    for (const key of candidates(nearestLanguage(element))) {
      const words = this.#languages.get(key);
      if (words) return words;
    }
    return this.#builtIn;
  }

  /** Tells an element of languages that are added later, until `signal` aborts. */
  follow(user: User, signal: AbortSignal): void {
    this.#users.add(user);
    signal.addEventListener('abort', () => this.#users.delete(user), { once: true });
  }
}
