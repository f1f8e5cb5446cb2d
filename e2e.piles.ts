// For tests on a page: a patience is played on its table of piles, by drags, taps and keys.
import { type Page } from 'playwright';
import { expect } from 'vitest';
import { faultsOf, indexOf } from './e2e.stage.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

const PILES: Readonly<Record<string, string>> = { w: 'waste', s: 'stock', r: 'reserve' };

const isDeal = (move: string): boolean => move === 'd' || move === 'r';

/** Where to touch for a move: the card that is taken, by its upper edge, and what it goes onto. */
export const pointsOf = async (page: Page, move: string): Promise<readonly [Point, Point]> => {
  const [from = '', to = '', count = '1'] = isDeal(move) ? ['s', 's'] : move.split('-');
  const piles = [from, to].map((name) => PILES[name] ?? name);
  return page.evaluate(
    ([source, target, taken]) => {
      const pile = (name: string): Element => {
        const node = window.kept.game.shadowRoot?.querySelector(`[data-pile=${name}]`);
        if (!node) throw new Error(`There is no pile ${name}.`);
        return node;
      };
      const cardsOf = (node: Element): Element[] => [
        ...node.querySelectorAll(':scope > .card[data-index]'),
      ];
      const upper = (node: Element): Point => {
        const { x, y, width } = node.getBoundingClientRect();
        return { x: x + width / 2, y: y + 6 };
      };
      const middle = (node: Element): Point => {
        const { x, y, width, height } = node.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      };
      const card = cardsOf(pile(source)).at(-taken) ?? pile(source);
      const goal = pile(target);
      const place = goal.querySelector(':scope > .place') ?? goal;
      return [upper(card), middle(cardsOf(goal).at(-1) ?? place)] as const;
    },
    [piles[0] ?? '', piles[1] ?? '', Number(count)] as const,
  );
};

type Played = (move: string) => Promise<void>;

/** Plays the whole game, each move in one way, and looks at the end. */
export const win = async (page: Page, moves: readonly string[], play: Played): Promise<void> => {
  for (const [index, move] of moves.entries()) {
    await play(move);
    expect(await indexOf(page), `move ${index + 1}: ${move}`).toBe(index + 1);
  }
  const { played, outcome, events } = await page.evaluate(() => {
    const { game } = window.kept;
    const record = game.record as { readonly moves: readonly string[] };
    return { played: record.moves, outcome: game.outcome, events: window.kept.events };
  });
  expect(played).toEqual(moves);
  expect(outcome?.result).toBe('won');
  expect(events).toEqual([...moves.flatMap(() => ['before-move', 'move']), 'win']);
  expect(faultsOf(page)).toEqual([]);
};

/** Plays moves with a mouse that drags. */
export const byDrags =
  (page: Page): Played =>
  async (move) => {
    const [from, to] = await pointsOf(page, move);
    if (isDeal(move)) return page.mouse.click(from.x, from.y);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 2 });
    await page.mouse.move(to.x, to.y);
    await page.mouse.up();
  };

/** Plays moves with a finger that taps. */
export const byTaps =
  (page: Page): Played =>
  async (move) => {
    const [from, to] = await pointsOf(page, move);
    await page.touchscreen.tap(from.x, from.y);
    if (!isDeal(move)) await page.touchscreen.tap(to.x, to.y);
  };

/** The key that goes to a pile, or puts what is picked there. */
const keyOf = (pile: string): string => {
  if (pile === 'w') return '9';
  if (pile === 'r') return 'r';
  return pile.startsWith('t') ? pile.slice(1) : `Shift+Digit${pile.slice(1)}`;
};

/** Keys that are pressed for one thing to be said. */
type Keys = readonly string[];

/** The keys of a move, act by act; each act is said. */
const actsOf = (move: string, isAnyFoundation: boolean): readonly Keys[] => {
  if (isDeal(move)) return [['d']];
  const [from = '', to = '', count = '1'] = move.split('-');
  const ups = Array.from({ length: Number(count) - 1 }, () => 'ArrowUp');
  if (!isAnyFoundation && from === 'w' && to.startsWith('f')) return [[keyOf(from), 'f']];
  return [[keyOf(from), ...ups, 'Enter'], [keyOf(to)]];
};

/**
 * Reads the table, then wins the game, by keys alone: what was pressed, where the focus is and what
 * was said, line by line. `isAnyFoundation`: the record says which of several a card goes to.
 */
export const transcriptOf = async (
  page: Page,
  reading: readonly Keys[],
  moves: readonly string[],
  isAnyFoundation = false,
): Promise<string> => {
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
  const act = async (keys: Keys): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
    let said = '';
    // Some words are loaded when they are first needed.
    await expect.poll(async () => (said = await heard())).not.toBe('');
    const names = keys.map((key) => key.replace('Digit', '')).join(' ');
    lines.push(`${names} → ${await focus()} / ${said.replaceAll('\u00A0', '~')}`);
  };

  await page.keyboard.press('Tab');
  lines.push(`Tab → ${await focus()} / ${await heard()}`.trimEnd());
  for (const keys of reading) await act(keys);
  await page.evaluate(() => window.kept.events.splice(0));
  await win(page, moves, async (move) => {
    for (const keys of actsOf(move, isAnyFoundation)) await act(keys);
  });
  return `${lines.join('\n')}\n`;
};
