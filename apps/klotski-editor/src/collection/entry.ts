// A layout of one's collection, and what may be written about it.
import { blocksOf, type Layout, METRICS } from '@parlour/klotski';
import { parse4 } from '@parlour/klotski/formats';
import { mirrorOf } from '../browse/mirror.ts';
import { type Rating } from '../solving/exploring.ts';

/** What is kept; the version is that of its form. */
export interface Entry {
  readonly version: 1;
  /** Format 1. */
  readonly layout: Layout;
  /** Format 4, where the blocks have identities of their own. */
  readonly ids?: string;
  readonly name: string;
  readonly notes: string;
  readonly tags: readonly string[];
  /** Milliseconds since 1970. */
  readonly added: number;
  /** Absent until it has been found. */
  readonly rating?: Rating;
}

/** What may be changed about an entry. */
export type Patch = Partial<Pick<Entry, 'name' | 'notes' | 'tags' | 'rating'>>;

/** A layout with what is written about it, before it is kept. */
export type Draft = Omit<Entry, 'version' | 'added' | 'rating'> & { readonly added?: number };

export const LIMITS = { name: 200, notes: 10_000, tag: 50, tags: 20 } as const;

/** One key for a layout and its mirror image, so that neither is kept beside the other. */
export const keyOf = (layout: Layout): string => {
  const image = mirrorOf(layout);
  return image < layout ? image : layout;
};

/** Without halves of characters, which no file could hold. */
const whole = (text: string, limit: number): string =>
  Array.from(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
    .slice(0, limit)
    .join('');

export const tidyName = (text: string): string =>
  whole(text.replace(/\s+/g, ' ').trim(), LIMITS.name).trim();

export const tidyNotes = (text: string): string =>
  whole(text.replace(/\r\n?/g, '\n'), LIMITS.notes).trim();

/** Tags from a text in which commas part them; each once. */
export const tidyTags = (text: string): readonly string[] => {
  const tags = text
    .split(/[,，、\n\r]/)
    .map((tag) => whole(tag.replace(/\s+/g, ' ').trim(), LIMITS.tag).trim())
    .filter(Boolean);
  return [...new Set(tags)].slice(0, LIMITS.tags);
};

export const textOfTags = (tags: readonly string[]): string => tags.join(', ');

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readRating = (value: unknown): Rating | undefined => {
  if (!isRecord(value)) return undefined;
  const { status, optimum } = value;
  if (status === 'unsolvable' || status === 'not-playable') return { status };
  if (status !== 'solved' || !isRecord(optimum)) return undefined;
  const [corner, straight, unit] = METRICS.map((metric) => optimum[metric]);
  const isRated = Number.isInteger(corner) && Number.isInteger(straight) && Number.isInteger(unit);
  if (!isRated) return undefined;
  return {
    status,
    optimum: { corner: corner as number, straight: straight as number, unit: unit as number },
  };
};

const stringOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const readTags = (value: unknown): readonly string[] =>
  tidyTags(Array.isArray(value) ? value.map(stringOf).join(',') : stringOf(value));

/** What dates can be told of. */
const isTime = (time: number): boolean => Number.isInteger(time) && time >= 0 && time <= 8.64e15;

/** What is written about a layout, from anything with names, notes and tags. */
export const readTexts = (value: Readonly<Record<string, unknown>>) => {
  const added = value['added'];
  const time = typeof added === 'string' ? Date.parse(added) : added;
  return {
    name: tidyName(stringOf(value['name'])),
    notes: tidyNotes(stringOf(value['notes'])),
    tags: readTags(value['tags']),
    ...(typeof time === 'number' && isTime(time) && { added: time }),
  };
};

/** Reads what was kept under a key; `undefined` where this is none of this version's entries. */
export const readEntry = (key: string, value: unknown): Entry | undefined => {
  if (!isRecord(value) || value['version'] !== 1) return undefined;
  const layout = stringOf(value['layout']);
  if (!blocksOf(layout) || keyOf(layout) !== key) return undefined;
  const ids = stringOf(value['ids']);
  const named = parse4(ids);
  const rating = readRating(value['rating']);
  return {
    version: 1,
    layout,
    ...(named.ok && named.value.layout === layout && { ids }),
    added: 0,
    ...readTexts(value),
    ...(rating && { rating }),
  };
};

/** An entry that is there already, with what it lacked and a draft of the same layout has. */
export const filledUp = (entry: Entry, draft: Draft): Entry => ({
  ...entry,
  name: entry.name || draft.name,
  notes: entry.notes || draft.notes,
  tags: [...new Set([...entry.tags, ...draft.tags])].slice(0, LIMITS.tags),
});

export const newEntry = (draft: Draft, now: number): Entry => ({
  version: 1,
  added: now,
  ...draft,
});
