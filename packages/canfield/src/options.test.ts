import { expect, it } from 'vitest';
import { parseOptions } from './options.ts';

it('fills in the defaults', () => {
  expect(parseOptions({})).toEqual({ ok: true, value: { seed: 0, limit: 3 } });
  expect(parseOptions({ seed: 'tea', limit: '5' })).toEqual({
    ok: true,
    value: { seed: 'tea', limit: 5 },
  });
});

it.each([
  [{ limit: 1 }, 'bad-value', 'limit'],
  [{ limit: 10 }, 'bad-value', 'limit'],
  [{ limit: 2.5 }, 'bad-value', 'limit'],
  [{ heap: 3 }, 'unknown-option', 'heap'],
])('refuses %j', (input, code, option) => {
  expect(parseOptions(input)).toMatchObject({ ok: false, error: { code, option } });
});
