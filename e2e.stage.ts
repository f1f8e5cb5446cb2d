// A built element on a page in a real browser, for tests that play on it. The page and its script come
// from no server: the browser is handed the files of `dist/cdn` as it asks for them.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    readonly launchOptions: { readonly executablePath?: string; readonly args: string[] };
  }
}

/** An element, as far as every page that drives one knows it. */
export interface Game extends HTMLElement {
  readonly updateComplete: Promise<unknown>;
  readonly isUpdatePending: boolean;
  readonly state: unknown;
  readonly outcome: { readonly result: string } | undefined;
  readonly playthrough: { readonly index: number } | undefined;
  readonly count: number;
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

/** What is on stage: an element, and what it is shown with. */
export interface Production {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The folder of its files for a script tag. */
  readonly files: string;
}

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

type Context = ReturnType<Page['context']>;

const ORIGIN = 'https://table.test';
/** Another origin that serves the same files. */
export const ELSEWHERE = 'https://files.test';

/** Until the picture stands, with all that is loaded for it. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { game } = window.kept;
    do await game.updateComplete;
    while (game.isUpdatePending);
  });

const faults = new WeakMap<Page, string[]>();
/** Exceptions and rejections on a page so far that nobody caught. */
export const faultsOf = (page: Page): readonly string[] => faults.get(page) ?? [];
const complaints = new WeakMap<Page, string[]>();
/** Errors and warnings in the console of a page so far. */
export const complaintsOf = (page: Page): readonly string[] => complaints.get(page) ?? [];

const watchFaults = (page: Page): void => {
  const [errors, lines]: [string[], string[]] = [[], []];
  faults.set(page, errors);
  complaints.set(page, lines);
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) lines.push(message.text());
  });
};

export const indexOf = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => window.kept.game.playthrough?.index);

/** Role and name of the groups on a page, as the browser tells screen readers. */
export const groupsOn = async (page: Page): Promise<readonly unknown[]> => {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const query = { nodeId: root.nodeId, role: 'group' };
  const { nodes } = await session.send('Accessibility.queryAXTree', query);
  return nodes.map(({ name }) => name?.value as unknown);
};

/** Ends the process of a page, as a crash does. */
export const crash = async (page: Page): Promise<void> => {
  const crashed = page.waitForEvent('crash');
  // The page never answers; it is gone.
  void page.goto('chrome://crash').catch(() => undefined);
  await crashed;
};

/** Leaves no room in the page's storage. */
export const fillStorage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    // Whatever room there is, half of what is left at a time.
    for (let size = 5_000_000; size > 0; size = Math.floor(size / 2)) {
      try {
        localStorage.setItem(`room-${size}`, 'x'.repeat(size));
      } catch {
        // That much is not left.
      }
    }
  });

/** How the pieces lie, as positions on the screen: the same before and after what changes nothing. */
export const picture = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const pieces = window.kept.game.shadowRoot?.querySelectorAll('[data-key]') ?? [];
    return Array.from(pieces, (piece) => {
      const { x, y } = piece.getBoundingClientRect();
      return `${piece.getAttribute('data-key') ?? ''} ${Math.round(x)} ${Math.round(y)} ${piece.className}`;
    });
  });

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

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

/** Hands the page its files; scripts beside those of the element come from `scripts`. */
const serve = async (
  page: Page,
  files: string,
  body: string,
  { policy = '', scripts = {} }: Setting,
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

/** The tag, as text. */
const tagOf = (tag: string, attributes: Readonly<Record<string, string>>): string => {
  const text = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${text.join('')}></${tag}>`;
};

/** Keeps the element and what it says from now on. */
const keep = async (page: Page, tag: string): Promise<void> => {
  // A server may have drawn the picture before. Asked for again and again: the browser collects a
  // promise that only the test waits for.
  const isDefined = (): Promise<boolean> =>
    page.evaluate((name) => customElements.get(name) !== undefined, tag);
  await expect.poll(isDefined, { timeout: 60_000 }).toBe(true);
  await page.locator(`${tag} .field`).waitFor();
  await page.evaluate((name) => {
    const game = document.querySelector(name) as Game;
    const [events, said]: string[][] = [[], []];
    for (const type of [
      'before-move',
      'move',
      'refused',
      'hint',
      'deal',
      'win',
      'stuck',
      'error',
    ]) {
      game.addEventListener(`parlour-${type}`, () => events?.push(type));
    }
    for (const region of Array.from(game.shadowRoot?.querySelectorAll('[aria-live]') ?? [])) {
      const observer = new MutationObserver(() => said?.push(region.textContent));
      observer.observe(region, { childList: true });
    }
    Object.assign(window, { kept: { game, events, said } });
  }, tag);
};

/** A browser for the tests of a file, and the ways to open pages in it with one element. */
export const stageOf = ({ tag, attributes: usual, files }: Production) => {
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

  const documentOf = (body: string, script = `/cdn/${tag}.js`): string =>
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Table</title>
      <meta name="viewport" content="width=device-width">
      <meta name="color-scheme" content="light dark">
      <link rel="icon" href="data:,">
      <script type="module" src="${script}"></script></head>
      <body><main>${body}</main></body></html>`;

  const newContext = (setting: Setting): Promise<Context> =>
    browser.newContext({ viewport: { width: 1280, height: 900 }, ...setting.browser });

  const visitIn = async (
    context: Context,
    { attributes = {}, prepare, from = '', document, ...setting }: Setting,
  ): Promise<Page> => {
    const page = await context.newPage();
    watchFaults(page);
    const markup = tagOf(tag, { ...usual, animation: 'none', controls: '', ...attributes });
    const body = document ?? documentOf(markup, `${from}/cdn/${tag}.js`);
    await serve(page, files, body, setting);
    await prepare?.(page);
    await page.goto(`${ORIGIN}/`);
    return page;
  };

  /** Waits for the element and keeps what it says from then on. */
  const watch = async (page: Page): Promise<void> => {
    await keep(page, tag);
    await settled(page);
  };

  /** Until the game on the page can be played. */
  const playable = async (page: Page): Promise<void> => {
    await watch(page);
    await page.locator('[role=toolbar] button').first().waitFor();
  };

  /** Opens the page in a context that is there already, so that what was stored is stored. */
  const openIn = async (context: Context, setting: Setting = {}): Promise<Page> => {
    const page = await visitIn(context, setting);
    await playable(page);
    return page;
  };

  return {
    documentOf,
    watch,
    playable,
    openIn,
    tagOf: (attributes: Readonly<Record<string, string>>): string => tagOf(tag, attributes),
    /** Keeps the element and what it says from now on. */
    keep: (page: Page): Promise<void> => keep(page, tag),
    /** Opens the page for one test, and waits for nothing on it. */
    visit: async (setting: Setting = {}): Promise<Page> =>
      visitIn(await newContext(setting), setting),
    /** Opens the page for one test. */
    open: async (setting: Setting = {}): Promise<Page> =>
      openIn(await newContext(setting), setting),
    /** Loads the page again. */
    reload: async (page: Page): Promise<void> => {
      await page.reload();
      await playable(page);
    },
  };
};
