import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { klondike as game } from '@parlour/klondike';
import { unwrap } from '@parlour/game-core';
import { describe, expect, it } from 'vitest';
import { runIn, withFolder } from '../core/testing.test-support.ts';
import { klondike } from './klondike.ts';

const run = runIn(klondike);
const deal = (...args: readonly string[]) => run(['klondike', 'deal', ...args]);
const stateOf = (options: unknown) => game.makeState(game.deal(unwrap(game.parseOptions(options))));

// Deal 12345 of da-nie's program, as its own source deals it.
const DANIE_12345 =
  '{"tableau piles":[["2C"],["7h","5D"],["Jh","4s","5C"],["2d","6h","8h","AD"],["10c","4c","As","2h","3C"],["5h","6c","Jc","Ah","Qd","KD"],["7s","2s","10h","6s","10d","Kh","3S"]],"stock":["5S","8S","9S","10S","JS","QS","KS","3H","4H","9H","QH","AC","7C","8C","9C","QC","KC","3D","4D","6D","7D","8D","9D","JD"]}';

describe('deal', () => {
  it('prints numbered deals', async () => {
    const args = ['--scheme', 'danie', '--number', '12345'];
    const expected = { code: 0, out: `${DANIE_12345}\n`, err: '' };
    expect(await deal(...args, '--format', 'solvitaire')).toEqual(expected);
    const zeros = ['--scheme', 'danie', '--number', '00012345', '--format=solvitaire'];
    expect(await deal(...zeros)).toEqual(expected);
    // The first version reads its five digits from the right.
    const reversed = ['--scheme', 'danie5', '--number', '54321', '--format', 'solvitaire'];
    expect(await deal(...reversed)).toEqual(expected);
  });

  it('prints seeded deals with any rules', async () => {
    expect(await deal('--seed', 'tea', '--draw', '3', '--no-worry-back')).toEqual({
      code: 0,
      out: `${stateOf({ seed: 'tea', draw: 3, worryBack: false })}\n`,
      err: '',
    });
  });

  it('names a fresh deal', async () => {
    expect(await deal()).toEqual({
      code: 0,
      out: `${stateOf({ seed: 2 ** 31 })}\n`,
      err: 'seed 2147483648\n',
    });
    expect((await deal('--scheme', 'danie')).err).toBe('number 50000000\n');
    expect((await deal('--scheme', 'danie5')).err).toBe('number 50000\n');
  });

  it('speaks JSON', async () => {
    const { out } = await deal('--seed', '5', '--json');
    expect(JSON.parse(out)).toEqual({ scheme: 'random', seed: 5, state: stateOf({ seed: 5 }) });
    const args = ['--scheme', 'danie', '--number', '12345', '--format', 'solvitaire', '--json'];
    expect(JSON.parse((await deal(...args)).out)).toEqual({
      scheme: 'danie',
      number: 12345,
      deal: JSON.parse(DANIE_12345) as unknown,
    });
  });

  it.each([
    [['--scheme', 'dani'], '--scheme must be one of'],
    [['--scheme', 'custom'], '--scheme must be random, danie, danie5, ms, pysol, kpat, greenfelt,'],
    [['--scheme', 'mss'], 'must be one of random, danie, danie5, ms, pysol,'],
    [['--scheme', 'ms', '--number', '8589934592'], 'The numbers of ms are whole ones from 0 to'],
    [['--scheme', 'kpat', '--number', '0'], '--number: The numbers of kpat are whole ones from 1'],
    [['--scheme', 'ms', '--seed', '1'], 'a ms deal has no seed'],
    [['--scheme', 'ms', '--ranks', '12', '--number', '1'], 'The deals of ms have 13 ranks'],
    [['--seed', '1', '--ranks', '7', '--format', 'shootme'], 'Only a whole deal has a deck string'],
    [['--scheme', 'danie', '--number', '100000000'], '--number must be a whole number from 0'],
    [['--scheme', 'danie5', '--number', '100000'], 'The numbers of danie5 go from 0 to 99999.'],
    [['--scheme', 'danie', '--number', '-1'], '--number must be a whole number from 0'],
    [['--scheme', 'danie', '--number', '1e3'], '--number must be a whole number from 0'],
    [['--scheme', 'danie', '--seed', '1'], 'a danie deal has no seed'],
    [['--number', '5'], 'a random deal has no number; say --scheme danie or danie5.'],
    [['--draw', '8'], '--draw must be a whole number from 1 to 7'],
    [['--rules', 'source', '--draw', '3'], '--draw: The rule set source has draw = 1.'],
    [['--format', 'solvitair'], 'Did you mean “solvitaire”?'],
    [['--seed', 'x'.repeat(300)], '--seed must be'],
    [['--seed', '1', 'FILE'], 'a file of seeds and a --seed exclude each other.'],
  ])('%j is refused', async (args, message) => {
    const { code, out, err } = await deal(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
    expect(err).toMatch(/\nSee parlour klondike deal --help\.\n$/);
  });

  it('prints the deals of other programs, in their formats', async () => {
    const ms = ['--scheme', 'ms', '--number', '1'];
    const board = `Talon: 4H AC 4D 7S 3S TD 4S TH 8H 2C JH 7D 6D 8S 8D QS 6C 3D 8C TC 6S 9C 2H 6H
QH
<7H> TS
<5D> <9S> 5C
<JC> <KC> <KH> 4C
<9H> <KD> <QC> <KS> 3C
<2D> <5H> <AD> <2S> <QD> AH
<JD> <7C> <5S> <3H> <9D> <JS> AS
`;
    expect(await deal(...ms, '--format', 'pysol')).toEqual({ code: 0, out: board, err: '' });
    const big = '12345678901234567890';
    const pysol = await deal('--scheme', 'pysol', '--number', big, '--json', '--draw', '3');
    expect(JSON.parse(pysol.out)).toMatchObject({ scheme: 'pysol', number: big });
    expect(pysol.out).toContain('klondike/1 draw=3 stock=THQS9C2CKC2S3H8DJH');
    const shootme = await deal('--scheme', 'shootme', '--number', '6330', '--format', 'shootme');
    expect(shootme.out).toMatch(/^034104133072124062013033\d{132}\n$/);
    expect(await deal('--scheme', 'greenfelt')).toMatchObject({
      code: 0,
      err: 'number 1073741823\n',
    });
    const stdin = '1\nx\n';
    const many = await run(['klondike', 'deal', '--scheme', 'kpat', '-'], { stdin });
    expect(many.code).toBe(1);
    expect(many.out).toContain(
      'stock=6H2H9C6STC8C3D6CQS8D8S6D7DJH2C8HTH4STD3S7S4DAC4H tableau=JD,',
    );
    expect(many.err).toBe(
      'stdin:2: --number: The numbers of kpat are whole ones from 1 to 2147483647.\n',
    );
  });

  it('can be played, and the record knows the cards', async () => {
    const args = ['klondike', 'play', '--scheme', 'ms', '--number', '1', '-q'];
    const { code, out } = await run(args, {
      stdin: '7 f\nrecord json\nnew --scheme kpat --number 5\n',
    });
    expect(code).toBe(0);
    expect(out).toContain('A♠ from tableau 7 to the foundation');
    expect(out).toContain('{"deal":"custom","position":"klondike/1 stock=6H2H9C');
    expect(out).toContain("A new game: --scheme custom --position 'klondike/1 stock=");
  });

  it('deals what files list, and tells what it cannot deal', async () => {
    const stdin = '# numbers\n12345\r\n00012345\nx\n\n100000000\n7';
    const args = ['klondike', 'deal', '--scheme', 'danie', '-'];
    const one = stateOf({ deal: 'danie', number: 12345 });
    expect(await run(args, { stdin })).toEqual({
      code: 1,
      out: `${one}\n${one}\n${stateOf({ deal: 'danie', number: 7 })}\n`,
      err:
        'stdin:4: --number must be a whole number from 0 to 99999999, not “x”.\n' +
        'stdin:6: --number must be a whole number from 0 to 99999999, not “100000000”.\n',
    });
    const { out } = await run([...args, '--json'], { stdin });
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    expect(lines).toMatchObject([
      { line: 2, ok: true, scheme: 'danie', number: 12345, state: one },
      { line: 3, ok: true },
      { line: 4, ok: false, error: { code: 'bad-value' } },
      { line: 6, ok: false },
      { line: 7, ok: true, number: 7 },
    ]);
  });
});

describe('check', () => {
  const check = (stdin: string, ...args: readonly string[]) =>
    run(['klondike', 'check', ...args], { stdin });
  const state = stateOf({ deal: 'danie', number: 12345 });
  const pretty = JSON.stringify(JSON.parse(DANIE_12345), null, 2);

  it('turns deals into positions', async () => {
    const stdin = `${DANIE_12345}\n${pretty}\n${DANIE_12345}`;
    expect(await check(stdin)).toEqual({ code: 0, out: `${state}\n`.repeat(3), err: '' });
    await withFolder(async (folder) => {
      const file = join(folder, 'deal.json');
      writeFileSync(file, `\uFEFF${pretty.replaceAll('\n', '\r\n')}\r\n`);
      expect(await check('', file)).toEqual({ code: 0, out: `${state}\n`, err: '' });
    });
  });

  it('tells faults with their place, and reads the rest', async () => {
    const faulty = pretty.replace('"7h"', '"7x"');
    const { code, out, err } = await check(`${faulty}\nhello\n${DANIE_12345}\n`);
    expect({ code, out }).toEqual({ code: 1, out: `${state}\n` });
    const [first = '', second = ''] = err.split('\n');
    const line = 1 + pretty.split('\n').findIndex((text) => text.includes('"7h"'));
    expect(first).toMatch(new RegExp(`^stdin:${line}:\\d+: `));
    expect(second).toMatch(new RegExp(`^stdin:${pretty.split('\n').length + 1}:1: `));
  });

  it('reads deck strings and boards', async () => {
    const dealt = async (format: string) =>
      (await deal('--scheme', 'ms', '--number', '7', '--format', format)).out;
    const expected = { code: 0, out: (await dealt('parlour')).repeat(2), err: '' };
    const string = await dealt('shootme');
    expect(await check(string + string, '--from', 'shootme')).toEqual(expected);
    const board = await dealt('pysol');
    expect(await check(`# two\n${board}\n${board}`, '--from', 'pysol')).toEqual(expected);
    const faulty = await check(`${board}${board.replace('<', '<1')}${board}`, '--from', 'pysol');
    expect(faulty.code).toBe(1);
    expect(faulty.out).toBe(expected.out);
    expect(faulty.err).toMatch(/^stdin:11:1: Here is a card expected/);
    expect((await check('', '--from', 'pisol')).err).toContain('Did you mean “pysol”?');
  });

  it('names missing and duplicate cards', async () => {
    const { code, out } = await check(DANIE_12345.replace('"KD"', '"QD"'), '--json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ line: 1, ok: false });
    expect(out).toContain('Q♦');
  });
});
