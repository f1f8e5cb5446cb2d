import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { type GameRecord, makeRecord, ok, RECORD_LENGTH_LIMIT, unwrap } from '@parlour/game-core';
import { expect, it } from 'vitest';
import { putRecord, readRecord, RecordKeeper } from './record-file.ts';
import { replaceFile } from './replace-file.ts';
import { withFolder } from './testing.test-support.ts';

const recordOf = (...moves: readonly string[]): GameRecord => ({
  format: 'parlour-record',
  version: 1,
  game: 'heap',
  options: { heap: 10 },
  moves,
});
const [A, B] = [recordOf('take-2'), recordOf('take-3')];

const movesIn = (file: string): readonly string[] => unwrap(readRecord(file)).record.moves;

it('writes a file whole, through links, and leaves nothing else behind', async () => {
  await withFolder((folder) => {
    const [file, link] = [join(folder, 'a.json'), join(folder, 'link.json')];
    symlinkSync(file, link);
    for (const text of ['old', 'new']) {
      unwrap(replaceFile(link, text, () => ok('over')));
      expect(readFileSync(file, 'utf8')).toBe(text);
      expect(lstatSync(link).isSymbolicLink()).toBe(true);
    }
    expect(readdirSync(folder).sort()).toEqual(['a.json', 'link.json']);
    const failed = replaceFile(join(folder, 'none', 'b.json'), 'new', () => ok('over'));
    expect(failed).toMatchObject({ ok: false, error: { code: 'not-writable' } });
  });
});

it('keeps a link a link when what was there is kept aside', async () => {
  await withFolder((folder) => {
    const [file, link] = [join(folder, 'a.json'), join(folder, 'link.json')];
    writeFileSync(file, makeRecord(A));
    symlinkSync(file, link);
    expect(putRecord(link, B)).toMatchObject({ ok: true, value: { aside: `${file}.1` } });
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect([movesIn(file), movesIn(`${file}.1`)]).toEqual([['take-3'], ['take-2']]);
  });
});

it('takes no file that is not its own', async () => {
  await withFolder((folder) => {
    const file = join(folder, 'a.json');
    const free = ['', ' \n', makeRecord(recordOf())];
    for (const text of free) {
      writeFileSync(file, text);
      expect(putRecord(file, A)).toEqual({
        ok: true,
        value: { path: file, text: `${makeRecord(A)}\n` },
      });
    }
    writeFileSync(file, '{"format":"parlour-record"');
    expect(putRecord(file, A)).toMatchObject({ ok: false, error: { code: 'foreign-file' } });
    writeFileSync(file, '1.heap.heap-10.take-2');
    writeFileSync(`${file}.1`, 'taken');
    expect(putRecord(file, B)).toMatchObject({ ok: true, value: { aside: `${file}.2` } });
    expect(putRecord(folder, A)).toMatchObject({ ok: false, error: { code: 'not-a-file' } });
    writeFileSync(file, '');
    truncateSync(file, 4 * RECORD_LENGTH_LIMIT + 1);
    expect(putRecord(file, A)).toMatchObject({ ok: false, error: { code: 'too-long' } });
    expect(readRecord(file)).toMatchObject({ ok: false, error: { code: 'too-long' } });
    expect(readdirSync(folder).sort()).toEqual(['a.json', 'a.json.1', 'a.json.2']);
  });
});

it.each([
  ['another game', makeRecord(B)],
  ['a letter', 'Dear friend'],
])('keeps %s aside that came to its file meanwhile', async (_, text) => {
  await withFolder((folder) => {
    const file = join(folder, 'a.json');
    const { keeper } = unwrap(RecordKeeper.open(file, { record: () => A }));
    writeFileSync(file, text);
    const game = { record: () => A };
    expect(keeper.keep(game).at(-1)).toMatch(/^Something else was written to .*; that is now in /);
    const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    expect(texts).toContain(text);
    expect(movesIn(file)).toEqual(['take-2']);
    rmSync(file);
    expect(keeper.keep(game)).toEqual([]);
    expect(existsSync(file)).toBe(true);
  });
});

it('gives way, where another run goes on writing to its file', async () => {
  await withFolder((folder) => {
    const file = join(folder, 'a.json');
    const runs = ['2', '3'].map((digit) => {
      const moves: string[] = [];
      const game = { record: () => recordOf(...moves) };
      const { keeper } = unwrap(RecordKeeper.open(file, game));
      const play = () => {
        moves.push(`take-${digit}`);
        return keeper.keep(game);
      };
      return { play, moves, keeper };
    });
    const said: string[] = [];
    for (let turn = 0; turn < 5; turn++) for (const { play } of runs) said.push(...play());
    for (const { moves, keeper } of runs) expect(movesIn(keeper.path)).toEqual(moves);
    expect(new Set(runs.map(({ keeper }) => keeper.path)).size).toBe(2);
    expect(said.at(-1)).toMatch(/^Another run writes to .*; from now on this game is kept in /);
    expect(readdirSync(folder).length).toBeLessThan(6);
  });
});

it('is not held up for ever by a lock that was left behind', async () => {
  await withFolder((folder) => {
    const file = join(folder, 'a.json');
    writeFileSync(join(folder, '.a.json.lock'), '');
    expect(putRecord(file, A)).toMatchObject({ ok: true });
    expect(readdirSync(folder)).toEqual(['a.json']);
  });
});

it('says so when the record cannot be written any more, and writes it when it can again', async () => {
  await withFolder((folder) => {
    const shelf = join(folder, 'shelf');
    const file = join(shelf, 'a.json');
    mkdirSync(shelf);
    let record = recordOf();
    const game = { record: () => record };
    const { keeper } = unwrap(RecordKeeper.open(file, game));
    rmSync(shelf, { recursive: true });
    record = A;
    expect(keeper.keep(game).join()).toMatch(/^The record is not up to date: .* cannot be written/);
    expect(keeper.failed).toBe(true);
    mkdirSync(shelf);
    expect(keeper.keep(game)).toEqual([]);
    expect(movesIn(file)).toEqual(['take-2']);
  });
});
