import { execFileSync } from 'node:child_process';
import { type Task } from './tasks.ts';

/** Milliseconds of CPU, user and system, all threads of the process; megabytes. */
export interface Figures {
  /** The very first run in a fresh process, with nothing compiled. */
  readonly first: number;
  /** The median of all others; absent where there are none. */
  readonly warm?: number;
  /** The most memory that the process held. */
  readonly memory: number;
}

const timed = (act: () => unknown, answer: unknown): number => {
  const start = process.cpuUsage();
  const given = act();
  const { user, system } = process.cpuUsage(start);
  if (given !== answer) throw new Error(`The answer is ${String(given)}, not ${String(answer)}.`);
  return (user + system) / 1000;
};

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** Measures a task in this process, which must have done nothing yet. */
export const measure = ({ runs, times = 1, prepare, answer }: Task): Figures => {
  const act = prepare();
  const first = timed(act, answer) / times;
  const others = Array.from({ length: runs }, () => timed(act, answer) / times);
  return {
    first,
    ...(runs > 0 && { warm: median(others) }),
    memory: process.resourceUsage().maxRSS / 1024,
  };
};

/** Measures a task in a process of its own. */
export const measureApart = (program: string, id: string): Figures => {
  const out = execFileSync(process.execPath, [program, '--task', id], { encoding: 'utf8' });
  return JSON.parse(out) as Figures;
};
