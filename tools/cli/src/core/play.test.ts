import { describe, expect, it } from 'vitest';
import { heapText } from './heap.test-support.ts';
import { type RunParts, runIn } from './testing.test-support.ts';
import { textGame } from './text-player.ts';

const run = runIn(textGame(heapText));
const play = (stdin: string, args: readonly string[] = [], parts: RunParts = {}) =>
  run(['heap', 'play', '--seed', '1', ...args], { stdin, ...parts });

/** What is said after the opening. */
const said = async (stdin: string, args: readonly string[] = []): Promise<string> => {
  const { code, out, err } = await play(stdin, ['--quiet', ...args]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out.split('\n').slice(3).join('\n');
};

describe('a dialogue', () => {
  it('shows the board after each change', async () => {
    const { code, out } = await play('3\ntake-2\n\n# comment\nquit\n4\n');
    expect(code).toBe(0);
    expect(out).toBe(`The heap
This deal again: parlour heap play --seed 1
“help” tells the commands, “quit” ends.

●●●●●●●●●●

0 moves · 10 left
3 taken.

●●●●●●●

1 move · 7 left
2 taken.

●●●●●

2 moves · 5 left
Left after 2 moves; the game is not over.
`);
  });

  it.each([
    ['9', 'Take 2 or 3.'],
    ['foo', 'Say how many. “help” tells the commands.'],
    ['hlep', 'Say how many. Did you mean “help”? “help” tells the commands.'],
    ['u', 'There is no move to take back.'],
    ['z', 'There is no move to take back.'],
    ['redo', 'Nothing was taken back.'],
    ['undo x', '“x” is not a number of moves.'],
    ['restart', 'The game is at its start.'],
    ['back', 'There is no game before this one.'],
    ['h', 'take-2: take 2 (it goes on).'],
    ['M', 'take-2: take 2\ntake-3: take 3'],
    ['a', 'Nothing can be done by itself.'],
    ['b', '●●●●●●●●●●\n\n0 moves · 10 left'],
    ['rules', 'Options: heap 10, seed 1.\nThis deal again: parlour heap play --seed 1'],
    ['record', '1.heap.seed-1.'],
    [
      'record json',
      '{"format":"parlour-record","version":1,"game":"heap","options":{"seed":1},"moves":[]}',
    ],
    ['save', 'Say the name of a file after it.'],
    ['quit now', 'Nothing comes after “quit”, but there is “now”.'],
    ['new x', '“x” is no flag; say for example “new --seed 7”.'],
    ['new --heap', '--heap needs a value: --heap N.'],
    ['x'.repeat(20_000), 'This line has more than 10000 characters; nothing was done.'],
    ['load /', '/ is a folder, not a file.'],
    ['save /', '/ is a folder, not a file.'],
    [';;', ''],
  ])('%s', async (line, answer) => {
    const text = await said(`${line}\n`);
    const end = '\n●●●●●●●●●●\n\n0 moves · 10 left\nLeft after 0 moves; the game is not over.\n';
    expect(text).toBe(`${answer}${answer && '\n'}${end}`);
  });

  it('takes back and plays again', async () => {
    expect(await said('2; 2; 3\nu 2\nredo\nu all\nredo all\nrestart\nredo 99\n')).toBe(`2 taken.
2 taken.
3 taken.
Took back 2 moves.
Played 1 move again.
Took back 2 moves.
Played 3 moves again.
Back to the deal; “redo all” plays the moves again.
Played 3 moves again.

●●●

3 moves · 3 left
Left after 3 moves; the game is not over.
`);
  });

  it('keeps what came before a refusal on the same line', async () => {
    expect(await said('2; 9; 2\n2 9 2\n')).toContain(
      '2 taken.\nTake 2 or 3.\n2 taken.\nTake 2 or 3.\n\n●●●●●●\n',
    );
  });

  it('tells when the game is won, and goes on', async () => {
    expect(await said('3\n2\na\nmoves\nh\nu\n')).toBe(`3 taken.
2 taken.
2 taken.
3 taken.
Won in 4 moves, score 7.
“undo” takes moves back, “new” deals another game.
There is no legal move.
There is no advice.
Took back 1 move.

●●●

3 moves · 3 left
Left after 3 moves; the game is not over.
`);
    const { out } = await play('3; 2; a\n');
    expect(out).toMatch(
      /4 moves · 0 left\nWon in 4 moves, score 7\.\n“undo” [^\n]*“new” [^\n]*\n$/,
    );
  });

  it('tells when the game is stuck, once', async () => {
    const { out } = await play('3;3;3\nb\nu\nredo\n');
    expect(out.match(/Stuck after 3 moves\. No move leads on/g)).toHaveLength(2);
    expect(out).toMatch(/Left after 3 moves; the game is stuck\.\n$/);
  });

  it('tells that, where no board is shown, and where the game is left at once', async () => {
    expect(await said('3;3;3\n')).toMatch(
      /^3 taken\.\n.*\nStuck after 3 moves\. No move leads on/m,
    );
    expect(await said('3;2;a; new; 3;3;3; back\n')).toMatch(
      /^3 taken\.\n2 taken\.\n2 taken\.\n3 taken\.\nWon in 4 moves, score 7\.\nA new game[^]*Stuck after 3 moves\.\nBack in/m,
    );
    expect(await said('3;3;3;back\n')).toContain('Stuck after 3 moves. No move leads on');
  });

  it('does not care for letter case', async () => {
    expect(await said('TAKE-2\nUndo ALL\nREDO All\nNEW --HEAP=5\nRecord\n')).toContain(
      '2 taken.\nTook back 1 move.\nPlayed 1 move again.\nA new game: --heap 5 --seed 50.\n',
    );
    expect(await said('RECORD JSON\n')).toMatch(/^\{/);
  });

  it('says how this deal is had again, as the command was called', async () => {
    const env = { PARLOUR_CALL: 'npm run --silent parlour --', PARLOUR_PLAY: 'npm start --' };
    const { out } = await play('rules\n', [], { env });
    expect(out.match(/^This deal again: npm start -- --seed 1$/gm)).toHaveLength(2);
    const other = await play('', [], { env: { PARLOUR_CALL: env.PARLOUR_CALL } });
    expect(other.out).toContain(': npm run --silent parlour -- heap play --seed 1\n');
    // A script prints the same bytes wherever it is run.
    const script = await play('rules\n', ['--script', '-'], { env });
    expect(script.out).not.toContain('npm');
  });

  it('fits the terminal', async () => {
    const { out } = await play('help\nrules\nfoo\nrecord json\n', [], { columns: 30 });
    // What is to be copied is in one piece.
    expect(out.split('\n').filter((line) => line.length > 30)).toEqual([
      '{"format":"parlour-record","version":1,"game":"heap","options":{"seed":1},"moves":[]}',
    ]);
    expect(out).toContain('\n  hint, h\n      the best advice\n');
    expect(out).toContain('\n  help, ?         this page\n');
  });

  it('says so, and keeps what was played, when reading fails', async () => {
    const error = Object.assign(new Error('EISDIR'), { code: 'EISDIR' });
    expect(await play('', ['-q'], { stdin: ['2\n', error] })).toMatchObject({
      code: 1,
      err: 'parlour heap play: stdin cannot be read: it is a folder.\n',
      out: expect.stringContaining('Left after 1 move') as string,
    });
  });

  it('loses no game when another one is dealt', async () => {
    expect(await said('2\nnew --heap 007\n3\nnew\nback\nback\nu\n')).toBe(`2 taken.
A new game: --heap 7 --seed 50.
The game before is kept; “back” returns to it.
3 taken.
A new game: --heap 7 --seed 50.
The game before is kept; “back” returns to it.
Back in the game before.
Back in the game before.
Took back 1 move.

●●●●●●●●●●

0 moves · 10 left
Left after 0 moves; the game is not over.
`);
  });

  it('is in colour only where that is wanted', async () => {
    const isColoured = async (args: readonly string[], parts: RunParts): Promise<boolean> =>
      (await play('q', args, parts)).out.includes('\u001b[1m');
    expect(await isColoured([], { tty: true })).toBe(true);
    expect(await isColoured([], {})).toBe(false);
    expect(await isColoured(['--colour'], {})).toBe(true);
    expect(await isColoured(['--no-colour'], { tty: true })).toBe(false);
    expect(await isColoured([], { tty: true, env: { NO_COLOR: '1' } })).toBe(false);
    expect(await isColoured([], { tty: true, env: { NO_COLOR: '' } })).toBe(true);
    expect(await isColoured([], { tty: true, env: { TERM: 'dumb' } })).toBe(false);
  });

  it('asks with a prompt at a terminal only', async () => {
    expect((await play('2\nq', [], { tty: true })).out).toContain('heap> ');
    expect((await play('2\nq')).out).not.toContain('heap> ');
  });

  it('writes ASCII only, where that is wanted', async () => {
    const { out } = await play('help\nfoo\n2\n', ['--ascii']);
    expect(out).toMatch(/^[\n\x20-\x7e]*$/);
    expect(out).toContain('oooooooo');
  });

  it('deals a fresh game where nothing is said', async () => {
    const { out } = await run(['heap', 'play'], { random: () => 0.25 });
    expect(out).toContain('This deal again: parlour heap play --seed 25\n');
  });

  it('speaks JSON', async () => {
    const { code, out } = await play('2\n9\nm\n', ['--json']);
    expect(code).toBe(0);
    const options = { heap: 10, seed: 1 };
    const state = { game: 'heap', options, moves: 0, outcome: null, state: '10' };
    expect(
      out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
    ).toEqual([
      { type: 'start', ...state },
      {
        type: 'command',
        line: 1,
        command: '2',
        ok: true,
        changed: true,
        messages: ['2 taken.'],
        events: [{ taken: 2 }],
        ...state,
        moves: 1,
        state: '8',
      },
      {
        type: 'command',
        line: 2,
        command: '9',
        ok: false,
        error: { code: 'bad-count', message: 'Take 2 or 3.' },
        changed: false,
        messages: ['Take 2 or 3.'],
        events: [],
      },
      {
        type: 'command',
        line: 3,
        command: 'm',
        ok: true,
        changed: false,
        messages: ['take-2: take 2', 'take-3: take 3'],
        events: [],
      },
      {
        type: 'end',
        verdict: 'Left after 1 move; the game is not over.',
        ...state,
        moves: 1,
        state: '8',
      },
    ]);
  });

  it('stops when it is interrupted', async () => {
    const { code, out } = await play('2\n', [], { signal: AbortSignal.abort() });
    expect(code).toBe(0);
    expect(out).toMatch(/Left after 0 moves; the game is not over\.\n$/);
  });
});
