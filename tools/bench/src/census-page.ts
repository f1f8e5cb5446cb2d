import { finished } from '@parlour/game-core';
import { type SetCensus, wholeCensusSearch } from '@parlour/klotski/census';
import { makeBlockSet } from '@parlour/klotski/enumeration';

const METRICS = ['corner', 'straight', 'unit'] as const;
type Metric = (typeof METRICS)[number];

/** Counts all sets of blocks. Takes a minute or two. */
export const wholeCensus = (): readonly SetCensus[] =>
  [...finished(wholeCensusSearch({}))].sort(
    ({ blocks: a }, { blocks: b }) => a.h - b.h || a.v - b.v || a.s - b.s,
  );

const sumOf = (sets: readonly SetCensus[], count: (set: SetCensus) => number): number =>
  sets.reduce((sum, set) => sum + count(set), 0);

const number = (value: number): string => value.toLocaleString('en');

const hardestOf = (sets: readonly SetCensus[], metric: Metric) => {
  const all = sets.flatMap(({ blocks, metrics }) => {
    const hardest = metrics[metric]?.hardest;
    return hardest ? [{ blocks, ...hardest }] : [];
  });
  const optimum = Math.max(...all.map((one) => one.optimum));
  return all.filter((one) => one.optimum === optimum);
};

const summary = (sets: readonly SetCensus[]): readonly string[] => {
  const states = sumOf(sets, (set) => set.states);
  const solvable = sumOf(sets, (set) => set.solvable);
  const lines = [
    `- ${number(states)} layouts in ${sets.length} sets of blocks`,
    `- ${number(solvable)} can be solved, ${number(states - solvable)} cannot`,
    `- ${number(sumOf(sets, (set) => set.components))} components, ` +
      `${number(sumOf(sets, (set) => set.solvableComponents))} of them with a solved layout`,
  ];
  const hardest = METRICS.flatMap((metric) =>
    hardestOf(sets, metric).map(
      ({ blocks, optimum, layout, count }) =>
        `- hardest in the metric ${metric}: ${optimum} moves, \`${layout}\`, one of ${count} with \`${makeBlockSet(blocks)}\``,
    ),
  );
  return [...lines, ...hardest];
};

const rowOf = ({ blocks, states, solvable, metrics, ...parts }: SetCensus): readonly string[] => [
  String(blocks.h),
  String(blocks.v),
  String(blocks.s),
  number(states),
  number(solvable),
  number(parts.components),
  number(parts.solvableComponents),
  number(parts.largest),
  ...METRICS.map((metric) => {
    const hardest = metrics[metric]?.hardest;
    return hardest ? `${hardest.optimum} \`${hardest.layout}\`` : '–';
  }),
];

const HEAD = [
  'h',
  'v',
  's',
  'layouts',
  'solvable',
  'components',
  'solvable',
  'largest',
  ...METRICS.map((metric) => `hardest, ${metric}`),
];

/** The page of what was counted, as Prettier would write it. */
export const makeCensusPage = (sets: readonly SetCensus[] = wholeCensus()): string => {
  const rows = [HEAD, ...sets.map(rowOf)];
  const widths = HEAD.map((_, column) =>
    Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [
    '# Census of Klotski',
    '',
    '<!-- Generated: npx nx bench bench --census ../../docs/klotski-census.md -->',
    '',
    'Every layout with exactly one 2×2 and at least two empties, its optimum found by one',
    'breadth-first search from all solved layouts of its set of blocks. h, v, s: horizontals,',
    'verticals, soldiers. A component is a class of layouts that can be reached from each other. The',
    'hardest layout named is the one with the lowest number.',
    '',
    ...summary(sets),
    '',
    line(HEAD),
    rule,
    ...rows.slice(1).map(line),
    '',
  ].join('\n');
};
