import {
  blockName,
  type Block,
  type Cell,
  type Direction,
  type KlotskiEvent,
} from '@parlour/klotski';
import { counted } from '../../core/words.ts';

const STEPS: Readonly<Record<number, Direction>> = {
  [-4]: 'up',
  1: 'right',
  4: 'down',
  [-1]: 'left',
};

/** One direction, and how many cells. */
export interface Leg {
  readonly direction: Direction;
  readonly cells: number;
}

/** A path as straight parts. */
export const legsOf = (from: Cell, path: readonly Cell[]): readonly Leg[] => {
  const legs: { readonly direction: Direction; cells: number }[] = [];
  for (const [index, cell] of path.entries()) {
    const direction = STEPS[cell - (path[index - 1] ?? from)] ?? 'up';
    const last = legs.at(-1);
    if (last?.direction === direction) last.cells++;
    else legs.push({ direction, cells: 1 });
  }
  return legs;
};

/** "right 2, down". */
export const describeLegs = (from: Cell, path: readonly Cell[]): string =>
  legsOf(from, path)
    .map(({ direction, cells }) => (cells === 1 ? direction : `${direction} ${cells}`))
    .join(', ');

const SHAPES = { 1: 'soldier', 2: 'vertical', 3: 'horizontal', 4: 'big block' } as const;

/** "10 Cao Cao"; a block that format 4 has no name for is called by its shape. */
export const describeBlock = ({ id, code }: Pick<Block, 'id' | 'code'>): string =>
  `${id} ${blockName(id, 'en') ?? SHAPES[code]}`;

/** An event in words; the line under the board shows the count. */
export const describeEvent = (event: KlotskiEvent): string | undefined => {
  switch (event.type) {
    case 'slid':
      return `${describeBlock(event)} ${describeLegs(event.from, event.path)}`;
    case 'taken-back':
      return `that takes ${counted(event.moves, 'move')} back`;
    case 'counted':
    case 'merged':
    case 'solved':
      return undefined;
  }
};
