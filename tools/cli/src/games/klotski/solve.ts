import { ok, type Result } from '@parlour/game-core';
import { type Layout, makeMove, type Metric } from '@parlour/klotski';
import { type SolutionMove, type SolveAnswer, solveSearch } from '@parlour/klotski/solver';
import { type Answer, type Fault } from '../../core/batch.ts';
import { defineVerb } from '../../core/define-verb.ts';
import { isOn } from '../../core/flags.ts';
import { patiently } from '../../core/patiently.ts';
import { type Io } from '../../core/verb.ts';
import { counted } from '../../core/words.ts';
import { INPUT_FLAGS, INPUT_NOTES, runLayouts } from './layout-input.ts';
import { METRIC_FLAG, METRIC_NOTES, metricsOf } from './search-flags.ts';

type Solved = readonly (readonly [metric: Metric, answer: SolveAnswer])[];

const movesOf = (answer: SolveAnswer): readonly SolutionMove[] =>
  answer.status === 'solved' ? answer.moves : [];

const textOf = (solved: Solved, withMoves: boolean): string => {
  if (solved.some(([, { status }]) => status !== 'solved')) return 'cannot be solved';
  const figures = solved.map(
    ([metric, answer]) => `${counted(movesOf(answer).length, 'move')} (${metric})`,
  );
  const lists = solved.map(([metric, answer]) => {
    const moves = movesOf(answer).map((move) => makeMove(move));
    return `  ${metric}: ${moves.join(' ')}`.trimEnd();
  });
  return [figures.join(', '), ...(withMoves ? lists : [])].join('\n');
};

const jsonOf = (solved: Solved, withMoves: boolean): Answer['json'] => {
  const solvable = solved.every(([, { status }]) => status === 'solved');
  const optima = solved.map(
    ([metric, answer]) => [metric, answer.status === 'solved' ? answer.optimum : null] as const,
  );
  const [first, ...others] = solved;
  return {
    solvable,
    ...Object.fromEntries(optima),
    ...(withMoves && solvable && first && { moves: movesOf(first[1]) }),
    ...(withMoves &&
      solvable &&
      others.length > 0 && {
        movesIn: Object.fromEntries(solved.map(([metric, answer]) => [metric, movesOf(answer)])),
      }),
  };
};

const solveAll = async (
  layout: Layout,
  metrics: readonly Metric[],
  withMoves: boolean,
  io: Io,
): Promise<Result<Answer, Fault> | undefined> => {
  const solved: (readonly [Metric, SolveAnswer])[] = [];
  for (const metric of metrics) {
    const answer = await patiently(solveSearch({ layout, metric }), io);
    if (!answer) return undefined;
    solved.push([metric, answer]);
  }
  return ok({ text: textOf(solved, withMoves), json: jsonOf(solved, withMoves) });
};

/** `parlour klotski solve`. */
export const solveVerb = defineVerb({
  game: 'klotski',
  name: 'solve',
  summary: 'Solve layouts in the fewest moves there can be.',
  operands: '[FILE…|-]',
  flags: [METRIC_FLAG, { name: 'moves', help: 'tell the moves too' }, ...INPUT_FLAGS],
  notes:
    `${METRIC_NOTES}\n\n${INPUT_NOTES}\n\n` +
    'A move is told by the cells of the block’s top left, columns a to d and rows 1 to 5: b4b5. In ' +
    'JSON these are numbers, 0 to 19, with the cells between; “moves” are those of the first metric, ' +
    '“movesIn” those of each, if there are several. A layout that cannot be solved is no fault.',
  examples: ['layouts.txt', '--metric corner --moves --json < layout.txt'],
  run: async (given, io, fail) => {
    const metrics = metricsOf(given);
    if (!metrics.ok) return fail.usage(metrics.error.message);
    return runLayouts(given, io, fail, (layout) =>
      solveAll(layout, metrics.value, isOn(given, 'moves'), io),
    );
  },
});
