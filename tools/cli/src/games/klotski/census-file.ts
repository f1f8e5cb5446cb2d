// The census of each set of blocks, kept in a file of JSON lines, so that none is counted twice.
import { err, ok, type Result } from '@parlour/game-core';
import { METRICS } from '@parlour/klotski';
import { type SetCensus } from '@parlour/klotski/census';
import { type BlockSet, count, makeBlockSet } from '@parlour/klotski/enumeration';
import { type FileError, readText } from '../../core/files.ts';
import { replaceFile } from '../../core/replace-file.ts';

/** Why a file cannot be used. */
export type CensusFileError =
  FileError | { readonly code: 'foreign-file'; readonly message: string };

// All sets in all metrics take a tenth of this.
const BYTES_LIMIT = 4_000_000;

/** The results that are there, by the name of their set. */
export type Results = ReadonlyMap<string, SetCensus>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

const isMetric = (value: unknown, solvable: number): boolean => {
  if (!isObject(value) || !Array.isArray(value['histogram'])) return false;
  const histogram: readonly unknown[] = value['histogram'];
  if (!histogram.every(isCount)) return false;
  return histogram.reduce((sum, number) => sum + number, 0) === solvable;
};

const isBlockSet = (value: unknown): value is BlockSet =>
  isObject(value) && isCount(value['h']) && isCount(value['v']) && isCount(value['s']);

/** Is this what a census writes? Its sums must be right. */
const isSetCensus = (value: unknown): value is SetCensus => {
  if (!isObject(value) || !isBlockSet(value['blocks']) || !isObject(value['metrics'])) return false;
  const { states, solvable, components, solvableComponents, largest, metrics } = value;
  const counts = [states, solvable, components, solvableComponents, largest];
  if (!counts.every(isCount) || !isCount(solvable)) return false;
  const names: readonly string[] = METRICS;
  return (
    states === count(value['blocks']) &&
    Object.entries(metrics as object).every(
      ([name, metric]) => names.includes(name) && isMetric(metric, solvable),
    )
  );
};

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

/** How every line begins, one that was cut off too. */
const START = '{"blocks":{"h":';

/** Reads what was counted before; nothing, where there is no file yet. */
export const readResults = (path: string): Result<Results, CensusFileError> => {
  const text = readText(path, BYTES_LIMIT);
  if (!text.ok) return text.error.code === 'no-file' ? ok(new Map()) : text;
  const results = new Map<string, SetCensus>();
  const lines = text.value.split(/\r?\n/);
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const value = parsed(line);
    // A file that was cut off has lost the end of its last line, and nothing else.
    const isLast = index === lines.length - 1;
    if (isLast && value === undefined && line.startsWith(START)) continue;
    if (!isSetCensus(value)) {
      const message = `${path} exists and is no census of this command; it is left as it is.`;
      return err({ code: 'foreign-file', message });
    }
    results.set(makeBlockSet(value.blocks), value);
  }
  return ok(results);
};

/** Writes all results; at any moment the file has either the old ones or the new ones. */
export const writeResults = (path: string, results: Results): Result<unknown, FileError> => {
  const lines = Array.from(results.values(), (result) => `${JSON.stringify(result)}\n`);
  return replaceFile<FileError>(path, lines.join(''), () => ok('over'));
};
