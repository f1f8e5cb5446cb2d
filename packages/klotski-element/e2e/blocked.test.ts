// Parts of the element that cannot be loaded, or come late: the page is told, nothing is thrown, and
// what is there goes on. That they are asked for again is tested beside the sources.
import { type Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { errorsOf, failing, slow } from '../../../e2e.network.ts';
import {
  cellsOn,
  faultsOf,
  indexOf,
  keep,
  type Klotski,
  lead,
  movesOn,
  NEARLY_WON,
  openIn,
  picture,
  type Setting,
  settled,
  visit,
  watch,
} from './board.test-support.ts';

const openOn = async (
  prepare: NonNullable<Setting['prepare']>,
  setting: Setting = {},
): Promise<Page> => {
  const page = await visit({ prepare, ...setting });
  await watch(page);
  return page;
};

const expectPlayed = async (page: Page): Promise<void> => {
  const before = (await indexOf(page)) ?? 0;
  await lead(page, [19, 18]);
  await page.mouse.up();
  await expect.poll(() => indexOf(page)).toBe(before + 1);
  expect(faultsOf(page)).toEqual([]);
};

describe('without what plays', () => {
  it('the board is shown, hand and keys do nothing, and the page is told once', async () => {
    const page = await openOn(failing('play'));
    expect(await page.locator('.block').count()).toBe(10);
    expect(await errorsOf(page)).toEqual(['not-loaded']);
    await lead(page, [19, 18]);
    await page.mouse.up();
    await page.keyboard.press('Shift+ArrowLeft');
    expect(await indexOf(page)).toBe(0);
    expect(faultsOf(page)).toEqual([]);
  });

  it('all methods work, and a game is won', async () => {
    const page = await openOn(failing('play'), { attributes: { layout: NEARLY_WON } });
    const answers = await page.evaluate(async () => {
      const game = window.kept.game as Klotski;
      return [
        game.moves().length,
        game.play('a5b5'),
        game.undo(),
        game.redo(),
        game.restart(),
        game.play('a1a2'),
        await game.hint(),
        await game.solve(),
        game.play('b3b4'),
        game.outcome?.result,
      ];
    });
    expect(answers).toEqual([10, true, true, true, true, false, false, false, true, 'won']);
    await settled(page);
    expect(await page.locator('.big').getAttribute('data-cell')).toBe('13');
    expect(new Set(await errorsOf(page))).toEqual(new Set(['not-loaded']));
    expect(faultsOf(page)).toEqual([]);
  });
});

describe('without what is loaded on demand', () => {
  it('there is no hint and no solution, and moves count without the fewest', async () => {
    const page = await openOn(failing('on-demand'));
    const answers = await page.evaluate(async () => {
      const game = window.kept.game as Klotski;
      return [await game.hint(), await game.solve()];
    });
    expect(answers).toEqual([false, false]);
    await expectPlayed(page);
    await expect
      .poll(() => page.evaluate(() => window.kept.said.at(-1)))
      .toBe('Moved left. 1 move');
    expect(new Set(await errorsOf(page))).toEqual(new Set(['not-loaded']));
  });

  it.each(['h', 'v', 'b', 'e', 's', 'm', '?'])('key %s tells the page', async (key) => {
    const page = await openOn(failing('on-demand'), { attributes: {} });
    await page.locator('.field [tabindex="0"]').focus();
    await errorsOf(page);
    await page.keyboard.press(key);
    await expect.poll(() => errorsOf(page)).toContain('not-loaded');
    // Keys after it are carried out as ever.
    await page.keyboard.press('End');
    await page.keyboard.press('Shift+ArrowLeft');
    await expect.poll(() => indexOf(page)).toBe(1);
    expect(faultsOf(page)).toEqual([]);
  });
});

describe('without the whole game', () => {
  it('a name in the gallery leaves the tray empty, which a format fills', async () => {
    const page = await openOn(failing('whole-game'), { attributes: { layout: '一心一意' } });
    expect(await page.locator('.block').count()).toBe(0);
    expect(await errorsOf(page)).toEqual(['not-loaded']);
    await page.evaluate(async (layout) => {
      const game = window.kept.game as Klotski;
      game.layout = layout;
      await game.updateComplete;
    }, NEARLY_WON);
    expect(await page.locator('.big').getAttribute('data-cell')).toBe('9');
    expect(faultsOf(page)).toEqual([]);
  });
});

describe.each(['toolbar', 'help', 'records'])('without %s', (part) => {
  it('the game goes on', async () => {
    const page = await openOn(failing(part), { attributes: { autosave: 'board' } });
    if (part === 'help') await page.locator('[data-action=help]').click();
    await expect.poll(() => errorsOf(page)).toContain('not-loaded');
    await expectPlayed(page);
  });
});

it('a saved game that cannot be read is not lost to the one that is dealt instead', async () => {
  const first = await visit({ attributes: { autosave: 'board' } });
  await watch(first);
  await lead(first, [16, 17]);
  await first.mouse.up();
  await expect.poll(() => movesOn(first)).toEqual(['a5b5']);
  const context = first.context();
  await first.close();
  const attributes = { autosave: 'board' };
  const blocked = await openIn(context, { attributes, prepare: failing('records') });
  expect(await movesOn(blocked)).toEqual([]);
  await expectPlayed(blocked);
  await blocked.close();
  const next = await openIn(context, { attributes });
  expect(await movesOn(next)).toEqual(['a5b5']);
});

describe('while what plays is still on its way', () => {
  const openEarly = async () => {
    const { prepare, open } = slow('play');
    const page = await visit({ prepare });
    await keep(page);
    const arrive = async (): Promise<void> => {
      open();
      await settled(page);
    };
    return { page, arrive };
  };

  it('a press does nothing, also when it is let go after', async () => {
    const { page, arrive } = await openEarly();
    const before = await picture(page);
    await lead(page, [13, 17]);
    await arrive();
    await page.mouse.up();
    expect(await movesOn(page)).toEqual([]);
    expect((await picture(page)).map((line) => line.replace(' movable', ''))).toEqual(before);
    await expectPlayed(page);
  });

  it('moves of the page are made, and said when it comes', async () => {
    const { page, arrive } = await openEarly();
    expect(await page.evaluate(() => window.kept.game.play('b4b5'))).toBe(true);
    await arrive();
    await expect
      .poll(() => page.evaluate(() => window.kept.said.join()))
      .toMatch(/^Moved down\. 1 move/);
    const [a, b] = await cellsOn(page, 17, 13);
    expect(a && b && a.y > b.y).toBe(true);
    expect(await page.locator('[data-key="6"]').getAttribute('data-cell')).toBe('17');
  });
});
