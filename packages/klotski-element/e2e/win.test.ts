// 横刀立马 solved in 81 moves, three times: by a mouse that drags, by a finger that taps, by keys.
import { type Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import {
  cellsOf,
  cellsOn,
  countOn,
  faultsOf,
  LAYOUT,
  lead,
  movesOn,
  open,
  openStill,
  rated,
  SHORT,
  shortest,
  statusOn,
  type Step,
  tapFor,
} from './board.test-support.ts';

const LINE = shortest(LAYOUT);

const ARROWS: Readonly<Record<number, string>> = {
  1: 'ArrowRight',
  4: 'ArrowDown',
  [-1]: 'ArrowLeft',
  [-4]: 'ArrowUp',
};
/** The arrows along the way of a move. */
const arrowsOf = ({ way }: Step): readonly string[] =>
  way.slice(1).map((cell, index) => ARROWS[cell - (way[index] ?? 0)] ?? '?');

/** Plays a line, each move in one way, and looks at the end. */
const win = async (
  page: Page,
  line: readonly Step[],
  play: (step: Step) => Promise<void>,
): Promise<void> => {
  for (const [index, step] of line.entries()) {
    await play(step);
    expect(await countOn(page), `move ${index + 1}: ${step.text}`).toBe(index + 1);
  }
  const best = line.length;
  expect((await statusOn(page))[0]).toBe(`Moves ${best} / ${best} · perfect`);
  await expect
    .poll(() => page.evaluate(() => window.kept.said.at(-1)))
    .toMatch(new RegExp(`Solved in ${best} moves: perfect$`));
  const events = await page.evaluate(() => window.kept.events);
  expect(events.filter((type) => !/^(?:before-)?move$/.test(type))).toEqual(['win']);
  expect(await page.evaluate(() => window.kept.game.outcome?.result)).toBe('won');
  expect(faultsOf(page)).toEqual([]);
};

it('the line of the solver turns corners, with small blocks and with large ones', () => {
  expect(LINE).toHaveLength(81);
  const turns = LINE.filter((step) => new Set(arrowsOf(step)).size > 1);
  expect(turns.length).toBeGreaterThan(5);
});

describe('横刀立马 is solved in 81 moves', () => {
  it('by drags along the paths, corners included', async () => {
    const page = await open();
    await rated(page);
    await win(page, LINE, async ({ way }) => {
      await lead(page, way);
      await page.mouse.up();
    });
    expect(await movesOn(page)).toEqual(LINE.map(({ text }) => text));
  });

  it('by taps', async () => {
    const page = await open({ browser: { hasTouch: true, viewport: { width: 390, height: 844 } } });
    await rated(page);
    await win(page, LINE, async (step) => {
      const [from, to] = await cellsOn(page, step.move.from, tapFor(step));
      if (!from || !to) throw new Error('There is no cell.');
      await page.touchscreen.tap(from.x, from.y);
      await page.touchscreen.tap(to.x, to.y);
    });
    expect(await movesOn(page)).toEqual(LINE.map(({ text }) => text));
  });

  it('by keys, cell by cell: slides of one block are one move', async () => {
    const page = await open();
    await rated(page);
    await page.keyboard.press('Tab');
    await win(page, LINE, async (step) => {
      await goTo(page, step);
      for (const arrow of arrowsOf(step)) await page.keyboard.press(`Shift+${arrow}`);
    });
    const slides = LINE.reduce((sum, { way }) => sum + way.length - 1, 0);
    expect(await movesOn(page)).toHaveLength(slides);
  });
});

/** Where focus is: the cell of a block. */
const focusOn = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const node = window.kept.game.shadowRoot?.activeElement as HTMLElement | null;
    return Number(node?.dataset['cell']);
  });

/**
 * Arrows that lead from the first block to another: along rows and columns of cells, over gaps and
 * through what is larger.
 */
const arrowsTo = ({ before: { blocks }, move }: Step): readonly string[] => {
  const first = [...blocks].sort((a, b) => a.cell - b.cell)[0];
  const ownerOf = (cell: number): number | undefined =>
    blocks.find((block) => cellsOf(block).includes(cell))?.id;
  const target = ownerOf(move.from);
  const walks = new Map<number, readonly string[]>([[first?.cell ?? 0, []]]);
  for (const [start, keys] of walks) {
    if (ownerOf(start) === target) return keys;
    for (const [way, key] of Object.entries(ARROWS).map(
      ([by, name]) => [Number(by), name] as const,
    )) {
      const isInLine = (cell: number): boolean =>
        Math.abs(way) > 1 ? cell >= 0 && cell < 20 : Math.floor(cell / 4) === Math.floor(start / 4);
      let cell = start + way;
      while (isInLine(cell) && [undefined, ownerOf(start)].includes(ownerOf(cell))) cell += way;
      if (isInLine(cell) && !walks.has(cell)) walks.set(cell, [...keys, key]);
    }
  }
  throw new Error('No arrows lead there.');
};

/** Walks to the block of a move by keys alone; the keys that it took. */
const goTo = async (page: Page, step: Step): Promise<readonly string[]> => {
  if ((await focusOn(page)) === step.move.from) return [];
  const keys = ['Home', ...arrowsTo(step)];
  for (const key of keys) await page.keyboard.press(key);
  expect(await focusOn(page), `${step.text} by ${keys.join(' ')}`).toBe(step.move.from);
  return keys;
};

/** Keys that read and ask, and one refusal of each kind. */
const READING: readonly (readonly string[])[] = [
  ['b'],
  ['m'],
  ['Shift+m'],
  ['e'],
  ['s'],
  ['h'],
  ['Shift+ArrowUp'],
  ['l'],
  ['Home', 'Shift+ArrowUp'],
  ['End', 'm'],
  ['Enter'],
  ['ArrowLeft'],
  ['ArrowRight'],
  ['Escape', 'u'],
  ['Shift+u'],
  ['v'],
  ['Space', 'Shift+ArrowRight'],
  ['Shift+ArrowRight'],
  ['Shift+ArrowLeft'],
  ['s'],
  ['e'],
  ['Escape'],
];

describe('by keys alone', () => {
  it('一心一意 is solved, and all that is said is in the transcript', async () => {
    const page = await openStill({ attributes: { layout: SHORT } });
    const lines: string[] = [];

    const focus = (): Promise<string> =>
      page.evaluate(() => window.kept.game.shadowRoot?.activeElement?.ariaLabel ?? '');
    /** Lets the time pass in which what follows would be said instead. */
    const heard = async (): Promise<string> => {
      await page.clock.runFor(100);
      return page.evaluate(() => window.kept.said.splice(0).join(' | '));
    };
    const act = async (keys: readonly string[], past: readonly string[] = []): Promise<void> => {
      for (const key of keys) await page.keyboard.press(key);
      let said = '';
      // Some words are loaded, and the solver is asked, when they are first needed.
      await expect.poll(async () => (said = await heard())).not.toBe('');
      lines.push(
        `${[...past, ...keys].join(' ')} → ${await focus()} / ${said.replaceAll('\u00A0', '~')}`,
      );
    };

    await page.keyboard.press('Tab');
    lines.push(`Tab → ${await focus()} / ${await heard()}`.trimEnd());
    for (const keys of READING) await act(keys);
    await page.evaluate(() => {
      window.kept.game.restart();
      window.kept.events.splice(0);
    });
    lines.push(`(restart) → ${await focus()} / ${await heard()}`);
    await page.evaluate(() => window.kept.events.splice(0));
    for (const step of shortest(SHORT)) {
      const walked = await goTo(page, step);
      const [first = '', ...others] = arrowsOf(step);
      await act([`Shift+${first}`], walked);
      for (const arrow of others) await act([`Shift+${arrow}`]);
    }
    expect(await countOn(page)).toBe(11);
    expect((await statusOn(page))[0]).toBe('Moves 11 / 11 · perfect');
    await act(['s']);
    await act(['h']);
    expect(faultsOf(page)).toEqual([]);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('transcript.txt');
  });
});
