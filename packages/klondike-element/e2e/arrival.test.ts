// What happens before what plays has arrived: nothing is half done, and nothing is lost.
import { type Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { errorsOf, slow } from '../../../e2e.network.ts';
import {
  faultsOf,
  indexOf,
  keep,
  pointsOf,
  type Setting,
  settled,
  visit,
} from './table.test-support.ts';

interface Opened {
  readonly page: Page;
  /** Lets what plays arrive, and waits until it listens. */
  readonly arrive: () => Promise<void>;
}

/** Opens a page on which what plays is still on its way. */
const openEarly = async (setting: Setting = {}): Promise<Opened> => {
  const { prepare, open } = slow('play');
  const asked = { isIt: false };
  const page = await visit({
    ...setting,
    prepare: async (fresh) => {
      fresh.on('request', (request) => {
        if (request.url().endsWith('.play.js')) asked.isIt = true;
      });
      await prepare(fresh);
    },
  });
  await keep(page);
  await expect.poll(() => asked.isIt).toBe(true);
  const arrive = async (): Promise<void> => {
    open();
    await settled(page);
  };
  return { page, arrive };
};

const eventsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => window.kept.events.splice(0));

const expectTap = async (page: Page): Promise<void> => {
  const [from, to] = await pointsOf(page, 't6-f3');
  await page.mouse.click(from.x, from.y);
  await page.mouse.click(to.x, to.y);
  expect(await indexOf(page)).toBe(1);
  expect(await eventsOf(page)).toEqual(['before-move', 'move']);
  expect(await errorsOf(page)).toEqual([]);
  expect(faultsOf(page)).toEqual([]);
};

describe('a pointer that is pressed before', () => {
  it('and let go before, does nothing', async () => {
    const { page, arrive } = await openEarly();
    const [{ x, y }] = await pointsOf(page, 'd');
    await page.mouse.dblclick(x, y);
    await arrive();
    expect(await indexOf(page)).toBe(0);
    await expectTap(page);
  });

  it('and let go after, does nothing', async () => {
    const { page, arrive } = await openEarly();
    const [{ x, y }] = await pointsOf(page, 'd');
    await page.mouse.move(x, y);
    await page.mouse.down();
    await arrive();
    await page.mouse.up();
    expect(await indexOf(page)).toBe(0);
    expect(await eventsOf(page)).toEqual([]);
    await expectTap(page);
  });

  it('and dragged after, drags nothing', async () => {
    const { page, arrive } = await openEarly();
    const [from, to] = await pointsOf(page, 't6-f3');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y - 30, { steps: 3 });
    await arrive();
    await page.mouse.move(to.x, to.y, { steps: 3 });
    expect(await page.evaluate(() => window.kept.game.matches(':state(dragging)'))).toBe(false);
    await page.mouse.up();
    expect(await indexOf(page)).toBe(0);
    await expectTap(page);
  });

  it('by a finger, neither', async () => {
    const { page, arrive } = await openEarly({ browser: { hasTouch: true } });
    const [from, to] = await pointsOf(page, 't6-f3');
    await page.touchscreen.tap(from.x, from.y);
    await arrive();
    await page.touchscreen.tap(to.x, to.y);
    expect(await indexOf(page)).toBe(0);
    await page.touchscreen.tap(from.x, from.y);
    await page.touchscreen.tap(to.x, to.y);
    expect(await indexOf(page)).toBe(1);
    expect(faultsOf(page)).toEqual([]);
  });
});

describe('a key that is pressed before', () => {
  it('does nothing, and the next one is carried out', async () => {
    const { page, arrive } = await openEarly();
    await page.keyboard.press('Tab');
    for (const key of ['d', 'Enter', 'ArrowRight', '?']) await page.keyboard.press(key);
    await arrive();
    expect(await indexOf(page)).toBe(0);
    expect(await page.locator('dialog').count()).toBe(0);
    await page.keyboard.press('d');
    await expect.poll(() => indexOf(page)).toBe(1);
    expect(faultsOf(page)).toEqual([]);
  });

  it('is the page’s own', async () => {
    const { page } = await openEarly();
    await page.keyboard.press('Tab');
    await page.evaluate(() => {
      document.addEventListener('keydown', ({ defaultPrevented }) => {
        document.title = defaultPrevented ? 'taken' : 'free';
      });
    });
    await page.keyboard.press('d');
    expect(await page.title()).toBe('free');
  });

  it('and held until after, does nothing by coming up', async () => {
    const { page, arrive } = await openEarly();
    await page.keyboard.press('Tab');
    await page.keyboard.down('Enter');
    await arrive();
    await page.keyboard.up('Enter');
    expect(await indexOf(page)).toBe(0);
    await page.keyboard.press('Enter');
    await expect.poll(() => indexOf(page)).toBe(1);
  });
});

it('a key acts on the card that was focused before', async () => {
  const { page, arrive } = await openEarly();
  const [{ x, y }] = await pointsOf(page, 't6-f3');
  await page.mouse.click(x, y);
  await arrive();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Digit3');
  await expect.poll(() => indexOf(page)).toBe(1);
  expect(await eventsOf(page)).toEqual(['before-move', 'move']);
  expect(faultsOf(page)).toEqual([]);
});

describe('a method that is called before', () => {
  it('acts at once, and is said later', async () => {
    const { page, arrive } = await openEarly();
    const played = await page.evaluate(() => [
      window.kept.game.play('d'),
      window.kept.game.play('t6-f3'),
      window.kept.game.undo(),
    ]);
    expect(played).toEqual([true, true, true]);
    expect(await indexOf(page)).toBe(1);
    expect(await page.locator('[data-pile=waste] [data-key]').count()).toBe(3);
    await arrive();
    await expect.poll(() => page.evaluate(() => window.kept.said)).toEqual(['Undone']);
    expect(faultsOf(page)).toEqual([]);
  });

  it('deals at once', async () => {
    const { page, arrive } = await openEarly();
    const before = await page.locator('[data-pile=t7] .card').last().getAttribute('data-key');
    expect(await page.evaluate(() => window.kept.game.newGame({ seed: 9 }))).toBe(true);
    const top = page.locator('[data-pile=t7] .card').last();
    await expect.poll(() => top.getAttribute('data-key')).not.toBe(before);
    await arrive();
    expect(await page.evaluate(() => window.kept.game.undo())).toBe(true);
    await expect.poll(() => top.getAttribute('data-key')).toBe(before);
    expect(faultsOf(page)).toEqual([]);
  });

  it('hints later', async () => {
    const { page, arrive } = await openEarly();
    const hint = page.evaluate(() => window.kept.game.hint());
    await arrive();
    expect(await hint).toBe(true);
  });
});

describe('while it is on its way, an element that is', () => {
  it('taken out, and put in again before', async () => {
    const { page, arrive } = await openEarly();
    await page.evaluate(async () => {
      const { game } = window.kept;
      const parent = game.parentElement;
      game.remove();
      await Promise.resolve();
      parent?.append(game);
    });
    await arrive();
    await expectTap(page);
  });

  it('taken out, and put in again after', async () => {
    const { page, arrive } = await openEarly();
    await page.evaluate(() => {
      const { game } = window.kept;
      Object.assign(window, { place: game.parentElement });
      game.remove();
    });
    await arrive();
    await page.waitForFunction(() => window.kept.game.shadowRoot?.querySelector('.movable'));
    await page.evaluate(() => {
      document.querySelector('main')?.append(window.kept.game);
    });
    await settled(page);
    await expectTap(page);
  });

  it('taken out while cards are pressed, and put in again', async () => {
    const { page, arrive } = await openEarly();
    const [{ x, y }] = await pointsOf(page, 't6-f3');
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.evaluate(() => {
      const { game } = window.kept;
      const parent = game.parentElement;
      game.remove();
      parent?.append(game);
    });
    await arrive();
    await page.mouse.up();
    await expectTap(page);
  });

  it('moved in one piece', async () => {
    const { page, arrive } = await openEarly();
    await page.evaluate(() => {
      const { game } = window.kept;
      game.play('d');
      game.undo();
      window.kept.events.splice(0);
      const place = document.createElement('section');
      document.body.append(place);
      (place as unknown as { moveBefore(node: Node, next: null): void }).moveBefore(game, null);
    });
    await arrive();
    await expectTap(page);
  });

  it('made and taken away in one task', async () => {
    const { page, arrive } = await openEarly();
    await page.evaluate(() => {
      const other = document.createElement('parlour-klondike');
      document.body.append(other);
      other.remove();
      Object.assign(window, { other });
    });
    await arrive();
    const answers = await page.evaluate(async () => {
      const { other } = window as unknown as { readonly other: typeof window.kept.game };
      await other.updateComplete;
      const isDealt = other.state !== undefined;
      document.querySelector('main')?.replaceChildren(other);
      do await other.updateComplete;
      while (other.isUpdatePending);
      return [isDealt, other.play('d'), other.undo()];
    });
    expect(answers).toEqual([true, true, true]);
    await page.locator('[data-pile=stock]').click();
    expect(
      await page.evaluate(() => {
        const { other } = window as unknown as { readonly other: typeof window.kept.game };
        return other.playthrough?.index;
      }),
    ).toBe(1);
    expect(faultsOf(page)).toEqual([]);
  });
});
