import { type Layout } from '@parlour/klotski';

/** A layout on a wall. */
export interface Tile {
  /** Its name among those of its source, for remembering. */
  readonly id: string;
  readonly layout: Layout;
  readonly title: string;
  /** The language of the title, where it is not the page's. */
  readonly lang?: string;
  /** Beside the title: how hard it is. */
  readonly badge: string;
  /** Below the title; walls have room for it or not. */
  readonly subtitle?: string;
  /** All of this for those who do not see. */
  readonly label: string;
  /** The top left of a block that is to stand out. */
  readonly marked?: number | undefined;
}

/** What stands on a wall, told when it is asked for. */
export interface Shelf {
  readonly size: number;
  readonly hasSubtitles: boolean;
  readonly tileAt: (index: number) => Tile | undefined;
  /** Where a layout stands, by its name; -1 where it does not. */
  readonly indexOf: (id: string) => number;
}

export const NO_SHELF: Shelf = {
  size: 0,
  hasSubtitles: false,
  tileAt: () => undefined,
  indexOf: () => -1,
};

/** A shelf of what is there already. */
export const shelfOf = (tiles: readonly Tile[], hasSubtitles: boolean): Shelf => ({
  size: tiles.length,
  hasSubtitles,
  tileAt: (index) => tiles[index],
  indexOf: (id) => tiles.findIndex((tile) => tile.id === id),
});
