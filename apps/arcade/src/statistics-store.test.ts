import { createStore, get, set } from 'idb-keyval';
import { expect, it } from 'vitest';
import { merged, type Played } from './statistics.ts';
import { StatisticsStore } from './statistics-store.ts';

const game = (more: Partial<Played> = {}): Played => ({
  version: 1,
  result: 'won',
  mode: 'draw-1',
  moves: 120,
  seconds: 300,
  scoring: 'none',
  score: 0,
  at: 1,
  ...more,
});

it('counts each deal once, also when asked at the same time', async () => {
  const store = new StatisticsStore('test-once', merged);
  await Promise.all([1, 2, 3].map((at) => store.count('deal', game({ at, moves: 100 + at }))));
  const all = await store.all();
  expect([...(all?.values() ?? [])]).toEqual([game({ at: 1, moves: 101 })]);
});

it('keeps what it cannot read', async () => {
  const raw = createStore('test-faulty', 'games');
  await set('old', 'rubbish', raw);
  const store = new StatisticsStore('test-faulty', merged);
  expect(await store.count('old', game())).toBe(true);
  expect(await store.count('new', game())).toBe(true);
  expect(await get('old', raw)).toBe('rubbish');
  expect((await store.all())?.size).toBe(2);
});

it('forgets everything when asked to', async () => {
  const store = new StatisticsStore('test-reset', merged);
  await store.count('deal', game());
  expect(await store.reset()).toBe(true);
  expect((await store.all())?.size).toBe(0);
});
