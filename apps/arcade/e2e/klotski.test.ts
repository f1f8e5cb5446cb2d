// One layout: played, saved, counted, shared.
import { describe, expect, it } from 'vitest';
import { Arcade, withBrowser } from './arcade.test-support.ts';
import { detourOf, entryOf, playAll, SHORT, solutionOf, tapAll } from './klotski.test-support.ts';

withBrowser();

const place = 'location.search + location.hash';
const PLAY = `klotski.html?layout=${SHORT}&metric=corner`;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

const won = (arcade: Arcade): Promise<void> =>
  arcade.page.getByRole('heading', { name: 'Out!' }).waitFor();

/** The page is that of a layout; its name is hidden where it also stands beside the board. */
const isAt = (arcade: Arcade, name: string): Promise<void> =>
  expect.poll(() => arcade.page.locator('h1').textContent()).toBe(name);

/** What the result sheet says of a figure. */
const result = async (arcade: Arcade, name: string): Promise<string> => {
  const term = arcade.page.locator('#result .figures div', {
    has: arcade.page.getByText(name, { exact: true }),
  });
  return (await term.locator('dd').textContent()) ?? '';
};

const praise = (arcade: Arcade): Promise<string | null> =>
  arcade.page.locator('#result .praise').textContent();

describe('addresses', () => {
  it.each([
    ['1', '?layout=1&metric=corner', 1],
    [entryOf(3).layout, '?layout=3&metric=corner', 3],
    ['Calm Command', '?layout=2&metric=corner', 2],
    // 29 is the same board as 12, and keeps its name.
    ['29', '?layout=29&metric=corner', 29],
  ])('name a layout: %s', async (layout, expected, number) => {
    const arcade = await Arcade.open(`klotski.html?layout=${encodeURIComponent(layout)}`);
    expect(await arcade.ask(place)).toBe(expected);
    expect(await arcade.ask('table.playthrough.options.layout')).toBe(entryOf(number).layout);
    await isAt(arcade, entryOf(number).names['zh-Hans']);
    await arcade.isSound();
    await arcade.end();
  });

  it('name boards without a name by their cells', async () => {
    const layout = '44104412000000000000';
    const arcade = await Arcade.open(`klotski.html?layout=44104410000000000000&metric=unit`);
    expect(await arcade.ask(place)).toBe('?layout=44104410000000000000&metric=unit');
    await isAt(arcade, 'A layout without a name');
    await arcade.go(`klotski.html?layout=${layout}`);
    await arcade.page.getByText('This link names no layout that can be played.').waitFor();
    await arcade.end();
  });
});

describe('playing', () => {
  it('is won by taps alone, in the fewest moves', async () => {
    const arcade = await Arcade.open(PLAY, PHONE);
    await tapAll(arcade.page, SHORT, solutionOf(SHORT));
    await won(arcade);
    expect([await result(arcade, 'Moves'), await result(arcade, 'Fewest')]).toEqual(['7', '7']);
    expect(await praise(arcade)).toBe('perfect: nobody can do it in fewer moves');
    await arcade.isSound();
    await arcade.end();
  });

  it('says how many moves were too many, and lets the best stand', async () => {
    const number = 259;
    const best = solutionOf(number);
    const arcade = await Arcade.open(`klotski.html?layout=${number}&metric=corner`);
    const { page } = arcade;
    const detour = detourOf(number);
    await playAll(arcade, detour);
    await won(arcade);
    const moves = detour.length;
    expect(await result(arcade, 'Moves')).toBe(String(moves));
    expect(await praise(arcade)).toMatch(
      new RegExp(`^${moves - best.length} moves? more than the fewest$`),
    );
    await page.getByRole('button', { name: 'Once more' }).click();
    expect(await arcade.ask('table.playthrough.index')).toBe(0);
    const yours = page.locator('.yours dd').first();
    await expect.poll(() => yours.textContent()).toContain(String(moves));
    await playAll(arcade, best);
    await won(arcade);
    expect(await praise(arcade)).toContain('perfect');
    await arcade.close();
    await expect.poll(() => yours.textContent()).toContain(String(best.length));
    await arcade.end();
  });

  it('leads to the next unsolved one', async () => {
    const arcade = await Arcade.open(`klotski.html?layout=${SHORT - 1}`);
    const { page } = arcade;
    await page.getByRole('link', { name: /^Next unsolved/ }).click();
    await arcade.settled();
    await arcade.until(`location.search === '?layout=${SHORT}&metric=corner'`);
    await playAll(arcade, solutionOf(SHORT));
    await won(arcade);
    await page.locator('#result').getByRole('link', { name: 'Next unsolved' }).click();
    await arcade.settled();
    await arcade.until(`location.search === '?layout=${SHORT + 1}&metric=corner'`);
    await page.getByRole('link', { name: /^Previous/ }).click();
    await arcade.settled();
    await page.getByRole('link', { name: /^Previous/ }).click();
    await arcade.settled();
    await arcade.until(`location.search === '?layout=${SHORT - 1}&metric=corner'`);
    // The solved one is passed over now.
    await page.getByRole('link', { name: /^Next unsolved/ }).click();
    await arcade.until(`location.search === '?layout=${SHORT + 1}&metric=corner'`);
    await arcade.end();
  });
});

describe('help', () => {
  it('keeps a solution from being perfect, over a reload too', async () => {
    const arcade = await Arcade.open(PLAY);
    const { page } = arcade;
    const moves = solutionOf(SHORT);
    await arcade.ask('table.hint()');
    await page.getByText('With help in this game').waitFor();
    await playAll(arcade, moves.slice(0, 2));
    await page.reload();
    await arcade.until('table?.playthrough?.length === 2');
    await playAll(arcade, moves.slice(2));
    await won(arcade);
    expect(await praise(arcade)).toBe('solved with help, so not counted as perfect');
    expect(await result(arcade, 'Hints')).toBe('1');
    await arcade.close();
    await arcade.sheet('Statistics');
    expect(await arcade.figure('Solved')).toBe('1');
    expect(await arcade.figure('Perfect')).toBe('0');
    expect(await arcade.figure('Hints')).toBe('1');
    await arcade.end();
  });

  it('is forgotten once the board is set up anew, and not by a restart', async () => {
    const arcade = await Arcade.open(PLAY);
    const { page } = arcade;
    const moves = solutionOf(SHORT);
    await arcade.ask('table.solve()');
    expect(await page.locator('parlour-klotski:state(demonstrating)').count()).toBe(1);
    await page.locator('parlour-klotski [data-action="close"]').click();
    await page.reload();
    await page.getByText('With help in this game').waitFor();
    await arcade.ask('table.restart()');
    await playAll(arcade, moves);
    await won(arcade);
    expect(await praise(arcade)).toContain('with help');
    await page.getByRole('button', { name: 'Once more' }).click();
    await playAll(arcade, moves);
    await won(arcade);
    expect(await praise(arcade)).toContain('perfect: nobody');
    await arcade.end();
  });
});

describe('saving', () => {
  it('keeps a game of each layout through a reload, and offers the last one at home', async () => {
    const arcade = await Arcade.open(PLAY);
    const { page } = arcade;
    await playAll(arcade, solutionOf(SHORT).slice(0, 3));
    await arcade.go('klotski.html?layout=1&metric=corner');
    await playAll(arcade, solutionOf(1).slice(0, 5));
    await page.reload();
    await arcade.until('table?.playthrough?.index === 5');
    await arcade.go(PLAY);
    await arcade.until('table?.playthrough?.index === 3');
    await arcade.go('klondike.html?seed=4');
    await arcade.ask("table.play('d')");
    await arcade.go('index.html');
    await page.getByText('Klondike: No. 4').waitFor();
    await page.getByRole('link', { name: /^Klotski 横刀立马/ }).click();
    await arcade.until('table?.playthrough?.index === 5');
    await playAll(arcade, solutionOf(1).slice(5, 6));
    await arcade.go('index.html');
    await page.getByText('Klotski: 横刀立马').waitFor();
    await page.getByRole('link', { name: 'Continue where you left off' }).click();
    await arcade.until('table?.playthrough?.index === 6');
    await arcade.isSound();
    await arcade.end();
  });

  it('begins anew what is over', async () => {
    const arcade = await Arcade.open(PLAY);
    await playAll(arcade, solutionOf(SHORT));
    await won(arcade);
    await arcade.page.reload();
    await arcade.settled();
    expect(await arcade.ask('[table.playthrough.index, table.outcome ?? null]')).toEqual([0, null]);
    await arcade.end();
  });

  it('goes back and forward between layouts', async () => {
    const arcade = await Arcade.open('klotski.html?layout=4');
    const { page } = arcade;
    await page.getByRole('link', { name: /^Next(?! unsolved)/ }).click();
    await arcade.until("location.search === '?layout=5&metric=corner'");
    await page.goBack();
    await arcade.until("location.search === '?layout=4&metric=corner'");
    await page.goForward();
    await isAt(arcade, '兵分三路');
    await arcade.end();
  });
});

describe('statistics', () => {
  it('count by layout and way of counting, and are forgotten when asked to', async () => {
    const arcade = await Arcade.open(PLAY);
    const { page } = arcade;
    await playAll(arcade, solutionOf(SHORT));
    await won(arcade);
    await arcade.go(`klotski.html?layout=${SHORT}&metric=unit`);
    await playAll(arcade, solutionOf(SHORT, 'unit'));
    await won(arcade);
    expect(await result(arcade, 'Fewest')).toBe('11');
    await arcade.close();
    await arcade.sheet('Statistics');
    expect(await arcade.figure('Solved')).toBe('2');
    expect(await arcade.figure('Perfect')).toBe('2');
    const rows = await page.locator('#statistics tbody tr').allInnerTexts();
    expect(rows.map((row) => row.replace(/\s+/g, ' ').trim())).toEqual([
      expect.stringMatching(/^With corners 1 of \d+ 1 0:0\d$/),
      expect.stringMatching(/^Straight 0 of \d+ 0 0:00$/),
      expect.stringMatching(/^By cells 1 of \d+ 1 0:0\d$/),
      expect.stringMatching(/七步成诗 By cells 11\/11 perfect 0:0\d$/),
      expect.stringMatching(/七步成诗 With corners 7\/7 perfect 0:0\d$/),
    ]);
    await page.getByRole('button', { name: 'Reset statistics' }).click();
    await page.getByRole('button', { name: 'Forget them' }).click();
    await page.getByText('Nothing has been solved yet.').waitFor();
    await arcade.isSound();
    await arcade.end();
  });
});

describe('sharing', () => {
  it('gives a link that replays by moves that count, and can be taken over', async () => {
    const arcade = await Arcade.open(PLAY, PHONE);
    const { page } = arcade;
    await playAll(arcade, solutionOf(SHORT));
    await won(arcade);
    await page.getByRole('button', { name: 'Share this game' }).click();
    const link = await page.getByLabel('Link: This game').inputValue();
    expect(await page.getByLabel('Link: This layout').inputValue()).toContain(
      `klotski.html?layout=${SHORT}&metric=corner`,
    );
    await page.goto(link);
    await arcade.settled();
    await page.getByRole('button', { name: 'To the end' }).click();
    await page.getByText('Move 7 of 7').waitFor();
    await page.getByRole('button', { name: 'One move back' }).click();
    await page.getByText('Move 6 of 7').waitFor();
    await page.getByRole('slider').fill('2');
    await page.getByText('Move 2 of 7').waitFor();
    await page.getByRole('button', { name: 'Play from here' }).click();
    await arcade.until(`${place} === '?layout=${SHORT}&metric=corner#shared'`);
    await arcade.until('table?.playthrough?.index === 2');
    await page.getByText('Begun from a replay').waitFor();
    await playAll(arcade, solutionOf(SHORT).slice(2));
    await won(arcade);
    expect(await praise(arcade)).toBe('begun from a replay, so not counted');
    await arcade.close();
    await arcade.sheet('Statistics');
    expect(await arcade.figure('Solved')).toBe('1');
    await arcade.isSound();
    await arcade.end();
  });

  it('merges slides of one move in a replay', async () => {
    const [first] = solutionOf(1, 'corner');
    const long = solutionOf(1, 'unit').slice(0, 4);
    expect(first).toBeDefined();
    const arcade = await Arcade.open(`klotski.html?layout=1&metric=corner`);
    await playAll(arcade, long);
    const count = await arcade.ask<number>('table.count');
    await arcade.sheet('Share');
    const link = await arcade.page.getByLabel('Link: This game').inputValue();
    await arcade.page.goto(link);
    await arcade.settled();
    await arcade.page.getByRole('button', { name: 'To the end' }).click();
    await arcade.page.getByText(`Move ${count} of ${count}`).waitFor();
    await arcade.end();
  });

  it.each(['', 'nonsense', '1.klotski..a1a2', '1.klondike.seed-4.d'])(
    'says so where a link holds no game: %s',
    async (record) => {
      const arcade = await Arcade.open('index.html');
      await arcade.page.goto(new URL(`klotski.html?record=${record}`, arcade.page.url()).href);
      await arcade.page.getByText('This link holds no game that can be shown').waitFor();
      await arcade.isSound();
      await arcade.end();
    },
  );
});
