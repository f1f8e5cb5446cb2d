// A table that a server has drawn, and the element that takes it over.
import { type Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { AROUND, bundled, drawnByServer } from './server.test-support.ts';
import {
  complaintsOf,
  documentOf,
  faultsOf,
  indexOf,
  pointsOf,
  type Setting,
  tagOf,
  visit,
  watch,
} from './table.test-support.ts';

const SEEDED = { seed: '4', draw: '3', animation: 'none' } as const;

/** Pages by what is in them, as the server sends them. */
const MARKUP = {
  seeded: tagOf(SEEDED),
  controls: tagOf({ ...SEEDED, controls: '' }),
  japanese: `<section lang="ja">${tagOf({ ...SEEDED, controls: '' })}</section>`,
  seedless: tagOf({ draw: '3', animation: 'none' }),
  saved: tagOf({ ...SEEDED, autosave: 'table' }),
  back: tagOf(SEEDED).replace('></', '><b slot="card-back">P</b></'),
  inside: '<a-round></a-round>',
} as const;
type Name = keyof typeof MARKUP;

/** The page marks what the server has sent before it loads the element. */
const MARK = `
  const element = document.querySelector('parlour-klondike');
  const nodes = () => [...element.shadowRoot.querySelectorAll('.field, .field *, .sr')];
  const sent = nodes();
  window.sent = { count: sent.length, isKept: () => {
    const now = new Set(nodes());
    return sent.every((node) => now.has(node));
  } };
`;
const SUPPORT = `import '@lit-labs/ssr-client/lit-element-hydrate-support.js';`;
const MAIN = `
  ${SUPPORT}
  ${MARK}
  await import('@parlour/klondike-element/locale/ja');
  await import('@parlour/klondike-element');
  window.sent.isKeptAtOnce = window.sent.isKept();
`;

/** Defines the element; what follows runs before anything that it has put off. */
const AT_ONCE = `
  ${SUPPORT}
  const { KlondikeElement } = await import('@parlour/klondike-element/element');
  customElements.define('parlour-klondike', KlondikeElement);
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
  const names = Object.keys(MARKUP) as Name[];
  const drawn = drawnByServer(...Object.values(MARKUP));
  pages = Object.fromEntries(names.map((name, index) => [name, drawn[index]])) as typeof pages;
  scripts = await bundled(MAIN);
});

/** Opens what the server has sent, with the element on it. */
const openDrawn = async (name: Name, setting: Setting = {}): Promise<Page> => {
  const page = await visit({ document: documentOf(pages[name], '/main.js'), scripts, ...setting });
  await watch(page);
  return page;
};

const cardsOf = (page: Page, pile: string): Promise<readonly (string | null)[]> =>
  page
    .locator(`[data-pile=${pile}] [data-key]`)
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-key')));

const expectNoFaults = (page: Page): void => {
  expect([...faultsOf(page), ...complaintsOf(page)]).toEqual([]);
};

describe('what a server has drawn', () => {
  it('is seen before any script has come', async () => {
    const page = await visit({ document: documentOf(pages.seeded, '/none.js') });
    expect(await cardsOf(page, 't7')).toHaveLength(7);
    const tops = await page
      .locator('[data-pile=t7] [data-key]')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(7);
  });

  it.each<Name>(['seeded', 'controls', 'japanese', 'saved'])(
    'is taken over node by node: %s',
    async (name) => {
      const page = await openDrawn(name);
      const { count, isKeptAtOnce } = await page.evaluate(() => window.sent);
      expect(count).toBeGreaterThan(100);
      expect(isKeptAtOnce).toBe(true);
      expect(await page.locator('.field').count()).toBe(1);
      expectNoFaults(page);
    },
  );

  it('still is there when what plays has come', async () => {
    const page = await openDrawn('controls');
    await page.locator('[role=toolbar] button').first().waitFor();
    expect(await page.evaluate(() => window.sent.isKept())).toBe(true);
    expect(await page.locator('.movable').count()).toBeGreaterThan(0);
  });

  it('is played on by taps', async () => {
    const page = await openDrawn('seeded', { browser: { hasTouch: true } });
    const [from, to] = await pointsOf(page, 't6-f3');
    await page.touchscreen.tap(from.x, from.y);
    await page.touchscreen.tap(to.x, to.y);
    expect(await indexOf(page)).toBe(1);
    expectNoFaults(page);
  });

  it('is played on by keys', async () => {
    const page = await openDrawn('seeded');
    await page.keyboard.press('Tab');
    for (const key of ['6', 'Enter', 'Shift+Digit3']) await page.keyboard.press(key);
    await expect.poll(() => indexOf(page)).toBe(1);
    await page.keyboard.press('u');
    await expect.poll(() => indexOf(page)).toBe(0);
    expectNoFaults(page);
  });

  it('is played on by the toolbar', async () => {
    const page = await openDrawn('controls');
    await page.evaluate(() => window.kept.game.play('d'));
    await page.locator('[data-action=undo]').click();
    expect(await indexOf(page)).toBe(0);
    expectNoFaults(page);
  });

  it('gets the words of the page', async () => {
    const page = await openDrawn('japanese');
    await expect
      .poll(() => page.locator('[data-pile=stock]').getAttribute('aria-label'))
      .toBe('山札');
    await expect
      .poll(() => page.locator('[data-action=undo]').getAttribute('aria-label'))
      .toBe('元に戻す');
    const names = await page
      .locator('.field [aria-label]')
      .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('aria-label')));
    expect(names.filter((name) => /[a-z]/.test(name ?? ''))).toEqual([]);
    expectNoFaults(page);
  });

  it('gets the backs of the page', async () => {
    const page = await openDrawn('back');
    const backs = page.locator('.card.back');
    await expect.poll(() => backs.locator('b').count()).toBe(await backs.count());
    expectNoFaults(page);
  });

  it('leaves role and name to the element', async () => {
    const page = await openDrawn('seeded');
    const names = await page.evaluate(() => window.kept.game.getAttributeNames());
    expect(names.filter((name) => /role|aria|hydrate/.test(name))).toEqual([]);
  });

  it('gives way to the saved game', async () => {
    const first = await openDrawn('saved');
    await first.evaluate(async () => {
      window.kept.game.play('d');
      await window.kept.game.updateComplete;
    });
    await expect
      .poll(() => first.evaluate(() => localStorage.getItem('parlour:table')))
      .not.toBe(null);
    await first.reload();
    await watch(first);
    expect(await indexOf(first)).toBe(1);
    await expect.poll(() => cardsOf(first, 'waste')).toHaveLength(3);
    expectNoFaults(first);
  });
});

describe('without a seed', () => {
  it('the empty table is taken over, and then dealt', async () => {
    const page = await openDrawn('seedless');
    expect(await page.evaluate(() => window.sent.isKeptAtOnce)).toBe(true);
    await expect.poll(() => page.locator('[data-pile^=t] [data-key]').count()).toBe(28);
    const seeds = await page.evaluate(
      () =>
        (window.kept.game.record as { readonly options: { readonly seed: number } }).options.seed,
    );
    expect(seeds).toEqual(expect.any(Number));
    expectNoFaults(page);
  });

  it('each page gets a deal of its own', async () => {
    const [one, other] = [await openDrawn('seedless'), await openDrawn('seedless')];
    expect(await cardsOf(one, 't7')).not.toEqual(await cardsOf(other, 't7'));
  });
});

describe('nothing comes between the drawn table and the element', () => {
  /** Opens what the server has sent, with a script of the page's own. */
  const openWith = async (name: Name, text: string): Promise<Page> =>
    openDrawn(name, { scripts: await bundled(text) });

  it('not a game that the page deals at once', async () => {
    const page = await openWith(
      'seeded',
      `${AT_ONCE} document.querySelector('parlour-klondike').newGame({ seed: 9, draw: 1 });`,
    );
    const dealt = await page.evaluate(
      () => (window.kept.game.record as { options: object }).options,
    );
    expect(dealt).toEqual({ seed: 9 });
    expect(await page.locator('.field').count()).toBe(1);
    expect(await cardsOf(page, 't1')).not.toEqual(await cardsOf(await openDrawn('seeded'), 't1'));
    expectNoFaults(page);
  });

  it('not a game that the page deals at once where none was dealt', async () => {
    const page = await openWith(
      'seedless',
      `${AT_ONCE} document.querySelector('parlour-klondike').newGame({ seed: 4, draw: 3 });`,
    );
    expect(await cardsOf(page, 't1')).toEqual(await cardsOf(await openDrawn('seeded'), 't1'));
    expectNoFaults(page);
  });

  it('not a record that was set before', async () => {
    const page = await openWith(
      'seeded',
      `${SUPPORT} ${MARK}
      element.record = { format: 'parlour-record', version: 1, game: 'klondike',
        options: { seed: 4, draw: 3 }, moves: ['d'] };
      await import('@parlour/klondike-element');
      window.sent.isKeptAtOnce = window.sent.isKept();`,
    );
    expect(await page.evaluate(() => window.sent.isKeptAtOnce)).toBe(true);
    expect(await indexOf(page)).toBe(1);
    expect(await cardsOf(page, 'waste')).toHaveLength(3);
    expectNoFaults(page);
  });

  it('not an element around it, which says when', async () => {
    const page = await visit({
      document: documentOf(pages.inside, '/main.js'),
      scripts: await bundled(
        `${SUPPORT}
        const root = document.querySelector('a-round').shadowRoot;
        const sent = root.querySelector('parlour-klondike').shadowRoot.querySelector('[data-key]');
        await import('@parlour/klondike-element');
        ${AROUND}
        window.isKept = () => sent.isConnected;`.replace(
          /import (\{.*) from ('lit');/,
          'const $1 = await import($2);',
        ),
      ),
    });
    const table = page.locator('a-round parlour-klondike');
    await expect.poll(() => table.locator('.movable').count()).toBeGreaterThan(0);
    expect(await page.evaluate('window.isKept()')).toBe(true);
    await table.locator('[data-pile=stock]').click();
    await expect.poll(() => table.locator('[data-pile=waste] [data-key]').count()).toBe(3);
    expectNoFaults(page);
  });

  it('not the moment: text that is put on the page later is taken over as well', async () => {
    const page = await openWith(
      'seeded',
      `${SUPPORT}
      await import('@parlour/klondike-element');
      const place = document.createElement('div');
      document.querySelector('main').replaceChildren(place);
      place.setHTMLUnsafe(${JSON.stringify(pages.seeded)});
      ${MARK.replace('element.', "document.querySelector('parlour-klondike').")}
      window.sent.isKeptAtOnce = false;`,
    );
    expect(await page.evaluate(() => window.sent.isKept())).toBe(true);
    expect(await page.locator('.field').count()).toBe(1);
    expectNoFaults(page);
  });
});

describe('what cannot be taken over is drawn anew', () => {
  const expectOneTable = async (page: Page): Promise<void> => {
    expect(await page.locator('.field').count()).toBe(1);
    expect(await cardsOf(page, 't7')).toHaveLength(7);
    const [from, to] = await pointsOf(page, 't6-f3');
    await page.mouse.click(from.x, from.y);
    await page.mouse.click(to.x, to.y);
    expect(await indexOf(page)).toBe(1);
    const position = await page
      .locator('[data-pile=t7] [data-key]')
      .first()
      .evaluate((card) => getComputedStyle(card).position);
    expect(position).toBe('absolute');
  };

  it('where nothing on the page hydrates', async () => {
    const page = await openDrawn('seeded', { scripts: await bundled(MAIN.replace(SUPPORT, '')) });
    expect(await page.evaluate(() => window.sent.isKept())).toBe(false);
    await expectOneTable(page);
    expectNoFaults(page);
  });

  it('where a server of another version has drawn it', async () => {
    const older = pages.seeded.replaceAll(/lit-part [\w+/=]+/g, 'lit-part AAAAAAAAAAA=');
    const page = await openDrawn('seeded', { document: documentOf(older, '/main.js') });
    expect(await page.evaluate(() => window.sent.isKept())).toBe(false);
    await expectOneTable(page);
    expectNoFaults(page);
  });

  it('by the one file for a script tag', async () => {
    const page = await openDrawn('seeded', { document: documentOf(pages.seeded) });
    await expectOneTable(page);
    expectNoFaults(page);
  });

  it('but its styles are there also on a page that takes none from a server', async () => {
    const policy = "default-src 'none'; script-src 'self'; style-src 'self'";
    const page = await openDrawn('seeded', { policy });
    expect(await page.evaluate(() => window.sent.isKept())).toBe(true);
    await expectOneTable(page);
    expect(faultsOf(page)).toEqual([]);
  });
});
