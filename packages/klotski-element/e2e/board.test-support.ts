// Klotski's board on a page in a real browser, and where to touch it.
import { join } from 'node:path';
import { klotski } from '@parlour/klotski';
import {
  type Block,
  HEIGHTS,
  type KlotskiMove,
  type KlotskiState,
  type Metric,
  reachOf,
  WIDTHS,
} from '@parlour/klotski/play';
import { solution } from '@parlour/klotski/hint';
import { type Page } from 'playwright';
import { type Game, type Setting, stageOf } from '../../../e2e.stage.ts';

export {
  axe,
  complaintsOf,
  crash,
  ELSEWHERE,
  faultsOf,
  fillStorage,
  groupsOn,
  indexOf,
  picture,
  type Setting,
  settled,
} from '../../../e2e.stage.ts';

/** The element, with what it has beyond every game's. */
export interface Klotski extends Game {
  readonly state: KlotskiState;
  layout: string;
  solve(): Promise<boolean>;
}

/** 横刀立马: 81 moves. */
export const LAYOUT = '24422442233221121001';
/** 一心一意: 11 moves. */
export const SHORT = '33332144214421112001';
/** Won by `b3b4`. */
export const NEARLY_WON = '21122112144014401001';

export const { documentOf, keep, open, openIn, reload, tagOf, visit, watch } = stageOf({
  tag: 'parlour-klotski',
  attributes: { layout: LAYOUT },
  files: join(import.meta.dirname, '../dist/cdn'),
});

/** A board at its start. */
export const dealt = (layout: string, metric: Metric = 'corner'): KlotskiState => {
  const options = klotski.parseOptions({ layout, metric });
  if (!options.ok) throw new Error(`There is no board ${layout}.`);
  return klotski.deal(options.value);
};

/** A move of a line of play: the board before it, and the block's way, its own cell first. */
export interface Step {
  readonly move: KlotskiMove;
  readonly text: string;
  readonly before: KlotskiState;
  readonly way: readonly number[];
}

/** A shortest solution, by the solver. */
export const shortest = (layout: string, metric: Metric = 'corner'): readonly Step[] => {
  let state = dealt(layout, metric);
  return (solution(state) ?? []).map((move) => {
    const before = state;
    const reach = reachOf(before, move.from).find(({ to }) => to === move.to);
    const played = klotski.play(before, move);
    if (!played.ok || !reach) throw new Error('The solver does not know the rules.');
    state = played.value.state;
    return { move, text: klotski.makeMove(move), before, way: [move.from, ...reach.path] };
  });
};

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Grid {
  /** The middle of cell 0. */
  readonly origin: Point;
  /** From one cell to the next. */
  readonly unit: number;
}

/** Where the cells are on the screen now, read from the first block or gap. */
const gridOn = (page: Page): Promise<Grid> =>
  page.evaluate(() => {
    const node = window.kept.game.shadowRoot?.querySelector<HTMLElement>('[data-cell]');
    if (!node) throw new Error('There is no board.');
    const { x, y, width } = node.getBoundingClientRect();
    const cell = Number(node.dataset['cell']);
    const unit = width / Number(node.getAttribute('aria-colspan') ?? 1);
    const origin = {
      x: x + unit / 2 - unit * (cell % 4),
      y: y + unit / 2 - unit * Math.floor(cell / 4),
    };
    return { origin, unit };
  });

/** The middles of cells on the screen. */
export const cellsOn = async (
  page: Page,
  ...cells: readonly number[]
): Promise<readonly Point[]> => {
  const { origin, unit } = await gridOn(page);
  return cells.map((cell) => ({
    x: origin.x + unit * (cell % 4),
    y: origin.y + unit * Math.floor(cell / 4),
  }));
};

export const unitOn = async (page: Page): Promise<number> => (await gridOn(page)).unit;

/** Takes the block at the start of a way by its first cell and leads it along, and holds it there. */
export const lead = async (page: Page, way: readonly number[]): Promise<Point> => {
  const points = await cellsOn(page, ...way);
  const [first, ...others] = points;
  if (!first) throw new Error('There is no way.');
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  for (const { x, y } of others) await page.mouse.move(x, y, { steps: 3 });
  return points.at(-1) ?? first;
};

/** The cells that a block covers, at its place or another. */
export const cellsOf = ({ code, cell }: Pick<Block, 'code' | 'cell'>): readonly number[] =>
  Array.from(
    { length: WIDTHS[code] * HEIGHTS[code] },
    (_, at) => cell + 4 * Math.floor(at / WIDTHS[code]) + (at % WIDTHS[code]),
  );

/** A cell that a block covers at the end of a move and that is free before it: where to tap for it. */
export const tapFor = ({ move, before }: Step): number => {
  const { code } = before.blocks.find(({ cell }) => cell === move.from) ?? { code: 1 as const };
  const cells = (cell: number): readonly number[] => cellsOf({ code, cell });
  const own = cells(move.from);
  const free = cells(move.to).filter((cell) => !own.includes(cell));
  // Of those, one that a tap understands so: no other place that covers it is as near.
  const places = reachOf({ ...before, metric: 'corner' }, move.from).toSorted(
    (a, b) => a.path.length - b.path.length,
  );
  const target = free.find(
    (cell) => places.find(({ to }) => cells(to).includes(cell))?.to === move.to,
  );
  if (target === undefined) throw new Error('No cell says where to go.');
  return target;
};

/** The figures in the status. */
export const statusOn = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.status > div')
    .evaluateAll((nodes) =>
      nodes.map((node) => Array.from(node.children, (part) => part.textContent.trim()).join(' ')),
    );

export const movesOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window.kept.game.record as { readonly moves: readonly string[] }).moves);

export const countOn = (page: Page): Promise<number> => page.evaluate(() => window.kept.game.count);

/** Opens a page on which time stands still but for what the test lets pass: `page.clock.runFor`. */
export const openStill = async (setting: Setting = {}): Promise<Page> => {
  const page = await open({ ...setting, prepare: (fresh) => fresh.clock.install() });
  await rated(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  return page;
};

/** Until the fewest moves are known. */
export const rated = (page: Page): Promise<void> =>
  page.locator('.status', { hasText: '/' }).waitFor();
