import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { heapText } from './heap.test-support.ts';
import { runIn, withFolder } from './testing.test-support.ts';
import { textGame } from './text-player.ts';

const run = runIn(textGame(heapText));
const play = (stdin: string, args: readonly string[] = []) =>
  run(['heap', 'play', '--seed', '1', ...args], { stdin });

describe('a script', () => {
  const script = async (text: string, args: readonly string[] = []) => {
    let ran = { code: 0, out: '', err: '' };
    await withFolder(async (folder) => {
      const file = join(folder, 's.txt');
      writeFileSync(file, text);
      const { out, code, err } = await play('', ['--script', file, ...args]);
      ran = { code, out, err: err.replaceAll(file, 's.txt') };
    });
    return ran;
  };

  it('echoes its commands', async () => {
    expect(await script('# two moves\n3\r\n! 9\n\n  undo; 2\n')).toEqual({
      code: 0,
      err: '',
      out: `The heap
This deal again: parlour heap play --seed 1

●●●●●●●●●●

0 moves · 10 left

> 3
3 taken.

●●●●●●●

1 move · 7 left

> ! 9
Take 2 or 3.

> undo; 2
Took back 1 move.
2 taken.

●●●●●●●●

1 move · 8 left

Script ended after 1 move; the game is not over.
`,
    });
  });

  it('stops at the first refusal', async () => {
    const { code, out, err } = await script('3\nfoo\n3\n', ['--quiet']);
    expect(code).toBe(1);
    expect(err).toBe('s.txt:2: Say how many. “help” tells the commands.\n');
    expect(out).toMatch(/> foo\nSay how many[^]*Script stopped at line 2 after 1 move\.\n$/);
  });

  it('stops where a refusal is missing', async () => {
    const { code, err } = await script('3\n!3\n3\n');
    expect(code).toBe(1);
    expect(err).toBe('s.txt:2: this should have been refused, but was accepted\n');
  });

  it('says at the end that the game is won, stuck or left', async () => {
    expect((await script('3;3\n2;2\n')).out).toMatch(/0 left\nWon in 4 moves, score 7\.\n$/);
    expect((await script('3;3;2;2\nm\n')).out).toMatch(/\n\nWon in 4 moves, score 7\.\n$/);
    expect((await script('3;3;3\n', ['-q'])).out).toMatch(
      /Script ended after 3 moves; the game is stuck\.\n$/,
    );
    expect((await script('3\nquit\n3\n')).out).toMatch(
      /Script ended after 1 move; the game is not over\.\n$/,
    );
  });

  it('is the same every time, also where it deals', async () => {
    expect((await script('new\n')).out).toContain('A new game: as usual.');
  });

  it('comes from stdin too', async () => {
    const { code, out, err } = await play('2\nbad\n', ['--script', '-']);
    expect({ code, err }).toEqual({
      code: 1,
      err: 'stdin:2: Say how many. “help” tells the commands.\n',
    });
    expect(out).toContain('> 2\n');
  });

  it('must be there', async () => {
    const { code, err } = await play('', ['--script', '/no/such/file']);
    expect({ code, err }).toEqual({
      code: 1,
      err: 'parlour heap play: /no/such/file cannot be read: there is no such file or folder.\n',
    });
  });
});
