// What is looked at: whose layouts, which of them, in which order. Kept between visits.
import { type Metric, METRICS } from '@parlour/klotski';
import { type BlockSet, count } from '@parlour/klotski/enumeration';

export const SOURCES = ['gallery', 'set', 'collection'] as const;
export type Source = (typeof SOURCES)[number];

export const WANTED = ['all', 'yes', 'no'] as const;
/** Only those that are something, only those that are not, or all. */
export type Wanted = (typeof WANTED)[number];

export const SORTS = ['number', 'hardest', 'easiest'] as const;
export type Sort = (typeof SORTS)[number];

/** Which of some layouts are wanted; an optimum is a number of moves in the metric. */
export interface Filter {
  readonly least: number | undefined;
  readonly most: number | undefined;
  readonly solvable: Wanted;
  readonly symmetric: Wanted;
}

export interface Choice extends Filter {
  readonly source: Source;
  /** Whose layouts are looked at, where the source is a set of blocks. */
  readonly blocks: BlockSet;
  readonly metric: Metric;
  /** In names; sets have none. */
  readonly text: string;
  readonly sort: Sort;
}

export const NO_FILTER: Filter = {
  least: undefined,
  most: undefined,
  solvable: 'all',
  symmetric: 'all',
};

export const FIRST_CHOICE: Choice = {
  ...NO_FILTER,
  source: 'gallery',
  blocks: { h: 1, v: 4, s: 4 },
  metric: 'corner',
  text: '',
  sort: 'number',
};

/** No optimum is above this, in any metric. */
export const MOST_MOVES = 250;

export const isFiltered = ({ least, most, solvable, symmetric }: Filter): boolean =>
  least !== undefined || most !== undefined || solvable !== 'all' || symmetric !== 'all';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const oneOf = <Name extends string>(
  names: readonly Name[],
  value: unknown,
  otherwise: Name,
): Name => names.find((name) => name === value) ?? otherwise;

const readBlocks = (value: unknown): BlockSet => {
  if (!isRecord(value)) return FIRST_CHOICE.blocks;
  const { h, v, s } = value;
  const isSet = typeof h === 'number' && typeof v === 'number' && typeof s === 'number';
  return isSet && count({ h, v, s }) > 0 ? { h, v, s } : FIRST_CHOICE.blocks;
};

/** A number of moves; what is none counts as no limit. */
export const readMoves = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST_MOVES
    ? value
    : undefined;

/** Reads what was kept, whatever it is; what is unknown of it is as at first. */
export const readChoice = (value: unknown): Choice => {
  if (!isRecord(value)) return FIRST_CHOICE;
  return {
    source: oneOf(SOURCES, value['source'], FIRST_CHOICE.source),
    blocks: readBlocks(value['blocks']),
    metric: oneOf(METRICS, value['metric'], FIRST_CHOICE.metric),
    text: typeof value['text'] === 'string' ? value['text'].slice(0, 200) : '',
    least: readMoves(value['least']),
    most: readMoves(value['most']),
    solvable: oneOf(WANTED, value['solvable'], 'all'),
    symmetric: oneOf(WANTED, value['symmetric'], 'all'),
    sort: oneOf(SORTS, value['sort'], FIRST_CHOICE.sort),
  };
};
