import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isCurrent, measure, overBudget, page, type Sizes } from './size.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlour-size-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const write = (path: string, text: string): void => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const size = (gzip: number) => ({ min: 3 * gzip, gzip, brotli: gzip - 10 });
const element: Sizes = {
  tag: 'parlour-heap',
  budget: 9000,
  first: size(8000),
  later: { 'parlour-heap.advice.js': size(700) },
};

it('measures the file of a script tag, and apart from it what is loaded later', () => {
  expect(measure(folder)).toBeUndefined();
  write('embed.json', '{"tag": "parlour-heap", "budget": 9000}');
  write('package.json', '{"unpkg": "./dist/cdn/parlour-heap.js"}');
  expect(measure(folder)).toBeUndefined();
  const first = 'export const heap = "heap heap heap heap heap heap heap";';
  write('dist/cdn/parlour-heap.js', first);
  write('dist/cdn/parlour-heap.js.map', '{}');
  write('dist/cdn/parlour-heap.advice.js', 'export {};');
  expect(measure(folder)).toMatchObject({
    tag: 'parlour-heap',
    budget: 9000,
    first: { min: first.length, gzip: gzipSync(first, { level: 9 }).length },
    later: { 'parlour-heap.advice.js': { min: 10 } },
  });
});

it('finds what is over its budget, to the byte', () => {
  const pair = { tags: 'a + b', adds: 6000 };
  expect(overBudget([{ ...element, first: size(9000) }], [pair])).toEqual([]);
  const over = overBudget([{ ...element, first: size(9001) }], [{ ...pair, adds: 6001 }]);
  expect(over).toEqual([
    '<parlour-heap>: 9001 B after gzip, budget 9000 B',
    'a + b: the second adds 6001 B after gzip, budget 6000 B',
  ]);
});

it('calls a page current while it is nearly right, whatever its columns', () => {
  const measured = page([element], []);
  const wider = measured.replaceAll('| 8000', '|     8000').replace('| --- |', '| ------ |');
  expect(isCurrent(wider, measured)).toBe(true);
  expect(isCurrent(measured.replace('8000', '7850'), measured)).toBe(true);
  expect(isCurrent(measured.replace('8000', '7800'), measured)).toBe(false);
  expect(isCurrent(measured.replace('700', '620'), measured)).toBe(true);
  expect(isCurrent(measured.replace('advice', 'hints'), measured)).toBe(false);
  expect(isCurrent(page([element], [{ tags: 'a + b', adds: 10 }]), measured)).toBe(false);
});
