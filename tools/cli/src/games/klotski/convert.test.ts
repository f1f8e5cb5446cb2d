import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runIn, type RunParts, withFolder } from '../../core/testing.test-support.ts';
import { convertVerb } from './convert.ts';

const run = runIn({ id: 'klotski', title: 'Klotski', verbs: [convertVerb] });
const convert = (args: readonly string[], stdin: RunParts['stdin'] = '') =>
  run(['klotski', 'convert', ...args], { stdin });
const json = async (args: readonly string[], stdin: RunParts['stdin']) => {
  const { code, out } = await convert(['--json', ...args], stdin);
  const lines = out.split('\n').filter((line) => line !== '');
  return {
    code,
    lines: lines.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>),
  };
};

const F1 = '24422442233221121001';
const F4 = '1110**12********1301**14**0607**08000009';
const MID_GAME = '1210**11********1401**13**0907**08000006';

const RED_DONKEY = {
  ok: true,
  f1: F1,
  f2: '24*2****23*2*11*1001',
  f3: '242232111001',
  f4: F4,
  f4ids: F4,
  common: '1A9BF0C00',
  short: '4WVE1',
  warnings: [],
  playable: true,
  standard: true,
  solved: false,
};

describe('convert', () => {
  it('writes all formats, or one', async () => {
    expect((await convert([], `${F1}\n`)).out).toBe(
      [
        `  1       ${F1}`,
        '  2       24*2****23*2*11*1001',
        '  3       242232111001',
        `  4       ${F4}`,
        '  common  1A9BF0C00',
        '  short   4WVE1',
        '',
      ].join('\n'),
    );
    for (const [to, text] of [
      ['1', F1],
      ['2', RED_DONKEY.f2],
      ['3', RED_DONKEY.f3],
      ['4', F4],
      ['common', RED_DONKEY.common],
      ['short', RED_DONKEY.short],
    ] as const) {
      expect(await convert(['--to', to], F1)).toEqual({ code: 0, out: `${text}\n`, err: '' });
      const back = await convert(['--from', to, '--to=1'], `${text}\n`);
      expect(back).toEqual({ code: 0, out: `${F1}\n`, err: '' });
    }
  });

  it('as JSON gives one object a line, with all that is known', async () => {
    const texts = [F1, RED_DONKEY.f2, RED_DONKEY.f3, F4];
    const { code, lines } = await json([], texts.join('\n'));
    expect(code).toBe(0);
    expect(lines).toEqual(
      texts.map((_, index) => ({ ...RED_DONKEY, line: index + 1, format: String(index + 1) })),
    );
    expect(Object.keys(lines[0] ?? {})).toEqual(
      'line ok format f1 f2 f3 f4 f4ids common short warnings playable standard solved'.split(' '),
    );
  });

  it('numbers format 4 afresh, and keeps identities where asked', async () => {
    const { lines } = await json([], MID_GAME);
    expect(lines).toMatchObject([{ f4: F4, f4ids: MID_GAME, warnings: ['noncanonical_ids'] }]);
    expect((await convert(['--to', '4'], MID_GAME)).out).toBe(`${F4}\n`);
    expect((await convert(['--to', '4', '--ids'], MID_GAME)).out).toBe(`${MID_GAME}\n`);
    expect((await convert([], MID_GAME)).out).toContain(`  4 --ids   ${MID_GAME}\n`);
  });

  it('takes lines as they are, ending at LF or CRLF only', async () => {
    const stdin = `${F1}\r\n\n \n${F1} \n${F1}\u2028${F1}\n\uFEFF${F1}\n${F1}\r`;
    const { code, lines } = await json(['--from', '1'], stdin);
    expect(code).toBe(1);
    expect(lines).toMatchObject([
      { line: 1, ok: true },
      { line: 3, ok: false, error: { code: 'char', position: 0 } },
      { line: 4, ok: false, error: { code: 'char', position: 20 } },
      { line: 5, ok: false, error: { code: 'char', position: 20 } },
      { line: 6, ok: false, error: { code: 'char', position: 0 } },
      { line: 7, ok: false, error: { code: 'char', position: 20 } },
    ]);
    const bytes = new TextEncoder().encode(`\uFEFF${F1}`);
    expect((await json(['--from', '1'], [bytes])).lines).toMatchObject([
      { line: 1, ok: false, error: { code: 'char', position: 0 } },
    ]);
    expect((await json(['--lenient'], [bytes])).lines).toMatchObject([{ line: 1, ok: true }]);
  });

  it('reads leniently where asked, and places errors in the line as it was', async () => {
    const stdin = ' “２４４２　2442, 2332 2112-1001”\n2442 2442 2032 2112 1001\n  \n';
    const { code, lines } = await json(['--lenient'], stdin);
    expect(code).toBe(1);
    expect(lines).toMatchObject([
      { line: 1, ok: true, f1: F1 },
      { line: 2, ok: false, error: { code: 'broken_piece', position: 12, cell: 10, at: 11 } },
      { line: 3, ok: false, error: { code: 'empty_input', position: 2 } },
    ]);
  });

  it('says what a format cannot hold, but only where it is asked for', async () => {
    const five = '24422442233221121101';
    expect(await json(['--to', '4'], `${five}\n${F1}`)).toMatchObject({
      code: 1,
      lines: [
        {
          line: 1,
          ok: false,
          error: { code: 'capacity', cells: [19], position: 19, cell: 19 },
        },
        { line: 2, ok: true },
      ],
    });
    expect(await json([], five)).toMatchObject({
      code: 0,
      lines: [{ ok: true, f4: null, f4ids: null, short: null, playable: false }],
    });
    const none = '00000000000000000000';
    expect(await json(['--to', 'common'], none)).toMatchObject({
      lines: [{ error: { code: 'no_big', position: 20 } }],
    });
    expect(await json([], none)).toMatchObject({ lines: [{ common: null, short: null }] });
  });

  it('names the line of a fault, and goes on', async () => {
    expect(await convert(['--to', '3'], `2442\n\n${F1}\n`)).toEqual({
      code: 1,
      out: '242232111001\n',
      err: 'stdin:1: This looks like none of formats 1 to 4: 20 digits, 20 with *, 6 to 19 digits, 40 characters.\n',
    });
    await withFolder(async (folder) => {
      const [one, two] = [join(folder, 'one'), join(folder, 'two')];
      writeFileSync(one, `${F1}\n`);
      writeFileSync(two, `x\n`);
      const { lines } = await json([one, two], '');
      expect(lines).toMatchObject([
        { file: one, line: 1, ok: true },
        { file: two, line: 1, ok: false },
      ]);
    });
  });

  it.each([
    [['--to', '5'], '--to must be one of 1, 2, 3, 4, common, short, all, not “5”.'],
    [['--from', 'shrot'], 'not “shrot”. Did you mean “short”?'],
    [['--form', '1'], 'There is no flag “--form”. Did you mean “--from”?'],
  ])('%j is wrong usage', async (args, words) => {
    const { code, out, err } = await convert(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(words);
  });
});
