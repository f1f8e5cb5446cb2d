import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { one, readRun, sum, tallyRun, tallyTask } from './tally.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlour-tally-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const report = (content: string | object): void => {
  mkdirSync(join(folder, 'test-results'), { recursive: true });
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  writeFileSync(join(folder, 'test-results/unit.json'), text);
};
const task = (target: string, ok: boolean) => ({ project: 'p', target, ok });

it('counts a lint, a type check, a build as one', () => {
  expect(tallyTask(task('lint', true), folder)).toEqual({ passed: 1, failed: 0 });
  expect(tallyTask(task('build', false), folder)).toEqual({ passed: 0, failed: 1 });
});

it('counts every test of a report', () => {
  report({ numPassedTests: 7, numFailedTests: 2, success: false });
  expect(tallyTask(task('test', false), folder)).toEqual({ passed: 7, failed: 2 });
  report({ numPassedTests: 9, numFailedTests: 0, success: true });
  expect(tallyTask(task('test', true), folder)).toEqual({ passed: 9, failed: 0 });
});

it('never calls a crash a success', () => {
  // A file that does not load fails no test; nor does an error after the last test.
  report({ numPassedTests: 9, numFailedTests: 0, success: false });
  expect(tallyTask(task('test', false), folder)).toEqual({ passed: 9, failed: 1 });
  expect(tallyTask(task('test', true), folder)).toEqual({ passed: 9, failed: 1 });
  report({ numPassedTests: 9, numFailedTests: 0, success: true });
  expect(tallyTask(task('test', false), folder)).toEqual({ passed: 9, failed: 1 });
  report('{"numPassedTests": 9, "numFai');
  expect(tallyTask(task('test', true), folder)).toEqual({ passed: 0, failed: 1 });
  report({});
  expect(tallyTask(task('test', true), folder)).toEqual({ passed: 0, failed: 1 });
  rmSync(join(folder, 'test-results'), { recursive: true });
  expect(tallyTask(task('test', true), folder)).toEqual({ passed: 0, failed: 1 });
});

it('believes Nx where it failed and no task did, and where it ran nothing', () => {
  const lint = [task('lint', true)];
  expect(tallyRun(lint, 0, () => folder)).toEqual({ passed: 1, failed: 0 });
  expect(tallyRun(lint, 1, () => folder)).toEqual({ passed: 1, failed: 1 });
  expect(tallyRun([task('lint', false)], 1, () => folder)).toEqual({ passed: 0, failed: 1 });
  expect(tallyRun([], 0, () => folder)).toEqual({ passed: 0, failed: 1 });
});

it("reads Nx's own notes of a run", () => {
  const file = join(folder, 'run.json');
  expect(readRun(file)).toEqual([]);
  const tasks = [
    { taskId: 'a:lint', projectName: 'a', target: 'lint', status: 0 },
    { taskId: 'a:test', projectName: 'a', target: 'test', status: 1 },
    { taskId: 'a:build', projectName: 'a', target: 'build' },
  ];
  writeFileSync(file, JSON.stringify({ run: {}, tasks }));
  expect(readRun(file)).toEqual([
    { project: 'a', target: 'lint', ok: true },
    { project: 'a', target: 'test', ok: false },
    { project: 'a', target: 'build', ok: false },
  ]);
});

it('adds up', () => {
  expect(sum([one(true), one(false), { passed: 3, failed: 4 }])).toEqual({ passed: 4, failed: 5 });
  expect(sum([])).toEqual({ passed: 0, failed: 0 });
});
