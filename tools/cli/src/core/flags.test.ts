import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Flag, readFlags } from './flags.ts';

const FLAGS: readonly Flag[] = [
  { name: 'draw', value: 'N', help: '' },
  { name: 'worry-back', help: '' },
  { name: 'quiet', short: 'q', help: '' },
];

const read = (...args: readonly string[]) => {
  const given = readFlags(args, FLAGS);
  return given.ok
    ? { ...Object.fromEntries(given.value.values), rest: given.value.positionals }
    : given.error.message;
};

describe('flags', () => {
  it.each([
    [['--draw', '3', 'x', '-'], { draw: '3', rest: ['x', '-'] }],
    [['--draw=-5'], { draw: '-5', rest: [] }],
    [['-q', '--no-quiet'], { quiet: false, rest: [] }],
    [['--draw', '-'], { draw: '-', rest: [] }],
    [['--draw='], { draw: '', rest: [] }],
    [['--no-worry-back', '-q'], { 'worry-back': false, quiet: true, rest: [] }],
    [['--worry-back=false', '--quiet=true'], { 'worry-back': false, quiet: true, rest: [] }],
    [['--', '--draw'], { rest: ['--draw'] }],
  ])('%j', (args, given) => {
    expect(read(...args)).toEqual(given);
  });

  it.each([
    [['--drow', '3'], 'There is no flag “--drow”. Did you mean “--draw”?'],
    [['-x'], 'There is no flag “-x”.'],
    [['-d'], 'There is no flag “-d”.'],
    [['--no-draw'], 'There is no flag “--no-draw”.'],
    [['--draw'], '--draw needs a value: --draw N.'],
    [['--draw', '--quiet'], '--draw needs a value: --draw N.'],
    [['--draw=3', '--draw', '3'], '--draw can be given once only.'],
    [['--quiet=yes'], '--quiet is a switch and takes no value.'],
    [['--__proto__'], 'There is no flag “--__proto__”.'],
    [['--toString=1'], 'There is no flag “--toString”.'],
  ])('%j is refused', (args, message) => {
    expect(read(...args)).toBe(message);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string(), fc.constantFrom('--', '-', '--draw', '-q'))),
        (args) => {
          readFlags(args, FLAGS);
        },
      ),
    );
  });
});
