import { expect, it } from 'vitest';
import { judge } from './setup.ts';

it('makes a state of a sound position', () => {
  const setup = { counters: 12, limit: 3, last: 0 };
  expect(judge(setup)).toEqual({ ok: true, value: setup });
});

it.each([
  [{ counters: -1, limit: 3, last: 0 }, ['bad-counters']],
  [{ counters: 1.5, limit: 3, last: 0 }, ['bad-counters']],
  [{ counters: 100, limit: 1, last: 0 }, ['bad-counters', 'bad-limit']],
  [{ counters: 9, limit: 3, last: 4 }, ['bad-last']],
])('names all that is wrong with %j', (setup, codes) => {
  const judged = judge(setup);
  expect(judged.ok ? [] : judged.error.map(({ code }) => code)).toEqual(codes);
});
