/** What there is to tell of many times. */
export interface Quantiles {
  readonly frames: number;
  readonly p50: number;
  readonly p90: number;
  readonly p99: number;
  readonly most: number;
  /** Of a hundred frames, so many came later than after 25 ms: one was left out at 60 a second. */
  readonly late: number;
}

const LATE = 25;

export const quantilesOf = (times: readonly number[]): Quantiles => {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (part: number): number =>
    sorted[Math.min(Math.floor(part * sorted.length), sorted.length - 1)] ?? Number.NaN;
  const late = sorted.filter((time) => time > LATE).length;
  return {
    frames: sorted.length,
    p50: at(0.5),
    p90: at(0.9),
    p99: at(0.99),
    most: at(1),
    late: (100 * late) / Math.max(sorted.length, 1),
  };
};

export interface Row extends Quantiles {
  readonly name: string;
}

/** Columns for a terminal. */
export const table = (rows: readonly Row[]): string => {
  const head = ['', 'frames', 'p50', 'p90', 'p99', 'max', 'late'];
  const cells = rows.map(({ name, frames, p50, p90, p99, most, late }) => [
    name,
    String(frames),
    ...[p50, p90, p99, most].map((time) => time.toFixed(1)),
    `${late.toFixed(1)} %`,
  ]);
  const all = [head, ...cells];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
};
