import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeOf, Track } from './track.ts';

describe('a track', () => {
  it('holds a block that cannot go', () => {
    const track = new Track(5, []);
    track.follow({ x: 3, y: 3 });
    expect(track.at).toEqual(placeOf(5));
    expect(track.cell).toBe(5);
  });

  it('follows along one line, no further than it goes', () => {
    const track = new Track(4, [5, 6]);
    track.follow({ x: 0.7, y: 1.4 });
    expect(track.at).toEqual({ x: 0.7, y: 1 });
    expect(track.cell).toBe(5);
    track.follow({ x: 9, y: 1 });
    expect(track.at).toEqual({ x: 2, y: 1 });
    expect(track.cell).toBe(6);
  });

  it('goes around a corner', () => {
    const track = new Track(0, [1, 5]);
    track.follow({ x: 1, y: 1 });
    expect(track.cell).toBe(5);
    track.follow({ x: 1, y: 0.4 });
    expect(track.at.x).toBe(1);
    expect(track.at.y).toBeCloseTo(0.4);
    expect(track.cell).toBe(1);
  });

  it('turns where the hand turns, not only at the very corner', () => {
    const track = new Track(0, [4, 8, 9]);
    track.follow({ x: 0, y: 1.8 });
    track.follow({ x: 0.4, y: 1.8 });
    expect(track.at.y).toBe(2);
    track.follow({ x: 1, y: 1.8 });
    expect(track.at).toEqual({ x: 1, y: 2 });
    track.follow({ x: 1, y: 1 });
    expect(track.cell).toBe(9);
  });

  it('stays on its line while the hand is nearer to that', () => {
    const track = new Track(0, [4, 8, 9]);
    track.follow({ x: 0, y: 1.5 });
    track.follow({ x: 0.3, y: 1.5 });
    expect(track.at).toEqual({ x: 0, y: 1.5 });
  });

  it('does not jump over what lies between', () => {
    // Cells 0 and 2 hang together by the row below only.
    const track = new Track(0, [4, 5, 6, 2]);
    track.follow({ x: 2, y: 0 });
    expect(track.at).toEqual({ x: 0, y: 0 });
    track.follow({ x: 0.4, y: 1 });
    track.follow({ x: 2, y: 1 });
    track.follow({ x: 2, y: 0 });
    expect(track.cell).toBe(2);
  });

  it('does not go from the end of a row to the start of the next', () => {
    const track = new Track(3, [4]);
    track.follow({ x: 0, y: 1 });
    expect(track.cell).toBe(3);
  });

  it('is always on a line between cells that can be reached, one step apart', () => {
    const coordinate = fc.double({ min: -2, max: 6, noNaN: true });
    const places = fc.array(fc.record({ x: coordinate, y: coordinate }), { maxLength: 12 });
    const cell = fc.nat(19);
    fc.assert(
      fc.property(cell, fc.uniqueArray(cell, { maxLength: 12 }), places, (start, cells, to) => {
        const track = new Track(start, cells);
        const known = new Set([...cells, start]);
        for (const place of to) {
          track.follow(place);
          const { x, y } = track.at;
          expect(Number.isInteger(x) || Number.isInteger(y)).toBe(true);
          for (const [column, row] of [
            [Math.floor(x), Math.floor(y)],
            [Math.ceil(x), Math.ceil(y)],
          ] as const)
            expect(known.has(4 * row + column)).toBe(true);
          expect(known.has(track.cell)).toBe(true);
        }
      }),
    );
  });
});
