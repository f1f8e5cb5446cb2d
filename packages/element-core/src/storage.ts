/** A saved game: its record, with what can be redone, and the seconds played. */
export interface SavedGame {
  readonly format: 'parlour-save';
  readonly version: 1;
  readonly record: unknown;
  readonly seconds: number;
}

const keyOf = (key: string): string => `parlour:${key}`;

/** Reads a save. `undefined`: there is none. A string: why it cannot be used. */
export const load = (key: string): SavedGame | string | undefined => {
  try {
    const text = localStorage.getItem(keyOf(key));
    if (text === null) return undefined;
    const value = JSON.parse(text) as Partial<SavedGame> | null;
    if (value?.format !== 'parlour-save') return 'This is not a saved game.';
    if (value.version !== 1)
      return `Saved games of version ${String(value.version)} cannot be read.`;
    const seconds = Number(value.seconds);
    return {
      format: 'parlour-save',
      version: 1,
      record: value.record,
      seconds: seconds >= 0 && Number.isFinite(seconds) ? seconds : 0,
    };
  } catch (error) {
    return `The saved game cannot be read: ${String(error)}`;
  }
};

/** Writes a save; on failure (storage full or forbidden) the save before stays. Why, if it failed. */
export const save = (key: string, record: unknown, seconds: number): string | undefined => {
  const game: SavedGame = { format: 'parlour-save', version: 1, record, seconds };
  try {
    localStorage.setItem(keyOf(key), JSON.stringify(game));
    return undefined;
  } catch (error) {
    return `The game cannot be saved: ${String(error)}`;
  }
};
