import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRecord, replay, unwrap } from '@parlour/game-core';
import { klotski as game, type KlotskiState, METRICS } from '@parlour/klotski';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runIn, withFolder } from '../../core/testing.test-support.ts';
import { textGame } from '../../core/text-player.ts';
import { makeBoard } from './board.ts';
import { makeCommand, parseCommand } from './commands.ts';
import { textKlotski } from './play.ts';

const run = runIn(textGame({ ...textKlotski, verbs: [] }));
const dealt = (options: unknown = {}): KlotskiState =>
  game.deal(unwrap(game.parseOptions(options)));

/** What the player prints for the commands, boards left out. */
const said = async (lines: string, ...args: readonly string[]): Promise<readonly string[]> => {
  const { out } = await run(['klotski', 'play', '--json', ...args], { stdin: lines });
  const objects = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { type: string; messages?: string[]; moves?: number });
  return objects
    .filter(({ type }) => type === 'command')
    .map(({ messages = [], moves }) => `${moves ?? '-'}: ${messages.join(' ')}`);
};

describe('the board', () => {
  it('shows blocks with numbers and names', () => {
    expect(makeBoard(dealt(), { ascii: false, colour: false })).toBe(
      `   a        b        c        d
  ┌────────┬─────────────────┬────────┐
1 │11 张飞 │10 曹操          │12 马超 │
  │        │                 │        │
2 │        │                 │        │
  ├────────┼─────────────────┼────────┤
3 │13 黄忠 │1 关羽           │14 赵云 │
  │        ├────────┬────────┤        │
4 │        │6 兵    │7 丁    │        │
  ├────────┼────────┴────────┼────────┤
5 │8 士    │                 │9 勇    │
  └────────┴─────────────────┴────────┘`,
    );
  });

  it('in ASCII and in colour is as wide', () => {
    const plain = makeBoard(dealt(), { ascii: true, colour: false });
    expect(plain).toMatch(/^[\n\x20-\x7e]+$/);
    expect(plain).toContain('1 |11 Fei  |10 Cao           |12 Ma   |');
    const coloured = makeBoard(dealt(), { ascii: true, colour: true });
    expect(coloured).not.toBe(plain);
    // eslint-disable-next-line no-control-regex -- the colours are control characters
    expect(coloured.replace(/\u001b\[[\d;]+m/g, '')).toBe(plain);
    expect(Math.max(...plain.split('\n').map((line) => line.length))).toBeLessThanOrEqual(40);
  });

  it('holds blocks that have no name', () => {
    const board = makeBoard(dealt({ layout: '44114411111100000000' }), {
      ascii: false,
      colour: false,
    });
    expect(board).toContain('│16');
  });
});

describe('commands', () => {
  const read = (line: string, state = dealt()): string => {
    const moves = parseCommand(line, state);
    return moves.ok ? moves.value.map(game.makeMove).join(' ') : moves.error.message;
  };

  it.each([
    ['6 down', 'b4b5'],
    ['6 d', 'b4b5'],
    ['6 ↓', 'b4b5'],
    ['6 D R', 'b4c5'],
    ['6 dr', 'b4c5'],
    ['b4 down', 'b4b5'],
    ['8 right 2', 'a5c5'],
    ['8 r2', 'a5c5'],
    ['8 rr', 'a5c5'],
    ['a5 right right', 'a5c5'],
    ['soldier right', 'b4c4'],
    ['士 right', 'a5b5'],
    ['brave left', 'd5c5'],
    ['guan yu down', 'b3b4'],
    ['cao up', 'There the board ends.'],
    ['12 right', 'There the board ends.'],
    ['11 left', 'There the board ends.'],
    ['zhang fei down', 'a1a2'],
    ['right', 'a5b5'],
    ['down', 'Say which block is to go down: 6, 7.'],
    ['up', 'No block can go up.'],
    ['99 up', 'There is no block “99”.'],
    ['b5 up', 'There is no block “b5”.'],
    ['nobody up', 'There is no block “nobody”.'],
    ['6', 'Say where to: “6 down”.'],
    ['6 sideways', '“6 sideways” is no command here.'],
    ['', '“” is no command here.'],
  ])('%s is %s', (line, moves) => {
    expect(read(line)).toBe(moves);
  });

  it('a way is one move, its straight parts or its cells, as the metric has it', () => {
    const [corner, straight, unit] = METRICS.map((metric) =>
      read('8 r2 u', dealt({ layout: '44004400000000001000', metric })),
    );
    expect([corner, straight, unit]).toEqual([
      'There is no block “8”.',
      'There is no block “8”.',
      'There is no block “8”.',
    ]);
    const ways = METRICS.map((metric) =>
      read('6 r2 u', dealt({ layout: '44004400000000001000', metric })),
    );
    expect(ways).toEqual(['a5c4', 'a5c5 c5c4', 'a5b5 b5c5 c5c4']);
  });

  it('are made for moves, and read back as the same', () => {
    for (const metric of METRICS) {
      for (const layout of [
        '24422442233221121001',
        '11124422442203320133',
        '44014402000200330000',
      ]) {
        let state = dealt({ layout, metric });
        for (let turn = 0; turn < 40; turn++) {
          const moves = game.moves(state);
          for (const move of moves) {
            const command = makeCommand(move, state);
            expect(read(command, state), command).toBe(game.makeMove(move));
          }
          const next = moves[(7 * turn) % moves.length];
          if (next) ({ state } = unwrap(game.play(state, next)));
        }
      }
    }
  });

  it('solve from anywhere, or say that it cannot be done', () => {
    const start = dealt({ metric: 'straight' });
    const moves = parseCommand('solve', start);
    expect(moves.ok && moves.value.length).toBe(90);
    expect(read('solve', dealt({ layout: '走投无路' }))).toBe('It cannot be solved from here.');
  });
});

describe('the player', () => {
  it('answers what it understands without a word of help', async () => {
    const { out } = await run(['klotski', 'play', '--json', '--layout', '走投无路'], {
      stdin: 'solve\n10 up\nup\ndown\n99 up\nsovle\n',
    });
    const errors = out
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { error?: { code: string; message: string } }).error)
      .filter((error) => error !== undefined);
    expect(errors).toEqual([
      { code: 'unsolvable', message: 'It cannot be solved from here.' },
      { code: 'out-of-board', message: 'There the board ends.' },
      { code: 'no-way', message: 'No block can go up.' },
      { code: 'ambiguous', message: 'Say which block is to go down: 7, 14.' },
      { code: 'no-block', message: 'There is no block “99”.' },
      {
        code: 'unknown-command',
        message: '“sovle” is no command here. Did you mean “save”? “help” tells the commands.',
      },
    ]);
  });

  it('counts as the game does, and takes whole moves back', async () => {
    expect(await said('6 d\n6 r\n9 l\nu\nu\nredo\nredo all\nu all\n')).toEqual([
      '1: 6 Soldier down.',
      '1: 6 Soldier right.',
      '-: At c5 the block would lie on the one at c5.',
      '0: Took back 1 move.',
      '-: There is no move to take back.',
      '1: Played 1 move again.',
      '-: Nothing was taken back.',
      '0: Took back 1 move.',
    ]);
    expect(await said('6 d\n6 r\n8 r\nundo 2\nredo\nredo\n')).toEqual([
      '1: 6 Soldier down.',
      '1: 6 Soldier right.',
      '2: 8 Warrior right.',
      '0: Took back 2 moves.',
      '1: Played 1 move again.',
      '2: Played 1 move again.',
    ]);
    // What came to nothing is taken back all the same.
    expect(await said('8 r\n8 l\nu\n')).toEqual([
      '1: 8 Warrior right.',
      '0: 8 Warrior left; that takes 1 move back.',
      '0: Took back 2 moves.',
    ]);
  });

  it('hints at the best move, and how many are left', async () => {
    const [hint] = await said('hint\n', '--layout', 'red donkey');
    expect(hint).toMatch(/^-: .*\(81 moves to go\)\.$/);
  });

  it('names the board and its optimum, then another one for “new”', async () => {
    const { out } = await run(['klotski', 'play', '--metric', 'unit'], { stdin: 'new\n' });
    expect(out).toContain('0 moves · Blade Sideways, Horse Reined');
    expect(out).toContain('best 116 · unit');
    expect(out).toMatch(/A new game: --layout [0-4]{20} --metric unit\./);
  });

  it('refuses layouts that cannot be played', async () => {
    const { code, err } = await run(['klotski', 'play', '--layout', '24422442203221121001']);
    expect(code).toBe(2);
    expect(err).toContain('column 4, row 3 is missing');
  });
});

describe('whatever is typed', () => {
  const WORDS = [
    ...['u', 'redo', 'undo all', 'restart', 'new', 'back', 'h', 'm', 'a', 'b', 'solve', 'rules'],
    ...['6 d', '7 d', '8 r', '9 l', '6 r', 'down', 'up', 'l', 'r', 'b4 down', 'cao d', '10 d'],
    ...['a5b5', 'd5c5', '6 dr', '14 d', '13 u', '1 l2', 'new --metric unit', 'new --layout 17'],
  ];
  const lines = fc.array(
    fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...WORDS) },
      {
        weight: 1,
        arbitrary: fc
          .string({ unit: 'binary', maxLength: 30 })
          .filter((line) => !/(?:^|[\n;])\s*(?:q|quit|exit|save|load)\b/i.test(line)),
      },
    ),
    { maxLength: 30 },
  );

  it('goes on, and its record gives the same state', async () => {
    await withFolder(async (folder) => {
      let number = 0;
      await fc.assert(
        fc.asyncProperty(lines, async (typed) => {
          const file = join(folder, `${++number}.json`);
          const args = ['klotski', 'play', '--json', '--record', file];
          const { code, out, err } = await run(args, { stdin: `${typed.join('\n')}\n` });
          expect({ code, err }).toEqual({ code: 0, err: '' });
          const end = JSON.parse(out.trim().split('\n').at(-1) ?? '') as {
            readonly state: string;
            readonly moves: number;
          };
          const { state } = unwrap(replay(game, unwrap(parseRecord(readFileSync(file, 'utf8')))));
          expect([game.makeState(state), state.count]).toEqual([end.state, end.moves]);
        }),
        { numRuns: 25 },
      );
    });
  });
});
