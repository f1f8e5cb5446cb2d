// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ readonly passed: number, readonly failed: number }} Tally
 * @typedef {{ readonly project: string, readonly target: string, readonly ok: boolean }} Task
 */

/** Where the targets that run tests leave Vitest's report, in the folder of the project. */
export const REPORTS = /** @type {Readonly<Record<string, string>>} */ ({
  test: 'test-results/unit.json',
  e2e: 'test-results/e2e.json',
});

/**
 * @param {readonly Tally[]} tallies
 * @returns {Tally}
 */
export const sum = (tallies) => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
});

/**
 * @param {boolean} ok
 * @returns {Tally}
 */
export const one = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

/**
 * @param {string} file
 * @returns {(Tally & { readonly success: boolean }) | undefined}
 */
function readReport(file) {
  try {
    const {
      numPassedTests: passed,
      numFailedTests: failed,
      success,
    } = JSON.parse(readFileSync(file, 'utf8'));
    const sound = Number.isInteger(passed) && Number.isInteger(failed);
    return sound ? { passed, failed, success: success === true } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * What one task adds. A task that runs tests counts every test; one more failure is added where the
 * task failed and no test did (a crash, a file that does not load) and where it claims success but
 * left no report.
 *
 * @param {Task} task
 * @param {string} folder of the project, absolute
 * @returns {Tally}
 */
export function tallyTask({ target, ok }, folder) {
  const file = REPORTS[target];
  if (file === undefined) return one(ok);
  const report = readReport(join(folder, file));
  if (!report) return one(false);
  const { passed, failed, success } = report;
  return { passed, failed: failed === 0 && !(ok && success) ? 1 : failed };
}

/**
 * Reads what Nx wrote down of its last run (`run.json` in its cache).
 *
 * @param {string} file
 * @returns {Task[]} nothing, if there is no such file
 */
export function readRun(file) {
  if (!existsSync(file)) return [];
  const { tasks } = JSON.parse(readFileSync(file, 'utf8'));
  return tasks.map((/** @type {Record<string, unknown>} */ task) => ({
    project: String(task['projectName']),
    target: String(task['target']),
    ok: task['status'] === 0,
  }));
}

/**
 * The tally of a whole run of Nx. Nx's own verdict must agree: if it failed and no task is to blame,
 * or nothing at all was run, that is one failure more.
 *
 * @param {readonly Task[]} tasks
 * @param {number} exitCode
 * @param {(project: string) => string} folderOf
 * @returns {Tally}
 */
export function tallyRun(tasks, exitCode, folderOf) {
  const total = sum(tasks.map((task) => tallyTask(task, folderOf(task.project))));
  const unexplained = total.failed === 0 && (exitCode !== 0 || tasks.length === 0);
  return unexplained ? { ...total, failed: 1 } : total;
}
