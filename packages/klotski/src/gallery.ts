// Layouts that have names. Their optima are computed by the solver: see gallery/optima.ts.
import { FIRST } from './gallery/first.ts';
import { OPTIMA } from './gallery/optima.ts';
import { SECOND } from './gallery/second.ts';
import { type Layout, type Metric, METRICS } from './types.ts';

export const GALLERY_LANGUAGES = ['zh-Hans', 'zh-Hant', 'en'] as const;
export type GalleryLanguage = (typeof GALLERY_LANGUAGES)[number];

export interface GalleryEntry {
  /** 1–412, in the order of the source. */
  readonly number: number;
  /** Format 1. A few layouts are there twice, under two names. */
  readonly layout: Layout;
  /** Always in Chinese; in English where it has a name there. */
  readonly names: Readonly<Partial<Record<GalleryLanguage, string>>> & {
    readonly 'zh-Hans': string;
  };
  /** The fewest moves in each metric; `undefined` where it cannot be solved. */
  readonly optimum: Readonly<Record<Metric, number>> | undefined;
}

/** Where the layouts and their names are from. */
export const GALLERY_SOURCE =
  'fayaa.com/youxi/hrd, as kept in SimonHung/Klotski (https://github.com/SimonHung/Klotski)';

const optimumOf = (text: string): GalleryEntry['optimum'] => {
  if (text === '-') return undefined;
  const numbers = text.split('/').map(Number);
  const [corner = 0, straight = 0, unit = 0] = METRICS.map((_, index) => numbers[index]);
  return { corner, straight, unit };
};

const read = (): readonly GalleryEntry[] => {
  const optima = OPTIMA.trim().split(/\s+/);
  return [FIRST, SECOND]
    .flatMap((part) => part.trim().split('\n'))
    .map((line, index) => {
      const [layout = '', hans = '', hant = '', en = ''] = line.split('|');
      const names = { 'zh-Hans': hans, 'zh-Hant': hant || hans, ...(en && { en }) };
      return { number: index + 1, layout, names, optimum: optimumOf(optima[index] ?? '-') };
    });
};

let entries: readonly GalleryEntry[] | undefined;

/** All named layouts, in the order of the source. Read when first asked for. */
export const gallery = (): readonly GalleryEntry[] => (entries ??= read());

/** Letters and digits alone, without marks, small: what two spellings of a name have in common. */
const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** A name and, where it has others in brackets, these: "… (Red Donkey / L'Âne Rouge)". */
const spellings = (name: string): readonly string[] => {
  const [, first = '', others = ''] = /^(.*?)\s*\(([^)]*)\)$/.exec(name) ?? [];
  const found = others === '' ? [name] : [name, first, ...others.split(/[/:]/)];
  return found.map(plainName);
};

let index: ReadonlyMap<string, GalleryEntry> | undefined;

const byName = (): ReadonlyMap<string, GalleryEntry> => {
  if (index) return index;
  const found = new Map<string, GalleryEntry>();
  // Whole names go before parts of others.
  for (const isWhole of [true, false]) {
    for (const entry of gallery()) {
      for (const name of Object.values(entry.names)) {
        for (const spelling of isWhole ? [plainName(name)] : spellings(name)) {
          if (spelling !== '' && !found.has(spelling)) found.set(spelling, entry);
        }
      }
    }
  }
  return (index = found);
};

/**
 * The layout with a number, 1–412, or with a name in any language; case, marks, blanks and
 * punctuation do not matter: `red donkey`. `undefined` if there is none.
 */
export const findLayout = (nameOrNumber: string | number): GalleryEntry | undefined => {
  const text = String(nameOrNumber).slice(0, 200);
  if (/^[1-9]\d{0,2}$/.test(text)) return gallery()[Number(text) - 1];
  return byName().get(plainName(text));
};

/** The first layout of the gallery that is this one, by format 1. */
export const namedAs = (layout: Layout): GalleryEntry | undefined =>
  gallery().find((entry) => entry.layout === layout);

let plainNames: readonly (readonly string[])[] | undefined;

const allPlainNames = () =>
  (plainNames ??= gallery().map(({ names }) => Object.values(names).map(plainName)));

/**
 * The layouts one of whose names holds this text somewhere, in any language, and the one with this
 * number; case, marks, blanks and punctuation do not matter. All, where nothing is left of the text.
 */
export const searchGallery = (text: string): readonly GalleryEntry[] => {
  const wanted = plainName(text.slice(0, 200));
  if (wanted === '') return gallery();
  const names = allPlainNames();
  return gallery().filter(
    ({ number }, index) =>
      String(number) === wanted || names[index]?.some((name) => name.includes(wanted)),
  );
};

/** How hard a layout is, from the easiest on; `unsolvable` is none of these. */
export const LEVELS = ['easy', 'medium', 'hard', 'expert', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** The most moves that a shortest solution of a level has; `master` has no end. */
export const LEVEL_LIMITS: Readonly<Record<Metric, Readonly<Record<Level, number>>>> = {
  corner: { easy: 30, medium: 60, hard: 90, expert: 120, master: Infinity },
  straight: { easy: 35, medium: 70, hard: 105, expert: 135, master: Infinity },
  unit: { easy: 40, medium: 85, hard: 125, expert: 160, master: Infinity },
};

/** The level of a layout, as a metric counts; `undefined` where it cannot be solved. */
export const levelOf = ({ optimum }: GalleryEntry, metric: Metric): Level | undefined =>
  optimum && LEVELS.find((level) => optimum[metric] <= LEVEL_LIMITS[metric][level]);
