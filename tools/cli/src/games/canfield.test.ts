import { canfield as game } from '@parlour/canfield';
import { unwrap } from '@parlour/game-core';
import { describe, expect, it } from 'vitest';
import { runIn } from '../core/testing.test-support.ts';
import { canfield } from './canfield.ts';

const run = runIn(canfield);
const stateOf = (options: unknown) => game.makeState(game.deal(unwrap(game.parseOptions(options))));

describe('deal', () => {
  const deal = (...args: readonly string[]) => run(['canfield', 'deal', ...args]);

  // The first deal of test 1 of the university's program.
  const UCB = ['--scheme', 'ucb', '--number', '101001'];
  const STATE =
    'canfield/1 base=10 reserve=9D3SAS2CJDKCKD3H8C9CQS7S8S stock=TH8H7H5SJS6S4C5H8D9H4H5C6D4DACKS2SKH7DTS2HAH7CQC3DADTCJC5D2D6CQH6HJH foundations=TD,-,-,- tableau=3C,9S,QD,4S';

  it('prints the university’s deals, in both formats', async () => {
    expect(await deal(...UCB)).toEqual({ code: 0, out: `${STATE}\n`, err: '' });
    const { out } = await deal(...UCB, '--format', 'solvitaire');
    expect(JSON.parse(out)).toMatchObject({
      'tableau piles': [['3C'], ['9S'], ['QD'], ['4S']],
      foundations: ['10D'],
    });
    const checked = await run(['canfield', 'check'], { stdin: out });
    expect(checked).toEqual({ code: 0, out: `${STATE}\n`, err: '' });
    const second = await deal(...UCB, '--round', '2', '--json');
    expect(JSON.parse(second.out)).toEqual({
      scheme: 'ucb',
      number: 101_001,
      round: 2,
      state: stateOf({ deal: 'ucb', number: 101_001, round: 2 }),
    });
  });

  it('prints Solvitaire’s and seeded ones, by any rules', async () => {
    const solvitaire = await deal('--scheme', 'solvitaire', '--number', '1');
    expect(solvitaire.out).toBe(`${stateOf({ deal: 'solvitaire', number: 1 })}\n`);
    expect((await deal('--preset', 'storehouse', '--seed', 'tea')).out).toBe(
      `${stateOf({ preset: 'storehouse', seed: 'tea' })}\n`,
    );
    expect((await deal('--scheme', 'ucb')).err).toBe('number 1073741824\n');
    expect((await deal()).err).toBe('seed 2147483648\n');
  });

  it.each([
    [['--scheme', 'ucbb'], '--scheme must be one of'],
    [['--scheme', 'custom'], '--scheme must be random, ucb or solvitaire.'],
    [['--scheme', 'solvitaire', '--number', '4294967296'], 'go from 0 to 4294967295.'],
    [['--scheme', 'ucb', '--preset', 'chameleon'], '--scheme: Numbered deals have a reserve of 13'],
    [['--number', '5'], 'a random deal has no number; say --scheme ucb or solvitaire.'],
    [['--round', '2'], '--round: Only sessions of ucb have more than one deal.'],
    [['--preset', 'demon'], '--preset must be one of classic, strict,'],
    [['--format', 'pysol'], '--format must be parlour or solvitaire, not “pysol”.'],
  ])('%j is refused', async (args, message) => {
    const { code, out, err } = await deal(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });
});

describe('play', () => {
  const play = async (args: readonly string[], stdin: string) => {
    const { code, out } = await run(['canfield', 'play', '-q', ...args], { stdin });
    expect(code).toBe(0);
    return out;
  };

  it('goes on with the session of a deal of the university’s', async () => {
    const out = await play(
      ['--scheme', 'ucb', '--number', '3'],
      'new\nnew\nnew --number 4\nnew --seed 5\n',
    );
    expect([...out.matchAll(/^A new game: (.*)\.$/gm)].map(([, flags]) => flags)).toEqual([
      '--scheme ucb --number 3 --round 2',
      '--scheme ucb --number 3 --round 3',
      '--scheme ucb --number 4',
      '--seed 5',
    ]);
  });

  it('keeps preset and switches for the next game, and says only what they change', async () => {
    const out = await play(
      ['--preset', 'rainbow', '--draw', '2', '--redeals', '0'],
      'new\noptions\n',
    );
    expect(out).toContain('A new game: --seed 2147483648 --preset rainbow --draw 2.\n');
    expect(out).toContain(
      'This deal again: parlour canfield play --seed 2147483648 --preset rainbow --draw 2\n',
    );
  });

  it('goes on from a position, and deals the next game by its rules', async () => {
    const position = stateOf({ preset: 'chameleon', seed: 3 });
    const out = await play(['--position', position], 'new\n');
    expect(out).toContain(`--position '${position}'`);
    expect(out).toContain(
      'A new game: --seed 2147483648 --draw 1 --redeals 0 --building any --runs top --spaces any --on-base --no-worry-back.',
    );
  });
});
