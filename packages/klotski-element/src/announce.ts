// Events of the engine in words: one message for each act.
import type { Cell, KlotskiEvent } from '@parlour/klotski/play';
import type { KlotskiActs } from './messages/words.ts';

/** A way of one cell, as the difference of cells, and how often it is gone in a row. */
export type Run = readonly [way: number, count: number];

/** A path in steps, the same ones in a row counted. */
export const stepsOf = (path: readonly Cell[]): readonly Run[] => {
  const runs: [number, number][] = [];
  for (const [index, cell] of path.slice(1).entries()) {
    const way = cell - (path[index] ?? cell);
    const last = runs.at(-1);
    if (last?.[0] === way) last[1]++;
    else runs.push([way, 1]);
  }
  return runs;
};

/** "Moved left 2. 12 moves, best 81" */
export const announcement = (
  events: readonly KlotskiEvent[],
  acts: KlotskiActs,
  count: number,
  optimum: number | undefined,
): string => {
  const path = events.flatMap((event, index) => {
    if (event.type !== 'slid') return [];
    return index === 0 ? [event.from, ...event.path] : event.path;
  });
  const [runs, last] = [stepsOf(path), events.at(-1)];
  const isBack = !events.some(({ type }) => type === 'counted' || type === 'merged');
  const said = runs.length > 0 ? [acts.moved(runs)] : [];
  if (last?.type === 'solved') return [...said, acts.won(count, optimum)].join(acts.stop);
  return [...said, ...(isBack ? [acts.takenBack] : []), acts.count(count, optimum)].join(acts.stop);
};
