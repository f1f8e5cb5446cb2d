// Where one was among the layouts, for as long as the tab is open.

export interface Place {
  /** The page's own part of the address. */
  readonly search: string;
  /** The layout that was opened or touched last. */
  readonly number: number | undefined;
  /** How far down, in CSS pixels. */
  readonly top: number;
}

const KEY = 'parlour-arcade:klotski-place';

/** Pure: what can be read of what was kept. */
export const readPlace = (value: unknown): Place | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { search, number, top } = value as Partial<Record<keyof Place, unknown>>;
  if (typeof search !== 'string' || !Number.isFinite(top)) return undefined;
  return {
    search,
    number: Number.isInteger(number) ? Number(number) : undefined,
    top: Math.max(Number(top), 0),
  };
};

export const loadPlace = (): Place | undefined => {
  try {
    return readPlace(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
  } catch {
    return undefined;
  }
};

export const savePlace = (place: Place): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(place));
  } catch {
    // Then one begins at the top again.
  }
};
