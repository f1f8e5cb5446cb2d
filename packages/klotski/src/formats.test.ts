import { unwrap } from '@parlour/game-core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numbered } from './ids.ts';
import { type Good, VECTORS } from './format-vectors.test-support.ts';
import {
  convert,
  convertTo,
  detect,
  type Format,
  FORMATS,
  makeAll,
  make4,
  parse1,
  parse2,
  parse3,
  parse4,
  parseCommon,
  parseLayout,
  parseShort,
} from './formats.ts';
import { boards, signs } from './boards.test-support.ts';
import { countsOf } from './setup.ts';

const RED_DONKEY = '24422442233221121001';
const CANONICAL = '1110**12********1301**14**0607**08000009';
const MID_GAME = '1210**11********1401**13**0907**08000006';

const formatOf = (format: number | 'auto') => String(format) as '1' | '2' | '3' | '4' | 'auto';

describe('vectors', () => {
  const good = VECTORS.filter(({ expect: { ok } }) => ok);
  const bad = VECTORS.filter(({ expect: { ok } }) => !ok);

  it('are all there', () => {
    expect([good.length, bad.length]).toEqual([46, 52]);
  });

  it.each(good)('$title', ({ input, format, mode, expect: expected }) => {
    const wanted = expected as Good;
    const read = unwrap(parseLayout(input, { format: formatOf(format), mode }));
    const { f1, f2, f3, f4, ...rest } = unwrap(convert(input, { format: formatOf(format), mode }));
    expect({ ok: true, format: Number(rest.format), f1, f2, f3, f4 }).toEqual({
      ok: true,
      format: wanted.format,
      f1: wanted.f1,
      f2: wanted.f2,
      f3: wanted.f3,
      f4: wanted.f4,
    });
    expect(countsOf(read.blocks)).toEqual(wanted.counts);
    expect([rest.standard, rest.playable, rest.solved]).toEqual([
      wanted.standard,
      wanted.playable,
      wanted.solved,
    ]);
    expect(rest.warnings).toEqual(wanted.warnings);
  });

  it.each(bad)('$title', ({ input, format, mode, expect: expected }) => {
    if (expected.ok) return;
    const { error, pos, cell, at } = expected;
    const read = parseLayout(input, { format: formatOf(format), mode });
    expect(read).toMatchObject({
      ok: false,
      error: {
        code: error,
        ...(pos !== undefined && { position: pos }),
        ...(cell !== undefined && { cell }),
        ...(at !== undefined && { at }),
      },
    });
  });
});

describe('the place of an error', () => {
  it.each([
    ['1', 'strict', '', 'empty_input', 0],
    ['1', 'lenient', ' \n ', 'empty_input', 3],
    ['1', 'strict', '2442244223322112100', 'length', 19],
    ['1', 'strict', '244224422332211210010', 'length', 20],
    ['1', 'lenient', '2442 2442 2332 2112 100', 'length', 23],
    ['1', 'lenient', '2442 2442 2332 2112 1001 0', 'length', 25],
    ['1', 'strict', '24422442203221121001', 'broken_piece', 10],
    ['1', 'lenient', '2442 2442 2032 2112 1001', 'broken_piece', 12],
    ['1', 'lenient', '２４４２　２４４２　２３３２　２１１２　１００x', 'char', 23],
    ['1', 'lenient', '24422442233221121\u{1F600}001', 'char', 17],
    ['2', 'strict', '24422442233221121001', 'covered_not_star', 2],
    ['3', 'strict', '24223211100', 'too_short', 11],
    ['3', 'lenient', '24223211100 ', 'too_short', 12],
    ['3', 'lenient', '242232111001 ; 0', 'too_long', 15],
    ['4', 'strict', CANONICAL.replace('12', '11'), 'duplicate_id', 6],
    ['4', 'lenient', '11 10 ** 11' + ' **'.repeat(16), 'duplicate_id', 9],
    ['4', 'strict', CANONICAL.slice(0, 39), 'length', 39],
    ['4', 'strict', '10001000' + '**'.repeat(16), 'covered_not_star', 2],
    ['auto', 'strict', '', 'empty_input', 0],
    ['auto', 'strict', '2442', 'undetected', 4],
    ['auto', 'strict', '2442-2442', 'undetected', 4],
    ['auto', 'strict', '24422442233221121001 ', 'undetected', 20],
    ['auto', 'strict', '1'.repeat(39), 'undetected', 20],
    ['auto', 'strict', '1'.repeat(41), 'undetected', 40],
    ['auto', 'lenient', '24422442233221121005', 'char', 19],
    ['common', 'strict', 'F', 'out_of_board', 0],
    ['common', 'strict', '3A9', 'out_of_board', 0],
    ['common', 'strict', '1A9BF0C00A', 'too_long', 9],
    ['common', 'strict', '1A9BF0C0g', 'char', 8],
    ['common', 'strict', '0000000055', 'too_long', 9],
    ['common', 'strict', '055555555', 'too_long', 5],
    ['common', 'strict', 'D204', 'overlap', 3],
    ['common', 'strict', 'D01', 'out_of_board', 2],
    ['short', 'strict', '4WVE', 'length', 4],
    ['short', 'strict', '4WVE0', 'char', 4],
    ['short', 'strict', 'ZZZZZ', 'out_of_range', 0],
  ] as const)('%s %s %j: %s at %d', (format, mode, text, code, position) => {
    const read = parseLayout(text, { format, mode });
    expect(read).toMatchObject({ ok: false, error: { code, position } });
  });

  it('is told in words, and the cell with it', () => {
    expect(parse1('24422442203221121001')).toEqual({
      ok: false,
      error: {
        code: 'broken_piece',
        message:
          'The horizontal block at column 3, row 3 is not whole: column 4, row 3 is missing.',
        position: 10,
        cell: 10,
        at: 11,
      },
    });
    expect(parse1('2442\n')).toMatchObject({
      error: { message: 'U+000A cannot stand here: format 1 knows the digits 0 to 4.' },
    });
  });
});

describe('formats', () => {
  it('are told apart by their look', () => {
    expect(
      ['2'.repeat(20), '2'.repeat(19) + '*', '2'.repeat(6), '2'.repeat(19)].map(detect),
    ).toEqual(['1', '2', '3', '3']);
    expect(['', '22222', '2'.repeat(21), 'x'.repeat(20)].map(detect)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(detect('x'.repeat(40))).toBe('4');
  });

  it('keep identities, or number them afresh', () => {
    const read = unwrap(convert(MID_GAME));
    expect([read.f4, read.f4ids, read.warnings]).toEqual([
      CANONICAL,
      MID_GAME,
      ['noncanonical_ids'],
    ]);
    expect(unwrap(convertTo(MID_GAME, '4'))).toBe(CANONICAL);
    expect(unwrap(convertTo(MID_GAME, '4', { ids: true }))).toBe(MID_GAME);
  });

  it('say what they cannot hold, and which cells are too much', () => {
    expect(convertTo('24422442233221121101', '4')).toMatchObject({
      ok: false,
      error: { code: 'capacity', cells: [19] },
    });
    expect(convertTo('44444444233221121001', '4')).toMatchObject({
      error: { code: 'capacity', cells: [2] },
    });
    expect(convertTo('00000000000000000000', 'common')).toMatchObject({
      error: { code: 'no_big' },
    });
    expect(convertTo('44444444233221121001', 'short')).toMatchObject({
      error: { code: 'many_big', cells: [0, 2] },
    });
    expect(convertTo('24422442233221121101', 'short')).toMatchObject({
      error: { code: 'too_few_empty' },
    });
  });

  it.each([
    ['1', '24422442233221121101', '4', 'capacity', 19, 19],
    ['2', '24*2****23*2*11*1101', '4', 'capacity', 19, 19],
    ['3', '242232111101', '4', 'capacity', 11, 19],
    ['common', '1A9BFCC00', '4', 'capacity', 6, 19],
    ['common', '9FFFFFFF', '4', 'capacity', 3, 4],
    ['common', '4FFFFFFF', '4', 'capacity', 3, 6],
    ['short', 'VZ7Z2', '4', 'capacity', 0, 4],
    ['1', '44444444233221121001', 'common', 'many_big', 2, 2],
    ['3', '44232111001', 'short', 'many_big', 1, 2],
    ['1', '00000000000000000000', 'common', 'no_big', 20, undefined],
    ['3', '242232111101', 'short', 'too_few_empty', 12, undefined],
  ] as const)('say where it is: %s %s to %s', (format, text, to, code, position, cell) => {
    const made = convertTo(text, to, { format });
    expect(made).toMatchObject({ ok: false, error: { code, position } });
    expect(made.ok ? -1 : made.error.cell).toBe(cell);
    // Blanks in front and between, and one at the end.
    const blank = ` ${Array.from(text).join(' ')} `;
    const wide = position === text.length ? blank.length : 2 * position + 1;
    const read = convertTo(blank, to, { format, mode: 'lenient' });
    expect(read).toMatchObject({ error: { code, position: wide } });
  });

  it('do not number a block as another shape', () => {
    expect(make4([{ id: 3, code: 1, cell: 0 }])).toMatchObject({ error: { code: 'capacity' } });
  });

  it('convert all ways', () => {
    const all = unwrap(convert(RED_DONKEY));
    const texts: Readonly<Record<Format, string>> = {
      '1': all.f1,
      '2': all.f2,
      '3': all.f3,
      '4': all.f4 ?? '',
      common: all.common ?? '',
      short: all.short ?? '',
    };
    for (const from of FORMATS) {
      for (const to of FORMATS) {
        expect(unwrap(convertTo(texts[from], to, { format: from }))).toBe(texts[to]);
      }
    }
  });
});

describe('the codes of dnomd343/klotski', () => {
  it('of 横刀立马', () => {
    const all = makeAll(unwrap(parse1(RED_DONKEY)).blocks);
    expect([all.common, all.short]).toEqual(['1A9BF0C00', '4WVE1']);
  });

  it('may lack trailing zeros, and be small', () => {
    for (const text of ['1A9BF0C00', '1A9BF0C', '1a9bf0c']) {
      expect(unwrap(parseCommon(text)).layout).toBe(RED_DONKEY);
    }
    expect(unwrap(parseShort('4wve1')).layout).toBe(RED_DONKEY);
  });

  it('start and end where they should', () => {
    expect(unwrap(parseShort('11111')).layout).toBe('44004400000000000000');
    expect(parseShort('VZ7Z2').ok).toBe(true);
    expect(parseShort('VZ7Z3')).toMatchObject({ error: { code: 'out_of_range' } });
  });
});

describe('properties', () => {
  it('every board comes back from every format that holds it', () => {
    fc.assert(
      fc.property(boards, (placed) => {
        const blocks = numbered(placed);
        const { f1, f2, f3, f4, common, short } = makeAll(blocks);
        for (const read of [parse1(f1), parse2(f2), parse3(f3)]) {
          expect(unwrap(read).blocks).toEqual(blocks);
        }
        if (f4 !== null) expect(unwrap(parse4(f4)).blocks).toEqual(blocks);
        if (common !== null) expect(unwrap(parseCommon(common)).blocks).toEqual(blocks);
        if (short !== null) expect(unwrap(parseShort(short)).blocks).toEqual(blocks);
        const { big, empty } = countsOf(blocks);
        expect([common !== null, short !== null]).toEqual([big === 1, big === 1 && empty >= 2]);
      }),
    );
  });

  it('no text breaks a parser, and the place of an error is in the text or at its end', () => {
    fc.assert(
      fc.property(
        signs,
        fc.constantFrom(...FORMATS, 'auto' as const),
        fc.constantFrom('strict' as const, 'lenient' as const),
        (text, format, mode) => {
          const read = parseLayout(text, { format, mode });
          if (read.ok) {
            expect(parse1(read.value.layout).ok).toBe(true);
            return;
          }
          const { position, cell, message } = read.error;
          expect(position >= 0 && position <= text.length).toBe(true);
          expect(cell === undefined || (cell >= 0 && cell < 20)).toBe(true);
          expect(message).toMatch(/^.+\.$/u);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('a strict text that can be read is what is written, but for codes', () => {
    fc.assert(
      fc.property(signs, fc.constantFrom('1', '2', '3', '4'), (text, format) => {
        const to = format as Format;
        if (!parseLayout(text, { format: to }).ok) return;
        expect(unwrap(convertTo(text, to, { format: to, ids: true }))).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });

  it('the place of what is too much is that of its block in every format', () => {
    fc.assert(
      fc.property(boards, fc.constantFrom('1', '2', '3', 'common'), (placed, from) => {
        const { f1, f2, f3, common } = makeAll(numbered(placed));
        const text = { '1': f1, '2': f2, '3': f3, common }[from];
        const made = text === null ? undefined : convertTo(text, '4', { format: from });
        if (text === null || !made || made.ok) return;
        const { position, cell = -1 } = made.error;
        const code = f1.charAt(cell);
        const digits = Number.parseInt(text.charAt(position), 16);
        const pair = [digits >> 2, digits & 3].map((bits) => '0321'.charAt(bits));
        expect(from === 'common' ? pair : [text.charAt(position)]).toContain(code);
      }),
    );
  });

  it('long texts are read to their end', () => {
    const wide = Array.from(RED_DONKEY).join(' '.repeat(5000));
    expect(unwrap(parseLayout(wide, { mode: 'lenient' })).layout).toBe(RED_DONKEY);
    expect(parseLayout(' '.repeat(70_000), { mode: 'lenient' })).toMatchObject({
      error: { code: 'empty_input', position: 70_000 },
    });
    expect(parse1(`${'0'.repeat(70_000)}x`)).toMatchObject({
      error: { code: 'char', position: 70_000 },
    });
  });

  it('values that are no text read like an empty one', () => {
    for (const value of [undefined, null, 24422442, {}, []]) {
      expect(parseLayout(value as string)).toMatchObject({
        error: { code: 'empty_input', position: 0 },
      });
      expect(detect(value as string)).toBeUndefined();
    }
  });
});
