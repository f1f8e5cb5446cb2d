// As a server imports it: no document, no window, nothing defined.
import { describe, expect, it } from 'vitest';

describe('in Node', () => {
  it('all entries can be imported', async () => {
    expect(typeof window).toBe('undefined');
    const [element, define] = await Promise.all([import('./element.ts'), import('./define.ts')]);
    expect(define.KlondikeElement).toBe(element.KlondikeElement);
    expect(element.KlondikeElement.observedAttributes).toContain('seed');
  });

  it('languages can be imported, and bring their words on demand', async () => {
    await Promise.all([
      import('./locale/ja.ts'),
      import('./locale/ru.ts'),
      import('./locale/zh-Hans.ts'),
    ]);
    const { ru } = await import('./messages/ru.ts');
    expect((await ru.speech()).rulesTitle).toBe('Косынка');
  });

  it('what is loaded on demand can be imported too', async () => {
    const { klondike, speechOf } = await import('./on-demand.ts');
    expect(klondike.id).toBe('klondike');
    expect(speechOf).toBeDefined();
  });
});
