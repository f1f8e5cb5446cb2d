// Mouse and fingers, as a browser reports them.
import { type Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { indexOf, open, picture, type Point, pointsOf, showRecord } from './table.test-support.ts';

const lift = async (page: Page, move: string): Promise<Point> => {
  const [from, to] = await pointsOf(page, move);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
  await page.mouse.move(to.x, to.y);
  expect(await page.evaluate(() => window.kept.game.matches(':state(dragging)'))).toBe(true);
  return to;
};
const movesOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window.kept.game.record as { readonly moves: readonly string[] }).moves);

describe('a drag puts things back', () => {
  it('when it is let go outside of the element', async () => {
    const page = await open();
    const before = await picture(page);
    await lift(page, 't6-f3');
    await page.mouse.move(1270, 890);
    await page.mouse.up();
    await expect.poll(() => picture(page)).toEqual(before);
    expect(await movesOf(page)).toEqual([]);
  });

  it('when it is let go outside of the window', async () => {
    const page = await open();
    const before = await picture(page);
    await lift(page, 't6-f3');
    await page.mouse.move(-50, -50);
    await page.mouse.up();
    await expect.poll(() => picture(page)).toEqual(before);
    expect(await movesOf(page)).toEqual([]);
  });

  it('when it is let go on a pile that does not take it', async () => {
    const page = await open();
    const before = await picture(page);
    await lift(page, 't6-t1');
    await page.mouse.up();
    await expect.poll(() => picture(page)).toEqual(before);
    expect(await movesOf(page)).toEqual([]);
  });

  it('by Escape, and the button that comes up later does nothing', async () => {
    const page = await open();
    const before = await picture(page);
    await lift(page, 't6-f3');
    await page.keyboard.press('Escape');
    await expect.poll(() => picture(page)).toEqual(before);
    await page.mouse.up();
    expect(await movesOf(page)).toEqual([]);
    // And the next drag is like any other.
    await lift(page, 't6-f3');
    await page.mouse.up();
    expect(await movesOf(page)).toEqual(['t6-f3']);
  });

  it('when the browser takes the finger away', async () => {
    const page = await open({ browser: { hasTouch: true } });
    const before = await picture(page);
    const [from, to] = await pointsOf(page, 't6-f3');
    const session = await page.context().newCDPSession(page);
    const touch = (type: string, ...points: readonly Point[]): Promise<unknown> =>
      session.send('Input.dispatchTouchEvent' as const, {
        type: type as 'touchStart',
        touchPoints: [...points],
      });
    await touch('touchStart', from);
    await touch('touchMove', { x: from.x, y: from.y - 20 });
    await touch('touchMove', to);
    expect(await page.evaluate(() => window.kept.game.matches(':state(dragging)'))).toBe(true);
    await touch('touchCancel');
    await expect.poll(() => picture(page)).toEqual(before);
    expect(await movesOf(page)).toEqual([]);
  });

  it('by a second finger', async () => {
    const page = await open({ browser: { hasTouch: true } });
    const before = await picture(page);
    const [from, to] = await pointsOf(page, 't6-f3');
    const session = await page.context().newCDPSession(page);
    const touch = (type: string, ...points: readonly (Point & { readonly id: number })[]) =>
      session.send('Input.dispatchTouchEvent' as const, {
        type: type as 'touchStart',
        touchPoints: [...points],
      });
    const one = { ...to, id: 0 };
    const two = { x: from.x + 150, y: from.y, id: 1 };
    await touch('touchStart', { ...from, id: 0 });
    await touch('touchMove', { x: from.x, y: from.y - 20, id: 0 });
    await touch('touchMove', one);
    await touch('touchStart', one, two);
    await touch('touchEnd', one);
    await touch('touchEnd');
    await expect.poll(() => picture(page)).toEqual(before);
    expect(await movesOf(page)).toEqual([]);
  });

  it('when the window loses the focus', async () => {
    const page = await open();
    const before = await picture(page);
    await lift(page, 't6-f3');
    await page.evaluate(() => {
      const active = window.kept.game.shadowRoot?.activeElement;
      if (active instanceof HTMLElement) active.blur();
    });
    await expect.poll(() => picture(page)).toEqual(before);
    await page.mouse.up();
    expect(await movesOf(page)).toEqual([]);
  });
});

describe('a drag finds its target', () => {
  it.each<[string, Readonly<Record<string, string>>]>([
    ['scaled down', { transform: 'scale(0.6)', 'transform-origin': '0 0' }],
    ['scaled up', { transform: 'scale(1.3)', 'transform-origin': '0 0' }],
    ['zoomed', { zoom: '0.7' }],
    ['moved', { transform: 'translate(120px, 60px)' }],
  ])('in an ancestor that is %s', async (_, styles) => {
    const page = await open();
    await page.evaluate((all) => {
      const main = document.querySelector('main');
      for (const [name, value] of Object.entries(all)) main?.style.setProperty(name, value);
    }, styles);
    const to = await lift(page, 't5-t7');
    const [carried] = await pointsOf(page, 't5-t7');
    // The card is under the pointer, by its upper edge, as it was taken.
    expect(Math.hypot(carried.x - to.x, carried.y - to.y)).toBeLessThan(4);
    await page.mouse.up();
    expect(await movesOf(page)).toEqual(['t5-t7']);
  });

  it('in a box that is scaled and scrolled, and scrolled again between', async () => {
    const page = await open();
    await page.evaluate(() => {
      const main = document.querySelector('main') as HTMLElement;
      const box = document.createElement('div');
      box.style.cssText =
        'overflow: auto; width: 900px; height: 500px; transform: scale(0.8); transform-origin: 0 0';
      main.style.cssText = 'width: 1200px; padding: 300px 0 600px 200px';
      main.before(box);
      box.append(main);
      box.scrollTo(150, 250);
    });
    await lift(page, 't5-t7');
    await page.mouse.up();
    await page.evaluate(() => {
      document.querySelector('main')?.parentElement?.scrollBy(30, 40);
    });
    await lift(page, 't6-f3');
    await page.mouse.up();
    expect(await movesOf(page)).toEqual(['t5-t7', 't6-f3']);
  });

  it('in a page that is written from right to left', async () => {
    const page = await open();
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    await lift(page, 't5-t7');
    await page.mouse.up();
    expect(await movesOf(page)).toEqual(['t5-t7']);
  });
});

describe('taps', () => {
  it('twice play the best move', async () => {
    const page = await open({ browser: { hasTouch: true } });
    const [{ x, y }] = await pointsOf(page, 't6-f3');
    await Promise.all([page.touchscreen.tap(x, y), page.touchscreen.tap(x, y)]);
    expect(await movesOf(page)).toEqual(['t6-f3']);
  });

  it('twice with a mouse do too', async () => {
    const page = await open();
    const [{ x, y }] = await pointsOf(page, 't5-t7');
    await page.mouse.dblclick(x, y);
    expect(await movesOf(page)).toEqual(['t5-t7']);
  });

  it('beside everything put back what was picked up', async () => {
    const page = await open({ browser: { hasTouch: true } });
    const before = await picture(page);
    const [{ x, y }] = await pointsOf(page, 't6-f3');
    await page.touchscreen.tap(x, y);
    expect(await picture(page)).not.toEqual(before);
    const [{ x: left }] = await pointsOf(page, 't1-t2');
    await page.touchscreen.tap(left, y + 250);
    await expect.poll(() => picture(page)).toEqual(before);
    expect(await indexOf(page)).toBe(0);
  });
});

describe('a right click', () => {
  it('collects', async () => {
    const page = await open();
    await showRecord(page, 'klondike/1 ranks=1 foundations=AS,AH,-,- tableau=AD,AC');
    const [{ x, y }] = await pointsOf(page, 't1-f4');
    await page.mouse.click(x, y, { button: 'right' });
    await expect.poll(() => page.evaluate(() => window.kept.game.outcome?.result)).toBe('won');
    expect((await movesOf(page)).toSorted()).toEqual(['t1-f4', 't2-f3']);
  });
});
