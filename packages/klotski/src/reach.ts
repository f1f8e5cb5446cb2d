import { columnOf, coverOf, isInside, maskOf } from './board.ts';
import { type Block, type Cell, COLUMNS, type Metric, type Reach } from './types.ts';

/** From a cell to its neighbour: up, right, down, left. */
const STEPS = [-COLUMNS, 1, COLUMNS, -1] as const;

/** The cell one step on; `undefined` where the block would stick out or lie on another one. */
const stepped = ({ code }: Block, from: Cell, step: number, others: number): Cell | undefined => {
  const to = from + step;
  // A step to the side stays in its row.
  const isNeighbour = Math.abs(step) > 1 || Math.abs(columnOf(to) - columnOf(from)) === 1;
  return isNeighbour && isInside(code, to) && (maskOf(code, to) & others) === 0 ? to : undefined;
};

/** May a block that came by a step, or has not moved (0), make this step in the same move? */
const goesOn = (metric: Metric, came: number, step: number): boolean =>
  came === 0 || metric === 'corner' || (metric === 'straight' && came === step);

/**
 * Where a block can go in one move of the metric, by cell, each with a shortest way there. Of ways
 * that are equally short it is always the same one.
 */
export const reach = (blocks: readonly Block[], block: Block, metric: Metric): readonly Reach[] => {
  const others = coverOf(blocks) & ~maskOf(block.code, block.cell);
  const found: (Reach & { readonly came: number })[] = [{ to: block.cell, path: [], came: 0 }];
  let seen = 1 << block.cell;
  for (const { to: at, path, came } of found) {
    for (const step of STEPS) {
      const to = goesOn(metric, came, step) ? stepped(block, at, step, others) : undefined;
      if (to === undefined || (seen >> to) & 1) continue;
      seen |= 1 << to;
      found.push({ to, path: [...path, to], came: step });
    }
  }
  return found
    .slice(1)
    .map(({ to, path }) => ({ to, path }))
    .sort((a, b) => a.to - b.to);
};

/**
 * The way of a block to a cell that it can reach without any other block moving, as legal moves of
 * the metric, as few as can be: one for `corner`, one for each straight part or each cell else. Of
 * several ways it is always the same one. `undefined` if it cannot get there; no moves if it is there.
 */
export const slides = (
  blocks: readonly Block[],
  block: Block,
  to: Cell,
  metric: Metric,
): readonly { readonly from: Cell; readonly to: Cell }[] | undefined => {
  const rest = blocks.filter(({ cell }) => cell !== block.cell);
  const ways = new Map<Cell, readonly Cell[]>([[block.cell, [block.cell]]]);
  for (const [at, way] of ways) {
    if (at === to)
      return way.slice(1).map((cell, index) => ({ from: way[index] ?? cell, to: cell }));
    const moved = { ...block, cell: at };
    for (const next of reach([...rest, moved], moved, metric)) {
      if (!ways.has(next.to)) ways.set(next.to, [...way, next.to]);
    }
  }
  return undefined;
};
