import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { heapText } from './heap.test-support.ts';
import { runIn, withFolder } from './testing.test-support.ts';
import { textGame } from './text-player.ts';

const run = runIn(textGame(heapText));
const play = (stdin: string, args: readonly string[] = []) =>
  run(['heap', 'play', '--seed', '1', ...args], { stdin });

/** What is said after the opening. */
const said = async (stdin: string, args: readonly string[] = []): Promise<string> => {
  const { code, out, err } = await play(stdin, ['--quiet', ...args]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out.split('\n').slice(3).join('\n');
};

describe('a record', () => {
  const moves = (file: string): unknown =>
    (JSON.parse(readFileSync(file, 'utf8')) as { readonly moves: unknown }).moves;

  it('is kept at every change, with what was taken back', async () => {
    await withFolder(async (folder) => {
      const file = join(folder, 'game.json');
      await play('2\n3\nu\n', ['--record', file]);
      expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
        format: 'parlour-record',
        version: 1,
        game: 'heap',
        options: { seed: 1 },
        moves: ['take-2', 'take-3'],
        at: 1,
      });
      const { code, out } = await run(['heap', 'play', '--resume', file, '--record', file], {
        stdin: 'redo\n3\n',
      });
      expect(code).toBe(0);
      expect(out).toContain('3 moves · 2 left');
      expect(moves(file)).toEqual(['take-2', 'take-3', 'take-3']);
    });
  });

  it('never goes over a file that is none', async () => {
    await withFolder(async (folder) => {
      const file = join(folder, 'letter.txt');
      writeFileSync(file, 'Dear friend');
      const { code, out, err } = await play('2\n', ['--record', file]);
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).toContain('letter.txt exists and is no record of a game; it is left as it is.');
      expect(await said(`save ${file}\n`)).toContain('is left as it is');
      expect(readFileSync(file, 'utf8')).toBe('Dear friend');
    });
  });

  it('of another game is moved aside', async () => {
    await withFolder(async (folder) => {
      const file = join(folder, 'game.json');
      await play('2\n', ['--record', file]);
      const { out } = await play('3\nnew\n2;2\nback\nu;2;2\nback\n', ['--record', file]);
      expect(out).toContain(`The game that was in ${file} is in ${file}.1.`);
      expect(out).toContain(`The record of the game before is in ${file}.2.`);
      expect(moves(`${file}.1`)).toEqual(['take-2']);
      expect(moves(`${file}.2`)).toEqual(['take-2', 'take-2']);
      expect(moves(`${file}.3`)).toEqual(['take-2', 'take-2']);
      expect(moves(file)).toEqual(['take-2', 'take-2']);
    });
  });

  it('is saved and loaded', async () => {
    await withFolder(async (folder) => {
      const file = join(folder, 'a; b.json');
      const text = await said(
        `2\nsave ${file}\n2\nsave ${file}\nnew --heap 20\n3\nload ${file}\nback\n`,
      );
      expect(text).toContain(`Saved in ${file}.\n2 taken.\nSaved in ${file}.\n`);
      expect(text).toContain(`Loaded from ${file}.\nThe game before is kept`);
      expect(text).toContain('1 move · 17 left');
      expect(moves(file)).toEqual(['take-2', 'take-2']);
      expect(await said(`save ${file}\n`)).toContain(`The game that was in it is in ${file}.1.`);
    });
  });

  it.each([
    ['', 'The record is empty.'],
    ['{', 'The record is not valid JSON'],
    ['1.heap.heap-10.take-2_take-9', 'Move 2 (take-9) is not allowed: Take 2 or 3.'],
    ['1.heap.heap-10.take-2_x', 'Move 2 (x) cannot be read: No move.'],
    ['1.heap.heap-0.', 'Option heap must be a whole number from 1 to 99, not 0.'],
    ['1.chess.x-1.', 'This is a record of chess, not of heap.'],
    ['2.heap.x-1.', 'This record has version 2; version 1 can be read.'],
  ])('%s cannot be resumed', async (text, message) => {
    await withFolder(async (folder) => {
      const file = join(folder, 'game.txt');
      writeFileSync(file, text);
      const args = ['heap', 'play', '--resume', file, '--record', file];
      const { code, out, err } = await run(args);
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).toContain(`${file}: ${message}`);
      expect(readFileSync(file, 'utf8')).toBe(text);
      expect(await said(`2\nload ${file}\n`)).toContain('1 move · 8 left');
    });
  });

  it('brings its own options', async () => {
    const { code, err } = await play('', ['--resume', 'x']);
    expect(code).toBe(2);
    expect(err).toContain('--seed cannot be changed: a record has its own options.');
  });

  it('must go to a place where files can be', async () => {
    for (const file of ['/no/such/folder/x', '/', '/dev/null', '/dev/null/x']) {
      const { code, out, err } = await play('2\n', ['--record', file]);
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).toMatch(/^parlour heap play: [^\n]*\.\n$/);
      expect(err).not.toContain('should not have happened');
      expect(await said(`save ${file}\nload ${file}\n`)).not.toContain('should not have happened');
    }
  });
});
