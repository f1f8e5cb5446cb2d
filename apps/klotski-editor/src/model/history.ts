// What was done, to be undone. Pure: every step gives a new history.
import { type Design, isSame } from './design.ts';

export interface History {
  readonly past: readonly Design[];
  readonly present: Design;
  /** The next one first. */
  readonly future: readonly Design[];
  /** The act that the present belongs to: what comes with the same name belongs to it too. */
  readonly act: string | undefined;
}

/** So many steps can be undone. */
export const HISTORY_LIMIT = 1000;

export const started = (present: Design): History => ({
  past: [],
  present,
  future: [],
  act: undefined,
});

/**
 * Goes on to a design. Steps of one act (a stroke of the brush, typing in a field) are undone
 * together.
 */
export const advanced = (history: History, design: Design, act?: string): History => {
  const { past, present } = history;
  if (isSame(present, design)) return history;
  const isSameAct = act !== undefined && act === history.act;
  const before = isSameAct ? past : [...past, present].slice(-HISTORY_LIMIT);
  return { past: before, present: design, future: [], act };
};

/** The same, with whatever comes next beginning an act of its own. */
export const closed = (history: History): History =>
  history.act === undefined ? history : { ...history, act: undefined };

export const undone = (history: History): History => {
  const { past, present, future } = history;
  const last = past.at(-1);
  if (!last) return history;
  return { past: past.slice(0, -1), present: last, future: [present, ...future], act: undefined };
};

export const redone = (history: History): History => {
  const { past, present, future } = history;
  const [next, ...rest] = future;
  if (!next) return history;
  return { past: [...past, present], present: next, future: rest, act: undefined };
};
