import { describe, expect, it } from 'vitest';
import { defineVerb } from './define-verb.ts';
import { heapText } from './heap.test-support.ts';
import { runIn } from './testing.test-support.ts';
import { textGame } from './text-player.ts';

const faulty = defineVerb({
  game: 'heap',
  name: 'faulty',
  summary: 'Fails.',
  flags: [],
  run: () => Promise.reject(new Error('broken')),
});

const run = runIn(textGame({ ...heapText, verbs: [faulty] }));

describe('help', () => {
  it('tells the games', async () => {
    const { code, out, err } = await run([]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/Usage: parlour <game> <verb>[^]*heap {2}The heap/);
    for (const args of [['--help'], ['-h'], ['help']]) expect((await run(args)).out).toBe(out);
  });

  it('tells the verbs of a game', async () => {
    const { code, out } = await run(['heap']);
    expect(code).toBe(0);
    expect(out).toMatch(/play[^]*replay[^]*faulty {2}Fails\./);
    for (const args of [
      ['heap', '--help'],
      ['help', 'heap'],
      ['--help', 'heap'],
    ]) {
      expect((await run(args)).out).toBe(out);
    }
  });

  it('tells all about a verb', async () => {
    const { code, out } = await run(['heap', 'play', '--help']);
    expect(code).toBe(0);
    expect(out).toContain('--heap N');
    expect(out).toContain('take N');
    expect(out).toContain('Exit code: 0 done, 1 bad input, 2 wrong usage.');
    expect((await run(['heap', 'help', 'play'])).out).toBe(out);
    expect((await run(['heap', 'play', '--seed', '3', '-h'])).out).toBe(out);
  });

  it('tells the version', async () => {
    expect(await run(['--version'])).toEqual({ code: 0, out: 'parlour 1.2.3\n', err: '' });
  });
});

describe('wrong usage', () => {
  it.each([
    [['hepa'], 'parlour: There is no game “hepa”. Did you mean “heap”?\nSee parlour --help.\n'],
    [
      ['--verson'],
      'parlour: There is no flag “--verson”. Did you mean “--version”?\nSee parlour --help.\n',
    ],
    [
      ['heap', 'paly'],
      'parlour heap: There is no verb “paly”. Did you mean “play”?\nSee parlour heap --help.\n',
    ],
    [
      ['heap', '--seed'],
      'parlour heap: Before flags comes a verb, not “--seed”.\nSee parlour heap --help.\n',
    ],
    [
      ['heap', 'play', '--sed', '1'],
      'parlour heap play: There is no flag “--sed”. Did you mean “--seed”?\nSee parlour heap play --help.\n',
    ],
    [
      ['heap', 'play', '--heap', '100'],
      'parlour heap play: --heap must be a whole number from 1 to 99, not “100”.\nSee parlour heap play --help.\n',
    ],
    [
      ['heap', 'play', 'x'],
      'parlour heap play: “x” is too much: this verb takes flags only.\nSee parlour heap play --help.\n',
    ],
    [['\u001b[2J'], 'parlour: There is no game “�[2J”.\nSee parlour --help.\n'],
  ])('%j', async (args, err) => {
    expect(await run(args)).toEqual({ code: 2, out: '', err });
  });
});

it('reports a fault of its own without a stack', async () => {
  const { code, err } = await run(['heap', 'faulty']);
  expect(code).toBe(1);
  expect(err).toBe('parlour: this should not have happened, please report it: broken\n');
});
