// Plays every script of `scripts` and compares all that is printed, byte by byte, with the file
// beside it. The first line of a script is the command that runs it, there, in that folder.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { runIn } from './core/testing.test-support.ts';
import { games } from './games.ts';

const folder = fileURLToPath(new URL('../scripts/', import.meta.url));
const run = runIn(...(await Promise.all(games.map(({ load }) => load()))));
const scripts = readdirSync(folder).filter((file) => file.endsWith('.txt'));

it.each(['klondike', 'canfield'])('has a game won and a game abandoned: %s', (game) => {
  expect(scripts).toEqual(expect.arrayContaining([`${game}-won.txt`, `${game}-abandoned.txt`]));
});

describe.each(scripts)('%s', (file) => {
  const [first = ''] = readFileSync(folder + file, 'utf8').split('\n');
  const args = first.replace('# parlour ', '').split(' ');

  it('prints what it always printed', async () => {
    expect(first).toMatch(/^# parlour [\w-]+ play .*--script /);
    expect(args).toContain(file);
    const { code, out, err } = await run(args.map((arg) => (arg === file ? folder + file : arg)));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toBe(readFileSync(`${folder}${file.replace(/\.txt$/, '.out')}`, 'utf8'));
  });
});
