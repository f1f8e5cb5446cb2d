// The game page: options, deals, saving, counting, sharing.
import { describe, expect, it } from 'vitest';
import { Arcade, recordOf, withBrowser, WON } from './arcade.test-support.ts';

withBrowser();

const search = 'location.search + location.hash';

describe('deals', () => {
  it('says in the address which deal it is', async () => {
    const arcade = await Arcade.open('klondike.html');
    const seed = await arcade.ask<number>('table.playthrough.options.seed');
    expect(await arcade.ask(search)).toBe(`?seed=${seed}`);
    await arcade.end();
  });

  it('changes with the options, and the address with it', async () => {
    const arcade = await Arcade.open('klondike.html?seed=4');
    const { page } = arcade;
    await arcade.sheet('Deal');
    await page.getByLabel('Cards turned at a time').selectOption('3');
    await arcade.until(`${search} === '?seed=4&draw=3'`);
    expect(await arcade.ask('table.state.rules.draw')).toBe(3);
    await page.getByLabel('Rule set').selectOption('source');
    await arcade.until(`${search} === '?seed=4&rules=source'`);
    expect(await arcade.ask('table.state.rules.draw')).toBe(1);
    await page.getByLabel('Suits in').selectOption('four-color');
    expect(await arcade.ask('table.deck')).toBe('four-color');
    await arcade.isSound();
    await arcade.end();
  });

  it('waits with other rules until the next deal, once a move was made', async () => {
    const arcade = await Arcade.open('klondike.html?seed=4');
    const { page } = arcade;
    await arcade.ask("table.play('d')");
    await arcade.sheet('Deal');
    await page.getByLabel('Cards turned at a time').selectOption('3');
    await page.getByText('Changed rules begin with the next deal.').waitFor();
    expect(await arcade.ask('[table.state.rules.draw, table.playthrough.index]')).toEqual([1, 1]);
    await page.getByRole('button', { name: 'Deal with these rules' }).click();
    expect(await arcade.ask('[table.state.rules.draw, table.playthrough.index]')).toEqual([3, 0]);
    // And undo brings the old game back.
    await arcade.ask('table.undo()');
    await arcade.until(`${search} === '?seed=4'`);
    expect(await arcade.ask('[table.state.rules.draw, table.playthrough.index]')).toEqual([1, 1]);
    await arcade.end();
  });

  it('deals by number, and refuses numbers that there are not', async () => {
    const arcade = await Arcade.open('klondike.html');
    const { page } = arcade;
    await arcade.sheet('Deal');
    await page.getByLabel('Deals of').selectOption('danie');
    await page.getByLabel('Number').fill('100000000');
    await page.getByRole('dialog').getByRole('button', { name: 'Deal', exact: true }).click();
    expect(await page.evaluate("document.querySelector('#deal-value').validity.valid")).toBe(false);
    await page.getByLabel('Number').fill('12345');
    await page.getByRole('dialog').getByRole('button', { name: 'Deal', exact: true }).click();
    await arcade.until(`${search} === '?deal=danie&number=12345'`);
    expect(await arcade.ask('table.playthrough.options.number')).toBe(12345);
    await arcade.end();
  });

  it('says so where a link names no deal', async () => {
    const arcade = await Arcade.open('klondike.html?draw=99');
    await arcade.page.getByText('This link names a deal that does not exist.').waitFor();
    expect(await arcade.ask('table.state.rules.draw')).toBe(1);
    await arcade.end();
  });
});

describe('saving', () => {
  it('keeps the game through a reload, and offers it at home', async () => {
    const arcade = await Arcade.open('klondike.html?seed=4&draw=3');
    await arcade.ask("(table.play('d'), table.play('d'))");
    await arcade.page.reload();
    await arcade.settled();
    await arcade.until('table?.playthrough?.index === 2');
    await arcade.go('index.html');
    await arcade.page.getByRole('link', { name: 'Continue where you left off' }).click();
    await arcade.settled();
    await arcade.until('table?.playthrough?.index === 2');
    await arcade.isSound();
    await arcade.end();
  });

  it('loses nothing when the page crashes', async () => {
    const arcade = await Arcade.open('klondike.html?seed=4&draw=3');
    const { page } = arcade;
    await arcade.ask("(table.play('d'), table.play('d'), table.play('d'))");
    const crashed = page.waitForEvent('crash');
    const session = await page.context().newCDPSession(page);
    void session.send('Page.crash').catch(() => undefined);
    await crashed;
    const again = await Arcade.in(page.context(), 'klondike.html');
    await again.until('table?.playthrough?.index === 3');
    await again.end();
  });

  it('keeps what was saved before when the storage is full', async () => {
    const arcade = await Arcade.open('klondike.html?seed=4&draw=3');
    const { page } = arcade;
    await arcade.ask("table.play('d')");
    await page.evaluate(`
      for (let size = 5_000_000; size >= 1; size = Math.floor(size / 2)) {
        for (let part = 0; ; part++) {
          try { localStorage.setItem('fill-' + size + '-' + part, 'x'.repeat(size)); } catch { break; }
        }
      }`);
    await arcade.ask(`table.record = ${JSON.stringify(recordOf(WON.slice(0, 80)))}`);
    await arcade.settled();
    await arcade.until('table?.playthrough?.index === 80');
    await arcade.ask(`table.play(${JSON.stringify(WON[80])})`);
    await page.getByText('The game cannot be saved').waitFor();
    await page.reload();
    await arcade.until('table?.playthrough?.index === 1');
    await arcade.end();
  });

  it('gives the old game back when a new one was not meant', async () => {
    const arcade = await Arcade.open('klondike.html?seed=7');
    await arcade.ask("table.play('d')");
    await arcade.go('klondike.html?new');
    await arcade.until("table?.playthrough?.index === 0 && location.search !== '?new'");
    expect(await arcade.ask('table.playthrough.options.seed')).not.toBe(7);
    await arcade.ask('table.undo()');
    await arcade.until(`${search} === '?seed=7' && table.playthrough.index === 1`);
    await arcade.end();
  });

  it('does not let a link take the place of a game that is under way', async () => {
    const arcade = await Arcade.open('klondike.html?seed=7');
    await arcade.ask("table.play('d')");
    await arcade.go('klondike.html?seed=8');
    expect(await arcade.ask(search)).toBe('?seed=8#shared');
    await arcade.ask("table.play('d')");
    await arcade.go('index.html');
    await arcade.page.getByRole('link', { name: 'Klondike No. 7' }).click();
    await arcade.settled();
    expect(await arcade.ask('table.playthrough.options.seed')).toBe(7);
    await arcade.end();
  });
});

describe('statistics', () => {
  it('counts a won deal once', async () => {
    const arcade = await Arcade.open('klondike.html?seed=4&draw=3');
    const { page } = arcade;
    await arcade.win();
    await arcade.close();
    await arcade.ask('table.undo()');
    await arcade.ask(`table.play(${JSON.stringify(WON.at(-1))})`);
    await page.getByText('This deal was counted before.').waitFor();
    await page.getByRole('button', { name: 'Same deal again' }).click();
    await arcade.win();
    await arcade.close();
    await arcade.sheet('Statistics');
    expect(await arcade.figure('Games')).toBe('1');
    expect(await arcade.figure('Won')).toBe('1');
    expect(await arcade.figure('Streak')).toBe('1');
    expect(await page.locator('#statistics tbody tr').allInnerTexts()).toEqual([
      expect.stringMatching(/draw three\s+1\/1\s+0:0\d\s+114/),
    ]);
    await arcade.isSound();
    await arcade.end();
  });

  it('counts a game that was left, if a move was made, and asks before it forgets', async () => {
    const arcade = await Arcade.open('klondike.html?seed=5');
    const { page } = arcade;
    await arcade.ask('table.newGame({ seed: 6 })');
    await arcade.ask("table.play('d')");
    await arcade.ask('table.newGame({ seed: 7 })');
    await arcade.sheet('Statistics');
    await page.getByText('0/1').waitFor();
    expect(await arcade.figure('Games')).toBe('1');
    await page.getByRole('button', { name: 'Reset statistics' }).click();
    await page.getByRole('button', { name: 'Keep them' }).click();
    expect(await arcade.figure('Games')).toBe('1');
    await page.getByRole('button', { name: 'Reset statistics' }).click();
    await page.getByRole('button', { name: 'Forget them' }).click();
    await page.getByText('No game has been finished yet.').waitFor();
    expect(await arcade.figure('Games')).toBe('0');
    await arcade.end();
  });
});

it('adds up the dollars of Vegas, where that is wished for', async () => {
  const settings = { draw: '3', scoring: 'vegas', total: true };
  const arcade = await Arcade.open('index.html');
  await arcade.page.evaluate(
    `localStorage.setItem('parlour-arcade:settings', ${JSON.stringify(JSON.stringify(settings))})`,
  );
  await arcade.go('klondike.html?seed=4');
  expect(await arcade.ask('table.scoring')).toBe('vegas');
  await arcade.ask('table.newGame({ seed: 4 })');
  expect(await arcade.ask('table.state.score')).toBe(-52);
  await arcade.ask(`table.play(${JSON.stringify(WON[0])})`);
  await arcade.ask('table.newGame()');
  await arcade.sheet('Statistics');
  await arcade.page.getByText('0/1').waitFor();
  expect(await arcade.figure('Vegas, running total')).toBe('−$47');
  await arcade.isSound();
  await arcade.end();
});

describe('sharing', () => {
  it('gives a link to the deal, and a game that replays', async () => {
    const arcade = await Arcade.open('klondike.html?seed=4&draw=3');
    const { page } = arcade;
    await arcade.set(WON.slice(0, 5));
    await arcade.sheet('Share');
    const deal = await page.getByLabel('Link: This deal').inputValue();
    expect(deal.endsWith('klondike.html?seed=4&draw=3#shared')).toBe(true);
    const game = await page.getByLabel('Link: This game').inputValue();
    expect(game).toMatch(/\?record=1\.klondike\.[\w-]+\.t6-f3_t5-t7_t2-t4_d_w-t1$/);
    await page.locator('summary').click();
    expect(await page.locator('#snippet').inputValue()).toContain(
      '<parlour-klondike controls seed="4" draw="3"></parlour-klondike>',
    );

    await page.goto(game);
    await arcade.settled();
    await page.getByText('Move 5 of 5').waitFor();
    await page.getByRole('button', { name: 'To the start' }).click();
    await page.getByText('Move 0 of 5').waitFor();
    await page.getByRole('button', { name: 'One move on' }).click();
    await page.getByRole('button', { name: 'One move on' }).click();
    await page.getByRole('button', { name: 'One move back' }).click();
    await page.getByText('Move 1 of 5').waitFor();
    await page.getByRole('slider').fill('3');
    await page.getByText('Move 3 of 5').waitFor();
    await page.getByRole('button', { name: 'Play from here' }).click();
    await arcade.until(`${search} === '?seed=4&draw=3#shared'`);
    await arcade.until('table?.playthrough?.index === 3');
    expect(await arcade.ask('table.readonly')).toBe(false);
    await arcade.isSound();
    await arcade.end();
  });

  it('never counts what was begun from a replay', async () => {
    const arcade = await Arcade.open(
      `klondike.html?record=1.klondike.draw-3_seed-4.${WON.slice(0, -1).join('_')}`,
    );
    const { page } = arcade;
    await page.getByRole('button', { name: 'To the end' }).click();
    await page.getByText('Move 113 of 113').waitFor();
    await page.getByRole('button', { name: 'Play from here' }).click();
    await arcade.until("location.hash === '#shared' && table?.playthrough?.index === 113");
    await arcade.ask(`table.play(${JSON.stringify(WON.at(-1))})`);
    await page.getByText('Begun from a replay: not counted.').waitFor();
    await arcade.close();
    await arcade.sheet('Statistics');
    expect(await arcade.figure('Games')).toBe('0');
    await arcade.end();
  });

  it.each([
    '',
    'nonsense',
    '1.klondike.seed-4.t1-t2',
    '1.canfield.seed-4.d',
    '9.klondike.seed-4.d',
  ])('says so where a link holds no game: %s', async (record) => {
    const arcade = await Arcade.open('index.html');
    await arcade.page.goto(new URL(`klondike.html?record=${record}`, arcade.page.url()).href);
    await arcade.page.getByText('This link holds no game that can be shown').waitFor();
    await arcade.isSound();
    await arcade.end();
  });
});
