import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { klondike as game } from '@parlour/klondike';
import { unwrap } from '@parlour/game-core';
import { describe, expect, it } from 'vitest';
import { runIn, withFolder } from '../core/testing.test-support.ts';
import { klondike } from './klondike.ts';

const run = runIn(klondike);
const stateOf = (options: unknown) => game.makeState(game.deal(unwrap(game.parseOptions(options))));

describe('play', () => {
  it('starts from a position', async () => {
    const position = stateOf({ seed: 3, draw: 3 });
    const { code, out } = await run(['klondike', 'play', '--position', position], { stdin: 'd\n' });
    expect(code).toBe(0);
    expect(out).toContain('Waste  3');
    expect(out).toContain(` --position '${position}'`);
  });

  it.each([
    ['klondike/1 tableau=AS', '--position: The position cannot be read'],
    ['', '--position: The position cannot be read'],
  ])('refuses position %j', async (position, message) => {
    const { code, err } = await run([
      'klondike',
      'play',
      '--position',
      position,
      '--scheme',
      'custom',
    ]);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });

  describe('with the clock', () => {
    let time = 0;
    const wait = (seconds: number) => () => {
      time += 1000 * seconds;
    };
    const timed = ['--scoring', 'standard', '--timed', '-q'];
    const playing = async (...stdin: readonly (string | (() => void))[]) => {
      time = 5e6;
      const args = ['--seed', '1', '--ranks', '1', '--columns', '1', ...timed];
      const ran = await run(['klondike', 'play', ...args], { stdin, now: () => time });
      return ran.out;
    };
    /** The score and time of each line that tells them. */
    const times = (out: string) =>
      [...out.matchAll(/(Won|home).*score (-?\d+).*time (\d+:\d+)/g)].map(
        ([, where, score, told]) => `${where ?? ''} ${score ?? ''} ${told ?? ''}`,
      );
    const bonus = (seconds: number): number => Math.floor(700_000 / seconds);

    it('counts from the first move to the win', async () => {
      const out = await playing(
        'b\n',
        wait(99),
        'b\n',
        'd\n',
        wait(31),
        'b\na\n',
        wait(500),
        'b\n',
      );
      const won = String(40 - 6 + bonus(31));
      expect(times(out)).toEqual([
        'home 0 0:00',
        'home 0 0:00',
        'home -6 0:31',
        `Won ${won} 0:31`,
        `home ${won} 0:31`,
        `home ${won} 0:31`,
        `Won ${won} 0:31`,
      ]);
    });

    it('goes on when moves of a won game are taken back', async () => {
      const out = await playing('d\n', wait(40), 'a\n', wait(500), 'u\n', wait(20), 'b\nredo\n');
      expect(times(out).slice(0, 3)).toEqual([
        `Won ${32 + bonus(40)} 0:40`,
        'home 18 1:00',
        `Won ${28 + bonus(60)} 1:00`,
      ]);
    });

    it('has a time for each game', async () => {
      const file = ['1.klondike.seed-1_ranks-1_columns-1_scoring-standard_timed-true.d'];
      await withFolder(async (folder) => {
        const path = join(folder, 'game.txt');
        writeFileSync(path, file.join());
        const out = await playing(
          ...['d\n', wait(10), 'new --seed 1\n', wait(10), 'b\nd\n', wait(5), 'b\n'],
          ...[`back\n`, 'b\n', wait(20), 'b\nback\nb\n'],
          ...[wait(1), `load ${path}\n`, wait(60), 'b\nd\n', wait(2), 'b\n'],
        );
        expect(times(out).map((line) => line.split(' ')[2])).toEqual([
          '0:00',
          '0:05',
          '0:10',
          '0:30',
          '0:05',
          '0:00',
          '0:02',
          '0:02',
        ]);
      });
    });

    it('stands still in a script', async () => {
      const script = readFileSync(
        new URL('../../scripts/klondike-won.txt', import.meta.url),
        'utf8',
      );
      const args = ['klondike', 'play', '--seed', '4', '--draw', '3', ...timed, '--script', '-'];
      const { out } = await run(args, { stdin: script, now: () => (time += 1000) });
      expect(out).toMatch(/Won in 114 moves, score 824, time 0:00\.\n$/);
    });

    it('is told to programs', async () => {
      const out = await playing('d\n', wait(7), 'd\n');
      expect(out).toContain('time 0:07');
      const args = ['klondike', 'play', '--seed', '1', ...timed, '--json'];
      const { out: json } = await run(args, { stdin: 'd\n' });
      expect(json).toContain('"seconds":0,');
    });
  });

  describe('a new game', () => {
    const rulesAfter = async (args: readonly string[], ...lines: readonly string[]) => {
      const stdin = `${lines.join('\n')}\n`;
      const { code, out } = await run(['klondike', 'play', '-q', ...args], { stdin });
      expect(code).toBe(0);
      return [...out.matchAll(/^A new game: (.*)\.$/gm)].map(([, flags]) => flags);
    };
    const rules = { seed: 3, draw: 3, spaces: 'any', worryBack: false, redeals: 1 };
    const flags = '--draw 3 --redeals 1 --spaces any --no-worry-back';

    it('keeps the rules of a position, and of a record', async () => {
      const args = ['--position', stateOf(rules)];
      expect(await rulesAfter(args, 'new', 'new', 'new --draw 1')).toEqual([
        `--seed 2147483648 ${flags}`,
        `--seed 2147483648 ${flags}`,
        `--seed 2147483648 ${flags.slice('--draw 3 '.length)}`,
      ]);
      await withFolder(async (folder) => {
        const path = join(folder, 'game.txt');
        writeFileSync(path, '1.klondike.seed-3_draw-3_redeals-1_spaces-any_worryBack-false.d');
        const resumed = await rulesAfter(['--resume', path], 'new');
        expect(resumed).toEqual([`--seed 2147483648 ${flags}`]);
      });
    });

    it('keeps what is given, and lets follow what follows', async () => {
      const vegas = ['--seed', '1', '--scoring', 'vegas'];
      const three = '--seed 2147483648 --draw 3';
      expect(await rulesAfter(vegas, 'new --draw 3')).toEqual([
        `${three} --redeals 2 --scoring vegas`,
      ]);
      const none = [...vegas, '--redeals', '0'];
      expect(await rulesAfter(none, 'new --draw 3')).toEqual([
        `${three} --redeals 0 --scoring vegas`,
      ]);
    });

    it('goes on with numbered deals, until a seed is given', async () => {
      const danie = '--scheme danie --number';
      expect(
        await rulesAfter(
          ['--scheme', 'danie', '--draw', '3'],
          ...['new', 'new --number 7', 'new --scheme danie5', 'new', 'new --seed 9', 'new'],
        ),
      ).toEqual([
        `${danie} 50000000 --draw 3`,
        `${danie} 7 --draw 3`,
        '--scheme danie5 --number 50000 --draw 3',
        '--scheme danie5 --number 50000 --draw 3',
        '--seed 9 --draw 3',
        '--seed 2147483648 --draw 3',
      ]);
    });
  });

  it('says what to type for a hint and a move', async () => {
    const { out } = await run(['klondike', 'play', '--seed', '7', '-q'], { stdin: 'h\nm\n' });
    expect(out).toContain('\n4 1: 5♣ from tableau 4 to tableau 1 (');
    expect(out).toContain('\n2 4: 4♥ from tableau 2 to tableau 4\n');
  });
});
