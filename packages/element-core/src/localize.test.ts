import { type ReactiveControllerHost } from 'lit';
import { afterEach, describe, expect, it } from 'vitest';
import { Dictionary } from './localize.ts';

interface Words {
  readonly yes: string;
}

const dictionary = (...codes: readonly string[]): Dictionary<Words> => {
  const words = new Dictionary<Words>({ yes: 'en' });
  for (const code of codes) words.add(code, { yes: code });
  return words;
};

const placed: Element[] = [];
afterEach(() => {
  for (const node of placed.splice(0)) node.remove();
  document.documentElement.removeAttribute('lang');
});

const node = (lang?: string): HTMLElement => {
  const made = document.createElement('div');
  if (lang !== undefined) made.setAttribute('lang', lang);
  return made;
};

/** Nests nodes; `true` puts the next one into a shadow root. Returns the innermost. */
const nest = (...nodes: readonly (HTMLElement | 'shadow')[]): HTMLElement => {
  let at: HTMLElement | ShadowRoot = document.body;
  for (const one of nodes) {
    if (one === 'shadow') at = (at as HTMLElement).attachShadow({ mode: 'open' });
    else {
      at.append(one);
      if (at === document.body) placed.push(one);
      at = one;
    }
  }
  return at as HTMLElement;
};

const speaks = (element: Element, ...codes: readonly string[]): string =>
  dictionary(...codes).for(element).yes;

describe('the language of an element', () => {
  it('is its own', () => {
    expect(speaks(nest(node('ja'), node('ru')), 'ja', 'ru')).toBe('ru');
  });

  it('is the nearest around it', () => {
    expect(speaks(nest(node('ru'), node('ja'), node()), 'ja', 'ru')).toBe('ja');
  });

  it('is that of the page', () => {
    document.documentElement.lang = 'ja';
    expect(speaks(nest(node()), 'ja')).toBe('ja');
  });

  it('is found beyond shadow roots', () => {
    expect(speaks(nest(node('ja'), node(), 'shadow', node(), node(), 'shadow', node()), 'ja')).toBe(
      'ja',
    );
  });

  it('is that inside a shadow root before that of its host', () => {
    expect(speaks(nest(node('ru'), 'shadow', node('ja'), node()), 'ja', 'ru')).toBe('ja');
  });

  it('is that of the host where the inside says none', () => {
    expect(speaks(nest(node('ru'), node('ja'), 'shadow', node()), 'ja', 'ru')).toBe('ja');
  });

  it('is English where it says nothing', () => {
    expect(speaks(nest(node('ja'), node('')), 'ja')).toBe('en');
  });

  it('is English outside of any document', () => {
    expect(speaks(node(), 'ja')).toBe('en');
  });
});

describe('words are found', () => {
  it.each([
    ['ja', ['ja'], 'ja'],
    ['ja-JP', ['ja'], 'ja'],
    ['JA', ['ja'], 'ja'],
    ['zh', ['zh-Hans'], 'zh-Hans'],
    ['zh-CN', ['zh-Hans'], 'zh-Hans'],
    ['zh-SG', ['zh-Hans'], 'zh-Hans'],
    ['zh-Hans-HK', ['zh-Hans'], 'zh-Hans'],
    ['zh-Hans', ['zh-Hans', 'zh'], 'zh-Hans'],
    // Taiwan and Hong Kong write otherwise.
    ['zh-TW', ['zh-Hans'], 'en'],
    ['zh-HK', ['zh-Hans'], 'en'],
    ['ru-RU', ['ja', 'ru'], 'ru'],
    ['en-GB', ['ja', 'ru'], 'en'],
    ['de', ['ja', 'ru'], 'en'],
    ['x', ['ja'], 'en'],
    ['not a language', ['ja'], 'en'],
    ['__proto__', ['ja'], 'en'],
  ])('%s with %j: %s', (lang, known, spoken) => {
    expect(speaks(nest(node(lang)), ...known)).toBe(spoken);
  });
});

describe('a language that comes later', () => {
  const user = () => {
    let updates = 0;
    const element = Object.assign(document.createElement('div'), {
      requestUpdate: () => {
        updates++;
      },
    }) as unknown as ReactiveControllerHost & Element;
    return { element, updates: () => updates };
  };

  it('is told to those that are shown', () => {
    const words = dictionary();
    const { element, updates } = user();
    words.follow(element, new AbortController().signal);
    words.add('ja', { yes: 'ja' });
    expect(updates()).toBe(1);
  });

  it('is not told to those that have left', () => {
    const words = dictionary();
    const { element, updates } = user();
    const connection = new AbortController();
    words.follow(element, connection.signal);
    connection.abort();
    words.add('ja', { yes: 'ja' });
    expect(updates()).toBe(0);
  });

  it('is none of the other games', () => {
    const [klondike, canfield] = [dictionary(), dictionary()];
    klondike.add('ja', { yes: 'ja' });
    expect(canfield.for(nest(node('ja'))).yes).toBe('en');
  });
});
