import { type Cell } from '../types.ts';
import { neighbours } from './judge.ts';
import { passesOf, shapeOf } from './judge-goals.ts';
import { type Block, type Board } from './types.ts';

/** Up, left, right, down. */
export const DIRECTIONS = [0, 1, 2, 3] as const;

/** Blocks that no rule and no goal can tell apart. */
export interface Kind {
  /** Indices into the board's blocks. */
  readonly blocks: readonly number[];
  /** The block's cells as distances from its anchor, the anchor's own 0 among them. */
  readonly shape: Int16Array;
  /** By anchor and direction (`anchor * 4 + direction`): the anchor a step on, −1 if there is none. */
  readonly steps: Int16Array;
  /** By direction: the cells that a step enters, as distances from the new anchor. */
  readonly fronts: readonly Int16Array[];
}

/** A board prepared for play and search: a state is the anchors of all blocks, kind by kind. */
export interface Model {
  readonly size: number;
  readonly kinds: readonly Kind[];
  /** For each slot of a state, the index of its kind, and of the first slot of that kind. */
  readonly kindOf: Uint8Array;
  readonly firstOf: Uint8Array;
  /** The start, each kind's anchors ascending. */
  readonly start: Uint8Array;
  /** Goals as pairs: first slot of a kind, slots of it, anchor that one of them must have. */
  readonly goals: readonly Int16Array[];
}

const kindKeyOf = (board: Board, { name, cells }: Block): string => {
  const group = board.same.findIndex((names) => names.includes(name));
  const names = board.same[group] ?? [name];
  const isAimed = board.goals.some((goal) => goal.some(({ block }) => names.includes(block)));
  const role = isAimed ? (names[0] ?? '') : '';
  return [shapeOf(cells, board.width), passesOf(board, name), role].join('|');
};

/** The cells that a block with this name may cover. */
const openTo = ({ width, height, walls, doors }: Board, name: string): ReadonlySet<Cell> => {
  const open = new Set(Array.from({ length: width * height }, (_, cell) => cell));
  for (const cell of walls) open.delete(cell);
  for (const { cells, blocks } of doors) {
    if (!blocks.includes(name)) for (const cell of cells) open.delete(cell);
  }
  return open;
};

const anchorsOf = (board: Board, { name, cells }: Block): ReadonlySet<Cell> => {
  const { width } = board;
  const [first = 0] = cells;
  const open = openTo(board, name);
  const columns = cells.map((cell) => (cell % width) - (first % width));
  const fits = (anchor: Cell): boolean =>
    cells.every((cell, index) => {
      const column = (anchor % width) + (columns[index] ?? 0);
      return column >= 0 && column < width && open.has(anchor + cell - first);
    });
  return new Set([...open].filter(fits));
};

const kindFor = (board: Board, blocks: readonly number[]): Kind => {
  const { width, height } = board;
  const block = board.blocks[blocks[0] ?? 0] as Block;
  const [first = 0] = block.cells;
  const shape = block.cells.map((cell) => cell - first);
  const deltas = [-width, -1, 1, width];
  const anchors = anchorsOf(board, block);
  const steps = new Int16Array(width * height * 4).fill(-1);
  for (const anchor of anchors) {
    const beside = neighbours(anchor, board);
    for (const direction of DIRECTIONS) {
      const next = anchor + (deltas[direction] ?? 0);
      if (beside.includes(next) && anchors.has(next)) steps[anchor * 4 + direction] = next;
    }
  }
  const fronts = deltas.map((delta) =>
    Int16Array.from(shape.filter((cell) => !shape.includes(cell + delta))),
  );
  return { blocks, shape: Int16Array.from(shape), steps, fronts };
};

const compile = (board: Board): Model => {
  const groups = new Map<string, number[]>();
  for (const [index, block] of board.blocks.entries()) {
    const key = kindKeyOf(board, block);
    groups.set(key, [...(groups.get(key) ?? []), index]);
  }
  const kinds = [...groups.values()].map((blocks) => kindFor(board, blocks));
  const anchor = (index: number): Cell => board.blocks[index]?.cells[0] ?? 0;
  const firsts: number[] = [];
  let slots = 0;
  for (const { blocks } of kinds) {
    firsts.push(slots);
    slots += blocks.length;
  }
  const perSlot = (value: (kind: number) => number): Uint8Array =>
    Uint8Array.from(kinds.flatMap(({ blocks }, kind) => blocks.map(() => value(kind))));
  const goals = board.goals.map((targets) =>
    Int16Array.from(
      targets.flatMap(({ block, cells }) => {
        const index = board.blocks.findIndex(({ name }) => name === block);
        const kind = kinds.findIndex(({ blocks }) => blocks.includes(index));
        return [firsts[kind] ?? 0, kinds[kind]?.blocks.length ?? 0, cells[0] ?? 0];
      }),
    ),
  );
  return {
    size: board.width * board.height,
    kinds,
    kindOf: perSlot((kind) => kind),
    firstOf: perSlot((kind) => firsts[kind] ?? 0),
    start: Uint8Array.from(kinds.flatMap(({ blocks }) => blocks.map(anchor).sort((a, b) => a - b))),
    goals,
  };
};

const models = new WeakMap<Board, Model>();

/** The model of a board, made once. */
export const modelOf = (board: Board): Model => {
  const known = models.get(board);
  if (known) return known;
  const model = compile(board);
  models.set(board, model);
  return model;
};

/** Is one of the goals met? `at` is where in `states` the state starts. */
export const meetsGoal = ({ goals }: Model, states: Uint8Array, at = 0): boolean => {
  for (const goal of goals) {
    let isMet = true;
    for (let pair = 0; isMet && pair < goal.length; pair += 3) {
      const first = at + (goal[pair] as number);
      const end = first + (goal[pair + 1] as number);
      const anchor = goal[pair + 2] as number;
      let slot = first;
      while (slot < end && states[slot] !== anchor) slot++;
      isMet = slot < end;
    }
    if (isMet) return true;
  }
  return false;
};

/** Is the way free for a step, while the block itself is lifted off the board? */
export const isFree = (front: Int16Array, anchor: Cell, taken: Uint8Array): boolean => {
  // By index: this is the innermost loop of the search.
  const { length } = front;
  for (let index = 0; index < length; index++) {
    if (taken[anchor + (front[index] as number)] !== 0) return false;
  }
  return true;
};

/** Writes a block into the cells that are taken, or lifts it off. */
export const paint = ({ shape }: Kind, anchor: Cell, taken: Uint8Array, value: 0 | 1): void => {
  const { length } = shape;
  for (let index = 0; index < length; index++) {
    taken[anchor + (shape[index] as number)] = value;
  }
};
