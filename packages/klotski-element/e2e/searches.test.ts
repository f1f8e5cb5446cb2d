import { expect, test } from 'vitest';
import { ELSEWHERE, faultsOf, type Klotski, open, rated, statusOn } from './board.test-support.ts';

const STRICT = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "require-trusted-types-for 'script'",
];

// Where the solver searches, page by page; its answers come everywhere.
test.each([
  ['in a worker, on a page without a policy', { workers: 1 }],
  [
    'in a worker, on a strict page',
    { workers: 1, policy: [...STRICT, "worker-src 'self'"].join('; ') },
  ],
  [
    'in a worker from a blob, where the element comes from another origin',
    { workers: 1, from: ELSEWHERE },
  ],
  [
    'in slices, on a page that allows no worker',
    { workers: 0, policy: [...STRICT, "worker-src 'none'"].join('; ') },
  ],
])('the solver searches %s', async (_, { workers, ...setting }) => {
  const page = await open(setting);
  await rated(page);
  expect((await statusOn(page))[0]).toBe('Moves 0 / 81');
  expect(await page.evaluate(() => window.kept.game.hint())).toBe(true);
  await expect
    .poll(() => page.evaluate(() => window.kept.said.join()))
    .toMatch(/^Hint: .+, 81 moves to the exit$/);
  expect(await page.evaluate(() => (window.kept.game as Klotski).solve())).toBe(true);
  expect(page.workers()).toHaveLength(workers);
  expect(faultsOf(page)).toEqual([]);
});
