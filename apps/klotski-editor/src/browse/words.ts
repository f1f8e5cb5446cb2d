import { type BlockSet } from '@parlour/klotski/enumeration';
import { type Sort, type Source, type Wanted } from './choice.ts';

export const number = (value: number): string => value.toLocaleString('en');

const plural = (count: number, one: string, many: string): string =>
  `${number(count)} ${count === 1 ? one : many}`;

const sources: Readonly<Record<Source, string>> = {
  gallery: 'Named layouts',
  set: 'A set of blocks',
  collection: 'My collection',
};

const sorts: Readonly<Record<Sort, string>> = {
  number: 'By number',
  hardest: 'Hardest first',
  easiest: 'Easiest first',
};

const solvable: Readonly<Record<Wanted, string>> = {
  all: 'Solvable or not',
  yes: 'Solvable',
  no: 'Not solvable',
};

const symmetric: Readonly<Record<Wanted, string>> = {
  all: 'Symmetric or not',
  yes: 'Symmetric',
  no: 'Not symmetric',
};

export const words = {
  number,
  title: 'Browse',
  controls: 'What to look at',
  source: 'Source',
  sources,
  blocks: { h: 'Horizontals', v: 'Verticals', s: 'Soldiers' },
  asBoard: 'Blocks of the board',
  count: (count: number): string => plural(count, 'layout', 'layouts'),
  noSuchBlocks: 'These blocks do not fit beside one 2×2 and two empties.',
  metric: 'Moves count as',
  metrics: { corner: 'paths with turns', straight: 'straight slides', unit: 'single cells' },
  search: 'Name',
  least: 'Moves from',
  most: 'to',
  solvable: 'Solution',
  solvableOptions: solvable,
  symmetric: 'Mirror image',
  symmetricOptions: symmetric,
  sort: 'Order',
  sorts,
  reset: 'Show all',
  goTo: 'Go to no.',
  go: 'Go',
  wall: 'Layouts',
  seeking: 'Solving all of them',
  stop: 'Stop',
  stopped: 'Not solved: filters and order by difficulty wait for that.',
  resume: 'Solve all',
  wait: 'Filters and order by difficulty come with the solutions.',
  seen: (from: number, to: number, size: number): string =>
    `${number(from)}–${number(to)} of ${number(size)}`,
  nothing: 'No layout is like that.',
  noCollection: 'Nothing has been saved yet.',
  name: ({ h, v, s }: BlockSet): string => `${h} + ${v} + ${s}`,
  noOf: (index: number): string => `No. ${number(index)}`,
  moves: (moves: number): string => plural(moves, 'move', 'moves'),
  unsolvable: 'cannot be solved',
  unknown: 'not solved yet',
  symmetricSign: 'symmetric',
  taken: (name: string): string => `On the board: ${name}.`,
  undo: 'Undo',
  back: 'Undone.',
  keys: 'Arrows, Home, End and Page keys go from picture to picture; Enter puts one on the board.',
  wallParts: 'Parts of the wall',
  part: (part: number, parts: number): string => `Part ${number(part)} of ${number(parts)}`,
  partBefore: 'Before',
  partAfter: 'Next',
};
