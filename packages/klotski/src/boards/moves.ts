import { err, type IllegalMove, ok, type Result } from '@parlour/game-core';
import { type Cell, type Metric } from '../types.ts';
import { DIRECTIONS, isFree, type Kind, meetsGoal, type Model, modelOf, paint } from './model.ts';
import { type Board, type BoardMove, type Position } from './types.ts';

/** Where the blocks of a board start. */
export const startOf = ({ blocks }: Board): Position => blocks.map(({ cells }) => cells[0] ?? 0);

/** The cells that the blocks of a board cover in a position. */
export const blocksAt = ({ blocks }: Board, position: Position): Board['blocks'] =>
  blocks.map(({ name, cells }, index) => {
    const [first = 0] = cells;
    const shift = (position[index] ?? first) - first;
    return { name, cells: cells.map((cell) => cell + shift) };
  });

const kindIndex = ({ kinds }: Model, block: number): number =>
  kinds.findIndex(({ blocks }) => blocks.includes(block));

const takenIn = (model: Model, position: Position): Uint8Array => {
  const taken = new Uint8Array(model.size);
  for (const { blocks, ...kind } of model.kinds) {
    for (const block of blocks) paint({ blocks, ...kind }, position[block] ?? 0, taken, 1);
  }
  return taken;
};

/** All ways of a lifted block in a metric, each the shortest to its end, by where they end. */
export const waysOf = (
  kind: Kind,
  from: Cell,
  taken: Uint8Array,
  metric: Metric,
): ReadonlyMap<Cell, readonly Cell[]> => {
  const ways = new Map<Cell, readonly Cell[]>();
  const step = (anchor: Cell, direction: number): Cell => {
    const next = kind.steps[anchor * 4 + direction] ?? -1;
    const front = kind.fronts[direction];
    return next >= 0 && front && isFree(front, next, taken) ? next : -1;
  };
  if (metric === 'corner') {
    ways.set(from, [from]);
    for (const [anchor, way] of ways) {
      for (const direction of DIRECTIONS) {
        const next = step(anchor, direction);
        if (next >= 0 && !ways.has(next)) ways.set(next, [...way, next]);
      }
    }
    ways.delete(from);
    return ways;
  }
  for (const direction of DIRECTIONS) {
    const way = [from];
    for (let next = step(from, direction); next >= 0; next = step(next, direction)) {
      way.push(next);
      ways.set(next, [...way]);
      if (metric === 'unit') break;
    }
  }
  return ways;
};

/** All legal moves in a position: block by block in the board's order, by where they end. */
export const boardMoves = (
  board: Board,
  position: Position,
  metric: Metric,
): readonly BoardMove[] => {
  const model = modelOf(board);
  const taken = takenIn(model, position);
  return board.blocks.flatMap(({ name }, index) => {
    const kind = model.kinds[kindIndex(model, index)] as Kind;
    const from = position[index] ?? 0;
    paint(kind, from, taken, 0);
    const ways = [...waysOf(kind, from, taken, metric)];
    paint(kind, from, taken, 1);
    return ways
      .sort(([one], [other]) => one - other)
      .map(([to, path]) => ({ block: name, from, to, path }));
  });
};

/**
 * Moves a block by its name to where its anchor is to be. Refused with the code `no-block`, or
 * `no-way` where the metric allows no such move.
 */
export const playOnBoard = (
  board: Board,
  position: Position,
  { block, to }: Pick<BoardMove, 'block' | 'to'>,
  metric: Metric,
): Result<Position, IllegalMove> => {
  const index = board.blocks.findIndex(({ name }) => name === block);
  if (index < 0) return err({ code: 'no-block', message: 'There is no such block.' });
  const moves = boardMoves(board, position, metric);
  if (!moves.some((move) => move.block === block && move.to === to)) {
    return err({ code: 'no-way', message: `Block ${block} has no free way there.` });
  }
  return ok(position.map((anchor, other) => (other === index ? to : anchor)));
};

/** A position as a state of the model: kind by kind, each kind's anchors ascending. */
export const stateOf = ({ kinds }: Model, position: Position): Uint8Array =>
  Uint8Array.from(
    kinds.flatMap(({ blocks }) =>
      blocks.map((block) => position[block] ?? 0).sort((one, other) => one - other),
    ),
  );

/** Is one of the board's goals met in this position? */
export const isBoardSolved = (board: Board, position: Position): boolean => {
  const model = modelOf(board);
  return meetsGoal(model, stateOf(model, position));
};
