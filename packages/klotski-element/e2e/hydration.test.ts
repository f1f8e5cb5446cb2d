// A board that a server has drawn, and the element that takes it over.
import { join } from 'node:path';
import { type Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundled, drawnByServer, type Packed } from '../../../e2e.server.ts';
import {
  complaintsOf,
  documentOf,
  faultsOf,
  indexOf,
  lead,
  movesOn,
  NEARLY_WON,
  type Setting,
  tagOf,
  visit,
  watch,
} from './board.test-support.ts';

const PACKED: Packed = {
  folder: join(import.meta.dirname, '..'),
  name: '@parlour/klotski-element',
};

const STILL = { animation: 'none' } as const;
/** Pages by what is in them, as the server sends them. */
const MARKUP = {
  plain: tagOf(STILL),
  controls: tagOf({ ...STILL, controls: '', distance: '' }),
  japanese: `<section lang="ja">${tagOf({ ...STILL, controls: '' })}</section>`,
  numbers: tagOf({ ...STILL, faces: 'numbers', layout: NEARLY_WON }),
  saved: tagOf({ ...STILL, autosave: 'board' }),
  named: tagOf({ ...STILL, layout: '一心一意' }),
} as const;
type Name = keyof typeof MARKUP;

const SUPPORT = `import '@lit-labs/ssr-client/lit-element-hydrate-support.js';`;
/** The page marks what the server has sent before it loads the element. */
const MAIN = `
  ${SUPPORT}
  const element = document.querySelector('parlour-klotski');
  const nodes = () => [...element.shadowRoot.querySelectorAll('.field, .row, .block, .gap, .name, .sr')];
  const sent = nodes();
  window.sent = { count: sent.length, isKept: () => {
    const now = new Set(nodes());
    return sent.every((node) => now.has(node));
  } };
  await import('@parlour/klotski-element/locale/ja');
  await import('@parlour/klotski-element');
  window.sent.isKeptAtOnce = window.sent.isKept();
`;

declare global {
  interface Window {
    readonly sent: {
      readonly count: number;
      readonly isKeptAtOnce: boolean;
      isKept(): boolean;
    };
  }
}

let pages: Readonly<Record<Name, string>>;
let scripts: Readonly<Record<string, string>>;
beforeAll(async () => {
  const drawn = drawnByServer(PACKED, ...Object.values(MARKUP));
  const names = Object.keys(MARKUP) as Name[];
  pages = Object.fromEntries(names.map((name, index) => [name, drawn[index]])) as typeof pages;
  scripts = await bundled(PACKED, MAIN);
});

/** Opens what the server has sent, with the element on it. */
const openDrawn = async (name: Name, setting: Setting = {}): Promise<Page> => {
  const page = await visit({ document: documentOf(pages[name], '/main.js'), scripts, ...setting });
  await watch(page);
  return page;
};

const expectNoFaults = (page: Page): void => {
  expect([...faultsOf(page), ...complaintsOf(page)]).toEqual([]);
};

describe('what a server has drawn', () => {
  it('is seen before any script has come, each block in its place', async () => {
    const page = await visit({ document: documentOf(pages.plain, '/none.js') });
    const boxes = await page.locator('.block').evaluateAll((blocks) =>
      blocks.map((block) => {
        const { x, y, width, height } = block.getBoundingClientRect();
        return [x, y, width / height].map(Math.round).join(' ');
      }),
    );
    expect(new Set(boxes).size).toBe(10);
  });

  it.each<Name>(['plain', 'controls', 'japanese', 'numbers', 'saved', 'named'])(
    'is taken over node by node: %s',
    async (name) => {
      const page = await openDrawn(name);
      const { count, isKeptAtOnce } = await page.evaluate(() => window.sent);
      expect(count).toBeGreaterThan(20);
      expect(isKeptAtOnce).toBe(true);
      expect(await page.locator('.field').count()).toBe(1);
      expectNoFaults(page);
    },
  );

  it('is played on by a hand, by keys and by the toolbar', async () => {
    const page = await openDrawn('controls');
    await page.locator('[role=toolbar] button').first().waitFor();
    await lead(page, [13, 17, 18]);
    await page.mouse.up();
    expect(await movesOn(page)).toEqual(['b4c5']);
    await page.locator('[data-action=undo]').click();
    expect(await indexOf(page)).toBe(0);
    await page.locator('.field [tabindex="0"]').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Shift+ArrowLeft');
    await expect.poll(() => movesOn(page)).toEqual(['d5c5']);
    expectNoFaults(page);
  });

  it('gets the words and the names of the page', async () => {
    const page = await openDrawn('japanese');
    await expect.poll(() => page.locator('.field').getAttribute('aria-label')).toBe('盤');
    await expect
      .poll(() => page.locator('.horizontal .name').getAttribute('data-text'))
      .toBe('関羽');
    const labels = await page
      .locator('.field [aria-label]')
      .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('aria-label')));
    expect(labels.filter((label) => /[a-z]/.test(label ?? ''))).toEqual([]);
    expectNoFaults(page);
  });

  it('of a name in the gallery is an empty tray, which is filled', async () => {
    const page = await openDrawn('named');
    await expect.poll(() => page.locator('.block').count()).toBe(11);
    expectNoFaults(page);
  });

  it('gives way to the saved game', async () => {
    const page = await openDrawn('saved');
    await page.evaluate(async () => {
      window.kept.game.play('b4b5');
      await window.kept.game.updateComplete;
    });
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('parlour:board')))
      .not.toBe(null);
    await page.reload();
    await watch(page);
    expect(await indexOf(page)).toBe(1);
    await expect.poll(() => page.locator('[data-key="6"]').getAttribute('data-cell')).toBe('17');
    expectNoFaults(page);
  });

  it('keeps its styles on a page that takes none from a server', async () => {
    const policy = "default-src 'none'; script-src 'self'; style-src 'self'";
    const page = await openDrawn('plain', { policy });
    expect(await page.evaluate(() => window.sent.isKept())).toBe(true);
    const position = await page
      .locator('.block')
      .first()
      .evaluate((block) => getComputedStyle(block).position);
    expect(position).toBe('absolute');
    await lead(page, [13, 17]);
    await page.mouse.up();
    expect(await movesOn(page)).toEqual(['b4b5']);
    expect(faultsOf(page)).toEqual([]);
  });
});
