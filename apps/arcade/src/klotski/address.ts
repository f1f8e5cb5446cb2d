// The state of the Klotski page in its address. Pure: takes and gives texts.
import { type Level, LEVELS } from '@parlour/klotski/gallery';
import { type Metric, METRICS } from '@parlour/klotski/play';

export const LEVEL_CHOICES = ['all', ...LEVELS, 'unsolvable'] as const;
export type LevelChoice = Level | 'all' | 'unsolvable';
export const MARK_CHOICES = ['all', 'unsolved', 'solved', 'perfect'] as const;
export type MarkChoice = (typeof MARK_CHOICES)[number];
export const SORTS = ['gallery', 'difficulty', 'name', 'solved'] as const;
export type Sort = (typeof SORTS)[number];

/** Which layouts are looked through, and in which order. */
export interface Selection {
  readonly text: string;
  readonly level: LevelChoice;
  readonly mark: MarkChoice;
  readonly sort: Sort;
}

export const EVERYTHING: Selection = { text: '', level: 'all', mark: 'all', sort: 'gallery' };

/** Where a game is kept: one's own, or one that was taken over from a replay. */
export const SLOTS = ['own', 'shared'] as const;
export type Slot = (typeof SLOTS)[number];

export type Address =
  | { readonly kind: 'gallery'; readonly selection: Selection; readonly metric?: Metric }
  | {
      readonly kind: 'play';
      /** A layout in any form that the engine reads. */
      readonly layout: string;
      readonly metric?: Metric;
      readonly slot: Slot;
    }
  | { readonly kind: 'record'; readonly record: string };

const oneOf = <Name extends string>(
  names: readonly Name[],
  given: string | null,
): Name | undefined => names.find((name) => name === given);

const TEXT_LIMIT = 100;

/** Reads `?layout=1&metric=unit`, `?record=…`, or what to show of the gallery: `?level=easy&q=…`. */
export const readAddress = (search: string, hash = ''): Address => {
  const given = new URLSearchParams(search);
  const record = given.get('record');
  if (record !== null) return { kind: 'record', record };
  const metric = oneOf(METRICS, given.get('metric'));
  const layout = given.get('layout');
  if (layout !== null) {
    const slot = oneOf(SLOTS, hash.slice(1)) ?? 'own';
    return { kind: 'play', layout, slot, ...(metric && { metric }) };
  }
  const selection: Selection = {
    text: (given.get('q') ?? '').slice(0, TEXT_LIMIT),
    level: oneOf(LEVEL_CHOICES, given.get('level')) ?? EVERYTHING.level,
    mark: oneOf(MARK_CHOICES, given.get('mark')) ?? EVERYTHING.mark,
    sort: oneOf(SORTS, given.get('sort')) ?? EVERYTHING.sort,
  };
  return { kind: 'gallery', selection, ...(metric && { metric }) };
};

/** The page's own part of the address of a game. */
export const playPlace = (layout: string | number, metric: Metric, slot: Slot = 'own'): string =>
  `?${new URLSearchParams({ layout: String(layout), metric }).toString()}${slot === 'own' ? '' : `#${slot}`}`;

/** The page's own part of the address of the gallery: what differs from everything, then the count. */
export const galleryPlace = ({ text, level, mark, sort }: Selection, metric: Metric): string => {
  const search = new URLSearchParams();
  if (text !== '') search.set('q', text);
  if (level !== EVERYTHING.level) search.set('level', level);
  if (mark !== EVERYTHING.mark) search.set('mark', mark);
  if (sort !== EVERYTHING.sort) search.set('sort', sort);
  search.set('metric', metric);
  return `?${search.toString()}`;
};
