// The same deal, won three times: by a mouse that drags, by a finger that taps, by keys.
import { type Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { faultsOf, indexOf, open, pointsOf } from './table.test-support.ts';
import { MOVES } from './won.test-support.ts';

const isDeal = (move: string): boolean => move === 'd' || move === 'r';

/** Plays the whole game, each move in one way, and looks at the end. */
const win = async (page: Page, play: (move: string) => Promise<void>): Promise<void> => {
  for (const [index, move] of MOVES.entries()) {
    await play(move);
    expect(await indexOf(page), `move ${index + 1}: ${move}`).toBe(index + 1);
  }
  const { moves, outcome, events } = await page.evaluate(() => {
    const { game } = window.kept;
    const record = game.record as { readonly moves: readonly string[] };
    return { moves: record.moves, outcome: game.outcome, events: window.kept.events };
  });
  expect(moves).toEqual(MOVES);
  expect(outcome?.result).toBe('won');
  expect(events).toEqual([...MOVES.flatMap(() => ['before-move', 'move']), 'win']);
  expect(faultsOf(page)).toEqual([]);
};

describe('the game is won', () => {
  it('by drags', async () => {
    const page = await open();
    await win(page, async (move) => {
      const [from, to] = await pointsOf(page, move);
      if (isDeal(move)) return page.mouse.click(from.x, from.y);
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 2 });
      await page.mouse.move(to.x, to.y);
      await page.mouse.up();
    });
  });

  it('by taps', async () => {
    const page = await open({ browser: { hasTouch: true } });
    await win(page, async (move) => {
      const [from, to] = await pointsOf(page, move);
      await page.touchscreen.tap(from.x, from.y);
      if (!isDeal(move)) await page.touchscreen.tap(to.x, to.y);
    });
  });
});

/** The key that goes to a pile, or puts what is picked there. */
const keyOf = (pile: string): string => {
  if (pile === 'w') return '9';
  return pile.startsWith('t') ? pile.slice(1) : `Shift+Digit${pile.slice(1)}`;
};

/** The keys of a move, act by act; each act is said. */
const actsOf = (move: string): readonly (readonly string[])[] => {
  if (isDeal(move)) return [['d']];
  const [from = '', to = '', count = '1'] = move.split('-');
  const ups = Array.from({ length: Number(count) - 1 }, () => 'ArrowUp');
  if (from === 'w' && to.startsWith('f')) return [[keyOf(from), 'f']];
  return [[keyOf(from), ...ups, 'Enter'], [keyOf(to)]];
};

const READING: readonly (readonly string[])[] = [
  ['s'],
  ['w'],
  ['t'],
  ['p'],
  ['Shift+m'],
  ['6', 'm'],
  ['h'],
  ['d'],
  ['l'],
  ['u'],
  ['1', 'Enter'],
  ['2'],
];

describe('by keys alone', () => {
  it('the game is won, and all that is said is in the transcript', async () => {
    const page = await open({ prepare: (fresh) => fresh.clock.install() });
    const lines: string[] = [];

    const focus = (): Promise<string> =>
      page.evaluate(() => {
        const node = window.kept.game.shadowRoot?.activeElement;
        return `${node?.closest('[data-pile]')?.ariaLabel ?? ''}: ${node?.ariaLabel ?? ''}`;
      });
    /** Lets the time pass in which what follows would be said instead. */
    const heard = async (): Promise<string> => {
      await page.clock.runFor(100);
      return page.evaluate(() => window.kept.said.splice(0).join(' | '));
    };
    const act = async (keys: readonly string[]): Promise<void> => {
      for (const key of keys) await page.keyboard.press(key);
      let said = '';
      // Some words are loaded when they are first needed.
      await expect.poll(async () => (said = await heard())).not.toBe('');
      const names = keys.map((key) => key.replace('Digit', '')).join(' ');
      lines.push(`${names} → ${await focus()} / ${said.replaceAll('\u00A0', '~')}`);
    };

    await page.keyboard.press('Tab');
    lines.push(`Tab → ${await focus()} / ${await heard()}`.trimEnd());
    for (const keys of READING) await act(keys);
    await page.evaluate(() => window.kept.events.splice(0));
    await win(page, async (move) => {
      for (const keys of actsOf(move)) await act(keys);
    });
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('transcript.txt');
  });
});
