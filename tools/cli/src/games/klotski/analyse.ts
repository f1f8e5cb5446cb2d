import { ok, type Result } from '@parlour/game-core';
import { type Layout, type Metric } from '@parlour/klotski';
import { makeBlockSet } from '@parlour/klotski/enumeration';
import {
  type Analysis,
  analysisSearch,
  type Farthest,
  type MetricAnalysis,
} from '@parlour/klotski/solver';
import { type Answer, type Fault } from '../../core/batch.ts';
import { defineVerb } from '../../core/define-verb.ts';
import { isOn } from '../../core/flags.ts';
import { patiently } from '../../core/patiently.ts';
import { type Io } from '../../core/verb.ts';
import { counted } from '../../core/words.ts';
import { INPUT_FLAGS, INPUT_NOTES, runLayouts } from './layout-input.ts';
import { METRIC_FLAG, METRIC_NOTES, metricsOf } from './search-flags.ts';

const among = (count: number): string => (count === 1 ? 'the only one' : `one of ${count}`);

const farthestWords = ({ layout, distance, count }: Farthest): string =>
  `${layout}, ${counted(distance, 'move')}, ${among(count)}`;

const metricLines = ([metric, found]: readonly [string, MetricAnalysis]): readonly string[] => [
  ...(found.distance === undefined || !found.farthest
    ? []
    : [
        `  ${metric}: ${counted(found.distance, 'move')} to the goal`,
        `    farthest from the goal: ${farthestWords(found.farthest)}`,
      ]),
  ...(found.farthest ? [] : [`  ${metric}:`]),
  `    farthest from here: ${farthestWords(found.remotest)}`,
  ...(found.histogram.length > 0 ? [`    by distance: ${found.histogram.join(' ')}`] : []),
];

const textOf = (layout: Layout, analysis: Analysis): string => {
  const { blocks, states, solved, mirrors, metrics } = analysis;
  const images = mirrors ? 'with' : 'without';
  return [
    `${layout}: ${makeBlockSet(blocks)}, ${counted(states, 'layout')} ${images} mirror images, ${solved} solved`,
    ...Object.entries(metrics).flatMap(metricLines),
  ].join('\n');
};

const bare = ({ layout, distance, count, moves }: Farthest, withMoves: boolean) => ({
  layout,
  distance,
  count,
  ...(withMoves && { moves }),
});

const jsonOf = (layout: Layout, analysis: Analysis, withMoves: boolean): Answer['json'] => {
  const { blocks, states, solved, mirrors, metrics } = analysis;
  const metricJson = ({ distance, farthest, remotest, histogram }: MetricAnalysis) => ({
    distance: distance ?? null,
    farthest: farthest ? bare(farthest, withMoves) : null,
    remotest: bare(remotest, withMoves),
    histogram,
  });
  const found = Object.entries(metrics).map(([name, one]) => [name, metricJson(one)] as const);
  return { layout, blocks, states, solved, mirrors, ...Object.fromEntries(found) };
};

const analyse = async (
  layout: Layout,
  metrics: readonly Metric[],
  withMoves: boolean,
  io: Io,
): Promise<Result<Answer, Fault> | undefined> => {
  const analysis = await patiently(analysisSearch({ layout, metrics }), io);
  return (
    analysis && ok({ text: textOf(layout, analysis), json: jsonOf(layout, analysis, withMoves) })
  );
};

/** `parlour klotski analyse`. */
export const analyseVerb = defineVerb({
  game: 'klotski',
  name: 'analyse',
  summary: 'Tell all that can be reached from layouts: how much, how much of it solved, how far.',
  operands: '[FILE…|-]',
  flags: [
    METRIC_FLAG,
    { name: 'moves', help: 'in JSON, tell the ways to and from what is farthest' },
    ...INPUT_FLAGS,
  ],
  notes:
    `${METRIC_NOTES}\n\n${INPUT_NOTES}\n\n` +
    'In JSON “farthest” is the layout farthest from the goal, the hardest start that can be made by ' +
    'moving; “remotest” is farthest from the layout itself; “histogram” counts layouts by their ' +
    'distance to the goal, from 0 on. Of several as far, the one with the lowest number is named.',
  examples: ['layouts.txt', '--metric corner --json < layout.txt'],
  run: async (given, io, fail) => {
    const metrics = metricsOf(given);
    if (!metrics.ok) return fail.usage(metrics.error.message);
    return runLayouts(given, io, fail, (layout) =>
      analyse(layout, metrics.value, isOn(given, 'moves'), io),
    );
  },
});
