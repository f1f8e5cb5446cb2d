// Which layouts are shown, and which one comes next. Pure.
import { gallery, type GalleryEntry, levelOf, searchGallery } from '@parlour/klotski/gallery';
import { type Metric } from '@parlour/klotski/play';
import { type LevelChoice, type MarkChoice, type Selection, type Sort } from './address.ts';
import { type Mark, markOf, type Results } from './results.ts';

/** Against what layouts are judged. */
export interface Measure {
  readonly metric: Metric;
  readonly results: Results;
}

export const levelChoiceOf = (entry: GalleryEntry, metric: Metric): LevelChoice =>
  levelOf(entry, metric) ?? 'unsolvable';

const hasMark = (wanted: MarkChoice, mark: Mark): boolean =>
  wanted === 'all' || wanted === mark || (wanted === 'solved' && mark === 'perfect');

const RANKS: Readonly<Record<Mark, number>> = { perfect: 0, solved: 1, unsolved: 2 };
const byName = new Intl.Collator('zh-Hans-u-co-pinyin', { numeric: true });

const orderOf = (
  sort: Exclude<Sort, 'gallery'>,
  { metric, results }: Measure,
): ((a: GalleryEntry, b: GalleryEntry) => number) => {
  const rank = ({ layout }: GalleryEntry): number => RANKS[markOf(results, layout, metric)];
  const optimum = (entry: GalleryEntry): number => entry.optimum?.[metric] ?? 1e6;
  if (sort === 'difficulty') return (a, b) => optimum(a) - optimum(b);
  if (sort === 'solved') return (a, b) => rank(a) - rank(b);
  return (a, b) => byName.compare(a.names['zh-Hans'], b.names['zh-Hans']);
};

/** The layouts that a selection shows, in its order; equal ones in that of the gallery. */
export const select = (
  { text, level, mark, sort }: Selection,
  measure: Measure,
): readonly GalleryEntry[] => {
  const { metric, results } = measure;
  const found = searchGallery(text).filter(
    (entry) =>
      (level === 'all' || levelChoiceOf(entry, metric) === level) &&
      hasMark(mark, markOf(results, entry.layout, metric)),
  );
  return sort === 'gallery' ? found : [...found].sort(orderOf(sort, measure));
};

/** How many layouts there are of each difficulty. */
export const levelCounts = (metric: Metric): ReadonlyMap<LevelChoice, number> => {
  const counts = new Map<LevelChoice, number>([['all', gallery().length]]);
  for (const entry of gallery()) {
    const level = levelChoiceOf(entry, metric);
    counts.set(level, (counts.get(level) ?? 0) + 1);
  }
  return counts;
};

export interface Neighbours {
  readonly previous: GalleryEntry | undefined;
  readonly next: GalleryEntry | undefined;
  /** The next one that can be solved and has not been; round the end, if need be. */
  readonly unsolved: GalleryEntry | undefined;
}

/** What lies around a layout in an order; one that is not in it has the whole order before it. */
export const neighbours = (
  order: readonly GalleryEntry[],
  number: number | undefined,
  { metric, results }: Measure,
): Neighbours => {
  const at = order.findIndex((entry) => entry.number === number);
  const own = order[at]?.layout;
  const round = [...order.slice(at + 1), ...order.slice(0, Math.max(at, 0))];
  return {
    previous: order[at - 1],
    next: order[at + 1],
    unsolved: round.find(
      ({ layout, optimum }) =>
        optimum && layout !== own && markOf(results, layout, metric) === 'unsolved',
    ),
  };
};

/** The layouts of a difficulty that chance may choose from: the unsolved ones, if there are any. */
export const candidates = (
  level: LevelChoice,
  { metric, results }: Measure,
): readonly GalleryEntry[] => {
  const all = gallery().filter(
    (entry) => entry.optimum && (level === 'all' || levelChoiceOf(entry, metric) === level),
  );
  const open = all.filter(({ layout }) => markOf(results, layout, metric) === 'unsolved');
  return open.length > 0 ? open : all;
};

/** The layout of a day: solvable, and another one each day for more than a year. */
export const dailyLayout = (date: Date): GalleryEntry => {
  const day = Math.floor(
    Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000,
  );
  const all = gallery().filter(({ optimum }) => optimum);
  // A step that shares no factor with their number visits all of them.
  return all[(day * 151) % all.length] as GalleryEntry;
};
