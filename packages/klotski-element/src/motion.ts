// A block travels along its path, around corners too; where that is not known, straight.
import { fly, isStill, land, type Places, placesOf, travel } from '@parlour/element-core/play';
import { type Block, type Cell, type KlotskiState, reachOf } from '@parlour/klotski/play';
import { unitOf } from './grip.ts';
import { placeOf } from './track.ts';

/** What was seen before a change. */
export interface Before {
  readonly places: Places;
  readonly shown: KlotskiState | undefined;
  readonly wasDragged: boolean;
  readonly hadFocus: boolean;
}

export const placesBefore = (
  root: ShadowRoot,
  shown: KlotskiState | undefined,
  wasDragged: boolean,
): Before => ({
  places: placesOf(root),
  shown,
  wasDragged,
  hadFocus: root.activeElement?.closest('.field') != null,
});

interface Moved {
  readonly block: Block;
  readonly from: Cell;
}

/** The one block that lies elsewhere now; `undefined` where there are more of them, or none. */
const movedBlock = (before: KlotskiState, now: KlotskiState): Moved | undefined => {
  const cells = new Map(before.blocks.map(({ id, cell }) => [id, cell]));
  const moved = now.blocks.flatMap((block) => {
    const from = cells.get(block.id);
    return from === undefined || from === block.cell ? [] : [{ block, from }];
  });
  return moved.length === 1 && before.blocks.length === now.blocks.length ? moved[0] : undefined;
};

/** The cells on the way of a block that has moved, first and last included. */
const pathOf = (before: KlotskiState, now: KlotskiState): readonly Cell[] | undefined => {
  const moved = movedBlock(before, now);
  if (!moved) return undefined;
  const { block, from } = moved;
  const there = reachOf({ ...before, metric: 'corner' }, from).find(({ to }) => to === block.cell);
  if (there) return [from, ...there.path];
  // Nothing moves in a solved game: it is taken back.
  const back = reachOf({ ...now, metric: 'corner' }, block.cell).find(({ to }) => to === from);
  return back && [from, ...back.path.slice(0, -1).reverse(), block.cell];
};

/** Milliseconds for one cell, and at most for a whole way. */
const STEP = 110;
const LONGEST = 320;

const glideAlong = async (root: ShadowRoot, id: number, path: readonly Cell[]): Promise<void> => {
  const node = root.querySelector<HTMLElement>(`[data-key="${id}"]`);
  const end = path.at(-1);
  if (!node || end === undefined) return;
  const unit = unitOf(node);
  const translate = path.map((cell) => {
    const [a, b] = [placeOf(cell), placeOf(end)];
    return `${(a.x - b.x) * unit}px ${(a.y - b.y) * unit}px`;
  });
  const duration = Math.min(STEP * (path.length - 1) + 40, LONGEST);
  await travel(node, translate, { duration, easing: 'ease-out' });
};

/** After a change: lets the blocks travel to where they lie now. */
export const glide = async (
  host: HTMLElement,
  root: ShadowRoot,
  before: Before,
  now: KlotskiState | undefined,
  isAnimated: boolean,
): Promise<void> => {
  land(root);
  if (!isAnimated || isStill()) return;
  const path = before.shown && now && !before.wasDragged ? pathOf(before.shown, now) : undefined;
  const block = path && now?.blocks.find(({ cell }) => cell === path.at(-1));
  if (path && block) await glideAlong(root, block.id, path);
  else await fly(host, root, before.places, { duration: 140, easing: 'ease-out' });
};
