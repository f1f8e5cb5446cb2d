import { err, ok, type Outcome, type Played, type Result } from '@parlour/game-core';
import { blockAt, inScanOrder, isCell, isInside, maskOf } from './board.ts';
import { recount } from './counter.ts';
import { reach, slides } from './reach.ts';
import {
  BIG,
  type Block,
  type Cell,
  GOAL,
  type KlotskiEvent,
  type KlotskiMove,
  type KlotskiState,
  type Reach,
  type Refusal,
  type RefusalCode,
} from './types.ts';

/** Is the big block home? */
export const isSolved = ({ blocks }: KlotskiState): boolean =>
  blocks.some(({ code, cell }) => code === BIG && cell === GOAL);

/** Where the block at a cell can go in one move, by cell; nowhere when the game is over. */
export const reachOf = (state: KlotskiState, from: Cell): readonly Reach[] => {
  const block = state.blocks.find(({ cell }) => cell === from);
  return block && !isSolved(state) ? reach(state.blocks, block, state.metric) : [];
};

/**
 * The way of the block at a cell to another cell as moves, as few as can be, without any other block
 * moving; `undefined` if there is none. A drag that ends anywhere becomes legal moves so.
 */
export const slidesTo = (
  { blocks, metric }: KlotskiState,
  { from, to }: KlotskiMove,
): readonly KlotskiMove[] | undefined => {
  const block = blocks.find(({ cell }) => cell === from);
  return block && slides(blocks, block, to, metric);
};

/** All legal moves, by the cell where they start, then by the one where they end. */
export const moves = (state: KlotskiState): readonly KlotskiMove[] =>
  inScanOrder(state.blocks).flatMap(({ cell: from }) =>
    reachOf(state, from).map(({ to }) => ({ from, to })),
  );

/** How the game stands: won with the big block home, stuck where nothing can move at all. */
export const outcome = (state: KlotskiState): Outcome | undefined => {
  if (isSolved(state)) return { result: 'won' };
  return moves(state).length === 0 ? { result: 'stuck' } : undefined;
};

const refuse = (code: RefusalCode, ...cells: readonly Cell[]): Refusal => ({ code, cells });

/** Why a block cannot go where it would lie on the board. */
const refusedThere = (state: KlotskiState, block: Block, { from, to }: KlotskiMove): Refusal => {
  const inTheWay = state.blocks.filter(
    (other) => other !== block && (maskOf(other.code, other.cell) & maskOf(block.code, to)) !== 0,
  );
  if (inTheWay.length > 0) {
    return refuse('occupied', from, to, ...inScanOrder(inTheWay).map(({ cell }) => cell));
  }
  if (!slides(state.blocks, block, to, 'corner')) return refuse('no-way', from, to);
  return refuse(state.metric === 'unit' ? 'one-cell-only' : 'not-straight', from, to);
};

/** Why a move is not legal here; `undefined` if it is. */
export const refusalOf = (state: KlotskiState, move: KlotskiMove): Refusal | undefined => {
  // Callers without types may hand in anything.
  const { from, to } = Object(move) as KlotskiMove;
  if (isSolved(state)) return refuse('game-over');
  if (!isCell(from) || !isCell(to)) return refuse('malformed');
  const block = blockAt(state.blocks, from);
  if (!block) return refuse('no-block', from, to);
  if (block.cell !== from) return refuse('not-top-left', from, to, block.cell);
  if (to === from) return refuse('same-cell', from, to);
  if (!isInside(block.code, to)) return refuse('out-of-board', from, to);
  return reachOf(state, from).some((way) => way.to === to)
    ? undefined
    : refusedThere(state, block, move);
};

/** Plays a move, or gives the bare reason why it cannot be played; the state is never changed. */
export const tryPlay = (
  state: KlotskiState,
  move: KlotskiMove,
): Result<Played<KlotskiState, KlotskiEvent>, Refusal> => {
  const refusal = refusalOf(state, move);
  if (refusal) return err(refusal);
  const { from, to } = move;
  const { id, code } = state.blocks.find(({ cell }) => cell === from) as Block;
  const path = reachOf(state, from).find((way) => way.to === to)?.path ?? [];
  const { trail, takenBack, change } = recount(state.trail, from, path, state.metric);
  const blocks = state.blocks.map((block) => (block.id === id ? { ...block, cell: to } : block));
  const left = state.count - takenBack;
  const count = change === 'counted' ? left + 1 : left;
  const next = { ...state, blocks, count, trail };
  const events: KlotskiEvent[] = [{ type: 'slid', id, code, from, to, path }];
  if (takenBack > 0) events.push({ type: 'taken-back', count: left, moves: takenBack });
  if (change) events.push({ type: change, count });
  if (isSolved(next)) events.push({ type: 'solved', count });
  return ok({ state: next, events });
};
