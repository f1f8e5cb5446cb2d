// What each source puts on the wall. Pure.
import { type Layout, type Metric } from '@parlour/klotski';
import { type Optima, UNSOLVABLE } from '@parlour/klotski/census';
import { type BlockSet, count, unrank } from '@parlour/klotski/enumeration';
import { type GalleryEntry, searchGallery } from '@parlour/klotski/gallery';
import { type Choice, type Filter, isFiltered, type Sort, type Wanted } from './choice.ts';
import { isSymmetric } from './mirror.ts';
import { orderOf } from './order.ts';
import { type Shelf, shelfOf, type Tile } from './shelf.ts';
import { words } from './words.ts';

/** The fewest moves; `null` where there is no way, `undefined` where it is not known. */
export type Optimum = number | null | undefined;

export const badgeOf = (optimum: Optimum): string =>
  optimum === undefined ? '' : optimum === null ? '∞' : String(optimum);

export const wordsOf = (optimum: Optimum): string =>
  optimum === undefined
    ? words.unknown
    : optimum === null
      ? words.unsolvable
      : words.moves(optimum);

const holds = (wanted: Wanted, is: boolean): boolean =>
  wanted === 'all' || is === (wanted === 'yes');

/** Is a layout wanted? What is not known to be solvable is not. */
export const passes = (
  { layout, optimum }: { readonly layout: Layout; readonly optimum: Optimum },
  { least, most, solvable, symmetric }: Filter,
): boolean => {
  // As the engine has it.
  const hasRange = (least ?? 0) > 0 || most !== undefined;
  const isInRange =
    typeof optimum === 'number' && optimum >= (least ?? 0) && optimum <= (most ?? Infinity);
  if (hasRange && !isInRange) return false;
  if (solvable !== 'all' && optimum === undefined) return false;
  if (!holds(solvable, optimum !== null)) return false;
  return symmetric === 'all' || holds(symmetric, isSymmetric(layout));
};

/** What cannot be solved comes last, what is not known after it. */
const difficulty = (optimum: Optimum, sort: Sort): number => {
  if (optimum === undefined) return 1e6;
  if (optimum === null) return 1e5;
  return sort === 'hardest' ? -optimum : optimum;
};

/** In the order that was chosen; those alike stay as they are. */
export const inOrder = <Item>(
  items: readonly Item[],
  optimumOf: (item: Item) => Optimum,
  sort: Sort,
): readonly Item[] =>
  sort === 'number'
    ? items
    : [...items].sort(
        (one, other) => difficulty(optimumOf(one), sort) - difficulty(optimumOf(other), sort),
      );

const galleryTile = ({ number, layout, names }: GalleryEntry, optimum: Optimum): Tile => ({
  id: String(number),
  layout,
  title: names['zh-Hans'],
  lang: 'zh-Hans',
  badge: badgeOf(optimum),
  subtitle: names.en ?? words.noOf(number),
  label: [names['zh-Hans'], names.en ?? '', wordsOf(optimum)].filter(Boolean).join(', '),
});

/** The named layouts. */
export const galleryShelf = (choice: Choice): Shelf => {
  const { metric, sort, text } = choice;
  const optimumOf = ({ optimum }: GalleryEntry): Optimum => optimum?.[metric] ?? null;
  const entries = searchGallery(text).filter(
    (entry) =>
      !isFiltered(choice) || passes({ layout: entry.layout, optimum: optimumOf(entry) }, choice),
  );
  const tiles = inOrder(entries, optimumOf, sort).map((entry) =>
    galleryTile(entry, optimumOf(entry)),
  );
  return shelfOf(tiles, true);
};

const setTile = (blocks: BlockSet, number: number, optimum: Optimum): Tile | undefined => {
  const layout = unrank(number, blocks);
  if (layout === undefined) return undefined;
  return {
    id: String(number),
    layout,
    title: words.number(number + 1),
    badge: badgeOf(optimum),
    label: `${words.noOf(number + 1)}, ${wordsOf(optimum)}`,
  };
};

const optimumAt = (optima: Optima | undefined, number: number): Optimum => {
  const optimum = optima?.optima[number];
  return optimum === UNSOLVABLE ? null : optimum;
};

/** All layouts of a set; without their optima they can be neither filtered nor put in order. */
export const setShelf = (blocks: BlockSet, optima: Optima | undefined, choice: Choice): Shelf => {
  const order = optima && orderOf(optima, choice, choice.sort);
  return {
    size: order ? order.length : count(blocks),
    hasSubtitles: false,
    tileAt: (index) => {
      const number = order ? order[index] : index;
      return number === undefined ? undefined : setTile(blocks, number, optimumAt(optima, number));
    },
    indexOf: (id) => (order ? order.indexOf(Number(id)) : Number(id)),
  };
};

/** Numbers of a set's hardest layouts, in order; what cannot be solved is not among them. */
export const hardestOf = (optima: Optima): Int32Array =>
  orderOf(optima, { least: 0, most: 254, solvable: 'yes', symmetric: 'all' }, 'hardest') ??
  new Int32Array();

/** An optimum of a metric among those of all. */
export const optimumIn = (
  optimum: Readonly<Record<Metric, number>> | null | undefined,
  metric: Metric,
): Optimum => (optimum ? optimum[metric] : optimum);
