import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { type KlotskiElement } from './element.ts';
import {
  at,
  button,
  enter,
  find,
  findAll,
  NEARLY_WON,
  playAll,
  press,
  rootOf,
  settled,
  show,
} from './page.test-support.ts';

describe('what a screen reader finds', () => {
  it('is a grid with a name, of 5 rows and 4 columns', async () => {
    const element = await show();
    const grid = find(element, '[role=grid]');
    expect([grid.ariaLabel, grid.ariaRowCount, grid.ariaColCount]).toEqual(['Board', '5', '4']);
    expect(findAll(element, '.row').map((row) => [row.ariaRowIndex, row.role])).toEqual([
      ['1', 'row'],
      // Nothing begins here.
      [null, 'none'],
      ['3', 'row'],
      ['4', 'row'],
      ['5', 'row'],
    ]);
  });

  it('has every block in the row where it begins, with its place and size', async () => {
    const element = await show();
    const rows = findAll(element, '[role=row]').map((row) =>
      [...row.querySelectorAll('[role=gridcell]')].map(
        (cell) => `${cell.ariaLabel?.split(',')[0] ?? ''} ${cell.ariaColIndex ?? ''}`,
      ),
    );
    expect(rows).toEqual([
      ['Zhang Fei 1', 'Cao Cao 2', 'Ma Chao 4'],
      ['Huang Zhong 1', 'Guan Yu 2', 'Zhao Yun 4'],
      ['Soldier 2', 'Conscript 3'],
      ['Warrior 1', 'Empty 2', 'Empty 3', 'Brave 4'],
    ]);
    expect([at(element, 1).ariaColSpan, at(element, 1).ariaRowSpan]).toEqual(['2', '2']);
  });

  it('says of each block whether it is picked up, and of those that can go where to', async () => {
    const element = await show();
    for (const block of findAll(element, '.block')) {
      expect(block.ariaSelected).toBe('false');
      expect(block.ariaLabel).toMatch(/^[A-Z][\w ]+, \d by \d, rows? \d.*, columns? \d/);
    }
    const going = findAll(element, '.block').filter((node) =>
      (node.ariaLabel ?? '').includes('Can go'),
    );
    expect(going.map((node) => node.dataset['cell'])).toEqual(['13', '14', '16', '19']);
  });

  it('is not told of the exit, nor of hints that are drawn', async () => {
    const element = await show();
    await element.hint();
    for (const selector of ['.exit', '.pointer'])
      expect(find(element, selector).getAttribute('aria-hidden')).toBe('true');
    expect(findAll(element, '[aria-hidden=true] [tabindex]')).toEqual([]);
  });
});

describe('what is seen', () => {
  it.each([280, 390, 700])('has its exit in the frame below, %i px wide', async (width) => {
    const frame = document.createElement('div');
    document.body.append(frame);
    frame.style.width = `${width}px`;
    const element = await show({}, frame);
    const [field, exit] = [find(element, '.field'), find(element, '.exit')].map((node) =>
      node.getBoundingClientRect(),
    );
    const host = element.getBoundingClientRect();
    expect(exit?.height).toBeGreaterThan(10);
    expect(exit?.bottom).toBeGreaterThan(field?.bottom ?? 0);
    expect(exit?.bottom).toBeLessThan(host.bottom);
    // As wide as the big block and a little more.
    const big = at(element, 1).getBoundingClientRect();
    expect(exit?.left).toBeLessThan(big.left);
    expect(exit?.right).toBeGreaterThan(big.right);
    frame.remove();
  });

  it('has no writing below 12 px, none that sticks out of its block, and names upright', async () => {
    for (const width of [280, 330, 390, 620]) {
      const frame = document.createElement('div');
      document.body.append(frame);
      frame.style.width = `${width}px`;
      const element = await show({}, frame);
      for (const text of findAll(element, '.name, .gloss')) {
        if (getComputedStyle(text).display === 'none') continue;
        expect(parseFloat(getComputedStyle(text).fontSize)).toBeGreaterThanOrEqual(12);
        const [inner, outer] = [text, text.parentElement as Element].map((node) =>
          node.getBoundingClientRect(),
        );
        const word = text.dataset['text'] ?? text.textContent;
        expect(inner?.width, word).toBeGreaterThanOrEqual(12);
        expect(inner?.width, word).toBeLessThanOrEqual(outer?.width ?? 0);
        expect(inner?.height, word).toBeLessThan(outer?.height ?? 0);
      }
      const vertical = find(element, '.vertical .name');
      expect(getComputedStyle(vertical).writingMode).toBe('vertical-rl');
      frame.remove();
    }
  });
});

const openHelp = async (element: KlotskiElement): Promise<void> => {
  button(element, 'help').click();
  await expect.poll(() => rootOf(element).querySelector('dialog')?.open).toBe(true);
};

const shown: Readonly<Record<string, () => Promise<KlotskiElement>>> = {
  'at the start': () => show({ controls: true, distance: true }),
  'mid-game': async () => {
    const element = await show({ controls: true });
    playAll(element, 'b4b5', 'c4c5');
    await settled(element);
    return element;
  },
  'with a block picked up': async () => {
    const element = await show({ controls: true });
    enter(element);
    await press(element, 'Enter');
    expect(findAll(element, '.selected')).toHaveLength(1);
    return element;
  },
  'with a hint': async () => {
    const element = await show({ controls: true });
    await element.hint();
    return element;
  },
  'with the help open': async () => {
    const element = await show({ controls: true });
    await openHelp(element);
    return element;
  },
  'while a solution is shown': async () => {
    const element = await show({ controls: true });
    await element.solve();
    await settled(element);
    return element;
  },
  'with numbers': () => show({ controls: true, faces: 'numbers' }),
  won: async () => {
    const element = await show({ controls: true, layout: NEARLY_WON });
    playAll(element, 'b3b4');
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
    } finally {
      document.documentElement.removeAttribute('style');
      document.documentElement.removeAttribute('lang');
    }
  });
});
