// Which entries are shown, in which order. Pure.
import { type Metric, METRICS } from '@parlour/klotski';
import { badgeOf, inOrder, type Optimum, wordsOf } from '../browse/shelves.ts';
import { type Tile } from '../browse/shelf.ts';
import { type Entry } from './entry.ts';
import { words } from './words.ts';

export const ORDERS = ['newest', 'name', 'hardest', 'easiest'] as const;
export type Order = (typeof ORDERS)[number];

export interface Look {
  /** In names, notes, tags and layouts. */
  readonly text: string;
  /** Of this tag alone; all, if empty. */
  readonly tag: string;
  readonly order: Order;
  readonly metric: Metric;
}

export const FIRST_LOOK: Look = { text: '', tag: '', order: 'newest', metric: 'corner' };

/** Reads what was kept, whatever it is; nothing is looked for at first. */
export const readLook = (value: unknown): Look => {
  if (typeof value !== 'object' || value === null) return FIRST_LOOK;
  const { order, metric } = value as Partial<Record<keyof Look, unknown>>;
  return {
    ...FIRST_LOOK,
    order: ORDERS.find((name) => name === order) ?? FIRST_LOOK.order,
    metric: METRICS.find((name) => name === metric) ?? FIRST_LOOK.metric,
  };
};

/** The fewest moves of an entry; `null` where there is no way, or nothing to solve. */
export const optimumOf = ({ rating }: Entry, metric: Metric): Optimum => {
  if (!rating) return undefined;
  return rating.status === 'solved' ? rating.optimum[metric] : null;
};

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

const holds = ({ layout, ids, name, notes, tags }: Entry, wanted: string): boolean =>
  [name, notes, layout, ids ?? '', ...tags].some((text) => plain(text).includes(wanted));

const BY_NAME = new Intl.Collator('en', { numeric: true });

const ordered = (entries: readonly Entry[], { order, metric }: Look): readonly Entry[] => {
  const newest = [...entries].sort((one, other) => other.added - one.added);
  switch (order) {
    case 'newest':
      return newest;
    case 'name':
      // What has no name comes last.
      return newest.sort(
        (one, other) =>
          Number(one.name === '') - Number(other.name === '') ||
          BY_NAME.compare(one.name, other.name),
      );
    case 'hardest':
    case 'easiest':
      return inOrder(newest, (entry) => optimumOf(entry, metric), order);
  }
};

/** The entries that are looked for, in order. */
export const shown = (entries: Iterable<Entry>, look: Look): readonly Entry[] => {
  const wanted = plain(look.text.trim());
  const found = [...entries].filter(
    (entry) =>
      (look.tag === '' || entry.tags.includes(look.tag)) && (wanted === '' || holds(entry, wanted)),
  );
  return ordered(found, look);
};

/** All tags there are, with how many entries have each. */
export const tagsOf = (entries: Iterable<Entry>): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { tags } of entries)
    for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return new Map([...counts].sort(([one], [other]) => BY_NAME.compare(one, other)));
};

const hardness = (entry: Entry, metric: Metric): string =>
  entry.rating?.status === 'not-playable' ? words.notPlayable : wordsOf(optimumOf(entry, metric));

/** An entry as a picture on a wall. */
export const tileOf = (key: string, entry: Entry, metric: Metric): Tile => {
  const { layout, name, tags } = entry;
  const isPlayable = entry.rating?.status !== 'not-playable';
  return {
    id: key,
    layout,
    title: name || words.unnamed,
    badge: isPlayable ? badgeOf(optimumOf(entry, metric)) : '–',
    subtitle: tags.join(', ') || '\u00a0',
    label: [name || words.unnamed, hardness(entry, metric), ...tags].join(', '),
  };
};
