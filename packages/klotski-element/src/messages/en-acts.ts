import { called, list, wayName } from './en.ts';
import type { KlotskiActs } from './words.ts';

export const steps = (runs: readonly (readonly [number, number])[]): string =>
  list(runs.map(([way, count]) => (count > 1 ? `${wayName(way)} ${count}` : wayName(way))));

export const movesOf = (count: number): string => (count === 1 ? '1 move' : `${count} moves`);

export const enActs: KlotskiActs = {
  stop: '. ',
  solve: 'Show the solution',
  picked: (block, faces) => `Picked up ${called(block, faces)}`,
  moved: (runs) => `Moved ${steps(runs)}`,
  count: (count, optimum) =>
    optimum === undefined ? movesOf(count) : `${movesOf(count)}, best ${optimum}`,
  takenBack: 'Taken back',
  won: (count, optimum) => {
    const solved = `Solved in ${movesOf(count)}`;
    if (optimum === undefined) return solved;
    return count <= optimum ? `${solved}: perfect` : `${solved}, best is ${optimum}`;
  },
  undone: 'Undone',
  redone: 'Redone',
  restarted: 'Back to the start',
  dealt: 'New board',
  sliding: 'Arrows slide the block',
  left: 'Left',
  perfect: 'perfect',
};
