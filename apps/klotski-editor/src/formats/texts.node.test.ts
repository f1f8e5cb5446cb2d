import { parse1 } from '@parlour/klotski/formats';
import { describe, expect, it } from 'vitest';
import { designed, EMPTY_DESIGN } from '../model/design.ts';
import { idWarnings, otherFormat, parted, reading, written } from './texts.ts';

const designOf = (layout: string, keepsIds = false) => {
  const read = parse1(layout);
  return read.ok ? designed(read.value.blocks, keepsIds) : EMPTY_DESIGN;
};

const faultOf = (text: string, format: Parameters<typeof reading>[1]) => {
  const read = reading(text, format, 'lenient', EMPTY_DESIGN);
  if (read.ok) throw new Error('There is no fault.');
  return parted(text, format, read.error);
};

describe('a fault', () => {
  it('parts a text at the sign that is wrong', () => {
    expect(faultOf('24*2****23*2*91*1001', '2')).toEqual(['24*2****23*2*', '9', '1*1001']);
    expect(faultOf('2442 2442 2332 2112 100x', '1')).toEqual(['2442 2442 2332 2112 100', 'x', '']);
  });

  it('is a blank at the end where something is missing', () => {
    expect(faultOf('24422442', '1')).toEqual(['24422442', ' ', '']);
    expect(faultOf('', '3')).toEqual(['', ' ', '']);
  });

  it('is a whole unit in format 4', () => {
    const text = '1110**12********1301**14**0607**08000006';
    expect(faultOf(text, '4')).toEqual([text.slice(0, 38), '06', '']);
  });

  it('is a whole sign, even of two units', () => {
    expect(faultOf('😀', '3')).toEqual(['', '😀', '']);
  });
});

describe('a text in another format', () => {
  it('is recognised', () => {
    expect(otherFormat('24*2****23*2*11*1001', '1', 'strict')).toBe('2');
    expect(otherFormat('1A9BF0C00', '1', 'strict')).toBe('common');
    expect(otherFormat('24422442233221121001', '1', 'strict')).toBeUndefined();
    expect(otherFormat('hello there', '1', 'strict')).toBeUndefined();
  });
});

describe('a board that a format cannot hold', () => {
  it('has no text there, but a reason and the cells', () => {
    const four = written(designOf('11111000000000000000'), '4');
    expect(four).toMatchObject({ text: '', cells: [4] });
    expect(four.reason).toContain('four soldiers');
    expect(written(designOf('11111000000000000000'), 'short').reason).toContain('big block');
  });
});

describe('identities', () => {
  it('are told where they are unusual', () => {
    const design = designOf('24422442233221121001');
    expect(idWarnings(design)).toEqual([]);
    const [first, ...others] = design.blocks;
    const last = others.pop();
    if (!first || !last) throw new Error('There are no blocks.');
    const text = '1210**11********1301**14**0607**08000009';
    const read = reading(text, '4', 'strict', design);
    if (!read.ok || read.verb.type !== 'load') throw new Error('It is not read.');
    expect(idWarnings(designed(read.verb.blocks, true))).toEqual(['noncanonical_ids']);
  });

  it('stay where a text without them is typed', () => {
    const kept = designOf('24422442233221121001', true);
    const swapped = designed(
      kept.blocks.map((block) => ({ ...block, id: { 8: 9, 9: 8 }[block.id] ?? block.id })),
      true,
    );
    const read = reading('24422442233221121010', '1', 'strict', swapped);
    if (!read.ok || read.verb.type !== 'load') throw new Error('It is not read.');
    expect(read.verb.blocks.find(({ cell }) => cell === 16)?.id).toBe(9);
  });
});
