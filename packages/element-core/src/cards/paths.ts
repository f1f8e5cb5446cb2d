// Drawings as data: relative path commands only, so that a shape can be moved by its first point and
// scaled or turned by its numbers alone (see `scaled`). No arcs: their flags are not lengths.

/** `shape` with every number times `k`; a negative `k` turns it by half a turn. */
export const scaled = (shape: string, k: number): string =>
  shape.replace(/-?[\d.]+/g, (n) => ` ${+(+n * k).toFixed(2)}`);

/** `shape` at x, y. */
export const at = (shape: string, x: number, y: number, k = 1): string =>
  `M${x} ${y}${scaled(shape, k)}`;

/** `shape` at x, y, and once more turned about the middle of the card. */
export const twice = (shape: string, x: number, y: number, k = 1): string =>
  at(shape, x, y, k) + at(shape, -x, -y, -k);

/** ♠ ♥ ♣ ♦ about their optical middle, some 40 wide, to be filled. */
export const SUITS = [
  'm0-22c4 9 20 15 20 27 0 6-4 10-9 10-4 0-7-2-9-5 0 5 2 9 6 12h-16c4-3 6-7 6-12-2 3-5 5-9 5-5 0-9-4-9-10 0-12 16-18 20-27z',
  'm0 21c-4-9-20-17-20-29 0-7 4-11 10-11 4 0 8 3 10 8 2-5 6-8 10-8 6 0 10 4 10 11 0 12-16 20-20 29z',
  'm-8 22h16c-4-3-6-7-6-11 2 3 5 4 9 4 6 0 10-4 10-10s-4-10-10-10c-2 0-4 0-6 1 3-2 5-5 5-8 0-6-4-10-10-10s-10 4-10 10c0 3 2 6 5 8-2-1-4-1-6-1-6 0-10 4-10 10s4 10 10 10c4 0 7-1 9-4 0 4-2 8-6 11z',
  'm0-23c4 9 10 17 16 23-6 6-12 14-16 23-4-9-10-17-16-23 6-6 12-14 16-23z',
] as const;

const six = 'm11 17c-1-11-5-17-11-17-8 0-13 16-13 46s5 42 13 42 12-11 12-28-4-28-11-28-13 10-14 26';

/**
 * A 2 … 10 J Q K from the top middle, 88 high, to be stroked 10 wide under `NIB`, which makes
 * upright strokes heavier than level ones, as old faces are.
 */
export const RANKS = [
  'm-20 88h11m18 0h11m-5 0l-15-88-15 88m4-28h22',
  'm-12 24c0-16 4-24 12-24s12 8 12 22c0 22-22 40-24 66h24v-14',
  'm-12 20c1-13 5-20 12-20s11 8 11 20-5 21-13 21c9 0 15 9 15 23s-6 24-13 24-13-8-13-22',
  'm5 88v-88l-19 62h30m-19 26h16',
  'm11 0h-20l-2 40c3-6 7-9 11-9 8 0 13 10 13 28s-6 29-13 29-13-8-13-20',
  six,
  'm-13 16v-16h26c-9 26-14 52-15 88',
  'm0 41c-7 0-11-9-11-20s4-21 11-21 11 10 11 21-4 20-11 20-13 10-13 24 5 23 13 23 13-9 13-23-5-24-13-24z',
  `m0 88${scaled(six, -1)}`,
  'm-21 16c5-2 8-7 9-16v93m21-93c-5 0-8 12-8 44s3 44 8 44 8-12 8-44-3-44-8-44z',
  'm-4 0h18m-8 0v64c0 16-4 24-10 24s-9-8-9-22',
  'm0 0c-8 0-13 14-13 44s5 44 13 44 13-14 13-44-5-44-13-44zm0 64l13 30',
  'm-20 0h13m14 0h12m-5 0l-27 50m9-16l18 54m-6 0h12m-40 0h13m-7 0v-88',
] as const;

/** The transform of stroked ranks. */
export const NIB = 1.7;
