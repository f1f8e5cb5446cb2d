import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { type KlondikeElement } from './element.ts';
import {
  button,
  find,
  findAll,
  NEARLY_WON,
  optionsOf,
  pileNode,
  place,
  playAll,
  rootOf,
  settled,
  show,
  showRecord,
} from './page.test-support.ts';

describe('what a screen reader finds', () => {
  it('piles are lists with names, in the order in which they are seen', async () => {
    const element = await show();
    expect(findAll(element, '[role=listbox]').map((node) => node.ariaLabel)).toEqual([
      'Stock',
      'Waste',
      ...[1, 2, 3, 4].map((number) => `Foundation ${number}`),
      ...[1, 2, 3, 4, 5, 6, 7].map((number) => `Tableau ${number}`),
    ]);
  });

  it('every option lies in a list, has a name and says whether it is picked up', async () => {
    const element = await show();
    for (const option of findAll(element, '[role=option]')) {
      expect(option.parentElement?.role).toBe('listbox');
      expect(option.ariaLabel).toMatch(/./);
      expect(option.ariaSelected).toBe('false');
      expect(option.hasAttribute('tabindex')).toBe(true);
    }
  });

  it('an empty pile is one option, a face-down run is one, each open card is one', async () => {
    const element = await show();
    playAll(element, 't5-t7', 'd');
    await settled(element);
    expect(optionsOf(element, 'stock')).toEqual(['21 cards']);
    expect(optionsOf(element, 'waste')).toEqual(['5 of clubs']);
    expect(optionsOf(element, 'f1')).toEqual(['Empty, takes an ace']);
    expect(optionsOf(element, 't1')).toEqual(['6 of diamonds']);
    expect(optionsOf(element, 't2')).toEqual(['1 face-down card', 'queen of diamonds']);
    expect(optionsOf(element, 't7')).toEqual([
      '6 face-down cards',
      '10 of hearts, 1 of 2 face up',
      '9 of clubs, 2 of 2 face up',
    ]);
  });

  it('an empty stock says what can be done', async () => {
    const element = await show();
    playAll(element, ...Array<string>(8).fill('d'));
    await settled(element);
    expect(optionsOf(element, 'stock')).toEqual(['Empty, turn the waste over']);
    const limited = await show({ redeals: 0 });
    playAll(limited, ...Array<string>(8).fill('d'));
    await settled(limited);
    expect(optionsOf(limited, 'stock')).toEqual(['Empty, no redeals left']);
  });

  it('face-down cards tell nothing', async () => {
    const element = await show();
    const texts = findAll(element, '.run').map((node) => node.outerHTML);
    expect(texts.some((text) => /hearts|spades|clubs|diamonds/.test(text))).toBe(false);
  });

  it('cards that cannot be reached are hidden', async () => {
    const element = await show();
    playAll(element, 'd');
    await settled(element);
    const cards = [...pileNode(element, 'waste').querySelectorAll('.card')];
    expect(cards.map((node) => node.ariaHidden)).toEqual(['true', 'true', null]);
  });

  it('nothing hidden can have focus', async () => {
    const element = await show({ controls: true });
    playAll(element, 'd');
    await settled(element);
    expect(findAll(element, '[aria-hidden=true][tabindex], [aria-hidden=true] [tabindex]')).toEqual(
      [],
    );
  });
});

const openHelp = async (element: KlondikeElement): Promise<void> => {
  button(element, 'help').click();
  await expect.poll(() => rootOf(element).querySelector('dialog')?.open).toBe(true);
};

const shown: Readonly<Record<string, () => Promise<KlondikeElement>>> = {
  'at the start': () => show({ controls: true }),
  'mid-game': async () => {
    const element = await show({ controls: true });
    playAll(element, 't6-f3', 't5-t7', 't2-t4', 'd', 'w-t1', 'w-t4', 't7-t4-2', 'd');
    await settled(element);
    return element;
  },
  'with a card picked up': async () => {
    const element = await show({ controls: true });
    find(element, '[data-pile=t6] [data-index="0"]').focus();
    const key = { key: 'Enter', bubbles: true, composed: true, cancelable: true };
    rootOf(element).activeElement?.dispatchEvent(new KeyboardEvent('keydown', key));
    await settled(element);
    expect(findAll(element, '.selected')).toHaveLength(1);
    return element;
  },
  'with the help open': async () => {
    const element = await show({ controls: true });
    await openHelp(element);
    return element;
  },
  won: async () => {
    const element = await showRecord(NEARLY_WON, { controls: true });
    playAll(element, 't1-f4');
    await settled(element);
    return element;
  },
};

describe.each(['light', 'dark'])('axe finds nothing in %s', (scheme) => {
  it.each(Object.entries(shown))('%s', async (_, make) => {
    document.documentElement.style.colorScheme = scheme;
    document.documentElement.lang = 'en';
    try {
      const element = await make();
      const { violations } = await axe.run(element, { resultTypes: ['violations'] });
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join()}`,
      );
      expect(found).toEqual([]);
      place(element);
    } finally {
      document.documentElement.removeAttribute('style');
      document.documentElement.removeAttribute('lang');
    }
  });
});
