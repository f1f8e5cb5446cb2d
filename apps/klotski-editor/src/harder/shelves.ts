// What the walls of this part show. Pure.
import { type Layout } from '@parlour/klotski';
import { type Optima } from '@parlour/klotski/census';
import { rank, unrank } from '@parlour/klotski/enumeration';
import { type Shelf, shelfOf, type Tile } from '../browse/shelf.ts';
import { badgeOf, hardestOf, type Optimum, wordsOf } from '../browse/shelves.ts';
import { type Rated } from './surroundings.ts';
import { words } from './words.ts';

/** Where a layout stands among those of its set. */
export interface Standing {
  /** From 1 on; layouts as hard as this one have the same. Absent where it cannot be solved. */
  readonly rank: number | undefined;
  /** How many can be solved. */
  readonly size: number;
  /** So many of a hundred are easier. */
  readonly percent: number;
}

export const standingOf = (layout: Layout, optima: Optima, order: Int32Array): Standing => {
  const own = optima.optima[rank(layout, optima.blocks) ?? -1];
  const isAsEasy = (number: number): boolean => (optima.optima[number] ?? 0) <= (own ?? -1);
  const harder = order.findIndex(isAsEasy);
  const easier = order.findLastIndex((number) => (optima.optima[number] ?? 0) >= (own ?? -1));
  const isSolvable = own !== undefined && harder >= 0 && optima.optima[order[harder] ?? -1] === own;
  return {
    rank: isSolvable ? harder + 1 : undefined,
    size: order.length,
    percent: Math.floor((100 * (order.length - 1 - easier)) / Math.max(order.length, 1)),
  };
};

/** The layouts of a set that can be solved, the hardest first. */
export const rankingShelf = (optima: Optima, order: Int32Array = hardestOf(optima)): Shelf => ({
  size: order.length,
  hasSubtitles: false,
  tileAt: (index): Tile | undefined => {
    const number = order[index];
    const layout = number === undefined ? undefined : unrank(number, optima.blocks);
    if (number === undefined || layout === undefined) return undefined;
    const optimum = optima.optima[number];
    const title = `${index + 1}.`;
    return {
      id: String(number),
      layout,
      title,
      badge: badgeOf(optimum),
      label: `${title} ${wordsOf(optimum)}`,
    };
  },
  indexOf: (id) => order.indexOf(Number(id)),
});

/** Neighbours, each with what is different, and how much harder it is than the board. */
export const neighbourShelf = (rated: readonly Rated[], here: Optimum): Shelf =>
  shelfOf(
    rated.map(({ layout, change, code, at, optimum }) => {
      const difference =
        typeof optimum === 'number' && typeof here === 'number' ? optimum - here : undefined;
      const what = words.change(change, code);
      return {
        id: layout,
        layout,
        title: difference === undefined ? '\u00a0' : words.signed(difference),
        badge: badgeOf(optimum),
        subtitle: words.sign(change, code),
        marked: at,
        label: [
          what,
          wordsOf(optimum),
          ...(difference === undefined ? [] : [words.difference(difference)]),
        ].join(', '),
      };
    }),
    true,
  );
