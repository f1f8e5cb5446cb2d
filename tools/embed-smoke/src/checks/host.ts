// The page's keys, focus and scrolling stay the page's.
import { type Page } from 'playwright';
import { type Check, unless } from '../check.ts';
import { states } from '../hand.ts';

/** Keys that elements like to take, and that are the page's as long as the focus is there. */
const TAKEN = ['u', 'h', 'm', 's', 'd', 'a', '1', '?', 'ArrowDown', 'Home', 'Enter', 'Escape', ' '];

/** Keeps account of every key that comes to the window, and whether it was taken. */
const watchKeys = (page: Page): Promise<void> =>
  page.evaluate(() => {
    addEventListener('keydown', (event) => {
      const line = `${event.key} ${event.defaultPrevented ? 'taken' : 'free'}`;
      document.title += ` ${line};`;
    });
    document.title = '';
  });

const keysSeen = async (page: Page): Promise<string[]> =>
  (await page.title()).split(';').flatMap((part) => (part.trim() ? [part.trim()] : []));

/** Keys outside of the element, and keys inside that mean nothing to it, go where they went. */
export const keys: Check = (stage) =>
  stage.show(`<input id="field">${stage.markup({ controls: '' })}`, async (scene) => {
    const { page, ready, faults } = scene;
    await ready();
    const [before] = await states(page);
    await page.focus('#field');
    await watchKeys(page);
    for (const key of TAKEN) await page.keyboard.press(key);
    const typed = await page.inputValue('#field');
    await page.evaluate(() => {
      (document.activeElement as HTMLElement | null)?.blur();
    });
    for (const key of TAKEN) await page.keyboard.press(key);
    const outside = await keysSeen(page);
    const [after] = await states(page);

    await page.focus('#field');
    await page.keyboard.press('Tab');
    await watchKeys(page);
    const { foreignKeys } = stage.subject;
    for (const key of foreignKeys) await page.keyboard.press(key);
    const inside = await keysSeen(page);
    const taken = (seen: string[]): string[] => seen.filter((line) => line.endsWith('taken'));
    return [
      ...taken(outside).map((line) => `outside of the element: ${line}`),
      ...unless(outside.length === 2 * TAKEN.length, 'keys outside of the element go astray'),
      ...unless(typed === ' uhmsda1?', `into a field comes "${typed}"`),
      ...unless(before === after, 'keys outside of the element change the game'),
      ...taken(inside).map((line) => `inside, but foreign to it: ${line}`),
      ...unless(inside.length >= foreignKeys.length, 'foreign keys inside go astray'),
      ...(await faults()),
    ];
  });

const ENOUGH = 12;

/** The focus comes when the player brings it, and leaves by Tab, in both directions. */
export const focus: Check = (stage) => {
  const body = `<button id="before">Before</button>${stage.markup({ controls: '' })}<button id="after">After</button>`;
  return stage.show(body, async ({ page, ready, faults }) => {
    await ready();
    const where = (): Promise<string> =>
      page.evaluate(() => {
        const { id = '', localName = '' } = document.activeElement ?? {};
        return id === '' ? localName : id;
      });
    const first = await where();
    /** @returns where the focus has been on the way */
    const walk = async (key: string, goal: string): Promise<string[]> => {
      const way: string[] = [];
      for (let count = 0; count < ENOUGH && way.at(-1) !== goal; count++) {
        await page.keyboard.press(key);
        way.push(await where());
      }
      return way;
    };
    await page.focus('#before');
    const forth = await walk('Tab', 'after');
    const back = await walk('Shift+Tab', 'before');
    const { tag } = stage.subject;
    return [
      ...unless(first === 'body', `without being asked, the focus is on ${first}`),
      ...unless(forth.includes(tag), 'Tab does not come into the element'),
      ...unless(forth.at(-1) === 'after', 'Tab does not leave the element'),
      ...unless(back.includes(tag), 'Shift+Tab does not come into the element'),
      ...unless(back.at(-1) === 'before', 'Shift+Tab does not leave the element'),
      ...(await faults()),
    ];
  });
};

/** A place on the element where nothing can be taken hold of. */
const freePlace = (page: Page, piece: string) =>
  page.evaluate((selector) => {
    const element = window.probe.trial();
    const { x, y, width, height } = window.probe.boxOf(element);
    for (let row = 1; row < 40; row++) {
      for (let column = 1; column < 40; column++) {
        const place = { x: x + (width * column) / 40, y: y + (height * row) / 40 };
        const node = element.shadowRoot?.elementFromPoint(place.x, place.y);
        if (place.y > innerHeight - 250) return undefined;
        if (node && !node.closest(`${selector}, button, [role]`)) return place;
      }
    }
    return undefined;
  }, piece);

/** Draws a finger up or down. */
const swipe = async (
  page: Page,
  { x, y }: { readonly x: number; readonly y: number },
  by: number,
) => {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', at: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: at }] });
  await touch('touchStart', y);
  for (let step = 1; step <= 20; step++) await touch('touchMove', y + (by * step) / 20);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

/** The page scrolls by the wheel over the element, and by a finger beside its pieces. */
export const scrolling: Check = (stage) =>
  stage.show(
    `${stage.markup({ controls: '' })}<div id="below"></div>`,
    async ({ page, ready, faults }) => {
      await page.evaluate(() => {
        document.querySelector<HTMLElement>('#below')?.style.setProperty('height', '3000px');
      });
      await ready();
      const { piece } = stage.subject;
      const scrolled = async (): Promise<number> => {
        const y = await page.evaluate(async () => {
          await window.probe.sleep(200);
          return scrollY;
        });
        await page.evaluate(() => {
          scrollTo({ top: 0, behavior: 'instant' });
        });
        return y;
      };
      const [box] = await page.evaluate((selector) => window.probe.boxes(selector), piece);
      if (!box) return ['there are no pieces to see'];
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.wheel(0, 200);
      const byWheel = await scrolled();
      const place = await freePlace(page, piece);
      let byFinger: number | undefined;
      if (place) {
        await swipe(page, place, -200);
        byFinger = await scrolled();
      }
      return [
        ...unless(byWheel > 0, 'the wheel over the element does not scroll the page'),
        ...unless(byFinger !== 0, 'a finger beside the pieces does not scroll the page'),
        ...(await faults()),
      ];
    },
    { hasTouch: true, viewport: { width: 800, height: 700 } },
  );
