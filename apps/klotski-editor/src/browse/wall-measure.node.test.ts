import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  HEIGHT_LIMIT,
  measuresOf,
  partHeight,
  partOf,
  partsOf,
  partStart,
  rangeOf,
  spotOf,
  stepOf,
} from './wall-measure.ts';

const GAP = 12;
const walls = fc
  .record({
    width: fc.integer({ min: 1, max: 4000 }),
    least: fc.integer({ min: 40, max: 300 }),
    size: fc.integer({ min: 1, max: 1_000_000 }),
  })
  .map(({ width, least, size }) => ({
    size,
    width,
    measures: measuresOf(width, { least, gap: GAP, ratio: 44 / 54, caption: 40 }),
  }));

describe('a wall', () => {
  it('has every picture within its width, none on another, no part too high', () => {
    fc.assert(
      fc.property(walls, fc.nat(), ({ size, width, measures }, some) => {
        const index = some % size;
        const { x, y } = spotOf(index, GAP, measures);
        expect(x + measures.tileWidth).toBeLessThanOrEqual(width);
        const part = partOf(index, measures);
        expect(part).toBeLessThan(partsOf(size, measures));
        expect(partStart(part, measures)).toBeLessThanOrEqual(index);
        const height = partHeight(part, size, measures);
        expect(height).toBeLessThanOrEqual(HEIGHT_LIMIT);
        expect(y + measures.rowHeight).toBeLessThanOrEqual(height);
        const next = spotOf(index + 1, GAP, measures);
        if (next.y === y) expect(next.x - x).toBe(measures.tileWidth + GAP);
      }),
    );
  });

  it('shows a picture where one scrolls to it, and only so many', () => {
    fc.assert(
      fc.property(walls, fc.nat(), ({ size, measures }, some) => {
        const index = some % size;
        const { y } = spotOf(index, GAP, measures);
        const part = partOf(index, measures);
        const { from, to } = rangeOf({ top: y, height: 600, part, size }, measures, 2);
        expect(from).toBeLessThanOrEqual(index);
        expect(to).toBeGreaterThan(index);
        const rows = Math.ceil(600 / measures.rowHeight) + 1 + 4;
        expect(to - from).toBeLessThanOrEqual(rows * measures.columns);
      }),
    );
  });
});

describe('keys', () => {
  const grid = { columns: 4, pageRows: 3 };
  it.each([
    ['ArrowRight', 3, 4],
    ['ArrowLeft', 4, 3],
    ['ArrowLeft', 0, 0],
    ['ArrowRight', 21, 21],
    ['ArrowDown', 1, 5],
    ['ArrowDown', 19, 21],
    ['ArrowDown', 20, 20],
    ['ArrowUp', 5, 1],
    ['ArrowUp', 3, 3],
    ['PageDown', 1, 13],
    ['PageDown', 14, 21],
    ['PageUp', 14, 2],
    ['PageUp', 5, 1],
    ['Home', 9, 0],
    ['End', 9, 21],
  ])('%s leads from %i to %i of 22', (key, at, to) => {
    expect(stepOf(key, at, 22, grid)).toBe(to);
  });

  it('others lead nowhere', () => {
    expect(stepOf('a', 3, 22, grid)).toBeUndefined();
  });

  it('never lead off the wall', () => {
    const keys = fc.constantFrom('ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'ArrowLeft', 'End');
    fc.assert(
      fc.property(keys, fc.integer({ min: 1, max: 500 }), fc.nat(), (key, size, some) => {
        const to = stepOf(key, some % size, size, grid) ?? -1;
        expect(to).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThan(size);
      }),
    );
  });
});
