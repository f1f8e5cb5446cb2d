// The built element on a page in a real browser. The page and its script come from no server: the
// browser is handed the files of `dist/cdn` as it asks for them.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { DEAL } from './won.test-support.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly launchOptions: { readonly executablePath?: string; readonly args: string[] };
  }
}

/** The element, as far as a page that drives it knows it. */
export interface Game extends HTMLElement {
  readonly updateComplete: Promise<unknown>;
  readonly isUpdatePending: boolean;
  readonly state: unknown;
  readonly outcome: { readonly result: string } | undefined;
  readonly playthrough: { readonly index: number } | undefined;
  record: unknown;
  play(move: string): boolean;
  undo(): boolean;
  redo(): boolean;
  restart(): boolean;
  newGame(options?: Readonly<Record<string, unknown>>): boolean;
  moves(): readonly unknown[];
  hint(): Promise<boolean>;
}

/** What the page keeps for the tests. */
interface Kept {
  readonly game: Game;
  readonly events: string[];
  readonly said: string[];
}

declare global {
  interface Window {
    readonly kept: Kept;
  }
}

export const ORIGIN = 'https://table.test';
/** Another origin that serves the same files. */
export const ELSEWHERE = 'https://files.test';
const files = join(import.meta.dirname, '../dist/cdn');
const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The tag, as text. */
export const tagOf = (attributes: Readonly<Record<string, string>>): string => {
  const text = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<parlour-klondike${text.join('')}></parlour-klondike>`;
};

/** A page with a script and a body. */
export const documentOf = (body: string, script = '/cdn/parlour-klondike.js'): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Table</title>
    <meta name="viewport" content="width=device-width">
    <meta name="color-scheme" content="light dark">
    <link rel="icon" href="data:,">
    <script type="module" src="${script}"></script></head>
    <body><main>${body}</main></body></html>`;

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(inject('launchOptions'));
});
afterAll(async () => {
  await browser.close();
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

/** Hands the page its files; scripts beside those of the element come from `scripts`. */
const serve = async (
  page: Page,
  body: string,
  { policy = '', scripts = {} }: Pick<Setting, 'policy' | 'scripts'>,
): Promise<void> => {
  await page.context().route(/^https:\/\/(?:table|files)\.test\//, async (route) => {
    const { pathname } = new URL(route.request().url());
    const headers = {
      'access-control-allow-origin': '*',
      ...(policy !== '' && pathname === '/' && { 'content-security-policy': policy }),
    };
    const script = scripts[pathname];
    if (pathname === '/') await route.fulfill({ body, headers, contentType: 'text/html' });
    else if (script !== undefined)
      await route.fulfill({ body: script, headers, contentType: 'text/javascript' });
    else if (/^\/cdn\/(?:locale\/)?[\w.-]+\.js$/.test(pathname)) {
      const file = readFileSync(join(files, pathname.slice('/cdn/'.length)));
      await route.fulfill({ body: file, headers, contentType: 'text/javascript' });
    } else await route.fulfill({ status: 404 });
  });
};

/** Keeps the element and what it says from now on. */
export const keep = async (page: Page): Promise<void> => {
  // A server may have drawn the table before.
  await page.waitForFunction(() => customElements.get('parlour-klondike'));
  await page.locator('parlour-klondike .field').waitFor();
  await page.evaluate(() => {
    const game = document.querySelector('parlour-klondike') as Game;
    const [events, said]: string[][] = [[], []];
    for (const type of ['before-move', 'move', 'refused', 'deal', 'win', 'stuck', 'error']) {
      game.addEventListener(`parlour-${type}`, () => events?.push(type));
    }
    for (const region of game.shadowRoot?.querySelectorAll('[aria-live]') ?? []) {
      const observer = new MutationObserver(() => said?.push(region.textContent));
      observer.observe(region, { childList: true });
    }
    Object.assign(window, { kept: { game, events, said } });
  });
};

/** Until the picture stands, with all that is loaded for it. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { game } = window.kept;
    do await game.updateComplete;
    while (game.isUpdatePending);
  });

/** Waits for the element and keeps what it says from then on. */
export const watch = async (page: Page): Promise<void> => {
  await keep(page);
  await settled(page);
};

export interface Setting {
  readonly browser?: BrowserContextOptions;
  readonly attributes?: Readonly<Record<string, string>>;
  /** The page's Content-Security-Policy. */
  readonly policy?: string;
  /** The origin that the element comes from; the page's own, if not given. */
  readonly from?: string;
  /** The page itself, if it is not the usual one. */
  readonly document?: string;
  /** More scripts that the page may load, by their paths. */
  readonly scripts?: Readonly<Record<string, string>>;
  /** Runs before the page is loaded. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

const faults = new WeakMap<Page, string[]>();
/** Exceptions and rejections on a page so far that nobody caught. */
export const faultsOf = (page: Page): readonly string[] => faults.get(page) ?? [];
const complaints = new WeakMap<Page, string[]>();
/** Errors and warnings in the console of a page so far. */
export const complaintsOf = (page: Page): readonly string[] => complaints.get(page) ?? [];

/** Opens the page, and waits for nothing on it. */
const visitIn = async (
  context: ReturnType<Page['context']>,
  { attributes = {}, prepare, from = '', document, ...setting }: Setting,
): Promise<Page> => {
  const page = await context.newPage();
  const [errors, lines]: [string[], string[]] = [[], []];
  faults.set(page, errors);
  complaints.set(page, lines);
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) lines.push(message.text());
  });
  const tag = tagOf({ ...DEAL, animation: 'none', controls: '', ...attributes });
  const usual = documentOf(tag, `${from}/cdn/parlour-klondike.js`);
  await serve(page, document ?? usual, setting);
  await prepare?.(page);
  await page.goto(`${ORIGIN}/`);
  return page;
};

const newContext = (setting: Setting) =>
  browser.newContext({ viewport: { width: 1280, height: 900 }, ...setting.browser });

/** Opens the page for one test, and waits for nothing on it. */
export const visit = async (setting: Setting = {}): Promise<Page> =>
  visitIn(await newContext(setting), setting);

/** Until the game on the page can be played. */
export const playable = async (page: Page): Promise<void> => {
  await watch(page);
  await page.locator('[role=toolbar] button').first().waitFor();
};

/** Opens the page in a context that is there already, so that what was stored is stored. */
export const openIn = async (
  context: ReturnType<Page['context']>,
  setting: Setting = {},
): Promise<Page> => {
  const page = await visitIn(context, setting);
  await playable(page);
  return page;
};

/** Opens the page for one test. */
export const open = async (setting: Setting = {}): Promise<Page> =>
  openIn(await newContext(setting), setting);

/** Loads the page again. */
export const reload = async (page: Page): Promise<void> => {
  await page.reload();
  await playable(page);
};

export const indexOf = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => window.kept.game.playthrough?.index);

/** Shows a record. */
export const showRecord = (page: Page, position: string): Promise<void> =>
  page.evaluate(async (text) => {
    const { game } = window.kept;
    const options = { deal: 'custom', position: text };
    game.record = { format: 'parlour-record', version: 1, game: 'klondike', options, moves: [] };
    do await game.updateComplete;
    while (game.isUpdatePending);
  }, position);

/** How the cards lie, as positions on the screen: the same before and after what changes nothing. */
export const picture = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const cards = window.kept.game.shadowRoot?.querySelectorAll('[data-key]') ?? [];
    return [...cards].map((card) => {
      const { x, y } = card.getBoundingClientRect();
      return `${card.getAttribute('data-key') ?? ''} ${Math.round(x)} ${Math.round(y)} ${card.className}`;
    });
  });

export interface Point {
  readonly x: number;
  readonly y: number;
}

const PILES: Readonly<Record<string, string>> = { w: 'waste', s: 'stock' };

/** Where to touch for a move: the card that is taken, by its upper edge, and what it goes onto. */
export const pointsOf = async (page: Page, move: string): Promise<readonly [Point, Point]> => {
  const [from = '', to = '', count = '1'] =
    move === 'd' || move === 'r' ? ['s', 's'] : move.split('-');
  const piles = [from, to].map((name) => PILES[name] ?? name);
  return page.evaluate(
    ([source, target, taken]) => {
      const pile = (name: string): Element => {
        const node = window.kept.game.shadowRoot?.querySelector(`[data-pile=${name}]`);
        if (!node) throw new Error(`There is no pile ${name}.`);
        return node;
      };
      const cardsOf = (node: Element): Element[] => [
        ...node.querySelectorAll(':scope > .card[data-index]'),
      ];
      const upper = (node: Element): Point => {
        const { x, y, width } = node.getBoundingClientRect();
        return { x: x + width / 2, y: y + 6 };
      };
      const middle = (node: Element): Point => {
        const { x, y, width, height } = node.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      };
      const card = cardsOf(pile(source)).at(-taken) ?? pile(source);
      const goal = pile(target);
      const place = goal.querySelector(':scope > .place') ?? goal;
      return [upper(card), middle(cardsOf(goal).at(-1) ?? place)] as const;
    },
    [piles[0] ?? '', piles[1] ?? '', Number(count)] as const,
  );
};

/** What axe finds on the page. */
export const axe = async (page: Page): Promise<readonly string[]> => {
  await page.addScriptTag({ path: axeFile });
  return page.evaluate(async () => {
    interface Axe {
      run(context: Document): Promise<{
        readonly violations: readonly {
          readonly id: string;
          readonly nodes: readonly { html: string }[];
        }[];
      }>;
    }
    const { violations } = await (window as unknown as { axe: Axe }).axe.run(document);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
};
