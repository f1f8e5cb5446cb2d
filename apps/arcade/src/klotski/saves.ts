// The saved games of Klotski, one a layout and way of counting; `<parlour-klotski autosave>` keeps them.
import { load, save } from '@parlour/element-core/storage';
import { checkRecord, type GameRecord, replay } from '@parlour/game-core';
import { klotski, type KlotskiOptions } from '@parlour/klotski';
import { recent } from '../recent.ts';
import { type Slot } from './address.ts';

export interface Saved {
  readonly slot: Slot;
  readonly record: GameRecord;
  readonly options: KlotskiOptions;
  /** Moves that count. */
  readonly moves: number;
  /** Moves in the history, undone ones included. */
  readonly length: number;
  readonly seconds: number;
  readonly isWon: boolean;
}

const PREFIX = 'arcade-klotski-';
const SHARED = `${PREFIX}shared`;

/** The name under which the element keeps a game. */
export const saveName = ({ layout, metric }: KlotskiOptions, slot: Slot): string =>
  slot === 'own' ? `${PREFIX}${layout}-${metric}` : SHARED;

/** Puts a game where the element finds it. Whether that could be done. */
export const keepShared = (record: GameRecord): boolean => save(SHARED, record, 0) === undefined;

/** Puts a game without moves under its name, where the element would not: it has had help. */
export const keepUnplayed = (name: string, record: GameRecord, seconds: number): void => {
  if (load(name) === undefined) save(name, record, seconds);
};

/** Is there a save that cannot be read? */
export const isBadSave = (name: string): boolean => typeof load(name) === 'string';

export const forget = (name: string): void => {
  try {
    localStorage.removeItem(`parlour:${name}`);
  } catch {
    // There is no storage, and so no save.
  }
};

/** The game saved under a name, if there is one that can be played on. */
export const savedAs = (name: string): Saved | undefined => {
  const kept = load(name);
  if (typeof kept !== 'object') return undefined;
  const record = checkRecord(kept.record);
  const played = record.ok ? replay(klotski, record.value) : record;
  if (!record.ok || !played.ok) return undefined;
  const { options, state, length } = played.value;
  return {
    slot: name === SHARED ? 'shared' : 'own',
    record: record.value,
    options,
    moves: state.count,
    length,
    seconds: kept.seconds,
    isWon: klotski.outcome(state)?.result === 'won',
  };
};

/** Games that were begun and are not over, the last played first; at most so many. */
export const unfinished = (limit: number): readonly (Saved & { readonly at: number })[] => {
  const found: (Saved & { readonly at: number })[] = [];
  for (const [name, at] of [...recent()].sort((a, b) => b[1] - a[1])) {
    if (found.length === limit) break;
    const saved = name.startsWith(PREFIX) ? savedAs(name) : undefined;
    if (saved && saved.moves > 0 && !saved.isWon) found.push({ ...saved, at });
  }
  return found;
};
