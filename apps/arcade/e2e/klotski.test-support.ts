// What the end-to-end tests of Klotski share: solutions from the engine, and hands that play them.
import { klotski, type KlotskiMove, layoutOf, makeMove, reachOf } from '@parlour/klotski';
import { gallery, type GalleryEntry } from '@parlour/klotski/gallery';
import { COLUMNS, HEIGHTS, type KlotskiState, type Metric, WIDTHS } from '@parlour/klotski/play';
import { solve } from '@parlour/klotski/solver';
import { unwrap } from '@parlour/game-core';
import { type Page } from 'playwright';
import { type Arcade } from './arcade.test-support.ts';

export const entryOf = (number: number): GalleryEntry => gallery()[number - 1] as GalleryEntry;

/** The easiest one: seven moves. */
export const SHORT = 252;

/** A shortest solution of a layout of the gallery. */
export const solutionOf = (number: number, metric: Metric = 'corner'): readonly KlotskiMove[] => {
  const answer = solve(entryOf(number).layout, metric);
  if (answer.status !== 'solved') throw new Error(`No. ${number} is ${answer.status}.`);
  return answer.moves;
};

/** A solution with one move in it that leads astray. */
export const detourOf = (number: number): readonly KlotskiMove[] => {
  let state = klotski.deal(unwrap(klotski.parseOptions({ layout: entryOf(number).layout })));
  const best = solutionOf(number);
  for (const [index, right] of best.entries()) {
    for (const wrong of klotski.moves(state)) {
      const { blocks } = unwrap(klotski.play(state, wrong)).state;
      const answer = solve(layoutOf(blocks), 'corner');
      if (answer.status !== 'solved' || answer.optimum < best.length - index) continue;
      // Going on with the same block would be the same move, before it and after it.
      const isOwn = answer.moves[0]?.from !== wrong.to && best[index - 1]?.to !== wrong.from;
      if (isOwn) return [...best.slice(0, index), wrong, ...answer.moves];
    }
    ({ state } = unwrap(klotski.play(state, right)));
  }
  throw new Error(`Nothing leads astray in no. ${number}.`);
};

export const textsOf = (moves: readonly KlotskiMove[]): readonly string[] => moves.map(makeMove);

/** Plays moves by the element's own method. */
export const playAll = (arcade: Arcade, moves: readonly KlotskiMove[]): Promise<unknown> =>
  arcade.ask(`${JSON.stringify(textsOf(moves))}.map((move) => table.play(move))`);

/** Cells that a block of a code covers with its top left at `cell`. */
const covered = (code: 1 | 2 | 3 | 4, cell: number): readonly number[] =>
  Array.from(
    { length: WIDTHS[code] * HEIGHTS[code] },
    (_, index) => cell + COLUMNS * Math.floor(index / WIDTHS[code]) + (index % WIDTHS[code]),
  );

/** An empty cell that is enough to say where a block shall go. */
const tapFor = (state: KlotskiState, { from, to }: KlotskiMove): number => {
  const block = state.blocks.find(({ cell }) => cell === from);
  if (!block) throw new Error(`There is no block at ${from}.`);
  const taken = new Set(state.blocks.flatMap(({ code, cell }) => covered(code, cell)));
  const ways = [...reachOf(state, from)].sort((a, b) => a.path.length - b.path.length);
  const cell = covered(block.code, to)
    .filter((free) => !taken.has(free))
    .find((free) => ways.find((way) => covered(block.code, way.to).includes(free))?.to === to);
  if (cell === undefined) throw new Error(`No tap leads from ${from} to ${to}.`);
  return cell;
};

/** Plays moves by taps alone: the block, then where it shall go. */
export const tapAll = async (
  page: Page,
  number: number,
  moves: readonly KlotskiMove[],
): Promise<void> => {
  const options = unwrap(klotski.parseOptions({ layout: entryOf(number).layout }));
  let state = klotski.deal(options);
  for (const move of moves) {
    await page.locator(`parlour-klotski .block[data-cell="${move.from}"]`).tap();
    await page.locator(`parlour-klotski .gap[data-cell="${tapFor(state, move)}"]`).tap();
    ({ state } = unwrap(klotski.play(state, move)));
  }
};
