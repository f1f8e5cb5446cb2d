// What the end-to-end tests share: a browser, pages that note every error, the game that is won.
import axe, { type AxeResults } from 'axe-core';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Page,
} from 'playwright';
import { afterAll, beforeAll, expect, inject } from 'vitest';

declare module 'vitest' {
  /** What `inject` gives the end-to-end tests: see `endToEnd` in `vite.base.ts`. */
  interface ProvidedContext {
    readonly launchOptions: LaunchOptions;
    /** Where the built pages are served, with a slash at the end. */
    readonly address: string;
  }
}

/** A won game: seed 4, three cards at a time. */
export const WON =
  't6-f3 t5-t7 t2-t4 d w-t1 w-t4 t7-t4-2 d d w-t1 w-f3 d d d d d w-t6 w-t7 t6-t7-2 t6-t1 t2-t1 t4-t2-5 t4-t1 t1-f1 t1-t6 f1-t6 t1-f3 t6-t1-3 t1-f1 r d d d d w-t2 w-f3 d w-t3 t5-t3 t5-t6 t5-t2 t4-t5 t1-t2-5 t3-t1-3 t3-f4 t2-f4 t4-t7 t6-t4-2 t7-t6-5 t7-t1 w-f4 t7-f4 t6-f4 t2-t7-3 t2-f4 t7-t2-4 d r d w-f4 w-f2 w-f1 t2-f1 d d d w-t3 d w-f1 w-f2 r d w-f1 w-t7 w-t6 d w-f2 t2-f2 t2-f3 t6-f2 t2-f2 t6-f3 t6-f2 w-t4 d w-f3 t3-f3 w-f1 t2-f1 t2-f2 t2-f3 t3-f2 t6-f1 t2-f2 t5-f1 w-t3 t7-t3-2 t1-f3 t3-f3 t4-f2 t3-f2 t4-f3 t3-f3 t7-f4 t6-f4 t5-f4 t1-f4 t6-f1 t2-f1 t1-f1 t1-f2 t2-f4 t2-f1 t4-f4'.split(
    ' ',
  );

export const recordOf = (moves: readonly string[]) => ({
  format: 'parlour-record',
  version: 1,
  game: 'klondike',
  options: { seed: 4, draw: 3 },
  moves,
});

let browser: Browser | undefined;

/** Starts the browser for a file of tests. */
export const withBrowser = (): void => {
  beforeAll(async () => {
    browser = await chromium.launch(inject('launchOptions'));
  });
  afterAll(async () => {
    await browser?.close();
  });
};

const TABLE = "document.querySelector('parlour-klondike, parlour-klotski')";

/** A page of the arcade, and everything that went wrong on it. */
export class Arcade {
  readonly page: Page;
  readonly errors: readonly string[];

  constructor(page: Page, errors: readonly string[]) {
    this.page = page;
    this.errors = errors;
  }

  static async open(path: string, options: BrowserContextOptions = {}): Promise<Arcade> {
    if (!browser) throw new Error('There is no browser: call withBrowser first.');
    const context = await browser.newContext({
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
      viewport: { width: 1280, height: 800 },
      ...options,
    });
    return Arcade.in(context, path);
  }

  static async in(context: BrowserContext, path: string): Promise<Arcade> {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      // That the tests keep workers out is no fault of the page, nor is a machine under load.
      const isOurs = !/registration blocked by Playwright|was preloaded using link preload/.test(
        message.text(),
      );
      if (isOurs && ['error', 'warning'].includes(message.type())) errors.push(message.text());
    });
    await page.addInitScript(`
      window.reports = [];
      document.addEventListener('securitypolicyviolation', (event) => {
        window.reports.push(event.violatedDirective + ' ' + event.blockedURI);
      });
      window.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    `);
    const arcade = new Arcade(page, errors);
    await arcade.go(path);
    return arcade;
  }

  async go(path: string): Promise<void> {
    await this.page.goto(new URL(path, inject('address')).href);
    await this.settled();
  }

  /** The element is there, with what it was given, and at rest; or pictures are. */
  async settled(): Promise<void> {
    const pictures = "document.querySelector('.wall, .nothing')";
    await this.until(`table?.playthrough !== undefined || ${pictures} !== null`);
    await this.ask('table?.updateComplete.then(() => undefined)');
  }

  /** Waits for an expression to hold; asked from outside, as the policy of the pages demands. */
  async until(expression: string): Promise<void> {
    const holds = () => this.ask<boolean>(expression).catch(() => false);
    await expect.poll(holds, { message: expression, timeout: 10_000 }).toBe(true);
  }

  /** Evaluates an expression in which `table` is the element. */
  ask<Answer>(expression: string): Promise<Answer> {
    return this.page.evaluate<Answer>(
      `(async () => { const table = ${TABLE}; return (${expression}); })()`,
    );
  }

  async set(moves: readonly string[]): Promise<void> {
    await this.ask(
      `(table.record = ${JSON.stringify(recordOf(moves))}, await table.updateComplete, undefined)`,
    );
    // The page takes note when the picture has settled.
    await this.page.waitForTimeout(100);
  }

  /** Sets the game before its last move, and plays that. */
  async win(): Promise<void> {
    await this.set(WON.slice(0, -1));
    await this.ask(`table.play(${JSON.stringify(WON.at(-1))})`);
    await this.page.getByRole('heading', { name: 'Well played' }).waitFor();
  }

  async sheet(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
    await this.page.locator('dialog[open]').waitFor();
  }

  async close(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await this.page
      .locator('dialog[open]')
      .waitFor({ state: 'detached' })
      .catch(() => undefined);
  }

  /** What the statistics sheet says of a figure. */
  async figure(name: string): Promise<string> {
    const term = this.page.locator('#statistics .figures div', {
      has: this.page.getByText(name, { exact: true }),
    });
    return (await term.locator('dd').textContent()) ?? '';
  }

  async axe(): Promise<readonly string[]> {
    await this.page.evaluate(axe.source);
    const { violations } = await this.page.evaluate<AxeResults>('axe.run()');
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
  }

  /** Nothing was reported, nothing was logged, and nothing jumped while loading. */
  async isSound(): Promise<void> {
    const reports = await this.page.evaluate<string[]>('window.reports');
    expect({ errors: this.errors, reports }).toEqual({ errors: [], reports: [] });
  }

  async end(): Promise<void> {
    await this.page.context().close();
  }
}
