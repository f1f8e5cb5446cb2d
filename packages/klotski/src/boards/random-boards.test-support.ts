import { unwrap } from '@parlour/game-core';
import fc from 'fast-check';
import { judgeBoard, neighbours } from './judge.ts';
import { passesOf, shapeOf } from './judge-goals.ts';
import { type Block, BLOCK_NAMES, type Board, type BoardSetup, type Door } from './types.ts';

interface Seeded {
  readonly width: number;
  readonly height: number;
  /** By cell: 0 and 1 free, 2 a wall, else a colour; connected cells of a colour are a block. */
  readonly colours: readonly number[];
  /** Cells of doors, by cell: 1 and 2 are the first and second door. */
  readonly doors: readonly number[];
  /** Numbers that decide who passes, who is grouped, and where the goals are. */
  readonly whims: readonly number[];
}

const seeded = fc
  .record({ width: fc.constantFrom(1, 2, 3, 3, 4), height: fc.constantFrom(4, 3, 3, 2, 1) })
  .chain(({ width, height }) => {
    const cells = width * height;
    const exactly = { minLength: cells, maxLength: cells };
    return fc.record({
      width: fc.constant(width),
      height: fc.constant(height),
      colours: fc.array(fc.constantFrom(0, 0, 1, 2, 3, 3, 4, 4, 5, 5, 6), exactly),
      doors: fc.array(fc.constantFrom(0, 0, 0, 0, 0, 0, 1, 2), exactly),
      whims: fc.array(fc.nat(999), { minLength: 24, maxLength: 24 }),
    });
  });

const blocksIn = ({ width, height, colours }: Seeded): readonly Block[] => {
  const seen = new Set<number>();
  const blocks: Block[] = [];
  for (const [cell, colour] of colours.entries()) {
    if (colour < 3 || seen.has(cell)) continue;
    const cells = new Set([cell]);
    for (const one of cells) {
      for (const next of neighbours(one, { width, height })) {
        if (colours[next] === colour) cells.add(next);
      }
    }
    for (const one of cells) seen.add(one);
    blocks.push({ name: BLOCK_NAMES.charAt(blocks.length), cells: [...cells] });
  }
  return blocks;
};

const doorsIn = ({ doors, colours, whims }: Seeded, blocks: readonly Block[]): readonly Door[] =>
  [1, 2].flatMap((number) => {
    const cells = [...doors.keys()].filter((cell) => doors[cell] === number && colours[cell] !== 2);
    // Whoever stands in a door may pass it.
    const names = blocks
      .filter(
        (block, index) =>
          block.cells.some((cell) => cells.includes(cell)) || (whims[index] ?? 0) % 2 === 0,
      )
      .map(({ name }) => name);
    return cells.length > 0 && names.length > 0 ? [{ cells, blocks: names }] : [];
  });

/** One of the places on the board where a block would fit if it were empty; another, if there is. */
const elsewhere = ({ width, height }: Seeded, { cells }: Block, whim: number) => {
  const places: (readonly number[])[] = [];
  for (let dy = 1 - height; dy < height; dy++) {
    for (let dx = 1 - width; dx < width; dx++) {
      const fits = cells.every((cell) => {
        const [x, y] = [(cell % width) + dx, Math.floor(cell / width) + dy];
        return x >= 0 && x < width && y >= 0 && y < height;
      });
      if (fits && (dx !== 0 || dy !== 0)) places.push(cells.map((cell) => cell + dx + dy * width));
    }
  }
  return places[whim % places.length] ?? cells;
};

const groupsIn = (setup: BoardSetup, whim: number): readonly (readonly string[])[] => {
  const kinds = new Map<string, string[]>();
  for (const { name, cells } of setup.blocks) {
    const key = `${shapeOf(cells, setup.width)} ${passesOf(setup, name)}`;
    kinds.set(key, [...(kinds.get(key) ?? []), name]);
  }
  return whim % 2 === 0 ? [...kinds.values()] : [];
};

/** Any setup with one or two goals, of one or two blocks each; many are boards. */
export const randomSetups: fc.Arbitrary<BoardSetup> = seeded.map((seed) => {
  const blocks = blocksIn(seed);
  const walls = [...seed.colours.keys()].filter((cell) => seed.colours[cell] === 2);
  const setup: BoardSetup = {
    width: seed.width,
    height: seed.height,
    walls,
    blocks,
    doors: doorsIn(seed, blocks),
    same: [],
    goals: [10, 14].slice(0, ((seed.whims[9] ?? 0) % 2) + 1).map((at) =>
      [0, 1].slice(0, ((seed.whims[at] ?? 0) % 2) + 1).flatMap((index) => {
        const block = blocks[((seed.whims[at + 1] ?? 0) + index) % Math.max(blocks.length, 1)];
        return block && (index === 0 || blocks.length > 1)
          ? [{ block: block.name, cells: elsewhere(seed, block, seed.whims[at + 2 + index] ?? 0) }]
          : [];
      }),
    ),
    info: (seed.whims[20] ?? 0) % 2 === 0 ? {} : { title: `No. ${seed.whims[21] ?? 0}` },
  };
  return { ...setup, same: groupsIn(setup, seed.whims[22] ?? 0) };
});

/** Random boards of 1 to 16 cells, with walls, doors, groups and blocks of all shapes. */
export const randomBoards: fc.Arbitrary<Board> = randomSetups
  .map(judgeBoard)
  .filter(({ ok }) => ok)
  .map(unwrapped);

function unwrapped(judged: ReturnType<typeof judgeBoard>): Board {
  return unwrap(judged.ok ? judged : { ok: false, error: judged.error[0] });
}
