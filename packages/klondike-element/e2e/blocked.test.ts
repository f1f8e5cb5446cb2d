// Parts of the element that cannot be loaded: the page is told, nothing is thrown, and what is there
// goes on. That they are asked for again is tested beside the sources: Chromium keeps a failed import
// for as long as the page lives, whatever becomes of the network.
import { type Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { errorsOf, failing } from '../../../e2e.network.ts';
import {
  faultsOf,
  indexOf,
  openIn,
  pointsOf,
  type Setting,
  settled,
  showRecord,
  visit,
  watch,
} from './table.test-support.ts';

const openOn = async (
  prepare: NonNullable<Setting['prepare']>,
  setting: Setting = {},
): Promise<Page> => {
  const page = await visit({ prepare, ...setting });
  await watch(page);
  return page;
};

const cards = (page: Page, pile: string) => page.locator(`[data-pile=${pile}] [data-key]`);

const expectPlayed = async (page: Page): Promise<void> => {
  const before = (await indexOf(page)) ?? 0;
  const [{ x, y }] = await pointsOf(page, 'd');
  await page.mouse.click(x, y);
  await expect.poll(() => indexOf(page)).toBe(before + 1);
  expect(faultsOf(page)).toEqual([]);
};

describe('without what plays', () => {
  it('the table is shown, and the page is told once', async () => {
    const page = await openOn(failing('play'));
    expect(await cards(page, 't7').count()).toBe(7);
    expect(await errorsOf(page)).toEqual(['not-loaded']);
    expect(faultsOf(page)).toEqual([]);
  });

  it('a hand and a key do nothing', async () => {
    const page = await openOn(failing('play'));
    const [{ x, y }] = await pointsOf(page, 'd');
    await page.mouse.click(x, y);
    await page.keyboard.press('d');
    expect(await indexOf(page)).toBe(0);
    expect(faultsOf(page)).toEqual([]);
  });

  it('all methods work', async () => {
    const page = await openOn(failing('play'));
    const answers = await page.evaluate(async () => {
      const { game } = window.kept;
      return [
        game.moves().length,
        game.play('t6-f3'),
        game.undo(),
        game.redo(),
        game.restart(),
        game.redo(),
        game.play('t1-t2'),
        await game.hint(),
      ];
    });
    expect(answers).toEqual([4, true, true, true, true, true, false, false]);
    await settled(page);
    expect(await cards(page, 'f3').count()).toBe(1);
    expect(await page.evaluate(() => window.kept.game.newGame({ seed: 9 }))).toBe(true);
    await settled(page);
    expect(await cards(page, 'f3').count()).toBe(0);
    expect(await page.evaluate(() => window.kept.events)).toEqual(
      expect.arrayContaining(['before-move', 'move', 'deal']),
    );
    expect(new Set(await errorsOf(page))).toEqual(new Set(['not-loaded']));
    expect(faultsOf(page)).toEqual([]);
  });

  it('a game is won', async () => {
    const page = await openOn(failing('play'));
    await showRecord(page, 'klondike/1 ranks=1 foundations=AS,AH,AC,- tableau=AD');
    expect(await page.evaluate(() => window.kept.game.play('t1-f4'))).toBe(true);
    expect(await page.evaluate(() => window.kept.events)).toContain('win');
  });

  it('an act tries again, and tells again where that fails too', async () => {
    const page = await openOn(failing('play'));
    await errorsOf(page);
    await page.evaluate(() => window.kept.game.play('t6-f3'));
    await settled(page);
    expect(await errorsOf(page)).toEqual(['not-loaded']);
  });
});

describe('without what is loaded on demand', () => {
  it('there is no hint', async () => {
    const page = await openOn(failing('on-demand'));
    expect(await page.evaluate(() => window.kept.game.hint())).toBe(false);
    expect(await errorsOf(page)).toEqual(['not-loaded']);
    expect(faultsOf(page)).toEqual([]);
  });

  it('a refused move has its code for a reason', async () => {
    const page = await openOn(failing('on-demand'));
    const refused = await page.evaluate(async () => {
      const { game } = window.kept;
      const told = new Promise((resolve) => {
        game.addEventListener('parlour-refused', (event) => {
          resolve((event as unknown as CustomEvent).detail);
        });
      });
      game.play('t1-t2');
      return told;
    });
    expect(refused).toMatchObject({
      move: 't1-t2',
      error: { code: 'wrong-colour', message: 'wrong-colour' },
    });
    expect(await errorsOf(page)).toEqual(['not-loaded']);
    expect(await page.evaluate(() => window.kept.said)).toEqual([]);
    expect(faultsOf(page)).toEqual([]);
  });

  it.each(['h', 'a', 'm', 's', 'd', '?', '2'])('key %s tells the page', async (key) => {
    const page = await openOn(failing('on-demand'));
    await page.locator('[data-pile=stock] [tabindex="0"]').focus();
    await page.keyboard.press(key);
    await expect.poll(() => errorsOf(page)).toEqual(['not-loaded']);
    // Keys after it are carried out as ever.
    await page.keyboard.press('Enter');
    await expect.poll(() => indexOf(page)).toBe(1);
    expect(faultsOf(page)).toEqual([]);
  });

  it('taps and drags play as ever, and a right click does nothing', async () => {
    const page = await openOn(failing('on-demand'));
    const [from, to] = await pointsOf(page, 't6-f3');
    await page.mouse.click(from.x, from.y, { button: 'right' });
    await expect.poll(() => errorsOf(page)).toEqual(['not-loaded']);
    await page.mouse.click(from.x, from.y);
    await page.mouse.click(to.x, to.y);
    expect(await indexOf(page)).toBe(1);
    await expectPlayed(page);
  });

  it('nobody sees that a game is stuck', async () => {
    const page = await openOn(failing('on-demand'));
    await page.evaluate(() => {
      for (let turn = 0; turn < 8; turn += 1) window.kept.game.play('d');
    });
    await settled(page);
    await expect.poll(() => errorsOf(page)).toEqual(['not-loaded']);
    expect(await indexOf(page)).toBe(8);
    expect(faultsOf(page)).toEqual([]);
  });

  it('what is no move is no move', async () => {
    const page = await openOn(failing('on-demand'));
    expect(await page.evaluate(() => window.kept.game.play('castle'))).toBe(false);
    await expect.poll(() => errorsOf(page)).toEqual(['not-loaded']);
    expect(faultsOf(page)).toEqual([]);
  });

  it('a deal that needs it leaves the table empty', async () => {
    const page = await openOn(failing('on-demand'), {
      attributes: { seed: '', deal: 'danie', number: '12', draw: '1' },
    });
    expect(await cards(page, 't7').count()).toBe(0);
    expect(await errorsOf(page)).toEqual(['not-loaded']);
    expect(await page.evaluate(() => window.kept.game.state)).toBe(undefined);
    expect(faultsOf(page)).toEqual([]);
  });
});

describe('without its toolbar', () => {
  it('the game is played, and each act asks for it', async () => {
    const page = await openOn(failing('toolbar'));
    expect(await errorsOf(page)).toEqual(['not-loaded']);
    await expectPlayed(page);
    await settled(page);
    expect(await errorsOf(page)).toEqual(['not-loaded']);
    expect(await page.locator('[role=toolbar]').count()).toBe(0);
  });

  it('pictures between acts do not ask for it', async () => {
    const page = await openOn(failing('toolbar'));
    await errorsOf(page);
    for (const hand of ['left', 'right', 'left'])
      await page.evaluate((side) => {
        window.kept.game.setAttribute('hand', side);
        return window.kept.game.updateComplete;
      }, hand);
    expect(await errorsOf(page)).toEqual([]);
  });
});

describe('without its help', () => {
  it('none is shown, and the game goes on', async () => {
    const page = await openOn(failing('help'));
    await page.locator('[data-action=help]').click();
    await expect.poll(() => errorsOf(page)).toEqual(['not-loaded']);
    expect(await page.locator('dialog').count()).toBe(0);
    await expectPlayed(page);
  });
});

const SAVED = {
  format: 'parlour-save',
  version: 1,
  record: {
    format: 'parlour-record',
    version: 1,
    game: 'klondike',
    options: { seed: 5 },
    moves: ['d'],
  },
  seconds: 60,
};

/** Opens a page on which a game is saved. */
const openSaved = (prepare: NonNullable<Setting['prepare']>): Promise<Page> =>
  openOn(prepare, {
    attributes: { autosave: 'table' },
    prepare: async (page) => {
      await prepare(page);
      await page.addInitScript((text) => {
        if (!localStorage.getItem('parlour:table')) localStorage.setItem('parlour:table', text);
      }, JSON.stringify(SAVED));
    },
  });

const savedOn = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('parlour:table') ?? 'null') as unknown);

describe('without what reads records', () => {
  it.each(['records', 'on-demand'])(
    'a saved game is not lost to the one that is dealt instead: %s',
    async (part) => {
      const page = await openSaved(failing(part));
      expect(await cards(page, 't7').count()).toBe(7);
      expect(await indexOf(page)).toBe(0);
      expect(await errorsOf(page)).toEqual(['not-loaded']);
      await expectPlayed(page);
      await settled(page);
      expect(await savedOn(page)).toEqual(SAVED);
      // It is there when the page comes again.
      const next = await openIn(page.context(), { attributes: { autosave: 'table' } });
      expect(await next.evaluate(() => window.kept.game.record)).toMatchObject(SAVED.record);
    },
  );

  it('a record is not shown, and what is on the table stays', async () => {
    const page = await openOn(failing('records'));
    await page.evaluate(() => window.kept.game.play('t6-f3'));
    await showRecord(page, 'klondike/1 ranks=1 foundations=AS,AH,AC,- tableau=AD');
    expect(await errorsOf(page)).toEqual(['not-loaded']);
    expect(await indexOf(page)).toBe(1);
    await expectPlayed(page);
  });
});

describe('without anything but the first file', () => {
  it('the table is shown, and nothing is thrown', async () => {
    const page = await openOn(failing('play', 'on-demand', 'records', 'toolbar', 'help'), {
      attributes: { autosave: 'table' },
    });
    expect(await cards(page, 't7').count()).toBe(7);
    expect(await page.evaluate(() => window.kept.game.play('d'))).toBe(true);
    await settled(page);
    expect(await cards(page, 'waste').count()).toBe(3);
    expect(new Set(await errorsOf(page))).toEqual(new Set(['not-loaded']));
    expect(faultsOf(page)).toEqual([]);
  });
});
