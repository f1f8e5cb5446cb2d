// A hand on the mouse or a finger, as the browser makes events of them.
import { type Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import {
  cellsOn,
  countOn,
  lead,
  movesOn,
  NEARLY_WON,
  open,
  picture,
  unitOn,
} from './board.test-support.ts';

/** How far the middle of a block of one cell is from a place. */
const offBy = (page: Page, key: number, at: { x: number; y: number }): Promise<number> =>
  page.evaluate(
    ({ id, place }) => {
      const node = window.kept.game.shadowRoot?.querySelector(`[data-key="${id}"]`);
      const { x, y, width, height } = node?.getBoundingClientRect() ?? new DOMRect();
      return Math.hypot(x + width / 2 - place.x, y + height / 2 - place.y);
    },
    { id: key, place: at },
  );

describe('a drag', () => {
  it.each<[string, Readonly<Record<string, string>>]>([
    ['as it is', {}],
    ['scaled down', { transform: 'scale(0.6)', 'transform-origin': '0 0' }],
    ['scaled up', { transform: 'scale(1.3)', 'transform-origin': '0 0' }],
    ['zoomed', { zoom: '0.7' }],
    ['moved', { transform: 'translate(120px, 60px)' }],
    ['written from right to left', { direction: 'rtl' }],
  ])('goes around a corner under the pointer, in an ancestor that is %s', async (_, styles) => {
    const page = await open();
    await page.evaluate((all) => {
      const main = document.querySelector('main');
      for (const [name, value] of Object.entries(all)) main?.style.setProperty(name, value);
    }, styles);
    const end = await lead(page, [13, 17, 18]);
    expect(await offBy(page, 6, end)).toBeLessThan(1.5);
    await page.mouse.up();
    expect(await movesOn(page)).toEqual(['b4c5']);
  });

  it('turns where the hand turns, though it cuts the corner', async () => {
    const page = await open();
    const [from, , to] = await cellsOn(page, 13, 17, 18);
    if (!from || !to) throw new Error('There is no cell.');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    const u = await unitOn(page);
    await page.mouse.move(from.x, from.y + 0.7 * u, { steps: 3 });
    await page.mouse.move(to.x, to.y - 0.25 * u, { steps: 4 });
    await page.mouse.up();
    expect(await movesOn(page)).toEqual(['b4c5']);
  });

  it.each<[string, number, number]>([
    ['far below', 0, 2000],
    ['far to the left', -3000, 100],
    ['above the window', 0, -4000],
  ])('released outside of the board counts, and outside of the window: %s', async (_, x, y) => {
    const page = await open();
    const end = await lead(page, [13, 17]);
    await page.mouse.move(end.x + x, end.y + Math.max(y, 100), { steps: 3 });
    await page.mouse.up();
    expect(await movesOn(page)).toHaveLength(1);
  });

  it('to the very corner of the window counts', async () => {
    const page = await open({ browser: { viewport: { width: 500, height: 700 } } });
    await lead(page, [16, 17]);
    await page.mouse.move(499, 699, { steps: 4 });
    await page.mouse.up();
    expect(await movesOn(page)).toEqual(['a5c5']);
  });

  it('can be taken up by an edge of the block, and by its name', async () => {
    const page = await open();
    const [from, to] = await cellsOn(page, 13, 17);
    if (!from || !to) throw new Error('There is no cell.');
    const inset = 0.46 * (await unitOn(page));
    await page.mouse.move(from.x - inset, from.y - inset);
    await page.mouse.down();
    await page.mouse.move(to.x - inset, to.y - inset, { steps: 4 });
    await page.mouse.up();
    expect(await movesOn(page)).toEqual(['b4b5']);
  });

  it('selects no text, and drags no picture', async () => {
    const page = await open();
    await lead(page, [13, 17, 18]);
    await page.mouse.up();
    expect(await page.evaluate(() => String(getSelection()))).toBe('');
  });
});

describe('a finger', () => {
  const touch = async (page: Page, ...way: readonly number[]): Promise<void> => {
    const session = await page.context().newCDPSession(page);
    const points = await cellsOn(page, ...way);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
    const [first, ...others] = points;
    if (!first) return;
    await send('touchStart', first);
    let last = first;
    for (const point of others) {
      for (const share of [0.25, 0.5, 0.75, 1])
        await send('touchMove', {
          x: last.x + share * (point.x - last.x),
          y: last.y + share * (point.y - last.y),
        });
      last = point;
    }
    await send('touchEnd');
  };
  const small = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 600 } };

  it('drags a block around a corner, and the page stays', async () => {
    const page = await open({ browser: small });
    await touch(page, 13, 17, 18);
    await expect.poll(() => movesOn(page)).toEqual(['b4c5']);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it('taps a block and a cell, or a block twice', async () => {
    const page = await open({ browser: small });
    const [from, to] = await cellsOn(page, 13, 18);
    if (!from || !to) throw new Error('There is no cell.');
    await page.touchscreen.tap(from.x, from.y);
    await page.touchscreen.tap(to.x, to.y);
    expect(await movesOn(page)).toEqual(['b4c5']);
    const [soldier] = await cellsOn(page, 16);
    if (!soldier) throw new Error('There is no cell.');
    await Promise.all([
      page.touchscreen.tap(soldier.x, soldier.y),
      page.touchscreen.tap(soldier.x, soldier.y),
    ]);
    expect(await movesOn(page)).toHaveLength(2);
    expect(await countOn(page)).toBe(2);
  });

  it('beside everything puts down what was picked up', async () => {
    const page = await open({ browser: small });
    const before = await picture(page);
    const [from] = await cellsOn(page, 13);
    if (!from) throw new Error('There is no cell.');
    await page.touchscreen.tap(from.x, from.y);
    expect(await picture(page)).not.toEqual(before);
    await page.touchscreen.tap(4, 4);
    await expect.poll(() => picture(page)).toEqual(before);
  });
});

describe('motion', () => {
  it('leads around the corner, and comes to rest where the state is', async () => {
    const page = await open({ attributes: { animation: 'auto' } });
    const frames = await page.evaluate(async () => {
      const { game } = window.kept;
      game.play('b4c5');
      await game.updateComplete;
      const node = game.shadowRoot?.querySelector('.flying');
      const [flight] = node?.getAnimations() ?? [];
      const effect = flight?.effect as KeyframeEffect | null;
      return effect?.getKeyframes().map(({ translate }) => String(translate));
    });
    // One up and one left of where it ends, then beside, then there.
    expect(
      frames?.map((text) => text.replace(/[\d.]+/g, (n) => (Number(n) === 0 ? '0' : 'n'))),
    ).toEqual(['-npx -npx', '-npx', '0px']);
    await expect.poll(() => page.locator('.flying').count()).toBe(0);
  });

  it('that is cut short ends where the state is, with the next one under way', async () => {
    const page = await open({ attributes: { animation: 'auto', layout: NEARLY_WON } });
    await page.evaluate(async () => {
      const { game } = window.kept;
      for (const move of ['a5b5', 'b5c5', 'c5b5', 'b5a5', 'a5c5']) {
        game.play(move);
        await game.updateComplete;
      }
    });
    expect(await page.locator('.flying').count()).toBe(1);
    await expect.poll(() => page.locator('.flying').count()).toBe(0);
    const still = await open({ attributes: { layout: NEARLY_WON } });
    await still.evaluate(() => window.kept.game.play('a5c5'));
    await expect.poll(() => picture(still)).toEqual(await picture(page));
  });
});
