import { type Metric } from '@parlour/klotski';
import { censusOrder, completedSearch, type SetCensus } from '@parlour/klotski/census';
import { type BlockFilter, type CountedBlockSet, makeBlockSet } from '@parlour/klotski/enumeration';
import { defineVerb } from '../../core/define-verb.ts';
import { isOn, textOf } from '../../core/flags.ts';
import { patiently } from '../../core/patiently.ts';
import { writeJson } from '../../core/spoken.ts';
import { type ExitCode, type Io } from '../../core/verb.ts';
import { counted } from '../../core/words.ts';
import { readResults, type Results, writeResults } from './census-file.ts';
import {
  BLOCKS_FLAG,
  blocksFlag,
  METRIC_FLAG,
  METRIC_NOTES,
  metricsOf,
  setsOf,
} from './search-flags.ts';

const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0);

/** Draws how far it is on a terminal. */
const progressOf = (io: Io, sets: readonly CountedBlockSet[]) => {
  const isShown = io.stderr.isTTY === true;
  const all = sumOf(sets.map(({ count }) => count));
  const clear = (): void => {
    if (isShown) io.stderr.write('\r\u001b[K');
  };
  const show = (done: number, now: CountedBlockSet): void => {
    if (!isShown) return;
    const before = sumOf(sets.slice(0, done).map(({ count }) => count));
    const share = Math.floor((100 * before) / all);
    io.stderr.write(`\r\u001b[K${done} of ${sets.length} sets, ${share} %: ${makeBlockSet(now)}`);
  };
  return { clear, show };
};

const textOfSet = ({ blocks, states, solvable, metrics, ...parts }: SetCensus): string => {
  const hardest = Object.entries(metrics).map(([metric, found]) =>
    found.hardest
      ? `; ${metric} ${found.hardest.optimum}: ${found.hardest.layout}, one of ${found.hardest.count}`
      : '',
  );
  return (
    `${makeBlockSet(blocks)}: ${counted(states, 'layout')}, ${solvable} solvable, ` +
    `${counted(parts.components, 'component')}, ${parts.solvableComponents} solvable, ` +
    `the largest ${parts.largest}${hardest.join('')}`
  );
};

const textOfAll = (results: readonly SetCensus[]): string => {
  const states = sumOf(results.map((result) => result.states));
  const solvable = sumOf(results.map((result) => result.solvable));
  return `${counted(results.length, 'set')}: ${counted(states, 'layout')}, ${solvable} solvable`;
};

interface Wish {
  readonly sets: readonly CountedBlockSet[];
  readonly metrics: readonly Metric[];
  readonly json: boolean;
  readonly out: string | undefined;
}

const run = async (wish: Wish, known: Results, io: Io): Promise<ExitCode> => {
  const { sets, metrics, json, out } = wish;
  const results = new Map(known);
  const progress = progressOf(io, sets);
  const told: SetCensus[] = [];
  for (const set of sets) {
    const name = makeBlockSet(set);
    progress.show(told.length, set);
    const before = results.get(name);
    const found = await patiently(completedSearch({ blocks: set, metrics, known: before }), io);
    progress.clear();
    if (!found) return 1;
    if (out !== undefined && found !== before) {
      results.set(name, found);
      const written = writeResults(out, results);
      if (!written.ok) {
        io.stderr.write(`${written.error.message}\n`);
        return 1;
      }
    }
    const asked = metrics.map((metric) => [metric, found.metrics[metric]] as const);
    const answer = { ...found, metrics: Object.fromEntries(asked) };
    told.push(answer);
    if (json) writeJson(io, answer);
    else io.stdout.write(`${textOfSet(answer)}\n`);
  }
  if (!json && told.length > 1) io.stdout.write(`${textOfAll(told)}\n`);
  return 0;
};

/** The sets that are wanted, the smallest first. */
const wantedSets = (blocks: BlockFilter): readonly CountedBlockSet[] => {
  const wanted = new Set(setsOf(blocks).map(makeBlockSet));
  return censusOrder().filter((set) => wanted.has(makeBlockSet(set)));
};

/** `parlour klotski census`. */
export const censusVerb = defineVerb({
  game: 'klotski',
  name: 'census',
  summary: 'Find the optimum of every layout, one set of blocks after the other, and count them.',
  flags: [
    BLOCKS_FLAG,
    METRIC_FLAG,
    {
      name: 'out',
      value: 'FILE',
      help: 'keep the results in FILE; what it has is not counted again',
    },
    { name: 'json', help: 'one JSON object for each set of blocks' },
  ],
  notes:
    `${METRIC_NOTES}\n\n` +
    'For each set of blocks: its layouts, how many can be solved, the components into which moves ' +
    'divide them, how many of these can be solved, the largest, and in each metric the hardest ' +
    'optimum, its layout with the lowest number, and how many are as hard; in JSON also how many ' +
    'layouts have each optimum, from 0 on. All 203 sets take minutes. Ctrl-C leaves what is done; ' +
    'with the same --out it goes on from there.',
  examples: ['--blocks h=1,v=4,s=4', '--blocks s=4 --metric corner --json', '--out census.jsonl'],
  run: async (given, io, fail) => {
    const metrics = metricsOf(given);
    if (!metrics.ok) return fail.usage(metrics.error.message);
    const blocks = blocksFlag(given);
    if (!blocks.ok) return fail.usage(blocks.error.message);
    const sets = wantedSets(blocks.value);
    if (sets.length === 0) return fail.usage('There are no layouts of these blocks.');
    const out = textOf(given, 'out');
    const known = out === undefined ? undefined : readResults(out);
    if (known && !known.ok) return fail.input(known.error.message);
    const wish = { sets, metrics: metrics.value, json: isOn(given, 'json'), out };
    return run(wish, known?.value ?? new Map<string, SetCensus>(), io);
  },
});
