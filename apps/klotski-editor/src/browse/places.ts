// Where one was in each source, told by layouts, so that it holds under another filter too.
import { makeBlockSet } from '@parlour/klotski/enumeration';
import { type Choice } from './choice.ts';
import { keep, recall } from './kept.ts';

export interface Place {
  /** The layout at the top. */
  readonly first: string;
  /** The layout that was chosen. */
  readonly active: string;
}

/** So many sources are remembered, the latest. */
export const PLACES_LIMIT = 60;

type Places = ReadonlyMap<string, Place>;

/** What one's place is remembered by. */
export const placeName = ({ source, blocks }: Choice): string =>
  source === 'set' ? makeBlockSet(blocks) : source;

const isPlace = (value: unknown): value is Place => {
  if (typeof value !== 'object' || value === null) return false;
  const { first, active } = value as Partial<Record<keyof Place, unknown>>;
  return typeof first === 'string' && typeof active === 'string';
};

/** Reads what was kept, whatever it is. */
export const readPlaces = (value: unknown): Places => {
  if (!Array.isArray(value)) return new Map();
  const pairs = (value as unknown[]).filter(
    (pair): pair is [string, Place] =>
      Array.isArray(pair) && typeof pair[0] === 'string' && isPlace(pair[1]),
  );
  return new Map(pairs);
};

/** With one's place in a source; the one that is longest ago is forgotten. */
export const withPlace = (places: Places, name: string, place: Place): Places => {
  const others = [...places].filter(([other]) => other !== name);
  return new Map([...others.slice(1 - PLACES_LIMIT), [name, place]]);
};

const KEPT = 'places';

export const placeIn = (name: string): Place | undefined => readPlaces(recall(KEPT)).get(name);

export const keepPlace = (name: string, place: Place): void => {
  keep(KEPT, [...withPlace(readPlaces(recall(KEPT)), name, place)]);
};
