import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findOrInstall, type Way } from './browser.js';
import { root } from './house.js';

interface Machine {
  readonly platform: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
  readonly exists: (path: string) => boolean;
  readonly list: (folder: string) => readonly string[];
}

// It stands outside this project, for all configurations of Vite.
const { findBrowser } = (await import(join(root, 'browsers.ts'))) as {
  readonly findBrowser: (machine: Machine) => string | undefined;
};

/** A machine that has these files and no others. */
const machine = (
  platform: string,
  files: readonly string[],
  env: Machine['env'] = {},
): Machine => ({
  platform,
  env,
  home: platform === 'win32' ? 'C:\\Users\\ada' : '/home/ada',
  exists: (path) => files.includes(path),
  list: (folder) =>
    files.flatMap((file) => {
      const rest = file.startsWith(folder) ? file.slice(folder.length + 1) : '';
      return rest ? [rest.split(/[\\/]/)[0] as string] : [];
    }),
});

describe('a browser is looked for', () => {
  const cache = '/home/ada/.cache/ms-playwright';
  const own = '/opt/own/chrome';
  const system = '/usr/bin/chromium';
  const chrome = '/usr/bin/google-chrome';
  const old = `${cache}/chromium-999/chrome-linux/chrome`;
  const recent = `${cache}/chromium-1200/chrome-linux64/chrome`;

  it('in the order: CHROMIUM_PATH, Chromium, Chrome, the newest that Playwright downloaded', () => {
    const files = [own, system, chrome, old, recent];
    const env = { CHROMIUM_PATH: own };
    const order = files.map((_, index) => findBrowser(machine('linux', files.slice(index), env)));
    expect(order).toEqual([own, system, chrome, recent, recent]);
    expect(findBrowser(machine('linux', [old]))).toBe(old);
    expect(findBrowser(machine('linux', [], env))).toBeUndefined();
  });

  it.each([
    ['linux', '/snap/bin/chromium', {}],
    ['linux', '/opt/tools/google-chrome', { PATH: 'bin:/opt/tools' }],
    ['linux', '/pw/chromium-7/chrome-linux/chrome', { PLAYWRIGHT_BROWSERS_PATH: '/pw' }],
    ['darwin', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', {}],
    ['darwin', '/home/ada/Applications/Chromium.app/Contents/MacOS/Chromium', {}],
    [
      'darwin',
      '/home/ada/Library/Caches/ms-playwright/chromium-1/chrome-mac/Chromium.app/Contents/MacOS/Chromium',
      {},
    ],
    [
      'win32',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      { PROGRAMFILES: 'C:\\Program Files' },
    ],
    [
      'win32',
      'C:\\Users\\ada\\AppData\\Local\\ms-playwright\\chromium-1\\chrome-win\\chrome.exe',
      {},
    ],
    ['freebsd', '/usr/local/bin/chromium', {}],
  ])('on %s at %s', (platform, file, env) => {
    expect(findBrowser(machine(platform, [file], env))).toBe(file);
  });
});

describe('a browser that is missing', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  /** Tries the ways one after another, and tells what was said and done. */
  const search = async (found: string | undefined, ways: readonly Partial<Way>[]) => {
    const said: string[] = [];
    const path = await findOrInstall({
      find: () => Promise.resolve(found),
      ways: ways.map((way, index) => ({
        what: `way ${index}`,
        fits: () => true,
        get: () => Promise.resolve(undefined),
        ...way,
      })),
      say: (text) => {
        said.push(text);
      },
    });
    return { path, said };
  };

  it('is not installed where there is one', async () => {
    const get = vi.fn<Way['get']>();
    expect(await search('/found', [{ get }])).toEqual({ path: '/found', said: [] });
    expect(get).not.toHaveBeenCalled();
  });

  it('is got by the first way that fits and works; each is named', async () => {
    const { path, said } = await search(undefined, [
      { fits: () => false },
      {},
      { get: () => Promise.reject(new Error('no net')) },
      { get: () => Promise.resolve('/got') },
      {},
    ]);
    expect(path).toBe('/got');
    expect(said).toEqual([
      'Getting a browser for the tests: way 1 …',
      'That did not work.',
      'Getting a browser for the tests: way 2 …',
      'Error: no net',
      'That did not work.',
      'Getting a browser for the tests: way 3 …',
      'Browser: /got',
    ]);
  });

  it('ends with advice, if every way failed', async () => {
    vi.stubEnv('CHROMIUM_PATH', '/no/such/file');
    const { path, said } = await search(undefined, [{}]);
    expect(path).toBeUndefined();
    expect(said[0]).toContain('/no/such/file');
    expect(said.at(-1)).toContain('npx playwright install chromium');
  });
});
