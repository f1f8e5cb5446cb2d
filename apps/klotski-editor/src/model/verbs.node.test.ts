import {
  BIG,
  type BlockCode,
  HORIZONTAL,
  judge,
  layoutOf,
  SOLDIER,
  VERTICAL,
} from '@parlour/klotski';
import { canonical, parse1 } from '@parlour/klotski/formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Design, designed, EMPTY_DESIGN, freeId, inherited, isSpare } from './design.ts';
import { cellsOf, fitAt } from './geometry.ts';
import { freeBeside, ghostAt, ghostNear } from './ghost.ts';
import { perform, type Verb } from './verbs.ts';
import { anyDesign, anyVerbs } from './verbs.test-support.ts';

const designOf = (layout: string, keepsIds = false): Design => {
  const read = parse1(layout);
  if (!read.ok) throw new Error(read.error.message);
  return designed(read.value.blocks, keepsIds);
};

const after = (design: Design, verb: Verb): Design => {
  const done = perform(design, verb);
  if (!done.ok) throw new Error(done.refusal);
  return done.design;
};

const FORWARD = designOf('24422442233221121001');

describe('every verb', () => {
  it('leaves blocks on the board, apart from one another, each with its own identity', () => {
    fc.assert(
      fc.property(anyVerbs, (verbs) => {
        let design = EMPTY_DESIGN;
        for (const verb of verbs) {
          const done = perform(design, verb);
          if (done.ok) ({ design } = done);
          expect(judge(design).decodable).toEqual({ holds: true, reasons: [] });
          const order = design.blocks.map(({ cell }) => cell);
          expect(order).toEqual([...order].sort((a, b) => a - b));
        }
      }),
    );
  });

  it('leaves identities in scan order until they are to be kept', () => {
    fc.assert(
      fc.property(anyDesign, (design) => {
        if (!design.keepsIds) expect(design.blocks).toEqual(canonical(design.blocks));
      }),
    );
  });

  it('gives a name to everyone for whom format 4 has one', () => {
    fc.assert(
      fc.property(anyDesign, ({ blocks }) => {
        for (const block of blocks.filter(isSpare)) {
          expect(isSpare({ ...block, id: freeId(blocks, block.code) })).toBe(true);
        }
      }),
    );
  });

  it('changes what it names and nothing else', () => {
    fc.assert(
      fc.property(anyDesign, fc.integer({ min: 0, max: 19 }), (design, cell) => {
        for (const code of [SOLDIER, VERTICAL, HORIZONTAL, BIG] as const) {
          const { cell: at, gone } = ghostAt(design.blocks, code, cell);
          const now = after(design, { type: 'put', code, cell: at });
          expect(now.blocks.some((block) => block.code === code && block.cell === at)).toBe(true);
          const stay = design.blocks.filter((block) => !gone.includes(block.cell));
          const places = (blocks: readonly { cell: number; code: BlockCode }[]) =>
            blocks.map((block) => `${block.code}@${block.cell}`).sort();
          expect(places(now.blocks)).toEqual([...places(stay), `${code}@${at}`].sort());
        }
      }),
    );
  });
});

describe('put', () => {
  it('takes the place of what is there', () => {
    const now = after(FORWARD, { type: 'put', code: BIG, cell: 8 });
    expect(layoutOf(now.blocks)).toBe('24422442440244121001');
  });

  it('stays on the board', () => {
    const now = after(EMPTY_DESIGN, { type: 'put', code: BIG, cell: 19 });
    expect(layoutOf(now.blocks)).toBe('00000000000000440044');
  });

  it('does nothing where the same block stands', () => {
    expect(after(FORWARD, { type: 'put', code: BIG, cell: 1 })).toBe(FORWARD);
  });
});

describe('move', () => {
  it('carries the identity along, if identities are kept', () => {
    const kept = designOf('24422442233221121001', true);
    const now = after(kept, { type: 'move', from: 16, to: 17 });
    expect(now.blocks.find(({ cell }) => cell === 17)?.id).toBe(8);
    expect(layoutOf(now.blocks)).toBe('24422442233221120101');
  });

  it('may overlap its own old place', () => {
    const now = after(designOf('44004400000000000000'), {
      type: 'move',
      from: 0,
      to: 5,
    });
    expect(layoutOf(now.blocks)).toBe('00000440044000000000');
  });

  it('is refused where nothing stands', () => {
    expect(perform(FORWARD, { type: 'move', from: 17, to: 0 })).toEqual({
      ok: false,
      refusal: 'nothing-there',
    });
  });
});

describe('rotate', () => {
  it('turns about the top left, and keeps the name where that is free', () => {
    const upright = designOf('20002000000000000000', true);
    const lying = after(upright, { type: 'rotate', cell: 4 });
    expect(layoutOf(lying.blocks)).toBe('33000000000000000000');
    // 11 is 张飞 standing, 5 is 张飞 lying.
    expect([upright.blocks[0]?.id, lying.blocks[0]?.id]).toEqual([11, 5]);
  });

  it('turns about another cell at the edge and beside others', () => {
    const edge = designOf('00020002000000000000');
    expect(layoutOf(after(edge, { type: 'rotate', cell: 3 }).blocks)).toBe('00330000000000000000');
    const beside = designOf('21002000000000000000');
    expect(layoutOf(after(beside, { type: 'rotate', cell: 0 }).blocks)).toBe(
      '01003300000000000000',
    );
  });

  it('is refused without room, and to what has no other way to lie', () => {
    const refusal = (cell: number) => {
      const done = perform(FORWARD, { type: 'rotate', cell });
      return done.ok ? 'done' : done.refusal;
    };
    expect(refusal(0)).toBe('no-room');
    expect(refusal(1)).toBe('cannot-turn');
    expect(refusal(16)).toBe('cannot-turn');
    expect(refusal(17)).toBe('nothing-there');
  });
});

describe('swap', () => {
  it('changes two names of one shape, and keeps them from then on', () => {
    const now = after(FORWARD, { type: 'swap', one: 0, other: 11 });
    expect(now.keepsIds).toBe(true);
    expect(now.blocks.filter(({ code }) => code === VERTICAL).map(({ id }) => id)).toEqual([
      14, 12, 13, 11,
    ]);
    expect(layoutOf(now.blocks)).toBe(layoutOf(FORWARD.blocks));
    expect(after(now, { type: 'swap', one: 0, other: 11 }).blocks).toEqual(FORWARD.blocks);
  });

  it('is refused between shapes and of a block with itself', () => {
    for (const other of [1, 4]) {
      expect(perform(FORWARD, { type: 'swap', one: 0, other })).toEqual({
        ok: false,
        refusal: 'not-alike',
      });
    }
  });
});

describe('mirror', () => {
  it('done twice is nothing', () => {
    fc.assert(
      fc.property(anyDesign, (design) => {
        const twice = after(after(design, { type: 'mirror' }), { type: 'mirror' });
        expect(layoutOf(twice.blocks)).toBe(layoutOf(design.blocks));
        if (design.keepsIds) expect(twice).toEqual(design);
      }),
    );
  });

  it('makes the left the right', () => {
    const now = after(designOf('33100000000000000000'), { type: 'mirror' });
    expect(layoutOf(now.blocks)).toBe('01330000000000000000');
  });
});

describe('a place for a block', () => {
  it('covers the cell that was meant, on the board, and free if any is', () => {
    fc.assert(
      fc.property(anyDesign, fc.integer({ min: 0, max: 19 }), ({ blocks }, cell) => {
        for (const code of [SOLDIER, VERTICAL, HORIZONTAL, BIG] as const) {
          const at = fitAt(blocks, code, cell);
          expect(cellsOf({ code, cell: at })).toContain(cell);
          expect(judge({ blocks: [{ id: 99, code, cell: at }] }).decodable.holds).toBe(true);
        }
      }),
    );
  });

  it('is beside the cell where only that is free', () => {
    const { blocks } = designOf('10000000000000000000');
    expect(fitAt(blocks, HORIZONTAL, 1)).toBe(1);
    expect(fitAt(blocks, HORIZONTAL, 3)).toBe(2);
    expect(fitAt(designOf('00100000000000000000').blocks, HORIZONTAL, 1)).toBe(0);
    expect(fitAt(blocks, BIG, 19)).toBe(14);
  });

  it('of a block that is carried stays on the board, and names whom it would replace', () => {
    const { blocks } = FORWARD;
    const [first] = blocks;
    if (!first) throw new Error('There is no block.');
    expect(ghostNear(blocks, first, -3, 9)).toEqual({ code: VERTICAL, cell: 12, gone: [8, 16] });
    expect(ghostNear(blocks, first, 0.4, 0.4)).toEqual({ code: VERTICAL, cell: 0, gone: [] });
  });

  it('in a direction is the next one that is free', () => {
    const { blocks } = FORWARD;
    const soldier = blocks.find(({ cell }) => cell === 16);
    const big = blocks.find(({ code }) => code === BIG);
    if (!soldier || !big) throw new Error('There is no block.');
    expect(freeBeside(blocks, soldier, 1, 0)).toBe(17);
    expect(freeBeside(blocks, soldier, 0, -1)).toBeUndefined();
    expect(freeBeside(blocks, big, 0, 1)).toBeUndefined();
    const far = designOf('10001000000000000000').blocks;
    const [top] = far;
    expect(top && freeBeside(far, top, 0, 1)).toBe(8);
  });
});

describe('identities', () => {
  it('are inherited by those who lie where they lay', () => {
    const before = after(FORWARD, { type: 'swap', one: 0, other: 11 }).blocks;
    const read = designOf('24422442233221120101').blocks;
    const now = inherited(before, read);
    expect(judge({ blocks: now }).decodable.holds).toBe(true);
    expect(now.find(({ cell }) => cell === 0)?.id).toBe(14);
    expect(now.find(({ cell }) => cell === 17)?.id).toBe(8);
  });

  it('go on beyond format 4, and come back into it', () => {
    const five = designOf('11111000000000000000', true);
    expect(five.blocks.map(({ id }) => id)).toEqual([6, 7, 8, 9, 16]);
    const four = after(five, { type: 'erase', cell: 0 });
    expect(four.blocks.map(({ id }) => id)).toEqual([7, 8, 9, 6]);
  });
});
