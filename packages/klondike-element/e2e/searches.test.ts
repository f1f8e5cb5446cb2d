import { expect, test } from 'vitest';
import { ELSEWHERE, faultsOf, open } from './table.test-support.ts';

const STRICT = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "require-trusted-types-for 'script'",
];

// Where a hint is searched for, page by page; it comes everywhere.
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
])('a hint is searched for %s', async (_, { workers, ...setting }) => {
  const page = await open(setting);
  const reports = await page.evaluateHandle(() => {
    const found: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
      found.push(violatedDirective);
    });
    return found;
  });
  expect(await page.evaluate(() => window.kept.game.hint())).toBe(true);
  await expect.poll(() => page.evaluate(() => window.kept.said.join())).toMatch(/^Hint: /);
  expect(page.workers()).toHaveLength(workers);
  expect(faultsOf(page)).toEqual([]);
  const forbidden = workers === 0 ? ['worker-src'] : [];
  expect(await reports.jsonValue()).toEqual(forbidden);
});
