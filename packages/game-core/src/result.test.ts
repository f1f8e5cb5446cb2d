import { expect, test } from 'vitest';
import { err, ok, parseError, unwrap } from './result.ts';

test('unwrap gives the value', () => {
  expect(unwrap(ok(7))).toBe(7);
  expect(unwrap(ok(null))).toBeNull();
});

test('unwrap throws the message of a fault', () => {
  expect(() => unwrap(err({ message: 'No such thing.' }))).toThrow('No such thing.');
});

test('a parse error holds code, place and message', () => {
  expect(parseError('bad', 3, 'Bad.')).toEqual({
    ok: false,
    error: { code: 'bad', position: 3, message: 'Bad.' },
  });
});
