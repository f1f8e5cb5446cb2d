// What a tap means: the rules' answers to where a finger points. Pure.
import {
  type Block,
  type Cell,
  type KlotskiState,
  type Reach,
  reachOf,
} from '@parlour/klotski/play';
import { cellsOf } from './view.ts';

/** Where a block can go without another one moving, corners included, whatever the metric. */
export const reachable = (state: KlotskiState | undefined, cell: Cell): readonly Reach[] =>
  state ? reachOf({ ...state, metric: 'corner' }, cell) : [];

/** The cells that a block could come to lie on. */
export const reachableCells = (
  state: KlotskiState | undefined,
  block: Block | undefined,
): readonly Cell[] =>
  block ? reachable(state, block.cell).flatMap(({ to }) => cellsOf({ ...block, cell: to })) : [];

/** Where a block would lie to cover a cell, by the shortest way. */
export const placeOver = (
  state: KlotskiState | undefined,
  block: Block | undefined,
  over: Cell,
): Cell | undefined =>
  block &&
  [...reachable(state, block.cell)]
    .sort((a, b) => a.path.length - b.path.length)
    .find(({ to }) => cellsOf({ ...block, cell: to }).includes(over))?.to;

/** As far as a block goes straight on, where it can go one way only. */
export const onlyWay = (state: KlotskiState | undefined, cell: Cell): Cell | undefined => {
  const ways = state ? reachOf({ ...state, metric: 'straight' }, cell) : [];
  const [farthest, ...others] = [...ways].sort((a, b) => b.path.length - a.path.length);
  const isOnly = others.every(({ path }) => path[0] === farthest?.path[0]);
  return isOnly ? farthest?.to : undefined;
};

/** The ways that a block can go by one cell, as differences of cells. */
export const waysOf = (state: KlotskiState | undefined, cell: Cell): readonly number[] =>
  state ? reachOf({ ...state, metric: 'unit' }, cell).map(({ to }) => to - cell) : [];
