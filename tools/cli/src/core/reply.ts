/** What a command of the text player did. */
export interface Reply {
  readonly status: 'done' | 'refused' | 'quit';
  /** Is there another state, or another game, to be shown? */
  readonly changed: boolean;
  /** What is to be said, line by line. */
  readonly lines: readonly string[];
  /** Why it was refused. */
  readonly error?: { readonly code: string; readonly message: string };
  /** How the game stands now, where that is news: said after the board. */
  readonly outcome?: string;
  /** What can be done now, where that is worth saying. */
  readonly offer?: string;
}

/** Something is told, nothing changes. */
export const told = (...lines: readonly string[]): Reply => ({
  status: 'done',
  changed: false,
  lines,
});

/** The state or the game is another one now. */
export const changedTo = (...lines: readonly string[]): Reply => ({
  status: 'done',
  changed: true,
  lines,
});

/** Nothing was done, for this reason. */
export const refused = (code: string, message: string): Reply => ({
  status: 'refused',
  changed: false,
  lines: [message],
  error: { code, message },
});

/** Two replies as one; the first one was not refused. */
export const joined = (first: Reply, second: Reply): Reply => ({
  ...second,
  changed: first.changed || second.changed,
  lines: [...first.lines, ...second.lines],
});
