// npm run bench: measures, and prints what came of it. `--full` counts everything there is, too;
// `--census FILE` writes the page of what was counted; `--frames` scrolls through the editor instead.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { makeCensusPage } from './census-page.ts';
import { type Figures, measure, measureApart } from './measure.ts';
import { comparisonLines } from './comparison.ts';
import { type Task, type TaskId, TASKS } from './tasks.ts';

const isTask = (id: string): id is TaskId => Object.hasOwn(TASKS, id);

const round = (number: number): string =>
  number >= 100 ? number.toFixed(0) : number >= 1 ? number.toFixed(1) : number.toPrecision(2);

const time = (milliseconds: number | undefined): string => {
  if (milliseconds === undefined) return '';
  if (milliseconds < 0.1) return `${round(1000 * milliseconds)} µs`;
  return milliseconds < 10_000 ? `${round(milliseconds)} ms` : `${round(milliseconds / 1000)} s`;
};

const hoped = ({ hopes = {} }: Task, { first, warm, memory }: Figures): string => {
  const rows = [
    [hopes.first, first, 'first', time],
    [hopes.warm, warm, 'warm', time],
    [hopes.memory, memory, 'memory', (number: number) => `${number} MB`],
  ] as const;
  return rows
    .flatMap(([limit, found = 0, name, unit]) =>
      limit === undefined ? [] : [`${name} ≤ ${unit(limit)}${found <= limit ? '' : ' MISSED'}`],
    )
    .join(', ');
};

/** Columns of a terminal; signs of Chinese take two. */
const widthOf = (text: string): number =>
  Array.from(text).length + (text.match(/\p{Script=Han}/gu)?.length ?? 0);

const table = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => widthOf(row[column] ?? ''))),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const blank = ' '.repeat((widths[column] ?? 0) - widthOf(cell));
          return column === 0 || column === 4 ? cell + blank : blank + cell;
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

const bench = (isFull: boolean): void => {
  const program = fileURLToPath(import.meta.url);
  const found = new Map<string, Figures>();
  const rows = [['', 'first call', 'warm', 'memory', 'hoped for']];
  for (const [id, task] of Object.entries<Task>(TASKS)) {
    if (id === 'census' && !isFull) continue;
    if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${task.name} …`);
    const figures = measureApart(program, id);
    found.set(id, figures);
    const memory = `${figures.memory.toFixed(0)} MB`;
    rows.push([task.name, time(figures.first), time(figures.warm), memory, hoped(task, figures)]);
  }
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  const ratio = (id: TaskId): string => {
    const [own, other] = [found.get('solve-corner')?.warm ?? NaN, found.get(id)?.warm ?? NaN];
    return `${(other / own).toFixed(0)}×`;
  };
  process.stdout.write(
    `${[
      'CPU time, user and system, all threads; each row in a process of its own.',
      table(rows),
      `Optimal solve against the plain search ${ratio('solve-plain')}, against npm klotski ${ratio('solve-peer')} (hoped for: 100×).`,
      ...comparisonLines(),
    ].join('\n\n')}\n`,
  );
};

const { values } = parseArgs({
  options: {
    task: { type: 'string' },
    full: { type: 'boolean', default: false },
    census: { type: 'string' },
    frames: { type: 'boolean', default: false },
  },
});

if (values.task !== undefined && isTask(values.task)) {
  process.stdout.write(JSON.stringify(measure(TASKS[values.task])));
} else if (values.census !== undefined) writeFileSync(values.census, makeCensusPage());
else if (values.frames) {
  const { measureFrames } = await import('./frames.ts');
  process.stdout.write(await measureFrames());
} else bench(values.full);
