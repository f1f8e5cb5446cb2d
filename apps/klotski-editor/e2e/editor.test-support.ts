// What the end-to-end tests share: a browser, and pages of the editor that note every error.
import axe, { type AxeResults } from 'axe-core';
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Locator,
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

/** 横刀立马. */
export const FORWARD = '24422442233221121001';
export const EMPTY = '00000000000000000000';

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

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A page of the editor, and everything that went wrong on it. */
export class EditorPage {
  readonly page: Page;
  readonly errors: readonly string[];

  constructor(page: Page, errors: readonly string[]) {
    this.page = page;
    this.errors = errors;
  }

  /** Opens the editor, with a layout or with what the path says. */
  static async open(path = '', options: BrowserContextOptions = {}): Promise<EditorPage> {
    if (!browser) throw new Error('There is no browser: call withBrowser first.');
    const context = await browser.newContext({
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
      viewport: { width: 1280, height: 900 },
      ...options,
    });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      // That the tests keep workers out is no fault of the page.
      const isOurs = !message.text().includes('registration blocked by Playwright');
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
    const editor = new EditorPage(page, errors);
    await editor.go(path);
    return editor;
  }

  async go(path: string): Promise<void> {
    const query = /^[\d*]+$/.test(path) ? `?layout=${path}` : path;
    await this.page.goto(new URL(query, inject('address')).href);
    await this.page.locator('.field').waitFor();
  }

  /** A field of a format. */
  field(format: string): Locator {
    return this.page.locator(`#format-${format}`);
  }

  /** What is on the board, as the address tells it. */
  layout(): string {
    return new URL(this.page.url()).searchParams.get('layout') ?? '';
  }

  async isLayout(layout: string): Promise<void> {
    await expect.poll(() => this.layout(), { timeout: 5000 }).toBe(layout);
  }

  /** Waits for an expression to hold; asked from outside, as the policy of the page demands. */
  async until(expression: string): Promise<void> {
    const holds = () => this.page.evaluate<boolean>(`Boolean(${expression})`);
    await expect.poll(holds, { message: expression, timeout: 10_000 }).toBe(true);
  }

  /** The middle of a cell; or so many cells away from it. */
  async at(cell: number, x = 0, y = 0): Promise<Point> {
    const box = await this.page.locator(`.field .cell[data-cell="${cell}"]`).boundingBox();
    if (!box) throw new Error(`Cell ${cell} is not on the page.`);
    return { x: box.x + box.width * (0.5 + x), y: box.y + box.height * (0.5 + y) };
  }

  /** The middle of a tool in the palette. */
  async tool(name: string): Promise<Point> {
    const box = await this.page.getByRole('button', { name, exact: true }).boundingBox();
    if (!box) throw new Error(`${name} is not on the page.`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** Drags with the mouse. */
  async drag(from: Point, to: Point): Promise<void> {
    const { mouse } = this.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
    await mouse.move(to.x, to.y, { steps: 3 });
    await mouse.up();
  }

  /** Drags with a finger, over points. */
  async swipe(...points: readonly Point[]): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly Point[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
    const [first, ...others] = points;
    if (!first) return;
    await send('touchStart', [first]);
    let last = first;
    for (const point of others) {
      for (const part of [0.25, 0.5, 0.75, 1]) {
        const x = last.x + (point.x - last.x) * part;
        await send('touchMove', [{ x, y: last.y + (point.y - last.y) * part }]);
        // No finger is as fast as a program: the browser would take it for a fling, and wait.
        await this.page.waitForTimeout(40);
      }
      last = point;
    }
    await send('touchEnd', []);
    await session.detach();
  }

  async verdict(name: string): Promise<string> {
    const text = await this.page.locator(`[data-verdict="${name}"]`).textContent();
    return (text ?? '').replace(/\s+/g, ' ').trim();
  }

  async optimum(metric: string): Promise<string> {
    return ((await this.page.locator(`[data-metric="${metric}"]`).textContent()) ?? '').trim();
  }

  /** What axe finds in the editor; elements have tests of their own. */
  async axe(): Promise<readonly string[]> {
    await this.page.evaluate(axe.source);
    const { violations } = await this.page.evaluate<AxeResults>(
      "axe.run({ exclude: ['parlour-klotski'] })",
    );
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
  }

  /** Nothing was reported and nothing was logged. */
  async isSound(): Promise<void> {
    const reports = await this.page.evaluate<string[]>('window.reports');
    expect({ errors: this.errors, reports }).toEqual({ errors: [], reports: [] });
  }

  async end(): Promise<void> {
    await this.page.context().close();
  }
}
