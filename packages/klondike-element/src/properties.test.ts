import { describe, expect, it, test } from 'vitest';
import { KlondikeElement } from './define.ts';
import { make, NEARLY_WON, place, PLAIN, settled, show } from './page.test-support.ts';

describe('properties', () => {
  test('properties that were set before the definition are kept', async () => {
    const early = document.createElement('late-klondike' as 'parlour-klondike');
    Object.assign(early, { seed: 4, draw: 3, controls: true });
    place(early);
    customElements.define('late-klondike', class extends KlondikeElement {});
    await settled(early);
    expect(early.state).toEqual((await show()).state);
    expect(early.hasAttribute('controls')).toBe(true);
  });

  test('a record that was set before the definition is kept', async () => {
    const early = document.createElement('later-klondike' as 'parlour-klondike');
    Object.assign(early, { record: NEARLY_WON });
    place(early);
    customElements.define('later-klondike', class extends KlondikeElement {});
    await settled(early);
    expect(early.playthrough?.options.deal).toBe('custom');
  });

  it('set in the same task as the element is put on the page are heard', async () => {
    const element = place(document.createElement('parlour-klondike'));
    Object.assign(element, { seed: 4, draw: 3 });
    await settled(element);
    expect(element.state).toEqual((await show()).state);
  });

  it('at their defaults add no attributes', async () => {
    const element = place(make({ seed: 4 }));
    await settled(element);
    expect(element.getAttributeNames()).toEqual(['seed']);
  });

  it('lang is reflected, as on every element', async () => {
    const element = await show();
    element.lang = 'ja';
    await settled(element);
    expect(element.getAttribute('lang')).toBe('ja');
    expect(PLAIN).toBeDefined();
  });
});
