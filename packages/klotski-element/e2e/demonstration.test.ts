// A solution played before the player's eyes, to its end.
import { type Page } from 'playwright';
import { expect, it } from 'vitest';
import { type KlotskiState } from '@parlour/klotski/play';
import { klotski } from '@parlour/klotski';
import {
  faultsOf,
  type Klotski,
  LAYOUT,
  movesOn,
  openStill,
  shortest,
  SHORT,
  statusOn,
} from './board.test-support.ts';

/** The board in the picture: identity and cell of each block. */
const boardOn = (page: Page): Promise<string> =>
  page.locator('.block').evaluateAll((blocks) =>
    blocks
      .map(
        (block) =>
          `${block.getAttribute('data-key') ?? ''}@${block.getAttribute('data-cell') ?? ''}`,
      )
      .sort()
      .join(' '),
  );
const boardOf = ({ blocks }: KlotskiState): string =>
  blocks
    .map(({ id, cell }) => `${id}@${cell}`)
    .sort()
    .join(' ');

const still = (layout: string): Promise<Page> => openStill({ attributes: { layout } });

it.each([
  ['横刀立马', LAYOUT, 81],
  ['一心一意', SHORT, 11],
])('%s is demonstrated from start to end as the solver solves it', async (_, layout, best) => {
  const page = await still(layout);
  const start = await boardOn(page);
  await page.locator('[data-action=solve]').click();
  await page.locator('[data-action=pause]').waitFor();
  expect(await statusOn(page)).toEqual([`Solution Move 0 of ${best}`]);
  const line = shortest(layout);
  for (const [index, { before }] of line.entries()) {
    expect(await boardOn(page), `before move ${index + 1}`).toBe(boardOf(before));
    await page.clock.runFor(900);
    expect(await statusOn(page)).toEqual([`Solution Move ${index + 1} of ${best}`]);
  }
  expect(await page.locator('.block.big').getAttribute('data-cell')).toBe('13');
  // It has come to its end, and may be seen once more; nothing of the game has changed.
  await page.clock.runFor(100);
  expect(await page.evaluate(() => window.kept.said.at(-1))).toBe(`Move ${best} of ${best}`);
  await page.locator('[data-action=play]').waitFor();
  expect(await movesOn(page)).toEqual([]);
  expect(await page.evaluate(() => window.kept.events)).toEqual(['hint']);
  await page.locator('[data-action=close]').click();
  expect(await boardOn(page)).toBe(start);
  expect(faultsOf(page)).toEqual([]);
});

it('goes as fast as it is told', async () => {
  const page = await still(LAYOUT);
  await page.locator('[data-action=solve]').click();
  const speed = page.locator('[data-action=speed]');
  await speed.click();
  await speed.click();
  expect(await speed.getAttribute('aria-label')).toBe('Speed 4×');
  await page.clock.runFor(900);
  await page.clock.runFor(2200);
  const [figure = ''] = await statusOn(page);
  expect(figure).toBe('Solution Move 11 of 81');
});

it('starts from where the player is', async () => {
  const page = await still(LAYOUT);
  const solved = await page.evaluate(async () => {
    const game = window.kept.game as Klotski;
    game.play('a5b5');
    game.play('d5c5');
    await game.updateComplete;
    const isShown = await game.solve();
    return { isShown, layout: game.state.blocks };
  });
  expect(solved.isShown).toBe(true);
  const wandered = ['a5b5', 'd5c5'].reduce(
    (state, text) => {
      const move = klotski.parseMove(text);
      const played = move.ok && klotski.play(state, move.value);
      return played && played.ok ? played.value.state : state;
    },
    shortest(LAYOUT)[0]?.before as KlotskiState,
  );
  expect(await boardOn(page)).toBe(boardOf(wandered));
  await page.locator('[data-action=forward]').waitFor();
  expect((await statusOn(page))[0]).toMatch(/^Solution Move 0 of (?:79|8[0-3])$/);
});

it('is played on a page that wants no motion, too', async () => {
  const page = await openStill({
    attributes: { layout: SHORT, animation: 'auto' },
    browser: { reducedMotion: 'reduce' },
  });
  await page.locator('[data-action=solve]').click();
  await page.locator('[data-action=pause]').waitFor();
  await page.clock.runFor(900 * 11);
  expect(await page.locator('.block.big').getAttribute('data-cell')).toBe('13');
  expect(await page.locator('.flying').count()).toBe(0);
});
