// How smoothly a wall of over 100,000 layouts scrolls in the editor: the times between frames, while
// it is scrolled in every way there is. Told, not judged: they are the machine's as much as the page's.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { type CDPSession, chromium, type LaunchOptions, type Page } from 'playwright';
import { runnerImport } from 'vite';
import { quantilesOf, table } from './frame-times.ts';

const ROOT = join(process.cwd(), '../..');
const EDITOR = join(ROOT, 'apps/klotski-editor/dist');

/** 149,632 layouts. */
const BLOCKS = { Horizontals: 1, Verticals: 3, Soldiers: 6 };

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

const serve = (): Promise<{ readonly server: Server; readonly address: string }> =>
  new Promise((resolve) => {
    const server = createServer(({ url = '/' }, response) => {
      const { pathname } = new URL(url, 'http://localhost');
      try {
        const file = join(EDITOR, pathname === '/' ? 'index.html' : pathname);
        const text = readFileSync(file);
        response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/plain' }).end(text);
      } catch {
        response.writeHead(404).end();
      }
    }).listen(0, '127.0.0.1', () => {
      const place = server.address();
      const port = typeof place === 'object' && place ? place.port : 0;
      resolve({ server, address: `http://127.0.0.1:${port}/` });
    });
  });

/** The browser that the tests use. */
const launchOptions = async (): Promise<LaunchOptions> => {
  const { module } = await runnerImport<{ readonly launchOptions: LaunchOptions }>(
    join(ROOT, 'browsers.ts'),
  );
  return module.launchOptions;
};

const build = (): void => {
  const nx = join(ROOT, 'node_modules/nx/dist/bin/nx.js');
  const { status } = spawnSync(process.execPath, [nx, 'build', 'klotski-editor'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The editor cannot be built.');
};

/** On the page: notes the time of every frame from now on. */
const WATCH = `
  window.frames = [];
  window.watch = (time) => { window.frames.push(time); window.ticket = requestAnimationFrame(window.watch); };
  window.ticket = requestAnimationFrame(window.watch);
`;

const MILLISECONDS = 4000;

/** On the page: scrolls in each frame, from the top to somewhere else. */
const scrolling = (step: string): string => `new Promise((resolve) => {
  const wall = document.querySelector('#browse-wall');
  const start = performance.now();
  wall.scrollTop = 0;
  const go = (now) => {
    ${step}
    if (now - start < ${MILLISECONDS}) requestAnimationFrame(go);
    else resolve();
  };
  requestAnimationFrame(go);
})`;

const WAYS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'wheel, 100 px': async (page) => {
    await page.locator('#browse-wall').hover();
    const end = performance.now() + MILLISECONDS;
    while (performance.now() < end) await page.mouse.wheel(0, 100);
  },
  'a row a frame': (page) => page.evaluate(scrolling('wall.scrollTop += 160;')),
  'a screen a frame': (page) => page.evaluate(scrolling('wall.scrollTop += wall.clientHeight;')),
  'the thumb, anywhere': (page) =>
    page.evaluate(scrolling('wall.scrollTop = ((now * 7919) % 1000) / 1000 * wall.scrollHeight;')),
  'arrow down': async (page) => {
    await page.locator('#browse-wall').focus();
    const end = performance.now() + MILLISECONDS;
    while (performance.now() < end) await page.keyboard.press('ArrowDown');
  },
};

const framesOf = async (page: Page, scroll: (page: Page) => Promise<unknown>) => {
  await page.evaluate(WATCH);
  await scroll(page);
  const times = await page.evaluate<number[]>('cancelAnimationFrame(window.ticket), window.frames');
  return times.slice(1).map((time, index) => time - (times[index] ?? 0));
};

const openWall = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  const explore = page.getByRole('button', { name: 'Explore', exact: true });
  if (await explore.isVisible()) await explore.click();
  await page.getByRole('button', { name: 'Browse', exact: true }).click();
  await page.getByRole('combobox', { name: 'Source' }).selectOption('set');
  for (const [name, number] of Object.entries(BLOCKS))
    await page.getByLabel(name).fill(String(number));
  // They can be put in order as soon as all are solved.
  await page.getByRole('combobox', { name: 'Order' }).selectOption('hardest');
  await page.locator('#browse-wall').scrollIntoViewIfNeeded();
};

const SCREENS = [
  { name: 'desktop, 1280 × 900', width: 1280, height: 900, slowdown: 1 },
  { name: 'desktop, four times as slow', width: 1280, height: 900, slowdown: 4 },
  { name: 'phone, 390 × 844, four times as slow', width: 390, height: 844, slowdown: 4 },
] as const;

const slowDown = async (page: Page, rate: number): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return session;
};

/** Scrolls in all ways on all screens, and tells the times of frames. */
export const measureFrames = async (): Promise<string> => {
  build();
  const { server, address } = await serve();
  const browser = await chromium.launch(await launchOptions());
  const parts = ['Milliseconds from frame to frame, 149,632 layouts on the wall.'];
  try {
    for (const { name, width, height, slowdown } of SCREENS) {
      const page = await browser.newPage({
        viewport: { width, height },
        serviceWorkers: 'block',
      });
      await openWall(page, address);
      const session = await slowDown(page, slowdown);
      const rows = [];
      for (const [way, scroll] of Object.entries(WAYS))
        rows.push({ name: way, ...quantilesOf(await framesOf(page, scroll)) });
      parts.push(`${name}\n${table(rows)}`);
      await session.detach();
      await page.close();
    }
  } finally {
    await browser.close();
    server.close();
  }
  return `${parts.join('\n\n')}\n`;
};
