import { err, ok, type Result } from '@parlour/game-core';
import { type Cell } from '../types.ts';
import { goalFaults } from './judge-goals.ts';
import {
  type Block,
  BLOCK_NAMES,
  type Board,
  BOARD_SIDE_LIMIT,
  BOARD_WORDS_LIMIT,
  type BoardFault,
  type BoardInfo,
  type BoardSetup,
  DOOR_SIGNS,
} from './types.ts';

const ascending = (cells: readonly Cell[]): readonly Cell[] => [...cells].sort((a, b) => a - b);

/** The cells beside a cell, on a board of this size. */
export const neighbours = (
  cell: Cell,
  { width, height }: Pick<BoardSetup, 'width' | 'height'>,
): readonly Cell[] => {
  const column = cell % width;
  return [
    ...(cell >= width ? [cell - width] : []),
    ...(column > 0 ? [cell - 1] : []),
    ...(column < width - 1 ? [cell + 1] : []),
    ...(cell < width * (height - 1) ? [cell + width] : []),
  ];
};

/** The first cell that cannot be reached from the first one, if there is one. */
const cutOff = (cells: readonly Cell[], setup: BoardSetup): Cell | undefined => {
  const [first] = cells;
  if (first === undefined) return undefined;
  const all = new Set(cells);
  const reached = new Set([first]);
  for (const cell of reached) {
    for (const next of neighbours(cell, setup)) if (all.has(next)) reached.add(next);
  }
  return cells.find((cell) => !reached.has(cell));
};

const isSide = (side: number): boolean =>
  Number.isInteger(side) && side >= 1 && side <= BOARD_SIDE_LIMIT;

const LINE_BREAK = /[\n\r\u2028\u2029]/;

/** Words that fit on a line and come back from text as they are. */
export const isLine = (words: string): boolean =>
  words !== '' &&
  words.length <= BOARD_WORDS_LIMIT &&
  !LINE_BREAK.test(words) &&
  words === words.trim();

function* infoFaults({ title, author, source, note, published }: BoardInfo): Generator<BoardFault> {
  for (const [name, words] of Object.entries({ title, author, source, note })) {
    if (words === undefined || isLine(words)) continue;
    const message = `The ${name} must be one line of at most ${BOARD_WORDS_LIMIT} characters.`;
    yield { code: 'bad-info', message };
  }
  for (const moves of Object.values(published ?? {})) {
    if (Number.isInteger(moves) && moves >= 0 && moves <= 99_999) continue;
    yield { code: 'bad-info', message: 'A published number of moves goes from 0 to 99999.' };
  }
}

function* nameFaults(blocks: readonly Block[]): Generator<BoardFault> {
  const seen = new Set<string>();
  for (const { name } of blocks) {
    if (name.length !== 1 || !BLOCK_NAMES.includes(name)) {
      const message = 'A block is named by one letter or digit.';
      yield { code: 'bad-name', block: name, message };
    } else if (seen.has(name)) {
      yield { code: 'duplicate-name', block: name, message: `There are two blocks ${name}.` };
    }
    seen.add(name);
  }
}

function* doorFaults(setup: BoardSetup, names: ReadonlySet<string>): Generator<BoardFault> {
  const walls = new Set(setup.walls);
  const taken = new Set<Cell>();
  if (setup.doors.length > DOOR_SIGNS.length) {
    const message = `A board has at most ${DOOR_SIGNS.length} doors.`;
    yield { code: 'bad-door', door: DOOR_SIGNS.length, message };
  }
  for (const [door, { cells, blocks }] of setup.doors.entries()) {
    if (cells.length === 0) {
      yield { code: 'bad-door', door, message: 'A door has no cell.' };
    }
    if (blocks.length === 0) {
      yield { code: 'bad-door', door, message: 'A door that no block may pass is a wall.' };
    }
    for (const cell of cells) {
      if (walls.has(cell)) {
        yield { code: 'on-wall', door, cell, message: 'A door is where a wall is.' };
      } else if (taken.has(cell)) {
        yield { code: 'overlap', door, cell, message: 'Two doors are in one cell.' };
      }
      taken.add(cell);
    }
    const unknown = blocks.find((name) => !names.has(name));
    if (unknown !== undefined) {
      const message = `A door names a block ${unknown} that is not there.`;
      yield { code: 'unknown-block', door, block: unknown, message };
    }
    if (new Set(blocks).size !== blocks.length) {
      yield { code: 'twice', door, message: 'A door names a block twice.' };
    }
  }
}

function* placeFaults(setup: BoardSetup): Generator<BoardFault> {
  const walls = new Set(setup.walls);
  const taken = new Map<Cell, string>();
  for (const { name: block, cells } of setup.blocks) {
    if (cells.length === 0) {
      yield { code: 'empty-block', block, message: `Block ${block} has no cell.` };
    }
    for (const cell of cells) {
      const other = taken.get(cell);
      if (walls.has(cell)) {
        yield { code: 'on-wall', block, cell, message: `Block ${block} is where a wall is.` };
      } else if (other !== undefined) {
        const message = `Block ${block} is where block ${other} is.`;
        yield { code: 'overlap', block, cell, message };
      }
      taken.set(cell, block);
      const door = setup.doors.findIndex(({ cells: way }) => way.includes(cell));
      if (door < 0 || setup.doors[door]?.blocks.includes(block)) continue;
      const message = `Block ${block} is in a door that it may not pass.`;
      yield { code: 'barred', block, cell, door, message };
    }
    const cell = cutOff(cells, setup);
    if (cell === undefined) continue;
    const message = `Block ${block} is in pieces: each of its cells must be beside another.`;
    yield { code: 'disconnected', block, cell, message };
  }
}

function* outsideFaults(setup: BoardSetup): Generator<BoardFault> {
  const limit = setup.width * setup.height;
  const isOut = (cell: Cell): boolean => !Number.isInteger(cell) || cell < 0 || cell >= limit;
  const places: readonly (readonly [Omit<BoardFault, 'code' | 'message'>, readonly Cell[]])[] = [
    [{}, setup.walls],
    ...setup.doors.map(({ cells }, door) => [{ door }, cells] as const),
    ...setup.blocks.map(({ name, cells }) => [{ block: name }, cells] as const),
    ...setup.goals.flatMap((targets, goal) =>
      targets.map(({ block, cells }) => [{ goal, block }, cells] as const),
    ),
  ];
  for (const [place, cells] of places) {
    const cell = cells.find(isOut);
    if (cell === undefined) continue;
    const message = `There is no cell ${cell} on this board of ${limit} cells.`;
    yield { code: 'out-of-board', ...place, cell, message };
  }
}

function* faultsOf(setup: BoardSetup): Generator<BoardFault> {
  const { width, height, blocks, info } = setup;
  yield* infoFaults(info);
  if (!isSide(width) || !isSide(height)) {
    const message = `A board has 1 to ${BOARD_SIDE_LIMIT} columns and as many rows.`;
    yield { code: 'bad-size', message };
    return;
  }
  const outside = [...outsideFaults(setup)];
  yield* outside;
  yield* nameFaults(blocks);
  if (outside.length > 0) return;
  if (blocks.length === 0) yield { code: 'no-blocks', message: 'A board needs a block.' };
  yield* placeFaults(setup);
  yield* doorFaults(setup, new Set(blocks.map(({ name }) => name)));
  yield* goalFaults(setup);
}

const byFirst = (one: Block, other: Block): number => (one.cells[0] ?? 0) - (other.cells[0] ?? 0);

const inOrder = (setup: BoardSetup): Board => {
  const blocks = setup.blocks
    .map(({ name, cells }) => ({ name, cells: ascending(cells) }))
    .sort(byFirst);
  const rank = new Map(blocks.map(({ name }, index) => [name, index]));
  const byRank = (one: string, other: string): number =>
    (rank.get(one) ?? 0) - (rank.get(other) ?? 0);
  const groups = setup.same
    .filter((names) => names.length > 1)
    .map((names) => [...names].sort(byRank));
  const ordered: BoardSetup = {
    width: setup.width,
    height: setup.height,
    walls: ascending([...new Set(setup.walls)]),
    doors: setup.doors.map((door) => ({
      cells: ascending(door.cells),
      blocks: [...door.blocks].sort(byRank),
    })),
    blocks,
    same: groups.sort(([one = ''], [other = '']) => byRank(one, other)),
    goals: setup.goals.map((targets) =>
      targets
        .map(({ block, cells }) => ({ block, cells: ascending(cells) }))
        .sort((one, other) => byRank(one.block, other.block)),
    ),
    info: setup.info,
  };
  return ordered as Board;
};

/** A setup as a board in order, or all the reasons why it is none (at least one). */
export const judgeBoard = (
  setup: BoardSetup,
): Result<Board, readonly [BoardFault, ...BoardFault[]]> => {
  const [first, ...rest] = faultsOf(setup);
  return first ? err([first, ...rest]) : ok(inOrder(setup));
};
