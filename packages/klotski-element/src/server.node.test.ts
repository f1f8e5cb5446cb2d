// As a server imports it: no document, no window, nothing defined.
import { describe, expect, it } from 'vitest';

describe('in Node', () => {
  it('all entries can be imported', async () => {
    expect(typeof window).toBe('undefined');
    const [element, define] = await Promise.all([import('./element.ts'), import('./define.ts')]);
    expect(define.KlotskiElement).toBe(element.KlotskiElement);
    expect(element.KlotskiElement.observedAttributes).toEqual(
      expect.arrayContaining(['layout', 'metric', 'faces', 'distance', 'controls']),
    );
  });

  it('languages can be imported, and bring their words on demand', async () => {
    await Promise.all([
      import('./locale/ja.ts'),
      import('./locale/ru.ts'),
      import('./locale/zh-Hans.ts'),
    ]);
    const { zhHans } = await import('./messages/zh-Hans.ts');
    expect((await zhHans.speech()).rulesTitle).toBe('华容道');
  });

  it('what is loaded on demand can be imported too', async () => {
    const [onDemand, whole, play] = await Promise.all([
      import('./on-demand.ts'),
      import('./whole-game.ts'),
      import('./play.ts'),
    ]);
    expect(onDemand.speechOf).toBeDefined();
    expect(whole.klotski.id).toBe('klotski');
    expect(play.KlotskiPlay).toBeDefined();
  });
});
