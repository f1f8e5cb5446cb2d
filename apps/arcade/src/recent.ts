// When each saved game was last played, for the home page: the saves themselves do not tell.
const KEY = 'parlour-arcade:recent';
const LIMIT = 60;

/** Times by name, without what cannot be read. Pure. */
export const readRecent = (value: unknown): ReadonlyMap<string, number> =>
  new Map(
    typeof value === 'object' && value !== null
      ? Object.entries(value as Readonly<Record<string, unknown>>).filter(
          (entry): entry is [string, number] => Number.isFinite(entry[1]),
        )
      : [],
  );

/** Names of saves and when they were last played: milliseconds since 1970. */
export const recent = (): ReadonlyMap<string, number> => {
  try {
    return readRecent(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return new Map();
  }
};

/** The game of this save is being played. */
export const noteRecent = (name: string): void => {
  const last = [...recent()].filter(([known]) => known !== name).sort((a, b) => a[1] - b[1]);
  const kept = [...last, [name, Date.now()] as const].slice(-LIMIT);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Then the order is not remembered.
  }
};
