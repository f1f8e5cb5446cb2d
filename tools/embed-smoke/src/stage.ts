// A stranger's page under the strictest policy, in a real browser, with the element on it.
import { createServer, type Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import { type AddressInfo } from 'node:net';
import { extname, join, normalize, sep } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import ts from 'typescript';
import { type Built, type Subject } from './subject.ts';

/** What Playwright needs to start the browser. */
export type LaunchOptions = Parameters<typeof chromium.launch>[0];

/** Nothing but files of the page's own origin, and no text ever becomes script. */
export const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "worker-src 'self'",
  "require-trusted-types-for 'script'",
].join('; ');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.map': 'application/json',
  '.json': 'application/json',
};

const compiledProbe = async (): Promise<string> => {
  const source = await readFile(join(import.meta.dirname, 'probe.ts'), 'utf8');
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
  return ts.transpileModule(source, { compilerOptions }).outputText;
};

/** One page, and what went wrong on it. */
export interface Scene {
  readonly page: Page;
  /** Reports of the policy, errors and complaints in the console so far. */
  readonly faults: () => Promise<string[]>;
  /** Warnings in the console so far. */
  readonly warnings: readonly string[];
  /** Until the element is defined, dealt and still. */
  readonly ready: () => Promise<void>;
}

export interface Setting extends BrowserContextOptions {
  /** Addresses of module scripts; those of the element, if none are named. */
  readonly scripts?: readonly string[];
}

/** What all stages of one element share. */
interface House {
  readonly browser: Browser;
  readonly server: Server;
  readonly folders: Map<string, string>;
  readonly pages: string[];
}

export class Stage {
  readonly subject: Subject;
  /** The address of the element's script. */
  readonly script: string;
  readonly #house: House;

  private constructor(subject: Subject, script: string, house: House) {
    this.subject = subject;
    this.script = script;
    this.#house = house;
  }

  /** Starts a browser and a server on this machine's own address only. */
  static async open(built: Built, launchOptions: LaunchOptions): Promise<Stage> {
    const browser = await chromium.launch(launchOptions);
    const server = createServer((request, response) => {
      void stage.#answer(request.url ?? '/').then(
        ({ type, body }) => {
          response.writeHead(200, { 'content-type': type, 'content-security-policy': POLICY });
          response.end(body);
        },
        () => {
          response.writeHead(404).end();
        },
      );
    });
    const folders = new Map([
      ['embed', built.folder],
      ['fixture', join(import.meta.dirname, '../fixture')],
    ]);
    const house = { browser, server, folders, pages: [] };
    const stage = new Stage(built.subject, `/embed/${built.file}`, house);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return stage;
  }

  async close(): Promise<void> {
    const { browser, server } = this.#house;
    await browser.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  /** The same stage with another script for the same element. */
  with(script: string): Stage {
    return new Stage(this.subject, script, this.#house);
  }

  /** Serves a folder under a name. */
  serve(name: string, folder: string): void {
    this.#house.folders.set(name, folder);
  }

  /** The tag of the element, with the attributes of the known game and more. */
  markup(more: Readonly<Record<string, string>> = {}): string {
    const { tag, attributes } = this.subject;
    const all = Object.entries({ 'data-trial': '', ...attributes, ...more });
    return `<${tag} ${all.map(([name, value]) => `${name}="${value}"`).join(' ')}></${tag}>`;
  }

  /** Opens a page with this body, and closes it after the act. */
  async show<Value>(
    body: string,
    act: (scene: Scene) => Promise<Value>,
    { scripts = [this.script], ...options }: Setting = {},
  ): Promise<Value> {
    const context = await this.#house.browser.newContext({
      viewport: { width: 1280, height: 900 },
      ...options,
    });
    try {
      const page = await context.newPage();
      const scene = sceneOf(page, this.subject.tag);
      const tags = ['/probe.js', ...scripts].map((src) => `<script type="module" src="${src}">`);
      const { pages } = this.#house;
      const number = pages.push(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title>${tags.join('</script>')}</script></head><body>${body}</body></html>`,
      );
      await page.goto(`${this.#address}/page/${number - 1}`);
      return await act(scene);
    } finally {
      await context.close();
    }
  }

  get #address(): string {
    return `http://127.0.0.1:${(this.#house.server.address() as AddressInfo).port}`;
  }

  async #answer(url: string): Promise<{ readonly type: string; readonly body: string | Buffer }> {
    const { pathname } = new URL(url, 'http://page');
    if (pathname === '/probe.js') {
      return { type: 'text/javascript', body: await compiledProbe() };
    }
    const [, name = '', ...rest] = decodeURIComponent(pathname).split('/');
    if (name === 'page') {
      const body = this.#house.pages[Number(rest[0])];
      if (body !== undefined) return { type: 'text/html', body };
    }
    const folder = this.#house.folders.get(name);
    if (folder === undefined) throw new Error(`There is no ${pathname}.`);
    const file = normalize(join(folder, ...rest));
    if (!file.startsWith(folder + sep)) throw new Error(`${pathname} leaves its folder.`);
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    return { type, body: await readFile(file) };
  }
}

const sceneOf = (page: Page, tag: string): Scene => {
  const complaints: string[] = [];
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
    if (message.type() === 'warning') warnings.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  return {
    page,
    warnings,
    faults: async () => {
      const seen = await page.evaluate(() => [...window.probe.reports, ...window.probe.errors]);
      return [...seen, ...complaints];
    },
    ready: async () => {
      await defined(page, tag);
      await page.evaluate(async () => {
        for (const element of window.probe.trials()) await window.probe.settled(element);
      });
    },
  };
};

/** Until the page knows the element. */
export const defined = (page: Page, tag: string): Promise<void> =>
  page.evaluate(async (name) => {
    await customElements.whenDefined(name);
  }, tag);
