import { type Cell } from '../types.ts';
import { BOARD_GOALS_LIMIT, type BoardFault, type BoardSetup, type Target } from './types.ts';

/** A block's cells as steps from its first one: the same for equal shapes, wherever they are. */
export const shapeOf = (cells: readonly Cell[], width: number): string => {
  const sorted = [...cells].sort((one, other) => one - other);
  const [first = 0] = sorted;
  const [row, column] = [Math.floor(first / width), first % width];
  return sorted
    .map((cell) => `${Math.floor(cell / width) - row},${(cell % width) - column}`)
    .join(' ');
};

/** The doors that a block may pass. */
export const passesOf = ({ doors }: BoardSetup, name: string): string =>
  doors.flatMap(({ blocks }, index) => (blocks.includes(name) ? [index] : [])).join(',');

function* groupFaults(setup: BoardSetup): Generator<BoardFault> {
  const { blocks, same, width } = setup;
  const seen = new Set<string>();
  for (const [group, names] of same.entries()) {
    const kinds = new Set<string>();
    for (const name of names) {
      const block = blocks.find((one) => one.name === name);
      if (!block) {
        const message = `There is no block ${name} to stand for another.`;
        yield { code: 'unknown-block', block: name, group, message };
      } else {
        kinds.add(`${shapeOf(block.cells, width)} ${passesOf(setup, name)}`);
      }
      if (seen.has(name)) {
        const message = `Block ${name} is named twice among those that stand for one another.`;
        yield { code: 'twice', block: name, group, message };
      }
      seen.add(name);
    }
    if (kinds.size > 1) {
      const message =
        'Blocks that stand for one another must have one shape and pass one set of doors.';
      yield { code: 'unlike', group, message };
    }
  }
}

function* targetFaults(
  setup: BoardSetup,
  { block: name, cells }: Target,
  goal: number,
): Generator<BoardFault> {
  const block = setup.blocks.find((one) => one.name === name);
  const place = { block: name, goal };
  if (!block) {
    const message = `There is no block ${name} to reach the goal.`;
    yield { code: 'unknown-block', ...place, message };
    return;
  }
  if (shapeOf(cells, setup.width) !== shapeOf(block.cells, setup.width)) {
    const message = `Block ${name} has another shape at its start than in the goal.`;
    yield { code: 'goal-shape', ...place, message };
  }
  for (const cell of cells) {
    if (setup.walls.includes(cell)) {
      const message = `The goal of block ${name} is where a wall is.`;
      yield { code: 'on-wall', ...place, cell, message };
    }
    const door = setup.doors.findIndex((one) => one.cells.includes(cell));
    if (door < 0 || setup.doors[door]?.blocks.includes(name)) continue;
    const message = `The goal of block ${name} is in a door that it may not pass.`;
    yield { code: 'barred', ...place, cell, door, message };
  }
}

function* oneGoalFaults(setup: BoardSetup, goal: number): Generator<BoardFault> {
  const targets = setup.goals[goal] ?? [];
  if (targets.length === 0) {
    yield { code: 'no-goal', goal, message: 'A goal names no block.' };
  }
  const named = new Set<string>();
  const taken = new Set<Cell>();
  for (const target of targets) {
    yield* targetFaults(setup, target, goal);
    const place = { block: target.block, goal };
    if (named.has(target.block)) {
      const message = `Block ${target.block} has two places in one goal.`;
      yield { code: 'twice', ...place, message };
    }
    named.add(target.block);
    const cell = target.cells.find((one) => taken.has(one));
    if (cell !== undefined) {
      yield { code: 'overlap', ...place, cell, message: 'Two blocks have one cell in the goal.' };
    }
    for (const one of target.cells) taken.add(one);
  }
}

/** What is wrong with the goals of a setup, and with its groups. Its cells are on the board. */
export function* goalFaults(setup: BoardSetup): Generator<BoardFault> {
  const { goals } = setup;
  yield* groupFaults(setup);
  if (goals.length === 0) yield { code: 'no-goal', message: 'A board needs a goal.' };
  if (goals.length > BOARD_GOALS_LIMIT) {
    const message = `A board has at most ${BOARD_GOALS_LIMIT} goals.`;
    yield { code: 'no-goal', goal: BOARD_GOALS_LIMIT, message };
  }
  for (const goal of goals.keys()) yield* oneGoalFaults(setup, goal);
}
