import { describe, expect, it } from 'vitest';
import { klondike } from '../games/klondike.ts';
import { heapText } from './heap.test-support.ts';
import { runIn } from './testing.test-support.ts';
import { textGame } from './text-player.ts';

const run = runIn(textGame(heapText), klondike);
const ASCII = /^\p{ASCII}*$/u;

describe('--ascii', () => {
  it.each([
    [['--ascii']],
    [['--ascii', 'hépa']],
    [['hépa', '--ascii']],
    [['--help', '--ascii']],
    [['klondike', '--ascii']],
    [['klondike', '--ascii', 'pläy']],
    [['--ascii', 'klondike', 'play', '--help']],
    [['klondike', 'deal', '--help', '--ascii']],
    [['klondike', 'check', '--ascii=true', '--help']],
    [['klondike', 'replay', '--ascii', 'nö.txt']],
    [['klondike', 'play', '--ascii', '--sèed', '1']],
    [['klondike', 'play', '--ascii', '--draw', '8…']],
    [['klondike', 'play', '--ascii', '--seed', 'é', '--colour']],
    [['klondike', 'play', '--ascii', '--seed', 'é', '--json']],
    [['klondike', 'play', '--ascii', '--script', '-']],
    [['klondike', 'play', '--ascii', '--record', '/nö/földer']],
    [['klondike', 'deal', '--ascii', '--seed', 'é', '--json']],
    [['klondike', 'check', '--ascii']],
    [['klondike', 'check', '--ascii', '--json']],
  ])('holds for all that %j prints', async (args) => {
    const stdin = '4 1\nfoo…\nhelp\nh\nload nö\nnew --dräw\n';
    const { out, err } = await run(args, { stdin });
    expect(out + err).not.toBe('');
    expect(out).toMatch(ASCII);
    expect(err).toMatch(ASCII);
  });

  it('loses nothing in JSON', async () => {
    const args = ['klondike', 'play', '--seed', 'é 漢 😀', '--json'];
    const parsed = async (...more: readonly string[]) => {
      const { out } = await run([...args, ...more], { stdin: '4 1\nm\n“\n' });
      return out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown);
    };
    expect(await parsed('--ascii')).toEqual(await parsed());
  });

  it('can be taken back, and is no flag after --', async () => {
    const said = async (...args: readonly string[]) => (await run(args)).err;
    expect(await said('x', '--ascii', '--no-ascii')).toContain('“x”');
    expect(await said('x', '--ascii=false')).toContain('“x”');
    expect(await said('x', '--', '--ascii')).toContain('“x”');
    expect(await said('x', '--ascii')).toContain('"x"');
  });

  it('keeps colours', async () => {
    const { out } = await run(['klondike', 'play', '--seed', '1', '--ascii', '--colour']);
    expect(out).toContain('\u001b[1m');
  });
});

describe('a narrow terminal', () => {
  it.each([
    [['--help']],
    [['klondike']],
    [['klondike', 'play', '--help']],
    [['klondike', 'deal', '--help']],
    [['klondike', 'check', '--help']],
    [['klondike', 'replay', '--help']],
    [['klondike', 'play', '--seed', '1', '--no-colour']],
    [['klondike', 'play', '--redeals', 'x']],
    [['klondike', 'deal', '--scheme', 'danie', '--seed', '1']],
  ])('breaks no word of %j', async (args) => {
    const stdin = 'help\nrules\nh\n4 1\n4 1\nfoo\n';
    const wide = await run(args, { stdin, columns: 1000 });
    const narrow = await run(args, { stdin, columns: 40 });
    const words = (text: string) => text.replace('Foundations', 'Home').split(/\s+/);
    for (const stream of ['out', 'err'] as const) {
      expect(words(narrow[stream])).toEqual(words(wide[stream]));
      const long = narrow[stream].split('\n').filter((line) => line.length > 40);
      // Only what is to be copied in one piece is longer.
      expect(long.filter((line) => !line.startsWith('parlour klondike play'))).toEqual([]);
    }
  });

  it('leaves answers as they are', async () => {
    const deal = ['klondike', 'deal', '--seed', '1'];
    expect((await run(deal, { columns: 40 })).out).toBe((await run(deal)).out);
    const json = ['heap', 'play', '--seed', 'a b', '--json'];
    expect((await run(json, { columns: 20 })).out).toBe((await run(json)).out);
  });
});

describe('the command as it was called', () => {
  const env = { PARLOUR_CALL: 'npm run --silent parlour --', PARLOUR_PLAY: 'npm start --' };

  it('is named where help is to be had', async () => {
    const said = async (...args: readonly string[]) => (await run(args, { env })).err;
    expect(await said('x')).toContain('\nSee npm run --silent parlour -- --help.\n');
    expect(await said('heap', 'x')).toContain('\nSee npm run --silent parlour -- heap --help.\n');
    expect(await said('heap', 'play', 'x')).toContain('\nSee npm start -- --help.\n');
    const help = await run(['heap', 'play', '--help'], { env });
    expect(help.out).toContain('Here “parlour” is typed as “npm run --silent parlour --”.\n');
  });
});
