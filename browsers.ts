import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { posix, win32 } from 'node:path';

/** What the search for a browser looks at; tests bring their own. */
export interface Machine {
  readonly platform: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
  readonly exists: (path: string) => boolean;
  /** Names in a folder; none, if it is not there. */
  readonly list: (folder: string) => readonly string[];
}

const thisMachine: Machine = {
  platform: process.platform,
  env: process.env,
  home: homedir(),
  exists: existsSync,
  list: (folder) => {
    try {
      return readdirSync(folder);
    } catch {
      return [];
    }
  },
};

const LINUX = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MACOS = ['Chromium', 'Google Chrome'];
const WINDOWS = ['Chromium/Application/chrome.exe', 'Google/Chrome/Application/chrome.exe'];

/** Where a Chromium or Chrome stands that somebody installed. */
function installed({ platform, env, home }: Machine): string[] {
  switch (platform) {
    case 'darwin':
      return ['', home].flatMap((base) =>
        MACOS.map((name) => `${base}/Applications/${name}.app/Contents/MacOS/${name}`),
      );
    case 'win32':
      return ['LOCALAPPDATA', 'PROGRAMFILES', 'PROGRAMFILES(X86)'].flatMap((name) => {
        const base = env[name];
        return base ? WINDOWS.map((path) => win32.join(base, path)) : [];
      });
    default: {
      const folders = (env['PATH'] ?? '').split(':').filter((folder) => folder.startsWith('/'));
      const all = [...folders, '/usr/bin', '/usr/local/bin', '/snap/bin'];
      return [...new Set(all)].flatMap((folder) => LINUX.map((name) => posix.join(folder, name)));
    }
  }
}

const IN_PLAYWRIGHT: Readonly<Record<string, readonly string[]>> = {
  darwin: ['chrome-mac', 'chrome-mac-arm64', 'chrome-mac-x64'].flatMap((folder) => [
    `${folder}/Chromium.app/Contents/MacOS/Chromium`,
    `${folder}/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing`,
  ]),
  win32: ['chrome-win/chrome.exe', 'chrome-win64/chrome.exe'],
  linux: ['chrome-linux/chrome', 'chrome-linux64/chrome'],
};

/** What Playwright downloaded before, the newest first. */
function downloaded({ platform, env, home, list }: Machine): string[] {
  const path = platform === 'win32' ? win32 : posix;
  const usual: Readonly<Record<string, string>> = {
    darwin: path.join(home, 'Library/Caches/ms-playwright'),
    win32: path.join(env['LOCALAPPDATA'] ?? path.join(home, 'AppData/Local'), 'ms-playwright'),
  };
  const chosen = env['PLAYWRIGHT_BROWSERS_PATH'];
  const cache =
    chosen && chosen !== '0'
      ? chosen
      : (usual[platform] ?? path.join(home, '.cache/ms-playwright'));
  const revision = (name: string): number => Number(name.slice('chromium-'.length));
  return list(cache)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort((a, b) => revision(b) - revision(a))
    .flatMap((name) => (IN_PLAYWRIGHT[platform] ?? []).map((file) => path.join(cache, name, file)));
}

/**
 * Finds a Chromium for tests: that of `CHROMIUM_PATH`, an installed one, one that Playwright
 * downloaded before. It installs nothing (`npm test` does) and never throws: configurations of Vite
 * ask it, and one that throws would break every Nx command.
 */
export function findBrowser(machine: Machine = thisMachine): string | undefined {
  const wished = machine.env['CHROMIUM_PATH'];
  const places = [...(wished ? [wished] : []), ...installed(machine), ...downloaded(machine)];
  return places.find((place) => machine.exists(place));
}

const executablePath = findBrowser();

/** Chromium, quiet, offline and usable as root. Without one, Playwright says what to do. */
export const launchOptions = {
  ...(executablePath !== undefined && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
  ],
};
