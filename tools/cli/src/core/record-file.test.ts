import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { type GameRecord, RECORD_LENGTH_LIMIT, unwrap } from '@parlour/game-core';
import { expect, it } from 'vitest';
import { writeWhole } from './files.ts';
import { claim, readRecord, RecordKeeper } from './record-file.ts';
import { withFolder } from './testing.test-support.ts';

const recordOf = (...moves: readonly string[]): GameRecord => ({
  format: 'parlour-record',
  version: 1,
  game: 'heap',
  options: { heap: 10 },
  moves,
});

it('writes a file whole, through links, and leaves nothing else behind', async () => {
  await withFolder((folder) => {
    const [file, link] = [join(folder, 'a.json'), join(folder, 'link.json')];
    writeFileSync(file, 'old');
    symlinkSync(file, link);
    unwrap(writeWhole(link, 'new'));
    expect(readFileSync(file, 'utf8')).toBe('new');
    expect(readdirSync(folder).sort()).toEqual(['a.json', 'link.json']);
    const failed = writeWhole(join(folder, 'none', 'b.json'), 'new');
    expect(failed).toMatchObject({ ok: false, error: { code: 'not-writable' } });
  });
});

it('claims nothing that is not its own', async () => {
  await withFolder((folder) => {
    const file = join(folder, 'a.json');
    expect(claim(file)).toEqual({ ok: true, value: undefined });
    writeFileSync(file, ' \n');
    expect(claim(file)).toEqual({ ok: true, value: undefined });
    writeFileSync(file, JSON.stringify(recordOf()));
    expect(claim(file)).toEqual({ ok: true, value: undefined });
    writeFileSync(file, '{"format":"parlour-record"');
    expect(claim(file)).toMatchObject({ ok: false, error: { code: 'foreign-file' } });
    writeFileSync(file, '1.heap.heap-10.take-2');
    writeFileSync(`${file}.1`, 'taken');
    expect(claim(file)).toEqual({ ok: true, value: `${file}.2` });
    expect(claim(folder)).toMatchObject({ ok: false, error: { code: 'not-a-file' } });
    writeFileSync(file, '');
    truncateSync(file, 4 * RECORD_LENGTH_LIMIT + 1);
    expect(claim(file)).toMatchObject({ ok: false, error: { code: 'too-long' } });
    expect(readRecord(file)).toMatchObject({ ok: false, error: { code: 'too-long' } });
  });
});

it('says so when the record cannot be written any more, and writes it when it can again', async () => {
  await withFolder((folder) => {
    const shelf = join(folder, 'shelf');
    const file = join(shelf, 'a.json');
    mkdirSync(shelf);
    let record = recordOf();
    const game = { record: () => record };
    const { keeper } = unwrap(RecordKeeper.open(file, game, false));
    rmSync(shelf, { recursive: true });
    record = recordOf('take-2');
    expect(keeper.keep(game).join()).toMatch(/^The record is not up to date: .* cannot be written/);
    expect(keeper.failed).toBe(true);
    mkdirSync(shelf);
    chmodSync(shelf, 0o700);
    expect(keeper.keep(game)).toEqual([]);
    expect(unwrap(readRecord(file)).moves).toEqual(['take-2']);
  });
});
