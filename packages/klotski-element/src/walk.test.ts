import { klotski } from '@parlour/klotski';
import { gallery } from '@parlour/klotski/gallery';
import { type Block, playableBlocks } from '@parlour/klotski/play';
import { unwrap } from '@parlour/game-core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { staysInside, Walker, WAYS } from './walk.ts';

const blocksOf = (layout: string): readonly Block[] => playableBlocks(layout) ?? [];
const KEYS = Object.values(WAYS);
const by = (blocks: readonly Block[], cell: number): Block =>
  blocks.find((block) => block.cell === cell) as Block;

/** All blocks that arrows lead to from one: each walk is a walker of its own. */
const reachedFrom = (blocks: readonly Block[], start: Block): ReadonlySet<number> => {
  const walks: (readonly number[])[] = [[]];
  const seen = new Set<string>();
  const ids = new Set<number>();
  for (const walk of walks) {
    const walker = new Walker();
    let at = start;
    for (const way of walk) at = walker.next(blocks, at, way) ?? at;
    ids.add(at.id);
    // Where it would go next tells where it stands.
    const mark = KEYS.map((way) => {
      const again = new Walker();
      let here = start;
      for (const past of walk) here = again.next(blocks, here, past) ?? here;
      return again.next(blocks, here, way)?.id;
    }).join();
    if (seen.has(`${at.id} ${mark}`)) continue;
    seen.add(`${at.id} ${mark}`);
    for (const way of KEYS) walks.push([...walk, way]);
  }
  return ids;
};

describe('walking by arrows', () => {
  it('goes along a row and a column, through what is larger, and back the same way', () => {
    const blocks = blocksOf('24422442233221121001');
    const walker = new Walker();
    let at = by(blocks, 13);
    const way = [1, 1, -1, -1, -1].map((step) => {
      at = walker.next(blocks, at, step) ?? at;
      return at.cell;
    });
    expect(way).toEqual([14, 11, 14, 13, 8]);
  });

  it('goes to the nearest block aside where nothing lies ahead', () => {
    const blocks = blocksOf('44004400000000000001');
    expect(new Walker().next(blocks, by(blocks, 0), 4)?.cell).toBe(19);
    expect(new Walker().next(blocks, by(blocks, 19), -1)?.cell).toBe(0);
    expect(new Walker().next(blocks, by(blocks, 0), -4)).toBeUndefined();
  });

  it('reaches every block from every other, on boards of the gallery as they are played', () => {
    const layouts = gallery().map(({ layout }) => layout);
    fc.assert(
      fc.property(
        fc.constantFrom(...layouts),
        fc.array(fc.nat(), { maxLength: 30 }),
        (layout, choices) => {
          let state = klotski.deal(unwrap(klotski.parseOptions({ layout })));
          for (const choice of choices) {
            const moves = klotski.moves(state);
            const move = moves[choice % moves.length];
            const played = move && klotski.play(state, move);
            if (played?.ok) state = played.value.state;
          }
          for (const start of state.blocks)
            expect(reachedFrom(state.blocks, start).size).toBe(state.blocks.length);
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe('a step', () => {
  it.each([
    [0, -1, false],
    [0, -4, false],
    [0, 4, true],
    [1, 1, true],
    [3, 1, false],
    [8, -1, false],
    [11, 4, true],
    [16, 4, false],
    [19, 1, false],
  ])('of the block at %i by %i stays on the board: %s', (cell, way, stays) => {
    expect(staysInside(by(blocksOf('24422442233221121001'), cell), way)).toBe(stays);
  });
});
