// What help a game under way has had, kept beside its save: a page that is loaded again knows it.

export interface Help {
  /** Hints that were taken. */
  readonly hints: number;
  /** Solutions that were shown. */
  readonly solutions: number;
  /** It was begun from a replay. */
  readonly isSeen: boolean;
}

export const NO_HELP: Help = { hints: 0, solutions: 0, isSeen: false };

export const isHelped = ({ hints, solutions, isSeen }: Help): boolean =>
  hints > 0 || solutions > 0 || isSeen;

/** Games whose help is remembered; the oldest are forgotten with their saves long out of sight. */
const LIMIT = 500;

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

export const readHelp = (value: unknown): Help => {
  if (typeof value !== 'object' || value === null) return NO_HELP;
  const { hints, solutions, isSeen } = value as Partial<Record<keyof Help, unknown>>;
  return {
    hints: isCount(hints) ? hints : 0,
    solutions: isCount(solutions) ? solutions : 0,
    isSeen: isSeen === true,
  };
};

const KEY = 'parlour-arcade:klotski-help';

const all = (): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
};

/** The help that a saved game has had. */
export const helpOf = (name: string): Help => readHelp(all()[name]);

export const keepHelp = (name: string, help: Help): void => {
  const others = Object.entries(all()).filter(([known]) => known !== name);
  const kept = [...others, ...(isHelped(help) ? [[name, help] as const] : [])];
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept.slice(-LIMIT))));
  } catch {
    // It lasts as long as the page.
  }
};
